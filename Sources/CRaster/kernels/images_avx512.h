// Part of Snapback, under the MIT licence; see LICENSE.

// Where a row of pixels runs nearly along the texel rows, AVX-512 samples sixteen pixels at a time
// and blends them at once: out of 3, 5 or 7 rows of seventeen texels, or, where there is more than
// a texel to a pixel, out of 3 or 5 rows of thirty-two.

#ifndef CRASTER_IMAGES_AVX512_H
#define CRASTER_IMAGES_AVX512_H

#include "row_span.h"
#include "texels.h"

// In place of a coverage: pixels are stored, not blended.
enum { STORE_PIXELS = 65536 };

#if ISA_AVX512

enum { NARROW_WINDOW = 17, WIDE_WINDOW = 32 };

typedef struct {
  __m512i top_left, top_right, bottom_left, bottom_right;
} texel_quad_avx512;

INLINE __m512i pick_texels_avx512(
    __m512i texels, __mmask16 mask, __m512i one, __m512i columns, __m512i other) {
  return _mm512_mask_mov_epi32(texels, mask, _mm512_permutex2var_epi32(one, columns, other));
}

// The texels that lie in two rows and the one below, where a mask is set; in the second of the two
// where bit 4 of the column is set, as a permutation of two registers takes it from the other one.
INLINE void pick_row_pair(
    texel_quad_avx512 *quad, __mmask16 mask, const uint32_t *texels, int64_t width,
    __m512i columns) {
  const __m512i upper = _mm512_loadu_si512(texels);
  const __m512i upper_right = _mm512_loadu_si512(texels + 1);
  const __m512i middle = _mm512_loadu_si512(texels + width);
  const __m512i middle_right = _mm512_loadu_si512(texels + width + 1);
  const __m512i lower = _mm512_loadu_si512(texels + 2 * width);
  const __m512i lower_right = _mm512_loadu_si512(texels + 2 * width + 1);
  quad->top_left = pick_texels_avx512(quad->top_left, mask, upper, columns, middle);
  quad->top_right = pick_texels_avx512(quad->top_right, mask, upper_right, columns, middle_right);
  quad->bottom_left = pick_texels_avx512(quad->bottom_left, mask, middle, columns, lower);
  quad->bottom_right =
      pick_texels_avx512(quad->bottom_right, mask, middle_right, columns, lower_right);
}

INLINE void pick_narrow_window(
    texel_quad_avx512 *quad, const uint32_t *texels, int64_t width, __m512i columns, __m512i rows,
    int row_count) {
  // Bit 0 of the row becomes bit 4 of the column; the permutation ignores more than 5 bits.
  const __m512i indices = _mm512_or_si512(columns, _mm512_slli_epi32(rows, 4));
  pick_row_pair(quad, 0xffff, texels, width, indices);
  for (int r = 2; r < row_count - 1; r += 2) {
    const __mmask16 mask = _mm512_cmpge_epi32_mask(rows, _mm512_set1_epi32(r));
    pick_row_pair(quad, mask, texels + r * width, width, indices);
  }
}

// Here a row of texels takes two registers.
INLINE void pick_wide_window(
    texel_quad_avx512 *quad, const uint32_t *texels, int64_t width, __m512i columns, __m512i rows,
    int row_count) {
  const __m512i next_columns = _mm512_add_epi32(columns, _mm512_set1_epi32(1));
  for (int r = 0; r < row_count; r++) {
    const __m512i one = _mm512_loadu_si512(texels + r * width);
    const __m512i other = _mm512_loadu_si512(texels + r * width + 16);
    const __m512i left = _mm512_permutex2var_epi32(one, columns, other);
    const __m512i right = _mm512_permutex2var_epi32(one, next_columns, other);
    const __mmask16 is_top = _mm512_cmpge_epi32_mask(rows, _mm512_set1_epi32(r));
    const __mmask16 is_bottom = _mm512_cmpge_epi32_mask(rows, _mm512_set1_epi32(r - 1));
    if (r < row_count - 1) {
      quad->top_left = r == 0 ? left : _mm512_mask_mov_epi32(quad->top_left, is_top, left);
      quad->top_right = r == 0 ? right : _mm512_mask_mov_epi32(quad->top_right, is_top, right);
    }
    if (r > 0) {
      quad->bottom_left =
          r == 1 ? left : _mm512_mask_mov_epi32(quad->bottom_left, is_bottom, left);
      quad->bottom_right =
          r == 1 ? right : _mm512_mask_mov_epi32(quad->bottom_right, is_bottom, right);
    }
  }
}

