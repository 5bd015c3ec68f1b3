// The parts of Earshot a test uses.
