//! The laws every game must keep, and the runners that test games against text files.