// The fraction of positions in 256ths, in both words of each lane.
INLINE __m512i fraction_words_avx512(__m512i positions) {
  const __m512i second_bytes = _mm512_set4_epi32(
      (int)0xff0dff0d, (int)0xff09ff09, (int)0xff05ff05, (int)0xff01ff01);
  return _mm512_shuffle_epi8(positions, second_bytes);
}

// As `interpolate_texels`.
INLINE __m512i interpolate_texels_avx512(const texel_quad_avx512 *quad, __m512i u, __m512i v) {
  const __m512i u_fraction = fraction_words_avx512(u), v_fraction = fraction_words_avx512(v);
  const __m512i both = _mm512_srli_epi16(_mm512_mullo_epi16(u_fraction, v_fraction), 8);
  const __m512i bottom_left = _mm512_sub_epi16(v_fraction, both);
  const __m512i top_right = _mm512_sub_epi16(u_fraction, both);
  const __m512i top_left = _mm512_sub_epi16(
      _mm512_sub_epi16(_mm512_set1_epi16(256), u_fraction), bottom_left);
  const __m512i low_bytes = _mm512_set1_epi16(255), half = _mm512_set1_epi16(128);
#define BILINEAR_SUM(part) \
  _mm512_add_epi16( \
      _mm512_add_epi16( \
          _mm512_mullo_epi16(part(quad->top_left), top_left), \
          _mm512_mullo_epi16(part(quad->top_right), top_right)), \
      _mm512_add_epi16( \
          _mm512_add_epi16( \
              _mm512_mullo_epi16(part(quad->bottom_left), bottom_left), \
              _mm512_mullo_epi16(part(quad->bottom_right), both)), \
          half))
#define EVEN_BYTES(texels) _mm512_and_si512(texels, low_bytes)
#define ODD_BYTES(texels) _mm512_srli_epi16(texels, 8)
  return _mm512_or_si512(
      _mm512_srli_epi16(BILINEAR_SUM(EVEN_BYTES), 8),
      _mm512_andnot_si512(low_bytes, BILINEAR_SUM(ODD_BYTES)));
#undef BILINEAR_SUM
#undef EVEN_BYTES
#undef ODD_BYTES
}

INLINE __m512i sample_level_x16(
    const texel_path *path, int64_t from, __m512i u_steps, __m512i v_steps, int window,
    int row_count) {
  const int64_t u = path->u + from * path->u_step, v = path->v + from * path->v_step;
  const int64_t top = path->v_step < 0 ? v + 15 * path->v_step : v;
  const int64_t column = u >> 16 < path->width - window ? u >> 16 : path->width - window;
  const int64_t row = top >> 16 < path->height - row_count ? top >> 16 : path->height - row_count;
  const uint32_t *texels = path->texels + row * path->width + column;
  const __m512i us = _mm512_add_epi32(u_steps, _mm512_set1_epi32((int32_t)(u - (column << 16))));
  const __m512i vs = _mm512_add_epi32(v_steps, _mm512_set1_epi32((int32_t)(v - (row << 16))));
  const __m512i columns = _mm512_srli_epi32(us, 16), rows = _mm512_srli_epi32(vs, 16);
  texel_quad_avx512 quad = {us, us, us, us};
  if (window == NARROW_WINDOW) {
    pick_narrow_window(&quad, texels, path->width, columns, rows, row_count);
  } else {
    pick_wide_window(&quad, texels, path->width, columns, rows, row_count);
  }
  return interpolate_texels_avx512(&quad, us, vs);
}

