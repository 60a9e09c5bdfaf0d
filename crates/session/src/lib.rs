//! One match in memory: record, checked play, take-back, fair chance, the object-safe layer.
