// Part of Snapback, under the MIT licence; see LICENSE.

// One color over pixels through the blurred alpha of a layer.

#ifndef CRASTER_BLURRED_COVERAGE_H
#define CRASTER_BLURRED_COVERAGE_H

#include "pixels.h"
#include "upsampling.h"

// A color, and its terms in all lanes.
typedef struct {
  craster_color color;
  uint16_t alpha;
  uint16x16 low, high, alphas;
  // The color's alpha channel alone, of a black color.
  uint16x16 last_channel;
} blurred_ink;

// Coverage x of a row of means, where a mean stands for `1 << shift` pixels.
INLINE uint16_t upsample_coverage_at(const uint16_t *row, int32_t x, int shift) {
  const uint16_t *means = row + (x >> shift);
  if (shift == 0) return *means;
  // From one mean's center to the next one's; see HALF_RESOLUTION_WEIGHTS.
  const uint32_t weight = (uint32_t)(2 * (x & ((1 << shift) - 1)) + 1) << (15 - shift);
  return (uint16_t)((means[0] * (65536 - weight) >> 16) + (means[1] * weight >> 16));
}

// Sixteen coverages between the means from `means` on: pixels 0 to 3 and 8 to 11, then 4 to 7 and 12 to 15, so that
// each half of a register has what two registers of pixels need.
INLINE uint16x16 upsample_coverage_x16(const uint16_t *means, int shift) {
  uint16x16 current, next, weights;
  if (shift == 2) {
    uint16x8 values;
    memcpy(&values, means, sizeof values);
    current = SHUFFLE(values, values, 0, 0, 0, 0, 2, 2, 2, 2, 1, 1, 1, 1, 3, 3, 3, 3);
    next = SHUFFLE(values, values, 1, 1, 1, 1, 3, 3, 3, 3, 2, 2, 2, 2, 4, 4, 4, 4);
    weights = (uint16x16){QUARTER_RESOLUTION_WEIGHTS, QUARTER_RESOLUTION_WEIGHTS};
  } else if (shift == 1) {
    uint16x8 first, second;
    memcpy(&first, means, sizeof first);
    memcpy(&second, means + 1, sizeof second);
    current = SHUFFLE(first, first, 0, 0, 1, 1, 4, 4, 5, 5, 2, 2, 3, 3, 6, 6, 7, 7);
    next = SHUFFLE(second, second, 0, 0, 1, 1, 4, 4, 5, 5, 2, 2, 3, 3, 6, 6, 7, 7);
    weights = (uint16x16){HALF_RESOLUTION_WEIGHTS, HALF_RESOLUTION_WEIGHTS};
  } else {
    memcpy(&current, means, sizeof current);
    return SHUFFLE(current, current, 0, 1, 2, 3, 8, 9, 10, 11, 4, 5, 6, 7, 12, 13, 14, 15);
  }
  return mulhi_u16x16(current, (uint16x16){0} - weights) + mulhi_u16x16(next, weights);
}

// Words of two vectors in turns: for the first or the last eight pixels of such an order.
#define FIRST_PIXELS(a, b) \
  SHUFFLE(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 8, 24, 9, 25, 10, 26, 11, 27)
#define LAST_PIXELS(a, b) \
  SHUFFLE(a, b, 4, 20, 5, 21, 6, 22, 7, 23, 12, 28, 13, 29, 14, 30, 15, 31)

typedef struct {
  uint16x16 first, last;
} pixels_x16;

INLINE uint16x16 blend_blurred_x8(uint16x16 dst, uint16x16 both, const blurred_ink *ink) {
  return source_over_x8(
      dst, mulhi_u16x16(ink->low, both) + ROUNDING_BIAS, mulhi_u16x16(ink->high, both) + ROUNDING_BIAS,
      65535 - mulhi_u16x16(ink->alphas, both));
}

// The sixteen pixels at `dst` with the color over them.
INLINE pixels_x16 blend_blurred_x16(
    const uint32_t *dst, const uint16_t *means, int shift, const blurred_ink *ink, const int is_black) {
  const uint16x16 coverage = upsample_coverage_x16(means, shift);
  const uint16x16 first = load_pixels_x8(dst), last = load_pixels_x8(dst + 8);
  if (!is_black) {
    return (pixels_x16){
      blend_blurred_x8(first, FIRST_PIXELS(coverage, coverage), ink),
      blend_blurred_x8(last, LAST_PIXELS(coverage, coverage), ink)};
  }
  // Nothing is added to the colors: `low` is 0, though the compiler does not know it, which would shuffle a constant.
  const uint16x16 bias = ink->low + ROUNDING_BIAS;
  const uint16x16 keep = 65535 - mulhi_u16x16(ink->alphas, coverage);
  const uint16x16 added = mulhi_u16x16(ink->last_channel, coverage) + bias;
  return (pixels_x16){
    source_over_x8(first, bias, FIRST_PIXELS(bias, added), FIRST_PIXELS(keep, keep)),
    source_over_x8(last, bias, LAST_PIXELS(bias, added), LAST_PIXELS(keep, keep))};
}

