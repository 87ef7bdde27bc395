// Part of Snapback, under the MIT licence; see LICENSE.

#ifndef LEVEL_H
#define LEVEL_H

#include "stretch.h"
#include "texels.h"

// Where a row of pixels runs nearly along the texels' rows, what eight of them see lies in three or
// four rows of nine texels: those are loaded whole, and the instructions of AVX2 pick from them.

// Instead of a coverage: pixels are stored as they are.
enum { ALONE = 65536 };

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

// Pixels that all look inside, eight or more; 0 if this is not the way to do them.
static int mix_level(uint32_t *dst, int64_t n, const struct way *w) {
  const int64_t fall = w->v_step < 0 ? -w->v_step : w->v_step;
  if (w->u_step < 0 || w->u_step > 65536 || 7 * fall > 2 * 65536 || w->width < 9 || w->height < 4
      || !__builtin_cpu_supports("avx2")) {
    return 0;
  }
  mix_level_rows(dst, n, w);
  return 1;
}

#else
static int mix_level(uint32_t *dst, int64_t n, const struct way *w) {
  (void)dst, (void)n, (void)w;
  return 0;
}
#endif

#if defined(__x86_64__) && !defined(CSPAN_PORTABLE) && !defined(CSPAN_AVX2)
// Sixteen pixels at a time with AVX-512, laid right away, out of 3, 5 or 7 rows of seventeen texels;
// or out of 3 or 5 of thirty-two, where there is more than a texel to a pixel.
enum { NEAR = 17, FAR = 32 };

typedef struct {
  __m512i near, right, below, beyond;
} wide_corners;

// The corners that lie in a pair of rows and the one below, with the second of the pair where bit 4
// of the column is set: the first sixteen of a register come from the one row, the others from the
// other.
AVX512 INLINE void pick_pair(
    wide_corners *seen, __mmask16 where, const uint32_t *texels, int64_t width, __m512i column) {
  const __m512i upper = _mm512_loadu_si512(texels);
  const __m512i upper_right = _mm512_loadu_si512(texels + 1);
  const __m512i middle = _mm512_loadu_si512(texels + width);
  const __m512i middle_right = _mm512_loadu_si512(texels + width + 1);
  const __m512i lower = _mm512_loadu_si512(texels + 2 * width);
  const __m512i lower_right = _mm512_loadu_si512(texels + 2 * width + 1);
#define PICK(of, one, other) \
  seen->of = _mm512_mask_mov_epi32( \
      seen->of, where, _mm512_permutex2var_epi32(one, column, other));
  PICK(near, upper, middle)
  PICK(right, upper_right, middle_right)
  PICK(below, middle, lower)
  PICK(beyond, middle_right, lower_right)
#undef PICK
}

AVX512 INLINE void see_rows(
    wide_corners *seen, const uint32_t *texels, int64_t width, __m512i columns, __m512i numbers,
    int rows) {
  // Bit 0 of the row's number becomes bit 4 of the column; more than 5 bits do not count.
  const __m512i column = _mm512_or_si512(columns, _mm512_slli_epi32(numbers, 4));
  pick_pair(seen, 0xffff, texels, width, column);
  for (int r = 2; r < rows - 1; r += 2) {
    const __mmask16 is_here = _mm512_cmpge_epi32_mask(numbers, _mm512_set1_epi32(r));
    pick_pair(seen, is_here, texels + r * width, width, column);
  }
}

