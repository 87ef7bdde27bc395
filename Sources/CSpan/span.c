// Part of Snapback, under the MIT licence; see LICENSE.

#include "CSpan.h"
#include "clones.h"

#include <string.h>

// Real numbers must come out the same with and without fused multiplication.
#pragma STDC FP_CONTRACT OFF

// Eight pixels at a time, as words of two channels each: blue with green, red with alpha. One half
// of the work is done on the low bytes, the other on the high ones, so that nothing is unpacked.
enum { STEP = 8 };
typedef uint16_t words __attribute__((vector_size(32)));
typedef uint32_t longs __attribute__((vector_size(32)));
typedef uint16_t covers __attribute__((vector_size(16)));
typedef uint32_t products __attribute__((vector_size(64)));

#define LOW(v) ((v) << 8)
#define HIGH(v) ((v) & 0xff00)
// The high halves of the products: the compiler knows this as one instruction.
#define MULTIPLY(a, b) \
  __builtin_convertvector( \
    (__builtin_convertvector(a, products) * __builtin_convertvector(b, products)) >> 16, words)
// The law: what is kept of the pixels below, and what is added to low and high bytes.
#define OVER(below, add_low, add_high, keep) \
  (((MULTIPLY(LOW(below), keep) + (add_low)) >> 8) \
    | HIGH(MULTIPLY(HIGH(below), keep) + (add_high)))

// A value of 16 bits for each of eight pixels, twice.
#define TWICE(v) ((words)((v) | (v) << 16))

// The law for one pixel; the color has 8.8 fixed point.
static inline uint32_t over(uint32_t below, cspan_lanes color, uint32_t alpha, uint32_t cover) {
  uint32_t keep = 65535 - (alpha * cover >> 16);
  uint32_t result = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    uint32_t channel = (uint32_t)(color >> (2 * shift)) & 0xffff;
    uint32_t sum = ((below >> shift & 0xff) * keep >> 8) + (channel * cover >> 16) + 130;
    result |= sum >> 8 << shift;
  }
  return result;
}

static inline cspan_lanes lanes_of(uint32_t pixel) {
  uint64_t wide = pixel;
  return (wide & 0xff) << 8 | (wide & 0xff00) << 16 | (wide & 0xff0000) << 24
      | (wide & 0xff000000) << 32;
}

// Runs a body, which makes `below` of the eight pixels from `i`, over n pixels, 8 or more. The last
// step overlaps the one before it: it is made first, of pixels that are still untouched, and stored
// last.
#define STEPS(body) \
  words end; \
  { \
    size_t i = n - STEP; \
    words below; \
    memcpy(&below, dst + i, sizeof below); \
    body \
    end = below; \
  } \
  for (size_t i = 0; i + STEP < n; i += STEP) { \
    words below; \
    memcpy(&below, dst + i, sizeof below); \
    body \
    memcpy(dst + i, &below, sizeof below); \
  } \
  memcpy(dst + (n - STEP), &end, sizeof end);

// Blue and red of a colour's lanes for eight pixels, or, shifted by 16, green and alpha.
static inline uint32_t every_second(cspan_lanes lanes) {
  return (uint32_t)(lanes & 0xffff) | (uint32_t)(lanes >> 16 & 0xffff0000);
}

#define REPEAT(pixel) ((words)((longs){0} + (uint32_t)(pixel)))

CLONES
void cspan_store(uint32_t *dst, size_t n, uint32_t pixel) {
  for (size_t i = 0; i < n; i++) dst[i] = pixel;
}

CLONES
void cspan_blend(uint32_t *dst, size_t n, cspan_lanes addend, uint16_t keep) {
  if (n < STEP) {
    for (size_t i = 0; i < n; i++) {
      uint32_t result = 0;
      for (int shift = 0; shift < 32; shift += 8) {
        uint32_t sum = (dst[i] >> shift & 0xff) * keep >> 8;
        result |= (sum + ((uint32_t)(addend >> (2 * shift)) & 0xffff)) >> 8 << shift;
      }
      dst[i] = result;
    }
    return;
  }
  const words low = REPEAT(every_second(addend)), high = REPEAT(every_second(addend >> 16));
  const words kept = (words){0} + keep;
  STEPS(below = OVER(below, low, high, kept);)
}

CLONES
void cspan_cover(
    uint32_t *dst, const uint16_t *cover, size_t n, cspan_lanes color, uint16_t alpha) {
  if (n < STEP) {
    for (size_t i = 0; i < n; i++) dst[i] = over(dst[i], color, alpha, cover[i]);
    return;
  }
  const words low = REPEAT(every_second(color)), high = REPEAT(every_second(color >> 16));
  const words alphas = (words){0} + alpha;
  STEPS(
    covers eight;
    memcpy(&eight, cover + i, sizeof eight);
    longs wide = __builtin_convertvector(eight, longs);
    words both = TWICE(wide);
    below = OVER(
        below, MULTIPLY(low, both) + 130, MULTIPLY(high, both) + 130,
        65535 - MULTIPLY(alphas, both));)
}

