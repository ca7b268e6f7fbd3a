counted = points
most = the most points
stretch = turn
topic-trust = Is it good to trust?
topic-trust-about = How often a player is right who takes or refuses a crate.
topic-trust-axis = right
trust-taken = taken
trust-refused = refused
