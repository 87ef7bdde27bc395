// Part of Snapback, under the MIT licence; see LICENSE.

#ifndef SHADOW_H
#define SHADOW_H

#include "law.h"

// A shadow's colour as if it were opaque: its alpha goes into the coverages, so that what is kept
// of the pixels below needs no product. And what the law makes of it where the shadow is whole.
typedef struct {
  words low, high;
  cspan_lanes lanes;
  float share;
  cspan_lanes addend;
  uint16_t keep;
} shade;

// The columns from one to another.
typedef struct {
  int32_t from, to;
} columns;

INLINE columns both(columns one, columns other) {
  const columns all = {
    one.from > other.from ? one.from : other.from, one.to < other.to ? one.to : other.to};
  return all.from < all.to ? all : (columns){0, 0};
}

// The rows of pixels from one row of knots to the next. Knots are `1 << shift` pixels apart, 4 at
// most.
typedef struct band {
  uint32_t *row;
  ptrdiff_t stride;
  int32_t count;
  // How far below the upper knots the first row lies, of 32768, and each further down.
  int32_t down, step;
  int32_t shift;
  // Those above, and twice the way from each to the one below.
  const uint16_t *knots;
  const int16_t *falls;
  // Where there is a shadow, and where a whole one.
  columns some, whole;
  // Where in each row nothing is to be laid, in any of them, and in all.
  columns holes[4], any_hole, hole;
} band;

INLINE void find_holes(band *band, const int32_t *holes, int32_t left) {
  band->hole = band->any_hole = (columns){0, 0};
  for (int32_t row = 0; row < band->count; row++) {
    columns own = {0, 0};
    if (holes) own = both((columns){holes[2 * row] - left, holes[2 * row + 1] - left}, band->some);
    band->holes[row] = own;
    band->hole = row > 0 ? both(band->hole, own) : own;
    if (own.from >= own.to) continue;
    if (band->any_hole.from >= band->any_hole.to) band->any_hole = own;
    if (own.from < band->any_hole.from) band->any_hole.from = own.from;
    if (own.to > band->any_hole.to) band->any_hole.to = own.to;
  }
}

// Lays a band: `shade` takes columns whose shadow differs, `blend` a row and such as are whole.
#define LAY_BAND(band, SHADE, BLEND) \
  for (int side = 0; side < 2; side++) { \
    columns own = (band)->some; \
    if ((band)->hole.from < (band)->hole.to) { \
      if (side == 0) { \
        own.to = (band)->hole.from; \
      } else { \
        own.from = (band)->hole.to; \
      } \
    } else if (side == 1) { \
      break; \
    } \
    if (own.from >= own.to) continue; \
    const columns inner = both((band)->whole, own); \
    if (inner.from >= inner.to) { \
      SHADE(own.from, own.to); \
      continue; \
    } \
    if (own.from < inner.from) SHADE(own.from, inner.from); \
    if (inner.to < own.to) SHADE(inner.to, own.to); \
    for (int32_t y = 0; y < (band)->count; y++) { \
      uint32_t *row = (band)->row + y * (band)->stride; \
      const columns hole = (band)->holes[y]; \
      const int has_hole = hole.from < hole.to; \
      const int32_t end = has_hole && hole.from < inner.to ? hole.from : inner.to; \
      if (inner.from < end) BLEND(row, inner.from, end); \
      const int32_t start = hole.to > inner.from ? hole.to : inner.from; \
      if (has_hole && start < inner.to) BLEND(row, start, inner.to); \
    } \
  }

// A coverage as a knot: a little away from 0 and from 65535, so that nothing that is rounded on the
// way between knots runs over.
INLINE uint16_t knot_of(float value, float share) {
  return (uint16_t)(int32_t)(value * share + 8.5f);
}

