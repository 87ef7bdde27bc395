// Part of Snapback, under the MIT licence; see LICENSE.

#ifndef LEVEL_H
#define LEVEL_H

#include "texels.h"

// Where a row of pixels runs nearly along the texels' rows, what eight of them see lies in three or
// four rows of nine texels: those are loaded whole, and the instructions of AVX2 pick from them.

#if defined(__x86_64__) && !defined(CSPAN_PORTABLE)
#include <immintrin.h>
#define AVX2 __attribute__((target("avx2")))

// What each of eight pixels sees of a row of texels.
AVX2 INLINE __m256i pick(const uint32_t *texels, __m256i column) {
  return _mm256_permutevar8x32_epi32(_mm256_loadu_si256((const __m256i *)texels), column);
}

// Of two rows the second one's where the highest bit is set.
AVX2 INLINE __m256i either(__m256i one, __m256i other, __m256i second) {
  return _mm256_castps_si256(_mm256_blendv_ps(
      _mm256_castsi256_ps(one), _mm256_castsi256_ps(other), _mm256_castsi256_ps(second)));
}

// Eight pixels from one on, whose texels lie in `rows` rows, 3 or 4.
AVX2 INLINE void mix_rows(
    uint32_t *dst, const struct way *w, int64_t from, __m256i us, __m256i vs, int rows) {
  const int64_t u = w->u + from * w->u_step, v = w->v + from * w->v_step;
  const int64_t upper = w->v_step < 0 ? v + 7 * w->v_step : v;
  // Not so far right or down that the last row or column would lie outside.
  const int64_t column = u >> 16 < w->width - 9 ? u >> 16 : w->width - 9;
  const int64_t row = upper >> 16 < w->height - rows ? upper >> 16 : w->height - rows;
  const uint32_t *texels = w->texels + row * w->width + column;
  us = _mm256_add_epi32(us, _mm256_set1_epi32((int32_t)(u - (column << 16))));
  vs = _mm256_add_epi32(vs, _mm256_set1_epi32((int32_t)(v - (row << 16))));
  const __m256i columns = _mm256_srli_epi32(us, 16);
  __m256i left[4], right[4];
  for (int r = 0; r < rows; r++) {
    left[r] = pick(texels + r * w->width, columns);
    right[r] = pick(texels + r * w->width + 1, columns);
  }
  // Bit 16 says whether it is the second row from above, bit 17 whether it is the third.
  const __m256i second = _mm256_slli_epi32(vs, 15), third = _mm256_slli_epi32(vs, 14);
  corners seen = {
    (eight)either(left[0], left[1], second), (eight)either(right[0], right[1], second),
    (eight)either(left[1], left[2], second), (eight)either(right[1], right[2], second)};
  if (rows > 3) {
    seen.near = (eight)either((__m256i)seen.near, left[2], third);
    seen.right = (eight)either((__m256i)seen.right, right[2], third);
    seen.below = (eight)either((__m256i)seen.below, left[3], third);
    seen.beyond = (eight)either((__m256i)seen.beyond, right[3], third);
  }
  words mixed;
  mix_corners(&mixed, &seen, (const eight *)&us, (const eight *)&vs);
  memcpy(dst + from, &mixed, sizeof mixed);
}

AVX2 static void mix_level_rows(uint32_t *dst, int64_t n, const struct way *w) {
  const struct way own = *w;
  const __m256i number = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
  const __m256i us = _mm256_mullo_epi32(number, _mm256_set1_epi32((int32_t)own.u_step));
  const __m256i vs = _mm256_mullo_epi32(number, _mm256_set1_epi32((int32_t)own.v_step));
  const int64_t fall = own.v_step < 0 ? -own.v_step : own.v_step;
  const int64_t last = n - STEP;
  if (7 * fall <= 65536) {
    for (int64_t i = 0; i < last; i += STEP) mix_rows(dst, &own, i, us, vs, 3);
    mix_rows(dst, &own, last, us, vs, 3);
  } else {
    for (int64_t i = 0; i < last; i += STEP) mix_rows(dst, &own, i, us, vs, 4);
    mix_rows(dst, &own, last, us, vs, 4);
  }
}

// Sixteen pixels at a time with AVX-512, out of 3 or 5 rows of seventeen texels.
#define AVX512 __attribute__((target("avx512f,avx512bw")))

typedef struct {
  __m512i left, right;
} texel_pairs;

AVX512 INLINE texel_pairs pick_pairs(const uint32_t *texels, __m512i column) {
  return (texel_pairs){
    _mm512_permutexvar_epi32(column, _mm512_loadu_si512(texels)),
    _mm512_permutexvar_epi32(column, _mm512_loadu_si512(texels + 1))};
}

AVX512 INLINE void replace(texel_pairs *pairs, __mmask16 where, const texel_pairs *by) {
  pairs->left = _mm512_mask_mov_epi32(pairs->left, where, by->left);
  pairs->right = _mm512_mask_mov_epi32(pairs->right, where, by->right);
}