// The same where a row of texels takes two registers.
AVX512 INLINE void see_far_rows(
    wide_corners *seen, const uint32_t *texels, int64_t width, __m512i columns, __m512i numbers,
    int rows) {
  const __m512i nexts = _mm512_add_epi32(columns, _mm512_set1_epi32(1));
  for (int r = 0; r < rows; r++) {
    const __m512i one = _mm512_loadu_si512(texels + r * width);
    const __m512i other = _mm512_loadu_si512(texels + r * width + 16);
    const __m512i left = _mm512_permutex2var_epi32(one, columns, other);
    const __m512i right = _mm512_permutex2var_epi32(one, nexts, other);
    const __mmask16 is_upper = _mm512_cmpge_epi32_mask(numbers, _mm512_set1_epi32(r));
    const __mmask16 is_lower = _mm512_cmpge_epi32_mask(numbers, _mm512_set1_epi32(r - 1));
    if (r < rows - 1) {
      seen->near = r == 0 ? left : _mm512_mask_mov_epi32(seen->near, is_upper, left);
      seen->right = r == 0 ? right : _mm512_mask_mov_epi32(seen->right, is_upper, right);
    }
    if (r > 0) {
      seen->below = r == 1 ? left : _mm512_mask_mov_epi32(seen->below, is_lower, left);
      seen->beyond = r == 1 ? right : _mm512_mask_mov_epi32(seen->beyond, is_lower, right);
    }
  }
}

// The value below 256 of each place, twice.
AVX512 INLINE __m512i part_of(__m512i places) {
  const __m512i second_byte = _mm512_set4_epi32(
      (int)0xff0dff0d, (int)0xff09ff09, (int)0xff05ff05, (int)0xff01ff01);
  return _mm512_shuffle_epi8(places, second_byte);
}

// As `mix_corners` does it.
AVX512 INLINE __m512i mix_wide_corners(const wide_corners *seen, __m512i us, __m512i vs) {
  const __m512i across = part_of(us), down = part_of(vs);
  const __m512i both = _mm512_srli_epi16(_mm512_mullo_epi16(across, down), 8);
  const __m512i below = _mm512_sub_epi16(down, both), right = _mm512_sub_epi16(across, both);
  const __m512i near = _mm512_sub_epi16(
      _mm512_sub_epi16(_mm512_set1_epi16(256), across), below);
  const __m512i low = _mm512_set1_epi16(255), half = _mm512_set1_epi16(128);
#define SUM(of) \
  _mm512_add_epi16( \
      _mm512_add_epi16( \
          _mm512_mullo_epi16(of(seen->near), near), _mm512_mullo_epi16(of(seen->right), right)), \
      _mm512_add_epi16( \
          _mm512_add_epi16( \
              _mm512_mullo_epi16(of(seen->below), below), \
              _mm512_mullo_epi16(of(seen->beyond), both)), \
          half))
#define LOW_OF(texels) _mm512_and_si512(texels, low)
#define HIGH_OF(texels) _mm512_srli_epi16(texels, 8)
  return _mm512_or_si512(
      _mm512_srli_epi16(SUM(LOW_OF), 8), _mm512_andnot_si512(low, SUM(HIGH_OF)));
}

AVX512 INLINE __m512i mixed_sixteen(
    const struct way *w, int64_t from, __m512i us, __m512i vs, int columns, int rows) {
  const int64_t u = w->u + from * w->u_step, v = w->v + from * w->v_step;
  const int64_t upper = w->v_step < 0 ? v + 15 * w->v_step : v;
  const int64_t column = u >> 16 < w->width - columns ? u >> 16 : w->width - columns;
  const int64_t row = upper >> 16 < w->height - rows ? upper >> 16 : w->height - rows;
  const uint32_t *texels = w->texels + row * w->width + column;
  us = _mm512_add_epi32(us, _mm512_set1_epi32((int32_t)(u - (column << 16))));
  vs = _mm512_add_epi32(vs, _mm512_set1_epi32((int32_t)(v - (row << 16))));
  const __m512i wholes = _mm512_srli_epi32(us, 16), numbers = _mm512_srli_epi32(vs, 16);
  wide_corners seen = {us, us, us, us};
  if (columns == NEAR) {
    see_rows(&seen, texels, w->width, wholes, numbers, rows);
  } else {
    see_far_rows(&seen, texels, w->width, wholes, numbers, rows);
  }
  return mix_wide_corners(&seen, us, vs);
}

