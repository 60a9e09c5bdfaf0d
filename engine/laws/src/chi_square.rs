//! Coarse tests of frequencies, which almost never reject a fair sample.

/// A difference of more standard deviations than this is rejected. A fair sample has one once in three million tests;
/// laws make thousands of tests and must not raise false alarms.
pub(crate) const DEVIATIONS: f64 = 5.0;
/// Cells with a smaller expectation are merged, because the test is not valid for them.
const LEAST_EXPECTED: f64 = 5.0;

/// How often something was observed, and how often it was expected.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Cell {
    pub(crate) observed: f64,
    pub(crate) expected: f64,
}

/// Could these counts come from the expected frequencies? Pearson's chi-square test.
pub(crate) fn fits(cells: impl IntoIterator<Item = Cell>) -> bool {
    let mut small = Cell::default();
    let mut terms = 0.0;
    let mut count = 0;
    let mut add = |cell: Cell| {
        terms += (cell.observed - cell.expected).powi(2) / cell.expected;
        count += 1;
    };
    for cell in cells {
        if cell.expected >= LEAST_EXPECTED {
            add(cell);
        } else {
            small.observed += cell.observed;
            small.expected += cell.expected;
        }
    }
    if small.expected > 0.0 {
        add(small);
    }
    count < 2 || deviations(terms, f64::from(count - 1)) < DEVIATIONS
}

/// Could two samples of equal size, given as pairs of counts, come from one source?
pub(crate) fn same_source(pairs: impl IntoIterator<Item = (u32, u32)>) -> bool {
    let mut terms = 0.0;
    let mut count = 0;
    for (one, other) in pairs {
        let (one, other) = (f64::from(one), f64::from(other));
        if one + other > 0.0 {
            terms += (one - other).powi(2) / (one + other);
            count += 1;
        }
    }
    count < 2 || deviations(terms, f64::from(count - 1)) < DEVIATIONS
}

/// A chi-square sum in standard deviations of the normal distribution (Wilson and Hilferty's approximation).
fn deviations(sum: f64, freedom: f64) -> f64 {
    let spread = 2.0 / (9.0 * freedom);
    ((sum / freedom).cbrt() - (1.0 - spread)) / spread.sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn die(observed: [u32; 6]) -> bool {
        let total: u32 = observed.iter().sum();
        fits(observed.map(|count| Cell { observed: f64::from(count), expected: f64::from(total) / 6.0 }))
    }

    #[test]
    fn a_fair_die_fits() {
        assert!(die([104, 93, 110, 88, 102, 103]));
    }

    #[test]
    fn a_loaded_die_does_not_fit() {
        assert!(!die([60, 90, 90, 90, 90, 180]));
    }

    #[test]
    fn rare_outcomes_are_merged() {
        let cells = |observed| (0..100).map(move |_| Cell { observed, expected: 0.5 });
        assert!(fits(cells(0.5).chain([Cell { observed: 50.0, expected: 50.0 }])));
        assert!(!fits(cells(0.0).chain([Cell { observed: 100.0, expected: 50.0 }])));
    }

    #[test]
    fn two_samples_are_compared() {
        assert!(same_source([(50, 61), (30, 22), (20, 17)]));
        assert!(!same_source([(90, 20), (5, 50), (5, 30)]));
    }

    #[test]
    fn the_scale_is_right() {
        // The 99.9 percent point of chi-square with 10 degrees of freedom is 29.59: 3.09 standard deviations.
        assert!((deviations(29.59, 10.0) - 3.09).abs() < 0.03);
    }
}
