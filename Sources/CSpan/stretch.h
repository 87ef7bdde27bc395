// Part of Snapback, under the MIT licence; see LICENSE.

#ifndef STRETCH_H
#define STRETCH_H

#include "CSpan.h"
#include "clones.h"

// What has a way of its own with AVX-512 asks `has_wide` first.
#if defined(__x86_64__) && !defined(CSPAN_PORTABLE) && !defined(CSPAN_AVX2)
#include <immintrin.h>
#define AVX512 __attribute__((target("avx512f,avx512bw,avx512vl")))

static inline int has_wide(void) {
  return __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl");
}

// The law for sixteen pixels over others, with each one's coverage twice.
AVX512 INLINE __m512i laid_over(__m512i below, __m512i above, __m512i both) {
  const __m512i alpha_twice = _mm512_set4_epi32(
      0x0f0f0f0f, 0x0b0b0b0b, 0x07070707, 0x03030303);
  const __m512i half = _mm512_set1_epi16(130), high = _mm512_set1_epi16((int16_t)0xff00);
  const __m512i alphas = _mm512_shuffle_epi8(above, alpha_twice);
  const __m512i keep = _mm512_xor_si512(_mm512_mulhi_epu16(alphas, both), _mm512_set1_epi16(-1));
#define LAID(of) \
  _mm512_add_epi16( \
      _mm512_mulhi_epu16(of(below), keep), \
      _mm512_add_epi16(_mm512_mulhi_epu16(of(above), both), half))
#define LOW_BYTE(pixels) _mm512_slli_epi16(pixels, 8)
#define HIGH_BYTE(pixels) _mm512_and_si512(pixels, high)
  return _mm512_or_si512(
      _mm512_srli_epi16(LAID(LOW_BYTE), 8), _mm512_and_si512(LAID(HIGH_BYTE), high));
#undef LAID
#undef LOW_BYTE
#undef HIGH_BYTE
}

// As `cspan_pixels_cover`: mostly it is a few pixels.
AVX512 static inline void cover_wide(
    uint32_t *row, const uint32_t *colors, const uint16_t *covers, int32_t n) {
  for (int32_t i = 0; i < n; i += 16) {
    const __mmask16 where = n - i < 16 ? (__mmask16)((1u << (n - i)) - 1) : 0xffff;
    const __m512i above = _mm512_maskz_loadu_epi32(where, colors + i);
    const __m512i cover = _mm512_cvtepu16_epi32(_mm256_maskz_loadu_epi16(where, covers + i));
    const __m512i both = _mm512_or_si512(cover, _mm512_slli_epi32(cover, 16));
    const __m512i below = _mm512_maskz_loadu_epi32(where, row + i);
    _mm512_mask_storeu_epi32(row + i, where, laid_over(below, above, both));
  }
}
#else
static inline int has_wide(void) { return 0; }
static inline void cover_wide(
    uint32_t *row, const uint32_t *colors, const uint16_t *covers, int32_t n) {
  (void)row, (void)colors, (void)covers, (void)n;
}
#endif

// Lays colours through the coverages of a stretch of a row where each pixel has its own.
static inline void lay_covered(
    uint32_t *row, const cspan_stretch *stretch, const uint32_t *colors, int32_t from, int32_t to) {
  if (from >= to) return;
  if (has_wide()) {
    cover_wide(row + from, colors + from, stretch->covers + from, to - from);
  } else {
    cspan_pixels_cover(row + from, colors + from, stretch->covers + from, (size_t)(to - from));
  }
}

#endif
