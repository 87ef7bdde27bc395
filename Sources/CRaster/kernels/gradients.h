// Part of Snapback, under the MIT licence; see LICENSE.

// Linear, radial and angular gradients.

#ifndef CRASTER_GRADIENTS_H
#define CRASTER_GRADIENTS_H

#include "row_span.h"

// The index of the color in the ramp at a position; below 0 or NaN the first, above 1 the last.
INLINE int32_t ramp_index(float position) {
  position = position > 0 ? position : 0;
  position = position < 1 ? position : 1;
  return (int32_t)(position * craster_ramp_last + 0.5f);
}

// Pixels whose ramp indices are computed before any is looked up, and those computed in one loop.
enum { GRADIENT_BLOCK = 64, GRADIENT_STEP = 16 };

#if ISA_AVX512
// Sixteen pixels of the ramp, whose first and last indices are known. Mostly all indices are close
// together: then 32 or 64 pixels of the ramp are loaded as they are, and permuted.
INLINE __m512i look_up_ramp_avx512(
    __m512i indices, int32_t first, int32_t last, const uint32_t *ramp) {
  // Even, as the first and last pixel may be in an odd and an even column.
  const int32_t base = min_int(min_int(first, last) & ~1, craster_ramp_row - 64);
  const uint32_t *window = ramp + base;
  const __m512i offsets = _mm512_sub_epi32(indices, _mm512_set1_epi32(base));
  const __mmask16 beyond_32 = _mm512_cmpge_epu32_mask(offsets, _mm512_set1_epi32(32));
  const __m512i colors = _mm512_permutex2var_epi32(
      _mm512_loadu_si512(window), offsets, _mm512_loadu_si512(window + 16));
  if (beyond_32 == 0) return colors;
  if (_mm512_cmpge_epu32_mask(offsets, _mm512_set1_epi32(64)) != 0) {
    return _mm512_i32gather_epi32(indices, ramp, 4);
  }
  const __m512i others = _mm512_permutex2var_epi32(
      _mm512_loadu_si512(window + 32), offsets, _mm512_loadu_si512(window + 48));
  return _mm512_mask_mov_epi32(colors, beyond_32, others);
}

// There are indices for a multiple of 16 pixels.
static void look_up_ramp(uint32_t *dst, const int32_t *indices, size_t n, const uint32_t *ramp) {
  for (size_t i = 0; i < n; i += 16) {
    const __m512i colors = look_up_ramp_avx512(
        _mm512_loadu_si512(indices + i), indices[i], indices[i + 15], ramp);
    if (n - i >= 16) {
      _mm512_storeu_si512(dst + i, colors);
    } else {
      _mm512_mask_storeu_epi32(dst + i, (__mmask16)((1u << (n - i)) - 1), colors);
    }
  }
}
#else
INLINE void look_up_ramp(uint32_t *dst, const int32_t *indices, size_t n, const uint32_t *ramp) {
  for (size_t i = 0; i < n; i++) dst[i] = ramp[indices[i]];
}
#endif

// The angle of (u, v) in turns, 0 to 1, with an error of at most 1e-6. One octant is approximated
// by an odd polynomial of degree 11, a least-squares fit of atan(t) / (2 pi) for t = 0 ... 1, with
// errors of at most 2.9e-7 turns; the other octants mirror it.
INLINE float angle_in_turns(float u, float v) {
  const float a = __builtin_fabsf(u), b = __builtin_fabsf(v);
  const float high = a > b ? a : b, low = a > b ? b : a;
  const float t = high > 0 ? low / high : 0, s = t * t;
  float turns = t * (0.15915173f
      + s * (-0.05294375f + s * (0.03082352f
      + s * (-0.01856542f + s * (0.00840691f - s * 0.00187325f)))));
  turns = a > b ? turns : 0.25f - turns;
  turns = u < 0 ? 0.5f - turns : turns;
  return v < 0 ? 1 - turns : turns;
}

// The position on the ramp for (u, v).
INLINE float ramp_position(
    craster_gradient_kind kind, float u, float v, float scale, float offset) {
  switch (kind) {
    case craster_linear: return u;
    case craster_radial: return __builtin_elementwise_sqrt(u * u + v * v) * scale + offset;
    case craster_angular: return angle_in_turns(u, v) * scale;
  }
  return 0;
}

