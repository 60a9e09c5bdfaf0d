//! Phase 5: resolving a collision of virtue and corruption, in four steps.

use kernel::EventSink;

use crate::components::Unlock;
use crate::effect::Trigger;
use crate::event::Event;
use crate::run::Run;
use crate::stack::Frame;
use crate::state::{LEFT_END, RIGHT_END, Side};

impl<K: EventSink<Event>> Run<'_, K> {
    /// Begins a collision, which is resolved only now and only if the markers are together (`viscounts.p5.only-now`).
    pub(crate) fn begin_collision(&mut self, side: Side) {
        let player = &self.state.table.players[side.index()];
        if player.has_collided() {
            let (who, space) = (self.who(side), player.corruption);
            self.sink.emit(|| Event::CollisionBegan { who, space });
            self.table().stack.push(Frame::Collision { side, step: 1, space });
        }
    }

    /// Carries out the next step; within a step contenders follow in turn order from the active one
    /// (`viscounts.p5.step-order-among-players`).
    pub(crate) fn collision_step(&mut self, side: Side, step: u8, space: u8) {
        // Virtue of the first two steps moves the pair before its space is read (`viscounts.p5.position-after-steps`).
        let space = if step <= 3 { self.state.table.players[side.index()].corruption } else { space };
        self.table().stack.replace(Frame::Collision { side, step: step + 1, space });
        let sides = self.game.sides();
        // Pushed last, done first.
        let in_turn = (0..sides).rev().map(|distance| Side((side.0 + distance) % sides));
        match step {
            1 => {
                for each in in_turn {
                    let criminals = self.game.criminals(&self.state.table, each);
                    for unlock in self.game.unlocks(&self.state.table, each) {
                        if let Unlock::On(Trigger::Collision, condition, span) = unlock
                            && condition.met_by(criminals)
                        {
                            self.push_effect(each, span);
                        }
                    }
                }
            }
            2 => {
                let seats = in_turn.filter(|each| !self.game.is_opponent(*each));
                for each in seats.clone().rev() {
                    self.announce_cards(each, Trigger::Collision);
                }
                for each in seats {
                    self.queue_cards(each, Trigger::Collision);
                }
            }
            3 => {
                let who = self.who(side);
                self.sink.emit(|| Event::CollisionPaid { who, space });
                self.push_effect(side, self.game.track_space(side, space).active);
            }
            4 => {
                let reward = self.game.track_space(side, space);
                for each in in_turn.filter(|each| *each != side) {
                    if reward.condition.met_by(self.game.criminals(&self.state.table, each)) {
                        self.push_effect(each, reward.others);
                    }
                }
            }
            _ => {
                let player = self.player(side);
                player.corruption = LEFT_END;
                player.virtue = RIGHT_END;
                self.table().stack.pop();
                let who = self.who(side);
                self.sink.emit(|| Event::MarkersReset { who });
            }
        }
    }
}
