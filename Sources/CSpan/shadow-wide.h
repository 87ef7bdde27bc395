// Part of Snapback, under the MIT licence; see LICENSE.

#ifndef SHADOW_WIDE_H
#define SHADOW_WIDE_H

#include "shadow.h"

// Sixteen pixels of a shadow at a time with AVX-512.

#if defined(__x86_64__) && !defined(CSPAN_PORTABLE) && !defined(CSPAN_AVX2)
#include <immintrin.h>
#define WIDE __attribute__((target("avx2,avx512f,avx512bw,avx512vl")))

typedef struct {
  __m512i low, high, add_low, add_high, keep;
  __m512i whole_low, whole_high, whole_keep;
} wide_tint;

// What the values of sixteen pixels are made of: which knots they lie between and how far from the
// first of them; and what becomes of them.
typedef struct {
  __m512i from, next, parts;
  wide_tint alone, under;
  int is_black;
} wide_shade;

WIDE INLINE void set_wide_tint(wide_tint *wide, const tint *tint) {
#define SECOND(lanes) _mm512_set1_epi32((int32_t)every_second(lanes))
  wide->low = SECOND(tint->lanes);
  wide->high = SECOND(tint->lanes >> 16);
  wide->add_low = SECOND(tint->addend);
  wide->add_high = SECOND(tint->addend >> 16);
  wide->keep = _mm512_set1_epi16((int16_t)tint->keep);
  wide->whole_low = SECOND(tint->whole_addend);
  wide->whole_high = SECOND(tint->whole_addend >> 16);
  wide->whole_keep = _mm512_set1_epi16((int16_t)tint->whole_keep);
#undef SECOND
}

WIDE static void set_wide_shade(wide_shade *wide, int32_t shift, const shade *shade) {
  const __m512i numbers = _mm512_set_epi16(
      15, 15, 14, 14, 13, 13, 12, 12, 11, 11, 10, 10, 9, 9, 8, 8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2,
      2, 1, 1, 0, 0);
  const __m512i within = _mm512_and_si512(numbers, _mm512_set1_epi16((int16_t)((1 << shift) - 1)));
  wide->from = _mm512_srl_epi16(numbers, _mm_cvtsi32_si128(shift));
  wide->next = _mm512_add_epi16(wide->from, _mm512_set1_epi16(1));
  wide->parts = _mm512_sll_epi16(within, _mm_cvtsi32_si128(15 - shift));
  set_wide_tint(&wide->alone, &shade->alone);
  set_wide_tint(&wide->under, &shade->under);
  wide->is_black = shade->is_black;
}

