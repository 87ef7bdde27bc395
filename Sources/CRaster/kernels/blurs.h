// Part of Snapback, under the MIT licence; see LICENSE.

// Box blurs, and the change of resolution before and after them.

#ifndef CRASTER_BLURS_H
#define CRASTER_BLURS_H

#include "../include/CRasterKernels.h"
#include "simd.h"

static void accumulate_row(uint16_t *sums, const uint32_t *src, size_t n, int32_t channels) {
  if (channels == 1) {
    for (size_t i = 0; i < n; i++) sums[i] = (uint16_t)(sums[i] + (src[i] >> 24));
  } else {
    const uint8_t *bytes = (const uint8_t *)src;
    for (size_t i = 0; i < 4 * n; i++) sums[i] = (uint16_t)(sums[i] + bytes[i]);
  }
}

// The means of blocks of 1, 4 or 16 pixels (shift 0, 1 or 2) from their sums. A mean of 255 becomes 65535: the sum
// times 257, divided by the number of pixels and rounded. As 256 is divisible by that number, 16 bits are enough.
#define MEANS_FROM_SUMS(sums, shift) \
  (((sums) << (8 - 2 * (shift))) + (((sums) + (uint16_t)((1 << 2 * (shift)) >> 1)) >> 2 * (shift)))

// Sums of one channel. Those of a block are added as parts of one integer.
INLINE void write_alpha_means(uint16_t *dst, const uint16_t *sums, size_t n, const int shift) {
  for (size_t i = 0; i < n; i++) {
    uint64_t sum = 0;
    memcpy(&sum, sums + (i << shift), sizeof *sums << shift);
    if (shift == 2) sum += sum >> 32;
    if (shift > 0) sum += sum >> 16;
    const uint16_t block = (uint16_t)sum;
    dst[i] = (uint16_t)MEANS_FROM_SUMS(block, shift);
  }
}

// Sums of four channels; shift 1 or 2.
INLINE void write_color_means(uint16_t *dst, const uint16_t *sums, size_t n, const int shift) {
  for (size_t i = 0; i < n; i++) {
    uint16x4 block;
    if (shift == 2) {
      uint16x16 pixels;
      memcpy(&pixels, sums + 16 * i, sizeof pixels);
      const uint16x8 pair = LOW_HALF_16(pixels) + HIGH_HALF_16(pixels);
      block = LOW_HALF_8(pair) + HIGH_HALF_8(pair);
    } else {
      uint16x8 pair;
      memcpy(&pair, sums + 8 * i, sizeof pair);
      block = LOW_HALF_8(pair) + HIGH_HALF_8(pair);
    }
    const uint16x4 means = MEANS_FROM_SUMS(block, shift);
    memcpy(dst + 4 * i, &means, sizeof means);
  }
}

static void average_sums(
    uint16_t *dst, const uint16_t *sums, size_t n, int32_t shift, int32_t channels) {
  // A loop for each case, so that the compiler knows the numbers.
  switch (channels == 1 ? shift : shift + 8) {
    case 0: write_alpha_means(dst, sums, n, 0); break;
    case 1: write_alpha_means(dst, sums, n, 1); break;
    case 2: write_alpha_means(dst, sums, n, 2); break;
    case 8: write_alpha_means(dst, sums, 4 * n, 0); break;
    case 9: write_color_means(dst, sums, n, 1); break;
    default: write_color_means(dst, sums, n, 2); break;
  }
}

// Sixteen values side by side, in as many columns or rows, are blurred together.
enum { BLUR_LANES = 16 };

// Their sums: with AVX2 alone in the order in which one instruction widens half of the values, and another one brings
// them back into their places.
#if ISA_AVX2 && !ISA_AVX512
typedef struct {
  uint32x8 first, last;
} box_sums;

INLINE box_sums load_wide_x16(const uint16_t *values) {
  const __m256i narrow = _mm256_loadu_si256((const __m256i *)values), zero = _mm256_setzero_si256();
  return (box_sums){(uint32x8)_mm256_unpacklo_epi16(narrow, zero), (uint32x8)_mm256_unpackhi_epi16(narrow, zero)};
}

INLINE void add_sums(box_sums *sums, box_sums added) {
  sums->first += added.first;
  sums->last += added.last;
}

INLINE void subtract_sums(box_sums *sums, box_sums removed) {
  sums->first -= removed.first;
  sums->last -= removed.last;
}

INLINE __m256i scale_sums(uint32x8 sums, float scale) {
  const float32x8 means = __builtin_convertvector((int32x8)sums, float32x8) * scale + 0.5f;
  return (__m256i)__builtin_convertvector(means, int32x8);
}

