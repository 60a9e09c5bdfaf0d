//! The shape of the wall: which cells it encloses, and the corners of its outline.

use std::collections::BTreeMap;

use crate::errors::BoxProblem;

/// The cells inside the wall, in a small rectangle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grid {
    width: usize,
    inside: Vec<bool>,
}

impl Grid {
    /// The largest rectangle: columns have letters, and x and y must stay small numbers.
    const LARGEST: usize = 20;

    /// Reads rows of `#` (inside) and `.` (outside).
    pub(crate) fn read(rows: &[String]) -> Result<Self, BoxProblem> {
        let width = rows.first().map_or(0, String::len);
        if !(1..=Self::LARGEST).contains(&width) || !(1..=Self::LARGEST).contains(&rows.len()) {
            return Err(BoxProblem::GridSize { most: Self::LARGEST });
        }
        if rows.iter().any(|row| row.len() != width || row.bytes().any(|byte| !matches!(byte, b'#' | b'.'))) {
            return Err(BoxProblem::GridRows);
        }
        Ok(Self { width, inside: rows.iter().flat_map(|row| row.bytes()).map(|byte| byte == b'#').collect() })
    }

    /// How many columns.
    #[must_use]
    pub fn width(&self) -> usize {
        self.width
    }

    /// How many rows.
    #[must_use]
    pub fn height(&self) -> usize {
        self.inside.len() / self.width
    }

    /// Does the wall enclose this cell?
    #[must_use]
    pub fn contains(&self, x: i64, y: i64) -> bool {
        (0..self.width as i64).contains(&x)
            && (0..self.height() as i64).contains(&y)
            && self.inside[y as usize * self.width + x as usize]
    }

    /// How many cells the wall encloses.
    #[must_use]
    pub fn len(&self) -> usize {
        self.inside.iter().filter(|inside| **inside).count()
    }

    /// Does it enclose none?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The cells, row by row.
    pub fn positions(&self) -> impl Iterator<Item = (u8, u8)> + '_ {
        let all = (0..self.height()).flat_map(|y| (0..self.width).map(move |x| (x, y)));
        all.filter(|(x, y)| self.inside[y * self.width + x]).map(|(x, y)| (x as u8, y as u8))
    }
}

/// The outline of the wall: one closed line (castle.component.wall-and-track).
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Outline {
    /// The points where it bends, clockwise.
    pub(crate) corners: Vec<[i64; 2]>,
}

impl Outline {
    /// Walks around the grid with the cells on the right.
    pub(crate) fn trace(grid: &Grid) -> Result<Self, BoxProblem> {
        let mut next: BTreeMap<[i64; 2], [i64; 2]> = BTreeMap::new();
        for (x, y) in grid.positions() {
            let (x, y) = (i64::from(x), i64::from(y));
            for (from, to, beyond) in [
                ([x, y], [x + 1, y], (x, y - 1)),
                ([x + 1, y], [x + 1, y + 1], (x + 1, y)),
                ([x + 1, y + 1], [x, y + 1], (x, y + 1)),
                ([x, y + 1], [x, y], (x - 1, y)),
            ] {
                if !grid.contains(beyond.0, beyond.1) && next.insert(from, to).is_some() {
                    return Err(BoxProblem::WallTouchesItself { point: from });
                }
            }
        }
        let first = *next.keys().next().ok_or(BoxProblem::WallEnclosesNothing)?;
        let mut walked = vec![first];
        let mut point = next[&first];
        while point != first {
            walked.push(point);
            point = next[&point];
        }
        if walked.len() != next.len() {
            return Err(BoxProblem::WallNotClosed);
        }
        let count = walked.len();
        let bends = |index: &usize| {
            let [before, here, after] =
                [walked[(index + count - 1) % count], walked[*index], walked[(index + 1) % count]];
            (here[0] - before[0], here[1] - before[1]) != (after[0] - here[0], after[1] - here[1])
        };
        Ok(Self { corners: (0..count).filter(bends).map(|index| walked[index]).collect() })
    }

    /// Are these exactly the corners, clockwise from any of them?
    pub(crate) fn has_corners(&self, points: &[[i64; 2]]) -> bool {
        let count = self.corners.len();
        points.len() == count
            && (0..count).any(|shift| (0..count).all(|index| self.corners[(index + shift) % count] == points[index]))
    }
}
