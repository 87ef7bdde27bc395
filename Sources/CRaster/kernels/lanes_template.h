// Part of Snapback, under the MIT licence; see LICENSE.

// A template that source_over_lanes.h includes once for each number of pixels, LANES (8 or 16). The
// names of all functions and types end in _x8 or _x16.

#include "source_over.h"

#ifndef LANES
#define LANES 8
#endif

#define PASTE_(a, b) a##b
#define PASTE(a, b) PASTE_(a, b)
#define LANE_NAME(name) PASTE(name, PASTE(_x, LANES))
// For each pixel a float, an int32_t or a uint32_t; and two uint16_t.
#define FLOATS PASTE(float32x, LANES)
#define INTS PASTE(int32x, LANES)
#define PIXELS PASTE(uint32x, LANES)
#if LANES == 8
#define WORDS uint16x16
#define MULHI mulhi_u16x16
#define MIN_FLOATS min_f32x8
#define MAX_FLOATS max_f32x8
#else
#define WORDS uint16x32
#define MULHI mulhi_u16x32
#define MIN_FLOATS min_f32x16
#define MAX_FLOATS max_f32x16
#endif

// A pixel, or two 16-bit channels, in all lanes.
#define SPLAT_WORDS(pixel) ((WORDS)((PIXELS){0} + (uint32_t)(pixel)))

// The source-over formula. Pixels are words of two channels each: blue with green, red with alpha.
// Half of the work is done on the low bytes, half on the high ones, so that nothing has to be
// unpacked. The destination comes as these halves, each in the high bytes of words; `add_low` and
// `add_high` are added to them, and `keep` is the destination's factor.
INLINE WORDS LANE_NAME(source_over_halves)(
    WORDS dst_low, WORDS dst_high, WORDS add_low, WORDS add_high, WORDS keep) {
  const WORDS low = MULHI(dst_low, keep) + add_low, high = MULHI(dst_high, keep) + add_high;
  return low >> 8 | (high & 0xff00);
}

INLINE WORDS LANE_NAME(source_over)(WORDS dst, WORDS add_low, WORDS add_high, WORDS keep) {
  return LANE_NAME(source_over_halves)(dst << 8, dst & 0xff00, add_low, add_high, keep);
}

// Source pixels over others, through a coverage for each channel.
INLINE WORDS LANE_NAME(blend_source)(WORDS dst, WORDS src, WORDS coverage) {
  const WORDS alphas = LANE_NAME(repeat_last_bytes)((PIXELS)src);
  return LANE_NAME(source_over)(
      dst, MULHI(src << 8, coverage) + ROUNDING_BIAS, MULHI(src & 0xff00, coverage) + ROUNDING_BIAS,
      65535 - MULHI(alphas, coverage));
}

// A color in all lanes: for a coverage per pixel, and its terms at full coverage.
typedef struct {
  WORDS low, high, alpha;
  WORDS add_low, add_high, keep;
} LANE_NAME(ink);

INLINE LANE_NAME(ink) LANE_NAME(splat_ink)(const craster_ink *ink) {
  return (LANE_NAME(ink)){
    .low = SPLAT_WORDS(even_channels(ink->color)),
    .high = SPLAT_WORDS(even_channels(ink->color >> 16)),
    .alpha = (WORDS){0} + ink->alpha,
    .add_low = SPLAT_WORDS(even_channels(ink->addend)),
    .add_high = SPLAT_WORDS(even_channels(ink->addend >> 16)),
    .keep = (WORDS){0} + ink->keep};
}

// A color over pixels through their coverages; ...
INLINE WORDS LANE_NAME(blend_ink_coverage)(
    WORDS dst, PIXELS coverage, const LANE_NAME(ink) *ink) {
  const WORDS both = LANE_NAME(repeat_low_words)(coverage);
  return LANE_NAME(source_over)(
      dst, MULHI(ink->low, both) + ROUNDING_BIAS, MULHI(ink->high, both) + ROUNDING_BIAS,
      65535 - MULHI(ink->alpha, both));
}

// ... and at full coverage.
INLINE void LANE_NAME(blend_ink)(uint32_t *dst, const LANE_NAME(ink) *ink) {
  WORDS pixels;
  memcpy(&pixels, dst, sizeof pixels);
  pixels = LANE_NAME(source_over)(pixels, ink->add_low, ink->add_high, ink->keep);
  memcpy(dst, &pixels, sizeof pixels);
}

// Clamps values to 0 ... high; NaN becomes 0.
INLINE FLOATS LANE_NAME(clamp)(FLOATS value, FLOATS high) {
  return MIN_FLOATS(MAX_FLOATS(value, (FLOATS){0}), high);
}

// Adds the area to the right of an edge fragment to the areas of pixels that begin by `start` to
// the right of its least x. The fragment crosses the row from `low` to `low + width`; of a column
// at x, the fraction to the right of it grows linearly from 0 to 1 between these. Over a pixel that
// is the integral of a clamped linear function: a trapezium up to the fragment's greatest x, and a
// rectangle beyond it. There are no branches.
INLINE FLOATS LANE_NAME(add_fragment_area)(
    FLOATS area, FLOATS start, FLOATS width, FLOATS height, FLOATS rate) {
  const FLOATS end = start + 1;
  const FLOATS from = LANE_NAME(clamp)(start, width), to = LANE_NAME(clamp)(end, width);
  const FLOATS beyond = LANE_NAME(clamp)(end - width, SPLAT(FLOATS, 1.0f));
  return area + ((to - from) * (to + from) * rate + beyond * height);
}

// Areas as coverages, 0 to 65535.
INLINE PIXELS LANE_NAME(coverage_from_area)(FLOATS area) {
  const FLOATS clamped = LANE_NAME(clamp)(area, SPLAT(FLOATS, 1.0f));
  return (PIXELS)__builtin_convertvector(clamped * 65535 + 0.5f, INTS);
}

#undef PASTE_
#undef PASTE
#undef LANE_NAME
#undef FLOATS
#undef INTS
#undef PIXELS
#undef WORDS
#undef MULHI
#undef MIN_FLOATS
#undef MAX_FLOATS
#undef SPLAT_WORDS
