// Part of Snapback, under the MIT licence; see LICENSE.

#ifndef SNAPBACK_SEEDED_RANDOM_H
#define SNAPBACK_SEEDED_RANDOM_H

#include <stdint.h>

/// From now on Swift's random numbers in this program are those of a seed: `Double.random`, `shuffled` and others.
/// Each call starts the sequence again. Numbers that other threads take in the meantime are of the same sequence.
void seed_random(uint64_t seed);

#endif