// Lays pixels over those there, where a bit is set, through one coverage for all, as `cspan_pixels`
// does; or stores them alone.
AVX512 INLINE void lay_sixteen(uint32_t *dst, __m512i above, __mmask16 where, int32_t cover) {
  const __m512i opaque = _mm512_set1_epi32((int)0xff000000);
  if (cover >= 65535) {
    if (cover == ALONE || _mm512_cmplt_epu32_mask(above, opaque) == 0) {
      _mm512_mask_storeu_epi32(dst, where, above);
      return;
    }
    if (_mm512_test_epi32_mask(above, above) == 0) return;
  }
  const __m512i below = _mm512_maskz_loadu_epi32(where, dst);
  const __m512i laid = laid_over(below, above, _mm512_set1_epi16((int16_t)cover));
  _mm512_mask_storeu_epi32(dst, where, laid);
}

// Lays sixteen pixels or more, from one on, over those there.
AVX512 INLINE void lay_all(
    uint32_t *dst, int64_t n, const struct way *w, int64_t from, int32_t cover, int columns,
    int rows) {
  const struct way own = {
    w->texels, w->width, w->height, w->u + from * w->u_step, w->v + from * w->v_step, w->u_step,
    w->v_step};
  const __m512i number =
      _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  const __m512i us = _mm512_mullo_epi32(number, _mm512_set1_epi32((int32_t)own.u_step));
  const __m512i vs = _mm512_mullo_epi32(number, _mm512_set1_epi32((int32_t)own.v_step));
  int64_t i = 0;
  for (; i + 16 <= n; i += 16) {
    lay_sixteen(dst + i, mixed_sixteen(&own, i, us, vs, columns, rows), 0xffff, cover);
  }
  // The last sixteen overlap those before, which stay as they are.
  if (i < n) {
    const __mmask16 where = (__mmask16)(0xffff << (i + 16 - n));
    lay_sixteen(dst + n - 16, mixed_sixteen(&own, n - 16, us, vs, columns, rows), where, cover);
  }
}

AVX512 static void lay_wide_rows(
    uint32_t *dst, int64_t n, const struct way *w, int64_t from, int32_t cover, int columns,
    int rows) {
  if (columns == NEAR && rows == 3) {
    lay_all(dst, n, w, from, cover, NEAR, 3);
  } else if (columns == NEAR && rows == 5) {
    lay_all(dst, n, w, from, cover, NEAR, 5);
  } else if (columns == NEAR) {
    lay_all(dst, n, w, from, cover, NEAR, 7);
  } else if (rows == 3) {
    lay_all(dst, n, w, from, cover, FAR, 3);
  } else {
    lay_all(dst, n, w, from, cover, FAR, 5);
  }
}

// Lays pixels that all look inside, from one on, through one coverage for all; 0 if this is not the
// way to do them.
static int lay_wide(
    uint32_t *dst, int64_t n, const struct way *w, int64_t from, int32_t cover) {
  const int64_t fall = w->v_step < 0 ? -w->v_step : w->v_step;
  const int columns = w->u_step <= 65536 ? NEAR : FAR;
  const int rows = 15 * fall <= 65536 ? 3 : 15 * fall <= 3 * 65536 ? 5 : 7;
  if (w->u_step < 0 || w->u_step > 2 * 65536 || 15 * fall > 5 * 65536
      || (rows == 7 && columns == FAR) || n < 16 || w->width < columns || w->height < rows
      || !has_wide()) {
    return 0;
  }
  lay_wide_rows(dst, n, w, from, cover, columns, rows);
  return 1;
}

#else
static int lay_wide(
    uint32_t *dst, int64_t n, const struct way *w, int64_t from, int32_t cover) {
  (void)dst, (void)n, (void)w, (void)from, (void)cover;
  return 0;
}
#endif

#endif
