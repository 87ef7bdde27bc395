// Part of Snapback, under the MIT licence; see LICENSE.

#include "CSpan.h"
#include "clones.h"

#include <string.h>

// Real numbers must come out the same with and without fused multiplication.
#pragma STDC FP_CONTRACT OFF

static inline float clamp(float value, float high) {
  value = value > 0 ? value : 0;
  return value < high ? value : high;
}

static inline uint32_t color_at(const uint32_t *ramp, float place) {
  return ramp[(int32_t)(clamp(place, 1) * cspan_ramp_last + 0.5f)];
}

CLONES
void cspan_linear(uint32_t *dst, size_t n, int32_t x, const cspan_row *row, const uint32_t *ramp) {
  for (size_t i = 0; i < n; i++) {
    dst[i] = color_at(ramp, row->u + row->u_step * (float)(x + (int32_t)i));
  }
}

CLONES
void cspan_radial(
    uint32_t *dst, size_t n, int32_t x, const cspan_row *row, float scale, float offset,
    const uint32_t *ramp) {
  for (size_t i = 0; i < n; i++) {
    float at = (float)(x + (int32_t)i);
    float u = row->u + row->u_step * at, v = row->v + row->v_step * at;
    dst[i] = color_at(ramp, __builtin_sqrtf(u * u + v * v) * scale + offset);
  }
}

// The angle of (u, v) in turns, 0 to 1; off by at most 0.000001. A polynomial for one eighth,
// mirrored; its coefficients are a least-squares fit of atan(t) / 2 pi.
static inline float turns(float u, float v) {
  float a = __builtin_fabsf(u), b = __builtin_fabsf(v);
  float high = a > b ? a : b, low = a > b ? b : a;
  float t = high > 0 ? low / high : 0;
  float s = t * t;
  float turn = t * (0.15915173f
      + s * (-0.05294375f + s * (0.03082352f
      + s * (-0.01856542f + s * (0.00840691f - s * 0.00187325f)))));
  turn = a > b ? turn : 0.25f - turn;
  turn = u < 0 ? 0.5f - turn : turn;
  return v < 0 ? 1 - turn : turn;
}

CLONES
void cspan_angular(
    uint32_t *dst, size_t n, int32_t x, const cspan_row *row, float scale, const uint32_t *ramp) {
  for (size_t i = 0; i < n; i++) {
    float at = (float)(x + (int32_t)i);
    dst[i] = color_at(ramp, turns(row->u + row->u_step * at, row->v + row->v_step * at) * scale);
  }
}

// Four weights that add up to 256, from two places between texels in 256ths.
typedef struct {
  uint32_t near, right, below, across;
} weights;

static inline weights weigh(uint32_t u, uint32_t v) {
  uint32_t across = u * v >> 8;
  return (weights){256 - u - v + across, u - across, v - across, across};
}

static inline int32_t floor_of(float value) {
  int32_t whole = (int32_t)value;
  return whole - (value < (float)whole);
}

// Far outside is as good as just outside, and fits an integer.
static inline float limit(float value) {
  value = value > -65536 ? value : -65536;
  return value < 65536 ? value : 65536;
}

static inline int32_t within(int64_t index, int32_t count) {
  return index < 0 ? 0 : index < count ? (int32_t)index : count - 1;
}

// Places on a row as 32.32 fixed point, so that one follows from another by adding.
static inline int64_t fixed(float value, float most) {
  value = value > -most ? value : -most;
  value = value < most ? value : most;
  return (int64_t)((double)value * 4294967296.0);
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

CLONES
void cspan_sprite(
    uint32_t *dst, size_t n, int32_t x, const cspan_row *row, const uint32_t *pixels,
    int32_t width, int32_t height) {
  const int64_t u_step = fixed(row->u_step, 65536), v_step = fixed(row->v_step, 65536);
  int64_t u = fixed(row->u, 1048576) + u_step * x, v = fixed(row->v, 1048576) + v_step * x;
  for (size_t i = 0; i < n; i++, u += u_step, v += v_step) {
    weights w = weigh((uint32_t)(u >> 24) & 255, (uint32_t)(v >> 24) & 255);
    int64_t column = u >> 32, line = v >> 32;
    uint32_t a, b, c, d;
    if (column >= 0 && column < width - 1 && line >= 0 && line < height - 1) {
      const uint32_t *at = pixels + line * width + column;
      a = at[0];
      b = at[1];
      c = at[width];
      d = at[width + 1];
    } else {
      const uint32_t *upper = pixels + (int64_t)within(line, height) * width;
      const uint32_t *lower = pixels + (int64_t)within(line + 1, height) * width;
      int32_t left = within(column, width), right = within(column + 1, width);
      a = upper[left];
      b = upper[right];
      c = lower[left];
      d = lower[right];
    }
    wide_pair sum = widen(a, b) * spread(w.near, w.right) + widen(c, d) * spread(w.below, w.across);
    sum += __builtin_shufflevector(sum, sum, 4, 5, 6, 7, 0, 1, 2, 3);
    pair bytes = __builtin_convertvector((sum + 128) >> 8, pair);
    memcpy(dst + i, &bytes, 4);
  }
}

static inline uint32_t texel(
    const uint8_t *mask, int32_t u, int32_t v, int32_t width, int32_t height) {
  return u >= 0 && u < width && v >= 0 && v < height ? mask[v * width + u] : 0;
}

CLONES
void cspan_mask(
    uint16_t *cover, size_t n, int32_t x, const cspan_row *row, const uint8_t *mask,
    int32_t width, int32_t height) {
  const cspan_row r = *row;
  for (size_t i = 0; i < n; i++) {
    float at = (float)(x + (int32_t)i);
    float real_u = limit(r.u + r.u_step * at), real_v = limit(r.v + r.v_step * at);
    int32_t u = floor_of(real_u), v = floor_of(real_v);
    weights w = weigh(
        (uint32_t)((real_u - (float)u) * 256), (uint32_t)((real_v - (float)v) * 256));
    uint32_t sum = texel(mask, u, v, width, height) * w.near
        + texel(mask, u + 1, v, width, height) * w.right
        + texel(mask, u, v + 1, width, height) * w.below
        + texel(mask, u + 1, v + 1, width, height) * w.across;
    // 255 times 256 becomes 65535.
    cover[i] = (uint16_t)(sum + (sum >> 8));
  }
}
