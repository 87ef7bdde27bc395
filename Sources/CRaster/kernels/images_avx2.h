// Part of Snapback, under the MIT licence; see LICENSE.

// Where a row of pixels runs nearly along the texel rows, the texels of eight pixels lie in three
// or four rows of nine: with AVX2, these are loaded as they are and permuted.

#ifndef CRASTER_IMAGES_AVX2_H
#define CRASTER_IMAGES_AVX2_H

#include "texels.h"

#if ISA_AVX2

// The texels of a row at eight columns.
INLINE __m256i pick_texels_avx2(const uint32_t *texels, __m256i columns) {
  return _mm256_permutevar8x32_epi32(_mm256_loadu_si256((const __m256i *)texels), columns);
}

// The second vector's lanes where the highest bit of `choice` is set.
INLINE __m256i select_by_sign_avx2(__m256i one, __m256i other, __m256i choice) {
  return _mm256_castps_si256(_mm256_blendv_ps(
      _mm256_castsi256_ps(one), _mm256_castsi256_ps(other), _mm256_castsi256_ps(choice)));
}

// Eight pixels from index `from` on, whose texels lie in `row_count` rows, 3 or 4. `u_steps` and
// `v_steps` are the pixels' distances from the first one.
INLINE void sample_level_x8(
    uint32_t *dst, const texel_path *path, int64_t from, __m256i u_steps, __m256i v_steps,
    int row_count) {
  const int64_t u = path->u + from * path->u_step, v = path->v + from * path->v_step;
  const int64_t top = path->v_step < 0 ? v + 7 * path->v_step : v;
  // Not so far right or down that the last column or row would lie outside.
  const int64_t column = u >> 16 < path->width - 9 ? u >> 16 : path->width - 9;
  const int64_t row = top >> 16 < path->height - row_count ? top >> 16 : path->height - row_count;
  const uint32_t *texels = path->texels + row * path->width + column;
  const __m256i us = _mm256_add_epi32(u_steps, _mm256_set1_epi32((int32_t)(u - (column << 16))));
  const __m256i vs = _mm256_add_epi32(v_steps, _mm256_set1_epi32((int32_t)(v - (row << 16))));
  const __m256i columns = _mm256_srli_epi32(us, 16);
  __m256i left[4], right[4];
  for (int r = 0; r < row_count; r++) {
    left[r] = pick_texels_avx2(texels + r * path->width, columns);
    right[r] = pick_texels_avx2(texels + r * path->width + 1, columns);
  }
  // Bit 16 is set for the second row from the top, bit 17 for the third.
  const __m256i second = _mm256_slli_epi32(vs, 15), third = _mm256_slli_epi32(vs, 14);
  __m256i top_left = select_by_sign_avx2(left[0], left[1], second);
  __m256i top_right = select_by_sign_avx2(right[0], right[1], second);
  __m256i bottom_left = select_by_sign_avx2(left[1], left[2], second);
  __m256i bottom_right = select_by_sign_avx2(right[1], right[2], second);
  if (row_count > 3) {
    top_left = select_by_sign_avx2(top_left, left[2], third);
    top_right = select_by_sign_avx2(top_right, right[2], third);
    bottom_left = select_by_sign_avx2(bottom_left, left[3], third);
    bottom_right = select_by_sign_avx2(bottom_right, right[3], third);
  }
  const texel_quad_x8 quad = {
    (uint32x8)top_left, (uint32x8)top_right, (uint32x8)bottom_left, (uint32x8)bottom_right};
  const uint16x16 pixels = interpolate_texels(&quad, (uint32x8)us, (uint32x8)vs);
  memcpy(dst + from, &pixels, sizeof pixels);
}

// At least eight pixels; the last eight overlap those before.
INLINE void sample_level_rows(
    uint32_t *dst, int64_t n, const texel_path *path, int row_count) {
  const texel_path copy = *path;
  const __m256i numbers = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
  const __m256i u_steps = _mm256_mullo_epi32(numbers, _mm256_set1_epi32((int32_t)copy.u_step));
  const __m256i v_steps = _mm256_mullo_epi32(numbers, _mm256_set1_epi32((int32_t)copy.v_step));
  const int64_t last = n - 8;
  for (int64_t i = 0; i < last; i += 8) sample_level_x8(dst, &copy, i, u_steps, v_steps, row_count);
  sample_level_x8(dst, &copy, last, u_steps, v_steps, row_count);
}

// At least eight pixels that all lie inside; returns 0 if the path is not level enough.
static int sample_level_path(uint32_t *dst, int64_t n, const texel_path *path) {
  const int64_t fall = path->v_step < 0 ? -path->v_step : path->v_step;
  if (path->u_step < 0 || path->u_step > 65536 || 7 * fall > 2 * 65536 || path->width < 9
      || path->height < 4) {
    return 0;
  }
  if (7 * fall <= 65536) {
    sample_level_rows(dst, n, path, 3);
  } else {
    sample_level_rows(dst, n, path, 4);
  }
  return 1;
}

#else

INLINE int sample_level_path(uint32_t *dst, int64_t n, const texel_path *path) {
  (void)dst, (void)n, (void)path;
  return 0;
}

#endif

#endif
