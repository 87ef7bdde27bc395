// Part of Snapback, under the MIT licence; see LICENSE.

#include "CSpan.h"

#include <string.h>

// Real numbers must come out the same with and without fused multiplication.
#pragma STDC FP_CONTRACT OFF

// One copy of a loop for every x86-64 and one for those with AVX2; the loader picks.
#if defined(__x86_64__) && defined(__linux__)
#define CLONES __attribute__((target_clones("avx2", "default")))
#else
#define CLONES
#endif

// Eight pixels at a time: 32 channels of 8, 16 and, while multiplying, 32 bits.
enum { STEP = 8 };
typedef uint8_t bytes __attribute__((vector_size(32)));
typedef uint16_t words __attribute__((vector_size(64)));
typedef uint32_t longs __attribute__((vector_size(128)));

#define WORDS(v) __builtin_convertvector(v, words)
#define BYTES(v) __builtin_convertvector(v, bytes)
// The high halves of the products: the compiler knows this as one instruction.
#define MULTIPLY(a, b) \
  WORDS((__builtin_convertvector(a, longs) * __builtin_convertvector(b, longs)) >> 16)
// The law: what is kept of the pixels below, and what is added.
#define OVER(below, addend, keep) \
  BYTES((MULTIPLY(WORDS(below) << 8, keep) + (addend)) >> 8)

// Four times the same for each of eight pixels.
#define EACH(v, m) \
  __builtin_shufflevector(v, v, 0 + m, 0 + m, 0 + m, 0 + m, 4 + m, 4 + m, 4 + m, 4 + m, 8 + m, \
    8 + m, 8 + m, 8 + m, 12 + m, 12 + m, 12 + m, 12 + m, 16 + m, 16 + m, 16 + m, 16 + m, \
    20 + m, 20 + m, 20 + m, 20 + m, 24 + m, 24 + m, 24 + m, 24 + m, 28 + m, 28 + m, 28 + m, \
    28 + m)

// Each of eight coverages four times.
#define SPREAD(v) \
  __builtin_shufflevector(v, v, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, \
    5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7)

typedef uint16_t covers __attribute__((vector_size(16)));

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
// step overlaps the one before it: it is made first, of pixels that are still untouched, and stored last.
#define STEPS(body) \
  bytes end; \
  { \
    size_t i = n - STEP; \
    bytes below; \
    memcpy(&below, dst + i, sizeof below); \
    body \
    end = below; \
  } \
  for (size_t i = 0; i + STEP < n; i += STEP) { \
    bytes below; \
    memcpy(&below, dst + i, sizeof below); \
    body \
    memcpy(dst + i, &below, sizeof below); \
  } \
  memcpy(dst + (n - STEP), &end, sizeof end);

#define REPEAT(lanes, into) \
  do { \
    uint64_t repeated[8] = {lanes, lanes, lanes, lanes, lanes, lanes, lanes, lanes}; \
    memcpy(&into, repeated, sizeof into); \
  } while (0)

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
  words add, kept;
  REPEAT(addend, add);
  REPEAT(keep * 0x0001000100010001ull, kept);
  STEPS(below = OVER(below, add, kept);)
}

CLONES
void cspan_cover(
    uint32_t *dst, const uint16_t *cover, size_t n, cspan_lanes color, uint16_t alpha) {
  if (n < STEP) {
    for (size_t i = 0; i < n; i++) dst[i] = over(dst[i], color, alpha, cover[i]);
    return;
  }
  words colors, alphas;
  REPEAT(color, colors);
  REPEAT(alpha * 0x0001000100010001ull, alphas);
  STEPS(
    covers eight;
    memcpy(&eight, cover + i, sizeof eight);
    words spread = SPREAD(eight);
    below = OVER(below, MULTIPLY(colors, spread) + 130, 65535 - MULTIPLY(alphas, spread));)
}

CLONES
void cspan_pixels(uint32_t *dst, const uint32_t *src, size_t n, uint16_t cover) {
  if (n < STEP) {
    for (size_t i = 0; i < n; i++) {
      dst[i] = over(dst[i], lanes_of(src[i]), (src[i] >> 24) * 257, cover);
    }
    return;
  }
  words spread;
  REPEAT(cover * 0x0001000100010001ull, spread);
  STEPS(
    bytes above;
    memcpy(&above, src + i, sizeof above);
    words wide = WORDS(above);
    words alphas = EACH(wide, 3) * 257;
    below = OVER(below, MULTIPLY(wide << 8, spread) + 130, 65535 - MULTIPLY(alphas, spread));)
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
    words spread = SPREAD(eight);
    bytes above;
    memcpy(&above, src + i, sizeof above);
    words wide = WORDS(above);
    words alphas = EACH(wide, 3) * 257;
    below = OVER(below, MULTIPLY(wide << 8, spread) + 130, 65535 - MULTIPLY(alphas, spread));)
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

// Fills the pixels between knots `1 << shift` apart, 8 at most; writes up to 8 pixels more than that.
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
