// Part of Snapback, under the MIT licence; see LICENSE.

// Blending computed colors over a span of a row.

#ifndef CRASTER_ROW_SPAN_H
#define CRASTER_ROW_SPAN_H

#include "pixels.h"

// The pixels from ..< to of a row: those from `solid` to `solid_end` have one coverage, the others
// one each, which `coverage` has at their columns.
typedef struct {
  int32_t from, solid, solid_end, to;
  uint16_t solid_coverage;
  const uint16_t *coverage;
} row_span;

#if ISA_AVX512
// The source-over formula for sixteen pixels, with each one's coverage in both of its words.
INLINE __m512i blend_source_avx512(__m512i below, __m512i above, __m512i coverage) {
  const __m512i alpha_bytes =
      _mm512_set4_epi32(0x0f0f0f0f, 0x0b0b0b0b, 0x07070707, 0x03030303);
  const __m512i bias = _mm512_set1_epi16(ROUNDING_BIAS);
  const __m512i high_bytes = _mm512_set1_epi16((int16_t)0xff00);
  const __m512i alpha = _mm512_shuffle_epi8(above, alpha_bytes);
  const __m512i keep =
      _mm512_xor_si512(_mm512_mulhi_epu16(alpha, coverage), _mm512_set1_epi16(-1));
#define BLENDED(part) \
  _mm512_add_epi16( \
      _mm512_mulhi_epu16(part(below), keep), \
      _mm512_add_epi16(_mm512_mulhi_epu16(part(above), coverage), bias))
#define LOW_HALVES(pixels) _mm512_slli_epi16(pixels, 8)
#define HIGH_HALVES(pixels) _mm512_and_si512(pixels, high_bytes)
  return _mm512_or_si512(
      _mm512_srli_epi16(BLENDED(LOW_HALVES), 8),
      _mm512_and_si512(BLENDED(HIGH_HALVES), high_bytes));
#undef BLENDED
#undef LOW_HALVES
#undef HIGH_HALVES
}

// As `blend_pixels_coverage`, for what usually are a few pixels.
static void blend_few_pixels_coverage(
    uint32_t *dst, const uint32_t *src, const uint16_t *coverage, int32_t n) {
  for (int32_t i = 0; i < n; i += 16) {
    const __mmask16 mask = n - i < 16 ? (__mmask16)((1u << (n - i)) - 1) : 0xffff;
    const __m512i above = _mm512_maskz_loadu_epi32(mask, src + i);
    const __m512i wide = _mm512_cvtepu16_epi32(_mm256_maskz_loadu_epi16(mask, coverage + i));
    const __m512i both = _mm512_or_si512(wide, _mm512_slli_epi32(wide, 16));
    const __m512i below = _mm512_maskz_loadu_epi32(mask, dst + i);
    _mm512_mask_storeu_epi32(dst + i, mask, blend_source_avx512(below, above, both));
  }
}
#else
INLINE void blend_few_pixels_coverage(
    uint32_t *dst, const uint32_t *src, const uint16_t *coverage, int32_t n) {
  blend_pixels_coverage(dst, src, coverage, (size_t)n);
}
#endif

// Blends colors over those columns of a span that have a coverage each.
static void blend_covered_columns(
    uint32_t *row, const row_span *span, const uint32_t *colors, int32_t from, int32_t to) {
  if (from >= to) return;
  blend_few_pixels_coverage(row + from, colors + from, span->coverage + from, to - from);
}

// Blends colors over any columns of a span.
static void blend_span_columns(
    uint32_t *row, const row_span *span, const uint32_t *colors, int32_t from, int32_t to) {
  const int32_t solid = max_int(from, span->solid), solid_end = min_int(to, span->solid_end);
  if (solid >= solid_end) {
    blend_covered_columns(row, span, colors, from, to);
    return;
  }
  blend_covered_columns(row, span, colors, from, solid);
  blend_pixels(row + solid, colors + solid, (size_t)(solid_end - solid), span->solid_coverage);
  blend_covered_columns(row, span, colors, solid_end, to);
}

#endif
