// Part of Snapback, under the MIT licence; see LICENSE.

// The common header of all C files of the rasterizer; it is included first.

#ifndef CRASTER_COMMON_H
#define CRASTER_COMMON_H

#include <stdint.h>

// Results must not depend on whether a processor fuses multiplications and additions.
#pragma STDC FP_CONTRACT OFF

// Forced inlining: a helper is compiled with the constants of each of its callers.
#define INLINE static inline __attribute__((always_inline))

// Comparisons with NaN are false, so that these return the second argument.
INLINE float min_float(float a, float b) { return a < b ? a : b; }
INLINE float max_float(float a, float b) { return a > b ? a : b; }
INLINE double min_double(double a, double b) { return a < b ? a : b; }
INLINE double max_double(double a, double b) { return a > b ? a : b; }

INLINE int32_t min_int(int32_t a, int32_t b) { return a < b ? a : b; }
INLINE int32_t max_int(int32_t a, int32_t b) { return a > b ? a : b; }
INLINE int32_t clamp_int(int32_t value, int32_t min, int32_t max) {
  return value < min ? min : value > max ? max : value;
}

// The largest integer that is not greater than a value.
INLINE int32_t floor_to_int(float value) {
  const int32_t truncated = (int32_t)value;
  return truncated - (value < (float)truncated);
}

// A fraction of a pixel's area as a coverage, 0 to 65535.
INLINE uint16_t coverage_from_fraction(float fraction) {
  return (uint16_t)(int32_t)(min_float(max_float(fraction, 0), 1) * 65535 + 0.5f);
}

#endif