static void set_shade(
    shade *shade, const cspan_quarter *quarter, cspan_lanes color, uint16_t alpha) {
  const float share = (float)alpha / 65535 * (65519.0f / 65535);
  const uint32_t whole = knot_of((float)(int32_t)(quarter->entries[0] & 0xffff), share);
  cspan_lanes lanes = 0, addend = 0;
  for (int at = 0; at < 64; at += 16) {
    uint32_t lane = (uint32_t)(color >> at & 0xffff) * 65535 / (alpha > 0 ? alpha : 1);
    if (lane > 65280 || at == 48) lane = 65280;
    lanes |= (cspan_lanes)lane << at;
    addend |= (cspan_lanes)((lane * whole >> 16) + 130) << at;
  }
  shade->low = REPEAT(every_second(lanes));
  shade->high = REPEAT(every_second(lanes >> 16));
  shade->lanes = lanes;
  shade->share = share;
  shade->addend = addend;
  shade->keep = (uint16_t)(65535 - whole);
}

// Sixteen pixels at a time with AVX-512.

#if defined(__x86_64__) && !defined(CSPAN_PORTABLE) && !defined(CSPAN_AVX2)
#include <immintrin.h>
#define WIDE __attribute__((target("avx2,avx512f,avx512bw,avx512vl")))

// What the values of sixteen pixels are made of: which knots they lie between, how far from the
// first of them, and the colour.
typedef struct {
  __m512i from, next, parts, low, high, add_low, add_high, keep;
} wide_shade;

WIDE INLINE void set_wide(wide_shade *wide, int32_t shift, const shade *shade) {
  const __m512i numbers = _mm512_set_epi16(
      15, 15, 14, 14, 13, 13, 12, 12, 11, 11, 10, 10, 9, 9, 8, 8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2,
      2, 1, 1, 0, 0);
  const __m512i within = _mm512_and_si512(numbers, _mm512_set1_epi16((int16_t)((1 << shift) - 1)));
  wide->from = _mm512_srl_epi16(numbers, _mm_cvtsi32_si128(shift));
  wide->next = _mm512_add_epi16(wide->from, _mm512_set1_epi16(1));
  wide->parts = _mm512_sll_epi16(within, _mm_cvtsi32_si128(15 - shift));
  wide->low = _mm512_set1_epi32((int32_t)every_second(shade->lanes));
  wide->high = _mm512_set1_epi32((int32_t)every_second(shade->lanes >> 16));
  wide->add_low = _mm512_set1_epi32((int32_t)every_second(shade->addend));
  wide->add_high = _mm512_set1_epi32((int32_t)every_second(shade->addend >> 16));
  wide->keep = _mm512_set1_epi16((int16_t)shade->keep);
}

WIDE INLINE __m512i over_sixteen(
    __m512i below, __m512i add_low, __m512i add_high, __m512i keep) {
  const __m512i high = _mm512_set1_epi16((int16_t)0xff00);
  const __m512i low_sum =
      _mm512_add_epi16(_mm512_mulhi_epu16(_mm512_slli_epi16(below, 8), keep), add_low);
  const __m512i high_sum =
      _mm512_add_epi16(_mm512_mulhi_epu16(_mm512_and_si512(below, high), keep), add_high);
  // The high bytes of the one, and those of the other below them.
  return _mm512_ternarylogic_epi64(_mm512_srli_epi16(low_sum, 8), high_sum, high, 0xf8);
}

// What lies on lines between knots at sixteen pixels, each twice. Sixteen knots are enough: of
// those beside one another no next one is looked at.
WIDE INLINE __m512i between_sixteen(const void *knots, const wide_shade *wide) {
  const __m512i own = _mm512_zextsi256_si512(_mm256_loadu_si256(knots));
  const __m512i from = _mm512_permutexvar_epi16(wide->from, own);
  const __m512i step = _mm512_sub_epi16(_mm512_permutexvar_epi16(wide->next, own), from);
  return _mm512_add_epi16(
      from, _mm512_mulhi_epi16(_mm512_add_epi16(step, step), wide->parts));
}