// Blends pixels where a bit is set, through one coverage for all, as `blend_pixels` does; or stores
// them.
INLINE void blend_sampled_x16(uint32_t *dst, __m512i above, __mmask16 mask, int32_t coverage) {
  const __m512i opaque = _mm512_set1_epi32((int)0xff000000);
  if (coverage >= 65535) {
    if (coverage == STORE_PIXELS || _mm512_cmplt_epu32_mask(above, opaque) == 0) {
      _mm512_mask_storeu_epi32(dst, mask, above);
      return;
    }
    if (_mm512_test_epi32_mask(above, above) == 0) return;
  }
  const __m512i below = _mm512_maskz_loadu_epi32(mask, dst);
  const __m512i blended =
      blend_source_avx512(below, above, _mm512_set1_epi16((int16_t)coverage));
  _mm512_mask_storeu_epi32(dst, mask, blended);
}

// At least sixteen pixels, from index `from` of the path on.
INLINE void blend_level_rows(
    uint32_t *dst, int64_t n, const texel_path *path, int64_t from, int32_t coverage, int window,
    int row_count) {
  const texel_path shifted = {
    path->texels, path->width, path->height, path->u + from * path->u_step,
    path->v + from * path->v_step, path->u_step, path->v_step};
  const __m512i numbers =
      _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  const __m512i u_steps = _mm512_mullo_epi32(numbers, _mm512_set1_epi32((int32_t)shifted.u_step));
  const __m512i v_steps = _mm512_mullo_epi32(numbers, _mm512_set1_epi32((int32_t)shifted.v_step));
  int64_t i = 0;
  for (; i + 16 <= n; i += 16) {
    const __m512i pixels = sample_level_x16(&shifted, i, u_steps, v_steps, window, row_count);
    blend_sampled_x16(dst + i, pixels, 0xffff, coverage);
  }
  // The last sixteen overlap those before, which stay as they are.
  if (i < n) {
    const __mmask16 mask = (__mmask16)(0xffff << (i + 16 - n));
    const __m512i pixels = sample_level_x16(&shifted, n - 16, u_steps, v_steps, window, row_count);
    blend_sampled_x16(dst + n - 16, pixels, mask, coverage);
  }
}

static void blend_level_window(
    uint32_t *dst, int64_t n, const texel_path *path, int64_t from, int32_t coverage, int window,
    int row_count) {
  if (window == NARROW_WINDOW && row_count == 3) {
    blend_level_rows(dst, n, path, from, coverage, NARROW_WINDOW, 3);
  } else if (window == NARROW_WINDOW && row_count == 5) {
    blend_level_rows(dst, n, path, from, coverage, NARROW_WINDOW, 5);
  } else if (window == NARROW_WINDOW) {
    blend_level_rows(dst, n, path, from, coverage, NARROW_WINDOW, 7);
  } else if (row_count == 3) {
    blend_level_rows(dst, n, path, from, coverage, WIDE_WINDOW, 3);
  } else {
    blend_level_rows(dst, n, path, from, coverage, WIDE_WINDOW, 5);
  }
}

// Blends pixels that all lie inside, from index `from` on, through one coverage for all; returns 0
// if the path is not level enough, or too short.
static int blend_level_path(
    uint32_t *dst, int64_t n, const texel_path *path, int64_t from, int32_t coverage) {
  const int64_t fall = path->v_step < 0 ? -path->v_step : path->v_step;
  const int window = path->u_step <= 65536 ? NARROW_WINDOW : WIDE_WINDOW;
  const int row_count = 15 * fall <= 65536 ? 3 : 15 * fall <= 3 * 65536 ? 5 : 7;
  if (path->u_step < 0 || path->u_step > 2 * 65536 || 15 * fall > 5 * 65536
      || (row_count == 7 && window == WIDE_WINDOW) || n < 16 || path->width < window
      || path->height < row_count) {
    return 0;
  }
  blend_level_window(dst, n, path, from, coverage, window, row_count);
  return 1;
}

#else

INLINE int blend_level_path(
    uint32_t *dst, int64_t n, const texel_path *path, int64_t from, int32_t coverage) {
  (void)dst, (void)n, (void)path, (void)from, (void)coverage;
  return 0;
}

#endif

#endif
