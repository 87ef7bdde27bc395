// Part of Snapback, under the MIT licence; see LICENSE.

#include "CSpan.h"
#include "clones.h"
#include "law.h"

// Real numbers must come out the same with and without fused multiplication.
#pragma STDC FP_CONTRACT OFF

CLONES
void cspan_store(uint32_t *dst, size_t n, uint32_t pixel) {
  for (size_t i = 0; i < n; i++) dst[i] = pixel;
}

CLONES
void cspan_blend(uint32_t *dst, size_t n, cspan_lanes addend, uint16_t keep) {
  blend_steps(dst, n, addend, keep);
}

CLONES
void cspan_cover(
    uint32_t *dst, const uint16_t *cover, size_t n, cspan_lanes color, uint16_t alpha) {
  cover_steps(dst, cover, n, color, alpha);
}

// Whether eight pixels are opaque.
INLINE int are_opaque(const uint32_t *pixels) {
  uint64_t pairs[STEP / 2];
  memcpy(pairs, pixels, sizeof pairs);
  const uint64_t alphas = 0xff000000ff000000;
  return (pairs[0] & pairs[1] & pairs[2] & pairs[3] & alphas) == alphas;
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
  const int is_full = cover == 65535;
  STEPS(
    words above;
    memcpy(&above, src + i, sizeof above);
    if (is_full && are_opaque(src + i)) {
      below = above;
    } else {
      longs alpha = (longs)above >> 24;
      alpha |= alpha << 8;
      words alphas = TWICE(alpha);
      below = OVER(
          below, MULTIPLY(LOW(above), *anew(&both)) + 130,
          MULTIPLY(HIGH(above), *anew(&both)) + 130, 65535 - MULTIPLY(alphas, *anew(&both)));
    })
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
