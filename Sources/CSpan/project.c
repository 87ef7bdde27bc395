// Part of Snapback, under the MIT licence; see LICENSE.

#include "CSpan.h"
#include "clones.h"

#include <string.h>

// Real numbers must come out the same with and without fused multiplication.
#pragma STDC FP_CONTRACT OFF

enum { BLOCK = 64, NOWHERE = -0x40000000 };

// Where the pixels of a block look, in 256ths of a texel.
typedef struct {
  int32_t u[BLOCK], v[BLOCK];
} places;

// `right` and `below` are parts of a pixel by which to look aside of its middle.
CLONES
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

// Two texels side by side, and the weights of each, four times.
typedef uint8_t pair __attribute__((vector_size(8)));
typedef uint16_t wide_pair __attribute__((vector_size(16)));

static inline wide_pair widen(uint32_t left, uint32_t right) {
  uint64_t both = (uint64_t)right << 32 | left;
  pair bytes;
  memcpy(&bytes, &both, sizeof bytes);
  return __builtin_convertvector(bytes, wide_pair);
}

static inline wide_pair spread(uint32_t left, uint32_t right) {
  uint64_t both[2] = {left * 0x0001000100010001ull, right * 0x0001000100010001ull};
  wide_pair words;
  memcpy(&words, both, sizeof words);
  return words;
}

static inline uint32_t texel(const cspan_texels *source, int32_t x, int32_t y) {
  return x >= 0 && x < source->width && y >= 0 && y < source->height
      ? source->pixels[(size_t)y * (size_t)source->width + (size_t)x]
      : 0;
}

// Four texels mixed.
CLONES
static void mix(
    uint32_t *dst, size_t n, const places *places, const cspan_texels *source) {
  const cspan_texels s = *source;
  for (size_t i = 0; i < n; i++) {
    const int32_t x = (places->u[i] >> 8) - s.min_x, y = (places->v[i] >> 8) - s.min_y;
    uint32_t a, b, c, d;
    if (x >= 0 && x < s.width - 1 && y >= 0 && y < s.height - 1) {
      const uint32_t *at = s.pixels + (size_t)y * (size_t)s.width + (size_t)x;
      a = at[0];
      b = at[1];
      c = at[s.width];
      d = at[s.width + 1];
    } else if (x >= -1 && x < s.width && y >= -1 && y < s.height) {
      a = texel(&s, x, y);
      b = texel(&s, x + 1, y);
      c = texel(&s, x, y + 1);
      d = texel(&s, x + 1, y + 1);
    } else {
      dst[i] = 0;
      continue;
    }
    const uint32_t right = places->u[i] & 255, below = places->v[i] & 255;
    const uint32_t across = right * below >> 8;
    wide_pair sum = widen(a, b) * spread(256 - right - below + across, right - across)
        + widen(c, d) * spread(below - across, across);
    sum += __builtin_shufflevector(sum, sum, 4, 5, 6, 7, 0, 1, 2, 3);
    pair bytes = __builtin_convertvector((sum + 128) >> 8, pair);
    memcpy(dst + i, &bytes, 4);
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

void cspan_project(
    uint32_t *dst, size_t n, int32_t x, const cspan_ray *row, const cspan_texels *source,
    int32_t samples) {
  places seen;
  uint32_t pixels[BLOCK];
  uint16_t sums[4 * BLOCK];
  while (n > 0) {
    const size_t count = n < BLOCK ? n : BLOCK;
    if (samples <= 1) {
      look(&seen, count, x, row, 0, 0);
      mix(dst, count, &seen, source);
    } else {
      memset(sums, 0, sizeof sums);
      for (int32_t index = 0; index < samples * samples; index++) {
        const float right = ((float)(index % samples) + 0.5f) / (float)samples - 0.5f;
        const float below = ((float)(index / samples) + 0.5f) / (float)samples - 0.5f;
        look(&seen, count, x, row, right, below);
        mix(pixels, count, &seen, source);
        gather(sums, pixels, count);
      }
      average(dst, sums, count, samples == 2 ? 2 : 4);
    }
    dst += count;
    x += (int32_t)count;
    n -= count;
  }
}