// Once for all bands; 0 if the machine can not.
static int set_wide(wide_shade *wide, int32_t shift, const shade *shade) {
  if (!__builtin_cpu_supports("avx512bw") || !__builtin_cpu_supports("avx512vl")) return 0;
  set_wide_shade(wide, shift, shade);
  return 1;
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

WIDE INLINE __m512i shade_sixteen(
    __m512i below, __m512i values, const wide_tint *tint, int is_under, int is_black) {
  __m512i keep = _mm512_xor_si512(values, _mm512_set1_epi32(-1));
  if (is_under) keep = _mm512_mulhi_epu16(keep, tint->keep);
  __m512i add_low = tint->add_low;
  if (!is_black) add_low = _mm512_add_epi16(_mm512_mulhi_epu16(tint->low, values), add_low);
  return over_sixteen(
      below, add_low, _mm512_add_epi16(_mm512_mulhi_epu16(tint->high, values), tint->add_high),
      keep);
}

// Those of sixteen pixels that lie between two columns.
WIDE INLINE uint32_t lying(int32_t x, int32_t from, int32_t to) {
  const int32_t low = from < x ? 0 : from > x + 16 ? 16 : from - x;
  const int32_t high = to < x ? 0 : to > x + 16 ? 16 : to - x;
  return low < high ? (0xffffu << low) & (0xffffu >> (16 - high)) : 0;
}

// Sixteen columns of a band, all of them under the caster or none.
WIDE INLINE void shade_all(
    uint32_t *row, __m512i start, __m512i way, const band *band, const wide_tint *tint,
    int is_under, int is_black) {
#define LAY(row, values) \
  _mm512_storeu_si512( \
      row, shade_sixteen(_mm512_loadu_si512(row), values, tint, is_under, is_black))
  const ptrdiff_t stride = band->stride;
  if (band->is_usual) {
    // Four rows: the products with 0, 1, 2 and 3 quarters.
    const __m512i three = _mm512_set1_epi16(3 << 13);
    LAY(row, start);
    LAY(row + stride, _mm512_add_epi16(start, _mm512_srai_epi16(way, 3)));
    LAY(row + 2 * stride, _mm512_add_epi16(start, _mm512_srai_epi16(way, 2)));
    LAY(row + 3 * stride, _mm512_add_epi16(start, _mm512_mulhi_epi16(way, three)));
    return;
  }
  int32_t down = band->down;
  for (int32_t y = 0; y < band->count; y++, row += stride, down += band->step) {
    const __m512i values = _mm512_add_epi16(
        start, _mm512_mulhi_epi16(way, _mm512_set1_epi16((int16_t)down)));
    LAY(row, values);
  }
#undef LAY
}

// Some of sixteen columns.
WIDE INLINE void shade_some(
    int32_t x, uint32_t all, __m512i start, __m512i way, const band *band, const wide_shade *wide,
    int is_black) {
  uint32_t *row = band->row + x;
  int32_t down = band->down;
  for (int32_t y = 0; y < band->count; y++, row += band->stride, down += band->step) {
    const __m512i values = _mm512_add_epi16(
        start, _mm512_mulhi_epi16(way, _mm512_set1_epi16((int16_t)down)));
    const uint32_t hole = lying(x, band->holes[y].from, band->holes[y].to);
    const __mmask16 some = (__mmask16)(band->has_caster ? all : all & ~hole);
    const __m512i below = _mm512_maskz_loadu_epi32(some, row);
    __m512i made = shade_sixteen(below, values, &wide->alone, 0, is_black);
    if (band->has_caster) {
      made = _mm512_mask_mov_epi32(
          made, (__mmask16)hole, shade_sixteen(below, values, &wide->under, 1, is_black));
    }
    _mm512_mask_storeu_epi32(row, some, made);
  }
}

// Sixteens of pixels begin at multiples of 16; of the first, the last and those at holes, only some
// are touched.
WIDE INLINE void shade_wide(
    int32_t from, int32_t to, const band *band, const wide_shade *wide, int is_black) {
  for (int32_t x = from & -16; x < to; x += 16) {
    const __m512i start = between_sixteen(band->knots + (x >> band->shift), wide);
    const __m512i way = between_sixteen(band->falls + (x >> band->shift), wide);
    const int is_all = x >= from && x + 16 <= to;
    if (is_all && (x + 16 <= band->any_hole.from || x >= band->any_hole.to)) {
      shade_all(band->row + x, start, way, band, &wide->alone, 0, is_black);
    } else if (is_all && band->has_caster && x >= band->hole.from && x + 16 <= band->hole.to) {
      shade_all(band->row + x, start, way, band, &wide->under, 1, is_black);
    } else {
      shade_some(x, lying(x, from, to), start, way, band, wide, is_black);
    }
  }
}

WIDE INLINE void blend_wide(uint32_t *row, int32_t from, int32_t to, const wide_tint *tint) {
  const __m512i low = tint->whole_low, high = tint->whole_high, keep = tint->whole_keep;
  int32_t x = from;
  for (; x + 16 < to; x += 16) {
    _mm512_storeu_si512(row + x, over_sixteen(_mm512_loadu_si512(row + x), low, high, keep));
  }
  const __mmask16 some = (__mmask16)(0xffffu >> (x + 16 - to));
  const __m512i below = _mm512_maskz_loadu_epi32(some, row + x);
  _mm512_mask_storeu_epi32(row + x, some, over_sixteen(below, low, high, keep));
}

WIDE static void lay_wide(const band *all, const wide_shade *shade) {
  const struct band own = *all, *const band = &own;
  const wide_shade same = *shade, *const wide = &same;
#define ANY(from, to) shade_wide(from, to, band, wide, 0)
#define BLACK(from, to) shade_wide(from, to, band, wide, 1)
#define BLEND(row, from, to) blend_wide(row, from, to, &wide->alone)
#define UNDER(row, from, to) blend_wide(row, from, to, &wide->under)
  if (wide->is_black) {
    LAY_BAND(band, BLACK, BLEND, UNDER)
  } else {
    LAY_BAND(band, ANY, BLEND, UNDER)
  }
#undef ANY
#undef BLACK
#undef BLEND
#undef UNDER
}

#else
typedef struct {
  char nothing;
} wide_shade;

static int set_wide(wide_shade *wide, int32_t shift, const shade *shade) {
  (void)wide, (void)shift, (void)shade;
  return 0;
}

static void lay_wide(const band *band, const wide_shade *shade) { (void)band, (void)shade; }
#endif

#endif
