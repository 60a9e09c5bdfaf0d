//! Paying for a main action: icons, goods instead of icons, and what permanent abilities accept
//! (`viscounts.p3.cost-sources`).

use crate::Viscounts;
use crate::card::{Icon, Icons};
use crate::effect::{Good, Main};
use crate::state::{Side, Table};

/// How a good is converted into icons.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Rate {
    /// A better offer that holds a few times: spend, icons, times.
    limited: (u8, u8, u8),
    /// The offer that always holds: spend, icons; nothing if the good cannot be paid.
    open: Option<(u8, u8)>,
}

impl Rate {
    /// The goods and icons of the next payment.
    fn next(self, used: u8) -> Option<(u8, u8)> {
        let (per, yields, times) = self.limited;
        if used < times { Some((per, yields)) } else { self.open }
    }

    /// Icons for all of `amount`.
    fn worth(self, mut amount: u16, used: u8) -> u16 {
        let (per, yields, times) = self.limited;
        let mut icons = 0;
        if used < times {
            let often = u16::from(times - used).min(amount / u16::from(per));
            amount -= often * u16::from(per);
            icons += often * u16::from(yields);
        }
        if let Some((per, yields)) = self.open {
            icons += amount / u16::from(per) * u16::from(yields);
        }
        icons
    }
}

/// Everything a seat can spend on one main action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Purse {
    /// Icons that cost nothing.
    pub free: u8,
    goods: [u16; 4],
    rates: [Rate; 4],
}

/// One payment: the goods spent and the icons gained.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Payment {
    /// The good.
    pub good: Good,
    /// How many.
    pub count: u8,
    /// Icons in return.
    pub icons: u8,
    /// How often a limited offer of the good is used up afterwards.
    pub used: u8,
}

impl Purse {
    /// Icons that can be raised in all.
    #[must_use]
    pub fn capacity(&self) -> u16 {
        u16::from(self.free) + self.worth_from(0, 0)
    }

    /// Icons that the goods from index `first` on can raise; `used` limited offers of the first are spent.
    fn worth_from(&self, first: usize, used: u8) -> u16 {
        (first..4).map(|good| self.rates[good].worth(self.goods[good], if good == first { used } else { 0 })).sum()
    }

    /// The payments that can come next for `need` icons, keeping to `good` and later ones; each can be completed.
    pub fn payments(&self, need: u8, good: Good, used: u8, mut visit: impl FnMut(Payment)) {
        for index in good as usize..4 {
            let used = if index == good as usize { used } else { 0 };
            let Some((count, icons)) = self.rates[index].next(used) else { continue };
            if self.goods[index] < u16::from(count) {
                continue;
            }
            let payment = Payment { good: Good::ALL[index], count, icons, used: used.saturating_add(1) };
            if u16::from(need) <= u16::from(icons) + self.after(payment).worth_from(index, payment.used) {
                visit(payment);
            }
        }
    }

    /// What is left after a payment.
    #[must_use]
    pub fn after(mut self, payment: Payment) -> Self {
        self.goods[payment.good as usize] -= u16::from(payment.count);
        self
    }

    /// The cheapest payments, in order, that complete `need` icons: the least silver's worth, of equals the fewest goods.
    /// None if the purse cannot do it.
    #[must_use]
    pub fn cheapest(&self, need: u8, good: Good, used: u8) -> Vec<Payment> {
        let mut best = None;
        self.complete(need, (good, used), (0, 0), &mut Vec::new(), &mut best);
        best.map_or_else(Vec::new, |(_, payments)| payments)
    }

    /// Tries every way to complete a payment that can still become cheaper than the best one found.
    fn complete(
        &self,
        need: u8,
        (good, used): (Good, u8),
        price: (u16, u16),
        made: &mut Vec<Payment>,
        best: &mut Option<((u16, u16), Vec<Payment>)>,
    ) {
        if best.as_ref().is_some_and(|(cheapest, _)| *cheapest <= price) {
            return;
        }
        if need == 0 {
            *best = Some((price, made.clone()));
            return;
        }
        self.payments(need, good, used, |payment| {
            let count = u16::from(payment.count);
            let rest = self.after(payment);
            let price = (price.0 + count * silver_worth(payment.good), price.1 + count);
            made.push(payment);
            rest.complete(need.saturating_sub(payment.icons), (payment.good, payment.used), price, made, best);
            made.pop();
        });
    }
}

/// The value of a good in silver: a resource is worth two (`viscounts.solo.replace-other-silver`).
const fn silver_worth(good: Good) -> u16 {
    if matches!(good, Good::Silver) { 1 } else { 2 }
}

impl Viscounts {
    /// What a seat can spend on a main action, with the icons of a dismissed townsfolk and after paying for it.
    #[must_use]
    pub fn purse(&self, table: &Table, side: Side, action: Main, dismissed: Icons, dismissal: u8) -> Purse {
        let player = &table.players[side.index()];
        let icons = self.icons(table, side).plus(dismissed);
        let mut goods = player.goods;
        goods[Good::Silver as usize] -= u16::from(dismissal);
        let mut purse = Purse { free: icons.fitting(action.icon()), goods, rates: [Rate::default(); 4] };
        purse.rates[action.good() as usize].open = Some((1, 1));
        for card in player.board.iter().flatten() {
            for offer in self.data.cards[card.index()].offers.iter().filter(|offer| offer.action == action) {
                match offer.spend {
                    // Merchants are spent only where they do not count themselves (`viscounts.card.convert-exclusive`).
                    None if action != Main::Trade => {
                        let often = icons.count(Icon::Merchant) / offer.per;
                        let often = if offer.max == 0 { often } else { often.min(offer.max) };
                        purse.free += often * offer.yields;
                    }
                    None => {}
                    Some(good) => {
                        let rate = &mut purse.rates[good as usize];
                        if offer.max > 0 {
                            rate.limited = (offer.per, offer.yields, rate.limited.2 + offer.max);
                        } else if rate.open.is_none_or(|(per, yields)| offer.yields * per > yields * offer.per) {
                            rate.open = Some((offer.per, offer.yields));
                        }
                    }
                }
            }
        }
        purse
    }
}