// Indices are computed for a block of pixels first, several at a time, and up to a multiple of 16;
// then they are looked up.
INLINE void fill_gradient(
    uint32_t *dst, size_t n, int32_t x, const craster_uv_row *uv, craster_gradient_kind kind,
    float scale, float offset, const uint32_t *ramp) {
  const craster_uv_row row = *uv;
  int32_t indices[GRADIENT_BLOCK];
  while (n > 0) {
    const size_t count = n < GRADIENT_BLOCK ? n : GRADIENT_BLOCK;
    for (int32_t start = 0; start < (int32_t)count; start += GRADIENT_STEP) {
      for (int32_t i = start; i < start + GRADIENT_STEP; i++) {
        const float column = (float)(x + i);
        const float u = row.u + row.u_dx * column, v = row.v + row.v_dx * column;
        indices[i] = ramp_index(ramp_position(kind, u, v, scale, offset)) * 2 + ((x + i) & 1);
      }
    }
    look_up_ramp(dst, indices, count, ramp);
    dst += count;
    x += (int32_t)count;
    n -= count;
  }
}

static void linear_gradient(
    uint32_t *dst, size_t n, int32_t x, const craster_uv_row *row, const uint32_t *ramp) {
  fill_gradient(dst, n, x, row, craster_linear, 1, 0, ramp);
}

static void radial_gradient(
    uint32_t *dst, size_t n, int32_t x, const craster_uv_row *row, float scale, float offset,
    const uint32_t *ramp) {
  fill_gradient(dst, n, x, row, craster_radial, scale, offset, ramp);
}

static void angular_gradient(
    uint32_t *dst, size_t n, int32_t x, const craster_uv_row *row, float scale,
    const uint32_t *ramp) {
  fill_gradient(dst, n, x, row, craster_angular, scale, 0, ramp);
}

static craster_uv_row gradient_row(const craster_gradient *g, int32_t y) {
  const double center = (double)y + 0.5;
  return (craster_uv_row){
    (float)(g->a * 0.5 + g->c * center + g->e), (float)(g->b * 0.5 + g->d * center + g->f),
    (float)g->a, (float)g->b};
}

// `ramp` has the pixels for the row.
static void fill_gradient_columns(
    uint32_t *dst, int32_t from, int32_t to, const craster_gradient *g, const craster_uv_row *row,
    const uint32_t *ramp) {
  if (from >= to) return;
  const size_t n = (size_t)(to - from);
  const int32_t x = from + g->left;
  switch (g->kind) {
    case craster_linear: linear_gradient(dst + from, n, x, row, ramp); break;
    case craster_radial:
      radial_gradient(dst + from, n, x, row, g->scale, g->offset, ramp);
      break;
    case craster_angular: angular_gradient(dst + from, n, x, row, g->scale, ramp); break;
  }
}

// Blends a gradient over a span of row y. `colors` is scratch memory for the row.
static void blend_gradient_span(
    uint32_t *dst, const row_span *span, int32_t y, const craster_gradient *gradient,
    uint32_t *colors) {
  const craster_uv_row row = gradient_row(gradient, y);
  const uint32_t *ramp = gradient->ramp + (y & 1) * craster_ramp_row;
  const int32_t solid = span->solid, solid_end = span->solid_end;
  fill_gradient_columns(colors, span->from, solid, gradient, &row, ramp);
  blend_covered_columns(dst, span, colors, span->from, solid);
  if (gradient->is_opaque && span->solid_coverage == 65535) {
    fill_gradient_columns(dst, solid, solid_end, gradient, &row, ramp);
  } else if (solid < solid_end) {
    fill_gradient_columns(colors, solid, solid_end, gradient, &row, ramp);
    blend_pixels(
        dst + solid, colors + solid, (size_t)(solid_end - solid), span->solid_coverage);
  }
  fill_gradient_columns(colors, solid_end, span->to, gradient, &row, ramp);
  blend_covered_columns(dst, span, colors, solid_end, span->to);
}

#endif