CLONES
void cspan_pixels(uint32_t *dst, const uint32_t *src, size_t n, uint16_t cover) {
  if (n < STEP) {
    for (size_t i = 0; i < n; i++) {
      dst[i] = over(dst[i], lanes_of(src[i]), (src[i] >> 24) * 257, cover);
    }
    return;
  }
  const words both = (words){0} + cover;
  STEPS(
    words above;
    memcpy(&above, src + i, sizeof above);
    longs alpha = ((longs)above >> 24) * 257;
    words alphas = TWICE(alpha);
    below = OVER(
        below, MULTIPLY(LOW(above), both) + 130, MULTIPLY(HIGH(above), both) + 130,
        65535 - MULTIPLY(alphas, both));)
}

CLONES
void cspan_pixels_cover(
    uint32_t *dst, const uint32_t *src, const uint16_t *cover, size_t n) {
  if (n < STEP) {
    for (size_t i = 0; i < n; i++) {
      dst[i] = over(dst[i], lanes_of(src[i]), (src[i] >> 24) * 257, cover[i]);
    }
    return;
  }
  STEPS(
    covers eight;
    memcpy(&eight, cover + i, sizeof eight);
    longs wide = __builtin_convertvector(eight, longs);
    words both = TWICE(wide);
    words above;
    memcpy(&above, src + i, sizeof above);
    longs alpha = ((longs)above >> 24) * 257;
    words alphas = TWICE(alpha);
    below = OVER(
        below, MULTIPLY(LOW(above), both) + 130, MULTIPLY(HIGH(above), both) + 130,
        65535 - MULTIPLY(alphas, both));)
}

static inline float clamp(float value, float high) {
  value = value < 0 ? 0 : value;
  return value > high ? high : value;
}

CLONES
static void sample(
    uint16_t *cover, size_t n, int32_t x, int32_t spacing, const cspan_quarter *quarter) {
  const cspan_quarter q = *quarter;
  for (size_t i = 0; i < n; i++) {
    float at = (float)(x + (int32_t)i * spacing);
    float u = clamp(__builtin_fabsf(q.u + q.u_step * at) - q.u_inner, q.u_count);
    float v = clamp(__builtin_fabsf(q.v + q.v_step * at) - q.v_inner, q.v_count);
    int32_t column = (int32_t)u, row = (int32_t)v;
    float across = u - (float)column, down = v - (float)row;
    int32_t entry = row * q.stride + column;
    uint32_t upper = q.entries[entry], lower = q.entries[entry + q.stride];
    float p = (float)(int32_t)(upper & 0xffff), r = (float)(int32_t)(lower & 0xffff);
    p += across * ((float)(int32_t)(upper >> 16) - p);
    r += across * ((float)(int32_t)(lower >> 16) - r);
    cover[i] = (uint16_t)(int32_t)(p + down * (r - p) + 0.5f);
  }
}

enum { KNOTS = 64, SPACING = 8 };

typedef int32_t eight __attribute__((vector_size(32)));
typedef uint16_t eight_covers __attribute__((vector_size(16)));

// Fills the pixels between knots `1 << shift` apart, 8 at most; writes up to 8 pixels more than
// that.
CLONES
static void between(uint16_t *cover, const uint16_t *knots, size_t n, int32_t shift) {
  const eight part = {0, 1, 2, 3, 4, 5, 6, 7};
  for (size_t i = 0; i < n; i++) {
    int32_t from = knots[i], step = knots[i + 1] - from;
    eight_covers filled = __builtin_convertvector(from + (step * part >> shift), eight_covers);
    memcpy(cover + (i << shift), &filled, sizeof filled);
  }
}

void cspan_shadow(uint16_t *cover, size_t n, int32_t x, const cspan_quarter *quarter) {
  float step = __builtin_fabsf(quarter->u_step), v_step = __builtin_fabsf(quarter->v_step);
  if (v_step > step) step = v_step;
  int32_t shift = step <= 0.2f ? 3 : step <= 0.4f ? 2 : step <= 0.8f ? 1 : 0;
  if (shift == 0) {
    sample(cover, n, x, 1, quarter);
    return;
  }
  // Knots lie at multiples of their distance, wherever the row begins.
  const int32_t spacing = 1 << shift;
  int32_t start = x & ~(spacing - 1);
  size_t skip = (size_t)(x - start);
  uint16_t knots[KNOTS + 1], filled[KNOTS * SPACING + SPACING];
  while (n > 0) {
    size_t count = (skip + n + (size_t)spacing - 1) >> shift;
    if (count > KNOTS) count = KNOTS;
    sample(knots, count + 1, start, spacing, quarter);
    between(filled, knots, count, shift);
    size_t made = (count << shift) - skip;
    if (made > n) made = n;
    memcpy(cover, filled + skip, made * sizeof *cover);
    cover += made;
    n -= made;
    start += (int32_t)count << shift;
    skip = 0;
  }
}
