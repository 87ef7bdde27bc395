// Part of Snapback, under the MIT licence; see LICENSE.

#include "CSpan.h"
#include "clones.h"
#include "texels.h"

#include <string.h>

enum { BLOCK = 64, NOWHERE = -0x40000000 };

// Where the pixels of a block look, in 256ths of a texel.
typedef struct {
  int32_t u[BLOCK], v[BLOCK];
} places;

// `right` and `below` are parts of a pixel by which to look aside of its middle.
WIDE_CLONES
static void look(
    places *places, size_t n, int32_t x, const cspan_ray *row, float right, float below) {
  const cspan_ray r = *row;
  const float u0 = r.u + r.u_down * below, v0 = r.v + r.v_down * below;
  const float q0 = r.q + r.q_down * below;
  for (size_t i = 0; i < n; i++) {
    float at = (float)(x + (int32_t)i) + right;
    float q = q0 + r.q_step * at;
    float share = 256 / q;
    float u = (u0 + r.u_step * at) * share, v = (v0 + r.v_step * at) * share;
    // Behind the eye, far outside and no number at all are nowhere.
    int seen = (q > 0) & (u > -4000000) & (u < 4000000) & (v > -4000000) & (v < 4000000);
    places->u[i] = seen ? (int32_t)(u + 4194304.5f) - 4194304 : NOWHERE;
    places->v[i] = seen ? (int32_t)(v + 4194304.5f) - 4194304 : NOWHERE;
  }
}

INLINE uint32_t texel(const cspan_texels *source, int32_t x, int32_t y) {
  return x >= 0 && x < source->width && y >= 0 && y < source->height
      ? source->pixels[(size_t)y * (size_t)source->width + (size_t)x]
      : 0;
}

typedef int32_t eight_places __attribute__((vector_size(32)));

// Whether all of eight are not 0.
INLINE int are_all(const eight_places *flags) {
  uint64_t parts[4];
  memcpy(parts, flags, sizeof parts);
  return (parts[0] & parts[1] & parts[2] & parts[3]) == ~0ull;
}

// Four texels mixed for each of so many pixels, a multiple of 8.
CLONES
static void mix(
    uint32_t *dst, size_t n, const places *places, const cspan_texels *source) {
  const cspan_texels s = *source;
  const eight_places zero = {0}, last_x = zero + (s.width - 1), last_y = zero + (s.height - 1);
  for (size_t i = 0; i < n; i += STEP) {
    eight_places u, v;
    memcpy(&u, places->u + i, sizeof u);
    memcpy(&v, places->v + i, sizeof v);
    const eight_places x = (u >> 8) - s.min_x, y = (v >> 8) - s.min_y;
    corners seen;
    const eight_places is_inside = (x >= zero) & (x < last_x) & (y >= zero) & (y < last_y);
    const eight_places is_outside = (x < -1) | (x > last_x) | (y < -1) | (y > last_y);
    if (are_all(&is_inside)) {
      const eight_places offsets = y * s.width + x;
      uint32_t at[STEP];
      memcpy(at, &offsets, sizeof at);
      look_up(s.pixels, at, &seen.near, &seen.right);
      look_up(s.pixels + s.width, at, &seen.below, &seen.beyond);
    } else if (are_all(&is_outside)) {
      memset(dst + i, 0, STEP * sizeof *dst);
      continue;
    } else {
      for (int at = 0; at < STEP; at++) {
        seen.near[at] = texel(&s, x[at], y[at]);
        seen.right[at] = texel(&s, x[at] + 1, y[at]);
        seen.below[at] = texel(&s, x[at], y[at] + 1);
        seen.beyond[at] = texel(&s, x[at] + 1, y[at] + 1);
      }
    }
    // From 256ths to 65536ths, of which the whole texels do not matter.
    const eight us = (eight)u << 8, vs = (eight)v << 8;
    words mixed;
    mix_corners(&mixed, &seen, &us, &vs);
    memcpy(dst + i, &mixed, sizeof mixed);
  }
}

CLONES
static void gather(uint16_t *sums, const uint32_t *pixels, size_t n) {
  for (size_t i = 0; i < 4 * n; i++) sums[i] += ((const uint8_t *)pixels)[i];
}

CLONES
static void average(uint32_t *dst, const uint16_t *sums, size_t n, int32_t shift) {
  const uint16_t half = (uint16_t)(1 << shift >> 1);
  for (size_t i = 0; i < 4 * n; i++) {
    ((uint8_t *)dst)[i] = (uint8_t)((uint16_t)(sums[i] + half) >> shift);
  }
}

// Some more are looked up, so that it is eight by eight.
static size_t rounded_up(size_t n) { return (n + STEP - 1) & ~(size_t)(STEP - 1); }

void cspan_project(
    uint32_t *dst, size_t n, int32_t x, const cspan_ray *row, const cspan_texels *source,
    int32_t samples) {
  places seen;
  uint32_t pixels[BLOCK];
  uint16_t sums[4 * BLOCK];
  while (n > 0) {
    const size_t count = n < BLOCK ? n : BLOCK, places = rounded_up(count);
    if (samples <= 1) {
      look(&seen, places, x, row, 0, 0);
      mix(count < BLOCK ? pixels : dst, places, &seen, source);
      if (count < BLOCK) memcpy(dst, pixels, count * sizeof *dst);
    } else {
      memset(sums, 0, sizeof sums);
      for (int32_t index = 0; index < samples * samples; index++) {
        const float right = ((float)(index % samples) + 0.5f) / (float)samples - 0.5f;
        const float below = ((float)(index / samples) + 0.5f) / (float)samples - 0.5f;
        look(&seen, places, x, row, right, below);
        mix(pixels, places, &seen, source);
        gather(sums, pixels, count);
      }
      average(dst, sums, count, samples == 2 ? 2 : 4);
    }
    dst += count;
    x += (int32_t)count;
    n -= count;
  }
}
