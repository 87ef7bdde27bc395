// Part of Snapback, under the MIT licence; see LICENSE.

#ifndef SHADOW_H
#define SHADOW_H

#include "law.h"

// A shadow's colour as if it were opaque: its alpha goes into the coverages, so that what is kept of
// the pixels below needs no product. And what the law makes of it where the shadow is whole.
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

// The rows of pixels from one row of knots to the next. Knots are `1 << shift` pixels apart.
typedef struct {
  uint32_t *row;
  ptrdiff_t stride;
  int32_t count;
  // How far below the upper knots the first row lies, of 32768, and each further down.
  int32_t down, step;
  int32_t shift;
  // Those above, and twice the way from each to the one below.
  const uint16_t *knots;
  const int16_t *falls;
  // Where there is a shadow, and where a whole one. Columns count from `left`, and so do pixels.
  columns some, whole;
  int32_t left;
  // For each row, where nothing is to be laid; or null.
  const int32_t *holes;
} band;

// The columns of a row before and after its hole.
INLINE void find_sides(columns sides[2], const band *band, int32_t row) {
  sides[0] = band->some;
  sides[1] = (columns){0, 0};
  if (!band->holes) return;
  const columns hole = {
    band->holes[2 * row] - band->left, band->holes[2 * row + 1] - band->left};
  if (hole.from >= hole.to) return;
  sides[1] = sides[0];
  if (hole.from < sides[0].to) sides[0].to = hole.from;
  if (hole.to > sides[1].from) sides[1].from = hole.to;
}

// Lays every row of a band: `between` and `blend` take its pixels, and columns of some.
#define LAY_BAND(band, BETWEEN, BLEND) \
  for (int32_t y = 0; y < (band)->count; y++) { \
    uint32_t *row = (band)->row + y * (band)->stride; \
    const int16_t down = (int16_t)((band)->down + y * (band)->step); \
    columns sides[2]; \
    find_sides(sides, band, y); \
    for (int side = 0; side < 2; side++) { \
      const columns own = sides[side], inner = both((band)->whole, own); \
      if (inner.from < inner.to) { \
        if (own.from < inner.from) BETWEEN(row, own.from, inner.from, down); \
        BLEND(row, inner.from, inner.to); \
        if (inner.to < own.to) BETWEEN(row, inner.to, own.to, down); \
      } else if (own.from < own.to) { \
        BETWEEN(row, own.from, own.to, down); \
      } \
    } \
  }

static void set_shade(
    shade *shade, const cspan_quarter *quarter, cspan_lanes color, uint16_t alpha) {
  const uint32_t whole =
      (uint32_t)((float)(int32_t)(quarter->entries[0] & 0xffff) * ((float)alpha / 65535) + 0.5f);
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
  shade->share = (float)alpha / 65535;
  shade->addend = addend;
  shade->keep = (uint16_t)(65535 - whole);
}

// Sixteen pixels at a time with AVX-512.

#if defined(__x86_64__) && !defined(CSPAN_PORTABLE) && !defined(CSPAN_NARROW)
#include <immintrin.h>
#define WIDE __attribute__((target("avx512f,avx512bw")))

// What the values of sixteen pixels are made of: which knots they lie between, how far from the
// first of them, and the colour.
typedef struct {
  __m512i from, next, parts, low, high, add_low, add_high, keep;
} wide_shade;

WIDE INLINE void set_wide(wide_shade *wide, int32_t shift, const shade *shade) {
  const __m512i numbers = _mm512_set_epi16(
      15, 15, 14, 14, 13, 13, 12, 12, 11, 11, 10, 10, 9, 9, 8, 8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2,
      1, 1, 0, 0);
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

WIDE INLINE __m512i shade_sixteen(
    __m512i below, const band *band, int32_t x, __m512i down, const wide_shade *wide) {
  const __m512i rounding = _mm512_set1_epi16(130);
  const int32_t first = x >> band->shift;
  const __m512i fall = _mm512_loadu_si512(band->falls + first);
  const __m512i own = _mm512_add_epi16(
      _mm512_loadu_si512(band->knots + first), _mm512_mulhi_epi16(fall, down));
  const __m512i from = _mm512_permutexvar_epi16(wide->from, own);
  const __m512i step = _mm512_sub_epi16(_mm512_permutexvar_epi16(wide->next, own), from);
  const __m512i values = _mm512_add_epi16(
      from, _mm512_mulhi_epi16(_mm512_add_epi16(step, step), wide->parts));
  return over_sixteen(
      below, _mm512_add_epi16(_mm512_mulhi_epu16(wide->low, values), rounding),
      _mm512_add_epi16(_mm512_mulhi_epu16(wide->high, values), rounding),
      _mm512_xor_si512(values, _mm512_set1_epi32(-1)));
}

// Sixteens of pixels begin at multiples of 16; of the first and the last, only some are touched.
WIDE INLINE void shade_wide(
    uint32_t *row, int32_t from, int32_t to, int16_t down_part, const band *band,
    const wide_shade *wide) {
  const __m512i down = _mm512_set1_epi16(down_part);
  int32_t x = from & -16;
  __mmask16 some = (__mmask16)(0xffffu << (from - x));
  for (; x + 16 < to; x += 16) {
    const __m512i below = _mm512_maskz_loadu_epi32(some, row + x);
    _mm512_mask_storeu_epi32(row + x, some, shade_sixteen(below, band, x, down, wide));
    some = 0xffff;
  }
  some &= (__mmask16)(0xffffu >> (x + 16 - to));
  const __m512i below = _mm512_maskz_loadu_epi32(some, row + x);
  _mm512_mask_storeu_epi32(row + x, some, shade_sixteen(below, band, x, down, wide));
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

WIDE static void lay_band_wide(const band *band, const shade *shade) {
  wide_shade wide;
  set_wide(&wide, band->shift, shade);
#define BETWEEN(row, from, to, down) shade_wide(row, from, to, down, band, &wide)
#define BLEND(row, from, to) blend_wide(row, from, to, &wide)
  LAY_BAND(band, BETWEEN, BLEND)
#undef BETWEEN
#undef BLEND
}

// Lays a band if the machine can; 0 if it cannot.
static int lay_wide(const band *band, const shade *shade) {
  if (!__builtin_cpu_supports("avx512bw")) return 0;
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