WIDE INLINE __m512i shade_sixteen(__m512i below, __m512i values, const wide_shade *wide) {
  const __m512i rounding = _mm512_set1_epi16(130);
  return over_sixteen(
      below, _mm512_add_epi16(_mm512_mulhi_epu16(wide->low, values), rounding),
      _mm512_add_epi16(_mm512_mulhi_epu16(wide->high, values), rounding),
      _mm512_xor_si512(values, _mm512_set1_epi32(-1)));
}

// Those of sixteen pixels that lie between two columns.
WIDE INLINE uint32_t lying(int32_t x, int32_t from, int32_t to) {
  const int32_t low = from < x ? 0 : from > x + 16 ? 16 : from - x;
  const int32_t high = to < x ? 0 : to > x + 16 ? 16 : to - x;
  return low < high ? (0xffffu << low) & (0xffffu >> (16 - high)) : 0;
}

// Sixteens of pixels begin at multiples of 16; of the first, the last and those at holes, only some
// are touched.
WIDE INLINE void shade_wide(int32_t from, int32_t to, const band *band, const wide_shade *wide) {
  for (int32_t x = from & -16; x < to; x += 16) {
    const __m512i start = between_sixteen(band->knots + (x >> band->shift), wide);
    const __m512i way = between_sixteen(band->falls + (x >> band->shift), wide);
    uint32_t *row = band->row + x;
    int32_t down = band->down;
    const int is_all = x >= from && x + 16 <= to;
    if (is_all && (x + 16 <= band->any_hole.from || x >= band->any_hole.to)) {
      for (int32_t y = 0; y < band->count; y++, row += band->stride, down += band->step) {
        const __m512i values = _mm512_add_epi16(
            start, _mm512_mulhi_epi16(way, _mm512_set1_epi16((int16_t)down)));
        _mm512_storeu_si512(row, shade_sixteen(_mm512_loadu_si512(row), values, wide));
      }
    } else {
      const uint32_t all = lying(x, from, to);
      for (int32_t y = 0; y < band->count; y++, row += band->stride, down += band->step) {
        const __m512i values = _mm512_add_epi16(
            start, _mm512_mulhi_epi16(way, _mm512_set1_epi16((int16_t)down)));
        const __mmask16 some =
            (__mmask16)(all & ~lying(x, band->holes[y].from, band->holes[y].to));
        const __m512i below = _mm512_maskz_loadu_epi32(some, row);
        _mm512_mask_storeu_epi32(row, some, shade_sixteen(below, values, wide));
      }
    }
  }
}

WIDE INLINE void blend_wide(uint32_t *row, int32_t from, int32_t to, const wide_shade *wide) {
  int32_t x = from;
  for (; x + 16 < to; x += 16) {
    _mm512_storeu_si512(
        row + x,
        over_sixteen(_mm512_loadu_si512(row + x), wide->add_low, wide->add_high, wide->keep));
  }
  const __mmask16 some = (__mmask16)(0xffffu >> (x + 16 - to));
  const __m512i below = _mm512_maskz_loadu_epi32(some, row + x);
  _mm512_mask_storeu_epi32(
      row + x, some, over_sixteen(below, wide->add_low, wide->add_high, wide->keep));
}

WIDE static void lay_band_wide(const band *all, const shade *shade) {
  const struct band own = *all, *const band = &own;
  wide_shade wide;
  set_wide(&wide, band->shift, shade);
#define SHADE(from, to) shade_wide(from, to, band, &wide)
#define BLEND(row, from, to) blend_wide(row, from, to, &wide)
  LAY_BAND(band, SHADE, BLEND)
#undef SHADE
#undef BLEND
}

// Lays a band if the machine can; 0 if it cannot.
static int lay_wide(const band *band, const shade *shade) {
  if (!__builtin_cpu_supports("avx512bw") || !__builtin_cpu_supports("avx512vl")) return 0;
  lay_band_wide(band, shade);
  return 1;
}

#else
static int lay_wide(const band *band, const shade *shade) {
  (void)band, (void)shade;
  return 0;
}
#endif

#endif
