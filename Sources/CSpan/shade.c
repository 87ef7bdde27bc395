// Part of Snapback, under the MIT licence; see LICENSE.

#include "CSpan.h"
#include "clones.h"
#include "stretch.h"

#include <string.h>

INLINE float clamp(float value, float high) {
  value = value > 0 ? value : 0;
  return value < high ? value : high;
}

INLINE int32_t index_at(float place) {
  return (int32_t)(clamp(place, 1) * cspan_ramp_last + 0.5f);
}

enum { BLOCK = 64, STRIDE = 16 };

#ifdef AVX512
// The colours at sixteen places, the first and last of which are known. Mostly they lie close
// together: then 32 or 64 colours of the ramp are loaded whole, and permuted.
AVX512 INLINE __m512i colors_at(
    __m512i indices, int32_t first, int32_t last, const uint32_t *ramp) {
  int32_t base = first < last ? first : last;
  base = base <= cspan_ramp_last - 63 ? base : cspan_ramp_last - 63;
  const uint32_t *near = ramp + base;
  const __m512i at = _mm512_sub_epi32(indices, _mm512_set1_epi32(base));
  const __mmask16 are_far = _mm512_cmpge_epu32_mask(at, _mm512_set1_epi32(32));
  const __m512i colors = _mm512_permutex2var_epi32(
      _mm512_loadu_si512(near), at, _mm512_loadu_si512(near + 16));
  if (are_far == 0) return colors;
  if (_mm512_cmpge_epu32_mask(at, _mm512_set1_epi32(64)) != 0) {
    return _mm512_i32gather_epi32(indices, ramp, 4);
  }
  const __m512i others = _mm512_permutex2var_epi32(
      _mm512_loadu_si512(near + 32), at, _mm512_loadu_si512(near + 48));
  return _mm512_mask_mov_epi32(colors, are_far, others);
}

// Looks up colours sixteen at a time; there are indices for all of them.
AVX512 static void gather(
    uint32_t *dst, const int32_t *indices, size_t n, const uint32_t *ramp) {
  for (size_t i = 0; i < n; i += STRIDE) {
    const __m512i colors = colors_at(
        _mm512_loadu_si512(indices + i), indices[i], indices[i + STRIDE - 1], ramp);
    if (n - i >= STRIDE) {
      _mm512_storeu_si512(dst + i, colors);
    } else {
      _mm512_mask_storeu_epi32(dst + i, (__mmask16)((1u << (n - i)) - 1), colors);
    }
  }
}
#else
static void gather(uint32_t *dst, const int32_t *indices, size_t n, const uint32_t *ramp) {
  (void)dst, (void)indices, (void)n, (void)ramp;
}
#endif

INLINE void look_up(uint32_t *dst, const int32_t *indices, size_t n, const uint32_t *ramp) {
  if (has_wide()) {
    gather(dst, indices, n, ramp);
  } else {
    for (size_t i = 0; i < n; i++) dst[i] = ramp[indices[i]];
  }
}

// Makes `place` of each pixel, which sees (u, v), a colour of the ramp. Places are found for a block
// of pixels first, many at a time, and some more than there are; and looked up afterwards.
#define LOOK_UP(place) \
  int32_t indices[BLOCK]; \
  const cspan_row own = *row; \
  while (n > 0) { \
    const size_t count = n < BLOCK ? n : BLOCK; \
    for (int32_t start = 0; start < (int32_t)count; start += STRIDE) { \
      for (int32_t i = start; i < start + STRIDE; i++) { \
        const float at = (float)(x + i); \
        const float u = own.u + own.u_step * at, v = own.v + own.v_step * at; \
        (void)v; \
        indices[i] = index_at(place); \
      } \
    } \
    look_up(dst, indices, count, ramp); \
    dst += count; \
    x += (int32_t)count; \
    n -= count; \
  }

WIDE_CLONES
void cspan_linear(uint32_t *dst, size_t n, int32_t x, const cspan_row *row, const uint32_t *ramp) {
  LOOK_UP(u)
}

WIDE_CLONES
void cspan_radial(
    uint32_t *dst, size_t n, int32_t x, const cspan_row *row, float scale, float offset,
    const uint32_t *ramp) {
  LOOK_UP(__builtin_sqrtf(u * u + v * v) * scale + offset)
}

// The angle of (u, v) in turns, 0 to 1; off by at most 0.000001. A polynomial for one eighth,
// mirrored; its coefficients are a least-squares fit of atan(t) / 2 pi.
INLINE float turns(float u, float v) {
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

WIDE_CLONES
void cspan_angular(
    uint32_t *dst, size_t n, int32_t x, const cspan_row *row, float scale, const uint32_t *ramp) {
  LOOK_UP(turns(u, v) * scale)
}

static cspan_row row_of(const cspan_gradient *g, int32_t y) {
  const double middle = (double)y + 0.5;
  return (cspan_row){
    (float)(g->a * 0.5 + g->c * middle + g->e), (float)(g->b * 0.5 + g->d * middle + g->f),
    (float)g->a, (float)g->b};
}

static void shade(
    uint32_t *dst, int32_t from, int32_t to, const cspan_gradient *g, const cspan_row *row) {
  if (from >= to) return;
  const size_t n = (size_t)(to - from);
  const int32_t x = from + g->left;
  switch (g->kind) {
    case cspan_along: cspan_linear(dst + from, n, x, row, g->ramp); break;
    case cspan_around: cspan_radial(dst + from, n, x, row, g->scale, g->offset, g->ramp); break;
    case cspan_about: cspan_angular(dst + from, n, x, row, g->scale, g->ramp); break;
  }
}

void cspan_lay_gradient(
    uint32_t *row, const cspan_stretch *stretch, int32_t y, const cspan_gradient *gradient,
    uint32_t *colors) {
  const cspan_row places = row_of(gradient, y);
  const int32_t solid = stretch->solid, solid_end = stretch->solid_end;
  shade(colors, stretch->from, solid, gradient, &places);
  lay_covered(row, stretch, colors, stretch->from, solid);
  if (gradient->is_opaque && stretch->cover == 65535) {
    shade(row, solid, solid_end, gradient, &places);
  } else if (solid < solid_end) {
    shade(colors, solid, solid_end, gradient, &places);
    cspan_pixels(row + solid, colors + solid, (size_t)(solid_end - solid), stretch->cover);
  }
  shade(colors, solid_end, stretch->to, gradient, &places);
  lay_covered(row, stretch, colors, solid_end, stretch->to);
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