INLINE void store_means(uint16_t *dst, box_sums sums, float scale) {
  const __m256i narrow = _mm256_packus_epi32(scale_sums(sums.first, scale), scale_sums(sums.last, scale));
  _mm256_storeu_si256((__m256i *)dst, narrow);
}
#else
typedef uint32x16 box_sums;

INLINE box_sums load_wide_x16(const uint16_t *values) {
  uint16x16 narrow;
  memcpy(&narrow, values, sizeof narrow);
  return __builtin_convertvector(narrow, uint32x16);
}

INLINE void add_sums(box_sums *sums, box_sums added) { *sums += added; }

INLINE void subtract_sums(box_sums *sums, box_sums removed) { *sums -= removed; }

INLINE void store_means(uint16_t *dst, box_sums sums, float scale) {
  const float32x16 means = __builtin_convertvector((int32x16)sums, float32x16) * scale + 0.5f;
  const uint16x16 narrow =
      __builtin_convertvector(__builtin_convertvector(means, int32x16), uint16x16);
  memcpy(dst, &narrow, sizeof narrow);
}
#endif

// A running mean over a box, for each of `count` positions a stride apart; outside is 0.
INLINE void box_filter(
    uint16_t *dst, ptrdiff_t dst_stride, const uint16_t *src, ptrdiff_t src_stride, int32_t count,
    const craster_box *box) {
  const int32_t before = box->before, after = box->after;
  const float scale = 1.0f / (float)(before + after + 1);
  box_sums sums;
  memset(&sums, 0, sizeof sums);
  for (int32_t i = 0; i < after && i < count; i++) add_sums(&sums, load_wide_x16(src + i * src_stride));
  for (int32_t i = 0; i < count; i++, dst += dst_stride) {
    if (i + after < count) add_sums(&sums, load_wide_x16(src + (i + after) * src_stride));
    store_means(dst, sums, scale);
    if (i >= before) subtract_sums(&sums, load_wide_x16(src + (i - before) * src_stride));
  }
}

// Several boxes, one after the other; `scratch` is for 2 * count vectors.
INLINE void box_filters(
    uint16_t *values, ptrdiff_t stride, int32_t count, const craster_box *boxes, int32_t box_count,
    uint16_t *scratch) {
  const uint16_t *src = values;
  ptrdiff_t src_stride = stride;
  for (int32_t index = 0; index < box_count; index++) {
    const int is_last = index + 1 == box_count;
    uint16_t *dst = is_last ? values : scratch + (index & 1) * (ptrdiff_t)count * BLUR_LANES;
    box_filter(dst, is_last ? stride : BLUR_LANES, src, src_stride, count, &boxes[index]);
    src = dst;
    src_stride = BLUR_LANES;
  }
}

static void box_blur_columns(
    uint16_t *values, int32_t width, int32_t height, ptrdiff_t stride, const craster_box *boxes,
    int32_t count, uint16_t *scratch) {
  if (count < 2) return;
  for (int32_t x = 0; x < width; x += BLUR_LANES) {
    box_filters(values + x, stride, height, boxes, count, scratch);
  }
}

// Transposes rows, so that the channels of each column stand side by side; or back.
INLINE void transpose_rows(
    uint16_t *rows, ptrdiff_t stride, int32_t width, const int32_t channels, uint16_t *transposed,
    const int is_back) {
  const size_t size = (size_t)channels * sizeof *rows;
  for (int32_t x = 0; x < width; x++, transposed += BLUR_LANES) {
    for (int32_t row = 0; row < BLUR_LANES / channels; row++) {
      uint16_t *values = rows + row * stride + x * channels;
      if (is_back) {
        memcpy(values, transposed + row * channels, size);
      } else {
        memcpy(transposed + row * channels, values, size);
      }
    }
  }
}

// Transposes eight rows of eight values.
INLINE void transpose_x8(uint16_t *dst, ptrdiff_t dst_stride, const uint16_t *src, ptrdiff_t src_stride) {
  uint16x8 a[8], b[8];
  for (int i = 0; i < 8; i++) memcpy(&a[i], src + i * src_stride, sizeof a[i]);
  // Each step interleaves a row with the one four below.
  for (int step = 0; step < 3; step++) {
    for (int i = 0; i < 4; i++) {
      b[2 * i] = SHUFFLE(a[i], a[i + 4], 0, 8, 1, 9, 2, 10, 3, 11);
      b[2 * i + 1] = SHUFFLE(a[i], a[i + 4], 4, 12, 5, 13, 6, 14, 7, 15);
    }
    memcpy(a, b, sizeof a);
  }
  for (int i = 0; i < 8; i++) memcpy(dst + i * dst_stride, &a[i], sizeof a[i]);
}