// A few pixels.
static void blend_blurred_pixels(
    uint32_t *dst, const uint16_t *row, int32_t from, int32_t to, int shift, craster_color color,
    uint16_t alpha) {
#pragma clang loop vectorize(disable) unroll(disable)
  for (int32_t x = from; x < to; x++) {
    dst[x] = blend_pixel(dst[x], color, alpha, upsample_coverage_at(row, x, shift));
  }
}

// Whether eight values are all the same as one.
INLINE int are_all_x8(const uint16_t *values, uint16_t value) {
  uint64_t found[2];
  memcpy(found, values, sizeof found);
  const uint64_t expected = value * UINT64_C(0x0001000100010001);
  return ((found[0] ^ expected) | (found[1] ^ expected)) == 0;
}

// The pixels around the middle of `from` to `to` between equal means.
INLINE void find_level_pixels(
    const uint16_t *row, int32_t from, int32_t to, int shift, int32_t *level, int32_t *level_end) {
  const int32_t low = from >> shift, high = (to - 1) >> shift;
  const int32_t middle = (low + high) >> 1;
  int32_t first = middle, last = middle;
  while (first - 8 >= low && are_all_x8(row + first - 8, row[middle])) first -= 8;
  while (last + 8 <= high && are_all_x8(row + last, row[middle])) last += 8;
  *level = first << shift;
  *level_end = max_int(last - 1, first) << shift;
}

// In fewer level pixels less is saved than beginning with other ones takes.
enum { MIN_LEVEL_PIXELS = 48 };

// Groups of sixteen pixels; returns where they end.
INLINE int32_t blend_blurred_groups(
    uint32_t *dst, const uint16_t *row, int32_t from, int32_t to, int shift, const blurred_ink *ink,
    const int is_black) {
  int32_t x = from;
  for (; x < to; x += 16) {
    const pixels_x16 pixels = blend_blurred_x16(dst + x, row + (x >> shift), shift, ink, is_black);
    memcpy(dst + x, &pixels, sizeof pixels);
  }
  return x;
}

// `dst` is at the row's first value.
INLINE void blend_blurred_by(
    uint32_t *dst, const uint16_t *row, int32_t from, int32_t to, int shift, const blurred_ink *ink,
    const int is_black) {
  const int32_t size = 1 << shift, begin = (from + size - 1) & -size, end = (to - 16) & -size;
  if (begin > end) {
    blend_blurred_pixels(dst, row, from, to, shift, ink->color, ink->alpha);
    return;
  }
  blend_blurred_pixels(dst, row, from, begin, shift, ink->color, ink->alpha);
  blend_blurred_pixels(dst, row, end + 16, to, shift, ink->color, ink->alpha);
  // The last sixteen overlap those before: they are computed from untouched pixels, and stored last.
  const pixels_x16 tail = blend_blurred_x16(dst + end, row + (end >> shift), shift, ink, is_black);
  int32_t level, level_end, x = begin;
  find_level_pixels(row, from, to, shift, &level, &level_end);
  if (level_end - level >= MIN_LEVEL_PIXELS) {
    x = blend_blurred_groups(dst, row, x, min_int(level, end), shift, ink, is_black);
    if (x < level_end) {
      const blend_terms terms =
          make_blend_terms(ink->color, ink->alpha, upsample_coverage_at(row, x, shift));
      blend_color_inline(dst + x, (size_t)(level_end - x), terms.addend, terms.keep);
      x = level_end;
    }
  }
  blend_blurred_groups(dst, row, x, end, shift, ink, is_black);
  memcpy(dst + end, &tail, sizeof tail);
}

static void blend_blurred_coverage(
    uint32_t *dst, const uint16_t *row, size_t n, int32_t skip, int32_t shift, craster_color color,
    uint16_t alpha) {
  const blurred_ink ink = {
    color, alpha, splat_channels(even_channels(color)), splat_channels(even_channels(color >> 16)),
    (uint16x16){0} + alpha, (uint16x16){0} + (uint16_t)(color >> 48)};
  const int32_t end = skip + (int32_t)n;
  dst -= skip;
  // A loop for each case, so that the compiler knows the numbers.
  const int is_black = color << 16 == 0;
  switch (is_black ? shift : shift + 4) {
    case 0: blend_blurred_by(dst, row, skip, end, 0, &ink, 1); break;
    case 1: blend_blurred_by(dst, row, skip, end, 1, &ink, 1); break;
    case 2: blend_blurred_by(dst, row, skip, end, 2, &ink, 1); break;
    case 4: blend_blurred_by(dst, row, skip, end, 0, &ink, 0); break;
    case 5: blend_blurred_by(dst, row, skip, end, 1, &ink, 0); break;
    default: blend_blurred_by(dst, row, skip, end, 2, &ink, 0); break;
  }
}

#undef FIRST_PIXELS
#undef LAST_PIXELS

#endif
