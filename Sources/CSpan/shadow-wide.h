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
  // Of the ground's colour the low bytes and the high ones; and all of it under a whole shadow.
  __m512i low, high, whole, whole_under;
  int is_black, is_flat;
} wide_shade;

// What of a shade is known when the loops are compiled.
typedef struct {
  int is_black, is_flat;
} kind;

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
  wide->is_flat = 0;
}

// Once for all bands; 0 if the machine can not.
static int set_wide(wide_shade *wide, int32_t shift, const shade *shade) {
  if (!__builtin_cpu_supports("avx512bw") || !__builtin_cpu_supports("avx512vl")) return 0;
  set_wide_shade(wide, shift, shade);
  return 1;
}

// Sixteen pixels, the low bytes of the channels apart from the high ones.
typedef struct {
  __m512i low, high;
} wide_pixels;

WIDE INLINE wide_pixels halves(__m512i pixels) {
  return (wide_pixels){
    _mm512_slli_epi16(pixels, 8),
    _mm512_and_si512(pixels, _mm512_set1_epi16((int16_t)0xff00))};
}

WIDE INLINE __m512i over_sixteen(
    wide_pixels below, __m512i add_low, __m512i add_high, __m512i keep) {
  const __m512i low_sum = _mm512_add_epi16(_mm512_mulhi_epu16(below.low, keep), add_low);
  const __m512i high_sum = _mm512_add_epi16(_mm512_mulhi_epu16(below.high, keep), add_high);
  // The high bytes of the one, and those of the other below them.
  return _mm512_ternarylogic_epi64(
      _mm512_srli_epi16(low_sum, 8), high_sum, _mm512_set1_epi16((int16_t)0xff00), 0xf8);
}

// What lies below is all of one colour, not laid yet.
WIDE static void set_wide_ground(wide_shade *wide, uint32_t pixel) {
  const __m512i ground = _mm512_set1_epi32((int32_t)pixel);
  const wide_pixels below = halves(ground);
  const wide_tint *alone = &wide->alone, *under = &wide->under;
  wide->low = below.low;
  wide->high = below.high;
  wide->whole = over_sixteen(below, alone->whole_low, alone->whole_high, alone->whole_keep);
  wide->whole_under =
      over_sixteen(below, under->whole_low, under->whole_high, under->whole_keep);
  wide->is_flat = 1;
  // Alpha stays what it is: nothing of it is to be kept, and all is to be added.
  wide->is_black &= pixel >> 24 == 255;
  if (!wide->is_black) return;
  const __m512i color = _mm512_set1_epi32(0xffff), alpha = _mm512_set1_epi32((int32_t)0xff000000);
#define WITH_ALPHA(high) _mm512_or_si512(_mm512_and_si512(high, color), alpha)
  wide->high = _mm512_and_si512(below.high, color);
  wide->alone.add_high = WITH_ALPHA(wide->alone.add_high);
  wide->under.add_high = WITH_ALPHA(wide->under.add_high);
#undef WITH_ALPHA
}