// The value below 256 of each place, twice.
AVX512 INLINE __m512i part_of(__m512i places) {
  const __m512i part = _mm512_and_si512(_mm512_srli_epi32(places, 8), _mm512_set1_epi32(255));
  return _mm512_or_si512(part, _mm512_slli_epi32(part, 16));
}

AVX512 INLINE void mix_sixteen(
    uint32_t *dst, const struct way *w, int64_t from, __m512i us, __m512i vs, int rows) {
  const int64_t u = w->u + from * w->u_step, v = w->v + from * w->v_step;
  const int64_t upper = w->v_step < 0 ? v + 15 * w->v_step : v;
  const int64_t column = u >> 16 < w->width - 17 ? u >> 16 : w->width - 17;
  const int64_t row = upper >> 16 < w->height - rows ? upper >> 16 : w->height - rows;
  const uint32_t *texels = w->texels + row * w->width + column;
  us = _mm512_add_epi32(us, _mm512_set1_epi32((int32_t)(u - (column << 16))));
  vs = _mm512_add_epi32(vs, _mm512_set1_epi32((int32_t)(v - (row << 16))));
  const __m512i columns = _mm512_srli_epi32(us, 16), numbers = _mm512_srli_epi32(vs, 16);
  texel_pairs seen[5];
  for (int r = 0; r < rows; r++) seen[r] = pick_pairs(texels + r * w->width, columns);
  texel_pairs upper_pairs = seen[0], lower_pairs = seen[1];
  for (int r = 1; r < rows - 1; r++) {
    const __mmask16 is_row = _mm512_cmpge_epi32_mask(numbers, _mm512_set1_epi32(r));
    replace(&upper_pairs, is_row, &seen[r]);
    replace(&lower_pairs, is_row, &seen[r + 1]);
  }
  const __m512i across = part_of(us), down = part_of(vs);
  const __m512i both = _mm512_srli_epi16(_mm512_mullo_epi16(across, down), 8);
  const __m512i below = _mm512_sub_epi16(down, both), right = _mm512_sub_epi16(across, both);
  const __m512i near = _mm512_sub_epi16(
      _mm512_sub_epi16(_mm512_set1_epi16(256), across), below);
  const __m512i low = _mm512_set1_epi16(255), half = _mm512_set1_epi16(128);
#define SUM(of) \
  _mm512_add_epi16( \
      _mm512_add_epi16( \
          _mm512_mullo_epi16(of(upper_pairs.left), near), \
          _mm512_mullo_epi16(of(upper_pairs.right), right)), \
      _mm512_add_epi16( \
          _mm512_add_epi16( \
              _mm512_mullo_epi16(of(lower_pairs.left), below), \
              _mm512_mullo_epi16(of(lower_pairs.right), both)), \
          half))
#define LOW_OF(texels) _mm512_and_si512(texels, low)
#define HIGH_OF(texels) _mm512_srli_epi16(texels, 8)
  const __m512i mixed = _mm512_or_si512(
      _mm512_srli_epi16(SUM(LOW_OF), 8), _mm512_andnot_si512(low, SUM(HIGH_OF)));
  _mm512_storeu_si512(dst + from, mixed);
}

AVX512 static void mix_wide_rows(uint32_t *dst, int64_t n, const struct way *w, int rows) {
  const struct way own = *w;
  const __m512i number =
      _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  const __m512i us = _mm512_mullo_epi32(number, _mm512_set1_epi32((int32_t)own.u_step));
  const __m512i vs = _mm512_mullo_epi32(number, _mm512_set1_epi32((int32_t)own.v_step));
  const int64_t last = n - 16;
  if (rows == 3) {
    for (int64_t i = 0; i < last; i += 16) mix_sixteen(dst, &own, i, us, vs, 3);
    mix_sixteen(dst, &own, last, us, vs, 3);
  } else {
    for (int64_t i = 0; i < last; i += 16) mix_sixteen(dst, &own, i, us, vs, 5);
    mix_sixteen(dst, &own, last, us, vs, 5);
  }
}

// Pixels that all look inside, eight or more; 0 if this is not the way to do them.
static int mix_level(uint32_t *dst, int64_t n, const struct way *w) {
  const int64_t fall = w->v_step < 0 ? -w->v_step : w->v_step;
  if (w->u_step < 0 || w->u_step > 65536 || 7 * fall > 2 * 65536 || w->width < 9 || w->height < 4
      || !__builtin_cpu_supports("avx2")) {
    return 0;
  }
#ifndef CSPAN_AVX2
  if (n >= 16 && w->width >= 17 && w->height >= 5 && 15 * fall <= 3 * 65536
      && __builtin_cpu_supports("avx512bw")) {
    mix_wide_rows(dst, n, w, 15 * fall <= 65536 ? 3 : 5);
    return 1;
  }
#endif
  mix_level_rows(dst, n, w);
  return 1;
}

#else
static int mix_level(uint32_t *dst, int64_t n, const struct way *w) {
  (void)dst, (void)n, (void)w;
  return 0;
}
#endif

#endif