// As many columns of one channel as are a multiple of eight; returns their number.
INLINE int32_t transpose_alphas(
    uint16_t *rows, ptrdiff_t stride, int32_t width, uint16_t *transposed, const int is_back) {
  int32_t x = 0;
  for (; x + 8 <= width; x += 8) {
    for (int32_t row = 0; row < BLUR_LANES; row += 8) {
      uint16_t *const columns = transposed + x * BLUR_LANES + row, *const values = rows + row * stride + x;
      if (is_back) {
        transpose_x8(values, stride, columns, BLUR_LANES);
      } else {
        transpose_x8(columns, BLUR_LANES, values, stride);
      }
    }
  }
  return x;
}

// A loop for one channel and one for four.
INLINE void transpose_any_rows(
    uint16_t *rows, ptrdiff_t stride, int32_t width, int32_t channels, uint16_t *transposed,
    int is_back) {
  if (channels == 1) {
    const int32_t done = transpose_alphas(rows, stride, width, transposed, is_back);
    transpose_rows(
        rows + done, stride, width - done, 1, transposed + done * BLUR_LANES, is_back);
  } else {
    transpose_rows(rows, stride, width, 4, transposed, is_back);
  }
}

static void box_blur_rows(
    uint16_t *values, int32_t width, int32_t height, ptrdiff_t stride, int32_t channels,
    const craster_box *boxes, int32_t count, uint16_t *scratch) {
  if (count < 2) return;
  uint16_t *const transposed = scratch + 2 * (ptrdiff_t)width * BLUR_LANES;
  const int32_t row_count = BLUR_LANES / channels;
  for (int32_t y = 0; y < height; y += row_count, values += stride * row_count) {
    transpose_any_rows(values, stride, width, channels, transposed, 0);
    box_filters(transposed, BLUR_LANES, width, boxes, count, scratch);
    transpose_any_rows(values, stride, width, channels, transposed, 1);
  }
}

#if ISA_AVX2
// Sixteen values between two rows. The instruction for sums of two products takes signed values: 32768 is subtracted
// from each, and added again to their sum, whose weights add up to 256.
INLINE void interpolate_rows_x16(
    uint16_t *dst, const uint16_t *upper, const uint16_t *lower, __m256i weights) {
  const __m256i sign = _mm256_set1_epi16(INT16_MIN), bias = _mm256_set1_epi32(32768 * 256 + 128);
  const __m256i one = _mm256_xor_si256(_mm256_loadu_si256((const __m256i *)upper), sign);
  const __m256i other = _mm256_xor_si256(_mm256_loadu_si256((const __m256i *)lower), sign);
  const __m256i low = _mm256_madd_epi16(_mm256_unpacklo_epi16(one, other), weights);
  const __m256i high = _mm256_madd_epi16(_mm256_unpackhi_epi16(one, other), weights);
  const __m256i result = _mm256_packus_epi32(
      _mm256_srli_epi32(_mm256_add_epi32(low, bias), 8),
      _mm256_srli_epi32(_mm256_add_epi32(high, bias), 8));
  _mm256_storeu_si256((__m256i *)dst, result);
}
#endif

static void interpolate_rows(
    uint16_t *dst, const uint16_t *upper, const uint16_t *lower, size_t n, int32_t lower_part) {
  const uint32_t lower_weight = (uint32_t)lower_part, upper_weight = 256 - lower_weight;
  size_t i = 0;
#if ISA_AVX2
  const __m256i weights = _mm256_set1_epi32((int32_t)(lower_weight << 16 | upper_weight));
  for (; i + 16 <= n; i += 16) interpolate_rows_x16(dst + i, upper + i, lower + i, weights);
#endif
  for (; i < n; i++) {
    dst[i] = (uint16_t)((upper[i] * upper_weight + lower[i] * lower_weight + 128) >> 8);
  }
}

INLINE size_t count_faint_inline(const uint16_t *values, size_t n, const int from_end) {
  enum { block = 16 };
  size_t count = 0;
  for (; count + block <= n; count += block) {
    uint16x16 part;
    memcpy(&part, from_end ? values + (n - count - block) : values + count, sizeof part);
    if (__builtin_reduce_or(part & (uint16_t)~craster_max_faint) != 0) return count;
  }
  return count;
}

static size_t count_faint(const uint16_t *values, size_t n, int from_end) {
  return from_end ? count_faint_inline(values, n, 1) : count_faint_inline(values, n, 0);
}

#endif