// As `look_up`, and up to fifteen knots more.
WIDE static void look_up_wide(
    uint16_t *knots, int32_t n, int32_t x, int32_t shift, const place *place,
    const cspan_quarter *q) {
  const __m512i numbers = _mm512_set_epi32(15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
  const __m512i even = _mm512_add_epi32(numbers, numbers);
  const __m512i odd = _mm512_add_epi32(even, _mm512_set1_epi32(1));
  const __m512 u_0 = _mm512_set1_ps(place->u), v_0 = _mm512_set1_ps(place->v);
  const __m512 u_step = _mm512_set1_ps((float)q->u_step);
  const __m512 v_step = _mm512_set1_ps((float)q->v_step);
  const __m512 u_inner = _mm512_set1_ps(q->u_inner), v_inner = _mm512_set1_ps(q->v_inner);
  const __m512 u_count = _mm512_set1_ps(q->u_count), v_count = _mm512_set1_ps(q->v_count);
  const __m512 share = _mm512_set1_ps(place->share), rounding = _mm512_set1_ps(8.5f);
  const __m512i word = _mm512_set1_epi32(0xffff), stride = _mm512_set1_epi32(q->stride);
  const __m512 zero = _mm512_setzero_ps();
  const uint64_t *entries = q->entries;
  for (int32_t i = 0; i < n; i += 16) {
    const __m512i column =
        _mm512_add_epi32(_mm512_sll_epi32(numbers, _mm_cvtsi32_si128(shift)),
                         _mm512_set1_epi32(x + i * (1 << shift)));
    const __m512 at = _mm512_cvtepi32_ps(column);
#define WITHIN(of) \
  _mm512_min_ps( \
      _mm512_max_ps( \
          _mm512_sub_ps( \
              _mm512_abs_ps(_mm512_add_ps(of##_0, _mm512_mul_ps(of##_step, at))), of##_inner), \
          zero), \
      of##_count)
    const __m512 u = WITHIN(u), v = WITHIN(v);
#undef WITHIN
    const __m512i u_whole = _mm512_cvttps_epi32(u), v_whole = _mm512_cvttps_epi32(v);
    const __m512 across = _mm512_sub_ps(u, _mm512_cvtepi32_ps(u_whole));
    const __m512 down = _mm512_sub_ps(v, _mm512_cvtepi32_ps(v_whole));
    const __m512i entry = _mm512_add_epi32(_mm512_mullo_epi32(v_whole, stride), u_whole);
    const __m512i one = _mm512_i32gather_epi64(_mm512_castsi512_si256(entry), entries, 8);
    const __m512i other =
        _mm512_i32gather_epi64(_mm512_extracti64x4_epi64(entry, 1), entries, 8);
    const __m512i upper = _mm512_permutex2var_epi32(one, even, other);
    const __m512i lower = _mm512_permutex2var_epi32(one, odd, other);
#define MIXED(pair) \
  ({ \
    const __m512 first = _mm512_cvtepi32_ps(_mm512_and_si512(pair, word)); \
    const __m512 next = _mm512_cvtepi32_ps(_mm512_srli_epi32(pair, 16)); \
    const __m512 step = _mm512_mul_ps(across, _mm512_sub_ps(next, first)); \
    _mm512_add_ps(first, step); \
  })
    const __m512 p = MIXED(upper), r = MIXED(lower);
#undef MIXED
    const __m512 way = _mm512_mul_ps(down, _mm512_sub_ps(r, p));
    const __m512 value = _mm512_mul_ps(_mm512_add_ps(p, way), share);
    const __m512i knot = _mm512_cvttps_epi32(_mm512_add_ps(value, rounding));
    _mm256_storeu_si256((__m256i *)(knots + i), _mm512_cvtepi32_epi16(knot));
  }
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

// `kept` is what the shadow keeps of the pixels below; `under` says which lie under the caster.
WIDE INLINE __m512i shade_sixteen(
    wide_pixels below, __m512i kept, const wide_tint *tint, __mmask16 under, kind kind) {
  const __m512i values = _mm512_xor_si512(kept, _mm512_set1_epi32(-1));
  __m512i add_low = tint->add_low, add_high = tint->add_high;
  if (!kind.is_black) {
    add_low = _mm512_add_epi16(_mm512_mulhi_epu16(tint->low, values), add_low);
  }
  if (!kind.is_black || !kind.is_flat) {
    add_high = _mm512_add_epi16(_mm512_mulhi_epu16(tint->high, values), add_high);
  }
  const __m512i keep =
      _mm512_mask_mov_epi32(kept, under, _mm512_mulhi_epu16(kept, tint->keep));
  return over_sixteen(below, add_low, add_high, keep);
}

// A tint for sixteen pixels of which some lie under the caster.
WIDE INLINE wide_tint mixed_tint(const wide_shade *wide, __mmask16 under) {
#define EITHER(of) _mm512_mask_mov_epi32(wide->alone.of, under, wide->under.of)
  return (wide_tint){
    .low = EITHER(low), .high = EITHER(high), .add_low = EITHER(add_low),
    .add_high = EITHER(add_high), .keep = wide->under.keep};
#undef EITHER
}

// Those of sixteen pixels that lie between two columns.
WIDE INLINE uint32_t lying(int32_t x, int32_t from, int32_t to) {
  const int32_t low = from < x ? 0 : from > x + 16 ? 16 : from - x;
  const int32_t high = to < x ? 0 : to > x + 16 ? 16 : to - x;
  return low < high ? (0xffffu << low) & (0xffffu >> (16 - high)) : 0;
}

WIDE INLINE wide_pixels pixels_at(const uint32_t *row, const wide_shade *wide, kind kind) {
  if (kind.is_flat) return (wide_pixels){wide->low, wide->high};
  return halves(_mm512_loadu_si512(row));
}

// Sixteen columns of a band, all of them under the caster or none. What is kept falls as the shadow
// grows: `start` in the first row.
WIDE INLINE void shade_all(
    uint32_t *row, __m512i start, __m512i way, const band *band, const wide_shade *wide,
    int is_under, kind kind) {
  const wide_tint *tint = is_under ? &wide->under : &wide->alone;
#define LAY(row, kept) \
  _mm512_storeu_si512( \
      row, shade_sixteen(pixels_at(row, wide, kind), kept, tint, is_under ? 0xffff : 0, kind))
  const ptrdiff_t stride = band->stride;
  if (band->is_usual || band->is_double) {
    // Four rows: the products with 0, 1, 2 and 3 quarters.
    const __m512i three = _mm512_set1_epi16(3 << 13);
    LAY(row, start);
    LAY(row + stride, _mm512_sub_epi16(start, _mm512_srai_epi16(way, 3)));
    LAY(row + 2 * stride, _mm512_sub_epi16(start, _mm512_srai_epi16(way, 2)));
    LAY(row + 3 * stride, _mm512_sub_epi16(start, _mm512_mulhi_epi16(way, three)));
    return;
  }
  int32_t down = band->down;
  for (int32_t y = 0; y < band->count; y++, row += stride, down += band->step) {
    const __m512i part = _mm512_mulhi_epi16(way, _mm512_set1_epi16((int16_t)down));
    LAY(row, _mm512_sub_epi16(start, part));
  }
#undef LAY
}

// Some of sixteen columns.
WIDE INLINE void shade_some(
    uint32_t *row, int32_t x, uint32_t all, __m512i start, __m512i way, const band *band,
    const columns *holes, const wide_shade *wide, kind kind) {
  int32_t down = band->down;
  const int32_t count = band->is_double ? 4 : band->count;
  for (int32_t y = 0; y < count; y++, row += band->stride, down += band->step) {
    const __m512i part = _mm512_mulhi_epi16(way, _mm512_set1_epi16((int16_t)down));
    const __m512i kept = _mm512_sub_epi16(start, part);
    const uint32_t hole = lying(x, holes[y].from, holes[y].to);
    const __mmask16 some = (__mmask16)(band->has_caster ? all : all & ~hole);
    const wide_pixels below =
        kind.is_flat ? (wide_pixels){wide->low, wide->high}
                     : halves(_mm512_maskz_loadu_epi32(some, row));
    if (band->has_caster) {
      const wide_tint tint = mixed_tint(wide, (__mmask16)hole);
      _mm512_mask_storeu_epi32(row, some, shade_sixteen(below, kept, &tint, (__mmask16)hole, kind));
    } else {
      _mm512_mask_storeu_epi32(row, some, shade_sixteen(below, kept, &wide->alone, 0, kind));
    }
  }
}

// Sixteens of pixels begin at multiples of 16; of the first, the last and those at holes, only some
// are touched.
WIDE INLINE void shade_wide(
    int32_t from, int32_t to, const band *band, const wide_shade *wide, kind kind) {
  const int32_t shift = band->shift;
  for (int32_t x = from & -16; x < to; x += 16) {
    const int is_all = x >= from && x + 16 <= to;
    const int is_free = is_all && (x + 16 <= band->any_hole.from || x >= band->any_hole.to);
    const int is_under =
        is_all && band->has_caster && x >= band->hole.from && x + 16 <= band->hole.to;
    uint32_t *row = band->row + x;
    __m512i values = between_sixteen(band->knots[0] + (x >> shift), wide);
    for (int half = 0; half <= band->is_double; half++, row += 4 * band->stride) {
      const __m512i next = between_sixteen(band->knots[half + 1] + (x >> shift), wide);
      const __m512i step = _mm512_sub_epi16(next, values), way = _mm512_add_epi16(step, step);
      const __m512i start = _mm512_xor_si512(values, _mm512_set1_epi32(-1));
      values = next;
      if (is_free) {
        shade_all(row, start, way, band, wide, 0, kind);
      } else if (is_under) {
        shade_all(row, start, way, band, wide, 1, kind);
      } else {
        shade_some(
            row, x, lying(x, from, to), start, way, band, band->holes + 4 * half, wide, kind);
      }
    }
  }
}

WIDE INLINE void blend_wide(
    uint32_t *row, int32_t from, int32_t to, const wide_tint *tint, __m512i whole, kind kind) {
  const __m512i low = tint->whole_low, high = tint->whole_high, keep = tint->whole_keep;
#define MADE(below) (kind.is_flat ? whole : over_sixteen(halves(below), low, high, keep))
  int32_t x = from;
  for (; x + 16 < to; x += 16) {
    _mm512_storeu_si512(row + x, MADE(_mm512_loadu_si512(row + x)));
  }
  const __mmask16 some = (__mmask16)(0xffffu >> (x + 16 - to));
  _mm512_mask_storeu_epi32(row + x, some, MADE(_mm512_maskz_loadu_epi32(some, row + x)));
#undef MADE
}

WIDE INLINE void lay_kind(const band *all, const wide_shade *shade, kind kind) {
  const struct band own = *all, *const band = &own;
  const wide_shade same = *shade, *const wide = &same;
#define SHADE(from, to) shade_wide(from, to, band, wide, kind)
#define BLEND(row, from, to) blend_wide(row, from, to, &wide->alone, wide->whole, kind)
#define UNDER(row, from, to) blend_wide(row, from, to, &wide->under, wide->whole_under, kind)
  LAY_BAND(band, SHADE, BLEND, UNDER)
#undef SHADE
#undef BLEND
#undef UNDER
}

WIDE static void lay_wide(const band *band, const wide_shade *wide) {
  if (wide->is_flat && wide->is_black) {
    lay_kind(band, wide, (kind){1, 1});
  } else if (wide->is_flat) {
    lay_kind(band, wide, (kind){0, 1});
  } else if (wide->is_black) {
    lay_kind(band, wide, (kind){1, 0});
  } else {
    lay_kind(band, wide, (kind){0, 0});
  }
}

#else
typedef struct {
  char nothing;
} wide_shade;

static int set_wide(wide_shade *wide, int32_t shift, const shade *shade) {
  (void)wide, (void)shift, (void)shade;
  return 0;
}

static void set_wide_ground(wide_shade *wide, uint32_t pixel) {
  (void)wide, (void)pixel;
}

static void look_up_wide(
    uint16_t *knots, int32_t n, int32_t x, int32_t shift, const place *place,
    const cspan_quarter *q) {
  (void)knots, (void)n, (void)x, (void)shift, (void)place, (void)q;
}

static void lay_wide(const band *band, const wide_shade *shade) { (void)band, (void)shade; }
#endif

#endif
