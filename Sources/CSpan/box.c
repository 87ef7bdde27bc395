// Part of Snapback, under the MIT licence; see LICENSE.

#include "CSpan.h"
#include "clones.h"

#include <string.h>

// Real numbers must come out the same with and without fused multiplication.
#pragma STDC FP_CONTRACT OFF

typedef uint8_t four_bytes __attribute__((vector_size(4)));
typedef uint16_t four_words __attribute__((vector_size(8)));
typedef uint32_t four_sums __attribute__((vector_size(16)));
typedef int32_t four_ints __attribute__((vector_size(16)));
typedef float four_floats __attribute__((vector_size(16)));

static inline uint16_t mean(uint32_t sum, float share) {
  return (uint16_t)(int32_t)((float)(int32_t)sum * share + 0.5f);
}

CLONES
void cspan_reduce(
    uint32_t *sums, const uint32_t *src, size_t n, int32_t skip, int32_t shift, int32_t channels) {
  const uint32_t first = (uint32_t)skip;
  if (channels == 1) {
    for (size_t i = 0; i < n; i++) sums[(first + i) >> shift] += src[i] >> 24;
    return;
  }
  for (size_t i = 0; i < n; i++) {
    four_bytes bytes;
    four_sums sum;
    uint32_t *to = sums + 4 * ((first + i) >> shift);
    memcpy(&bytes, src + i, sizeof bytes);
    memcpy(&sum, to, sizeof sum);
    sum += __builtin_convertvector(bytes, four_sums);
    memcpy(to, &sum, sizeof sum);
  }
}

// All four channels at once.
CLONES
static void across_four(
    uint16_t *dst, const uint16_t *src, int32_t width, int32_t before, int32_t after, float share) {
  four_sums sum = {0};
  four_words word;
  for (int32_t x = 0; x < after && x < width; x++) {
    memcpy(&word, src + 4 * x, sizeof word);
    sum += __builtin_convertvector(word, four_sums);
  }
  for (int32_t x = 0; x < width; x++) {
    if (x + after < width) {
      memcpy(&word, src + 4 * (x + after), sizeof word);
      sum += __builtin_convertvector(word, four_sums);
    }
    const four_floats mean = __builtin_convertvector((four_ints)sum, four_floats) * share + 0.5f;
    word = __builtin_convertvector(__builtin_convertvector(mean, four_ints), four_words);
    memcpy(dst + 4 * x, &word, sizeof word);
    if (x >= before) {
      memcpy(&word, src + 4 * (x - before), sizeof word);
      sum -= __builtin_convertvector(word, four_sums);
    }
  }
}

static void across_one(
    uint16_t *dst, const uint16_t *src, int32_t width, int32_t before, int32_t after, float share) {
  uint32_t sum = 0;
  for (int32_t x = 0; x < after && x < width; x++) sum += src[x];
  for (int32_t x = 0; x < width; x++) {
    if (x + after < width) sum += src[x + after];
    dst[x] = mean(sum, share);
    if (x >= before) sum -= src[x - before];
  }
}

void cspan_box_across(
    uint16_t *dst, const uint16_t *src, int32_t width, int32_t height, int32_t before,
    int32_t after, int32_t channels) {
  const float share = 1.0f / (float)(before + after + 1);
  const size_t stride = (size_t)width * (size_t)channels;
  for (int32_t y = 0; y < height; y++, src += stride, dst += stride) {
    if (channels == 4) {
      across_four(dst, src, width, before, after, share);
    } else {
      across_one(dst, src, width, before, after, share);
    }
  }
}

CLONES
void cspan_mix_rows(
    uint16_t *dst, const uint16_t *upper, const uint16_t *lower, size_t n, int32_t part) {
  const uint32_t below = (uint32_t)part, above = 256 - below;
  for (size_t i = 0; i < n; i++) {
    dst[i] = (uint16_t)((upper[i] * above + lower[i] * below + 128) >> 8);
  }
}

// How much of the next mean a pixel of the picture has, in 256ths: its middle lies between two
// means' middles.
INLINE uint32_t part_of(uint32_t place, int32_t shift) {
  if (shift == 0) return 0;
  const uint32_t size = 1u << shift;
  return ((2 * (place & (size - 1)) + 1) << 7) >> shift;
}

CLONES
void cspan_widen_pixels(
    uint32_t *dst, const uint16_t *row, size_t n, int32_t skip, int32_t shift) {
  for (size_t i = 0; i < n; i++) {
    const uint32_t place = (uint32_t)skip + (uint32_t)i;
    const uint32_t part = part_of(place, shift);
    const uint16_t *from = row + 4 * (place >> shift);
    four_words left, right;
    memcpy(&left, from, sizeof left);
    memcpy(&right, from + 4, sizeof right);
    const four_sums value = (__builtin_convertvector(left, four_sums) * (256 - part)
        + __builtin_convertvector(right, four_sums) * part + 128) >> 8;
    // 65535 becomes 255, and what is between is rounded.
    const four_bytes bytes = __builtin_convertvector((value * 255 + 32768) >> 16, four_bytes);
    memcpy(dst + i, &bytes, sizeof bytes);
  }
}

CLONES
void cspan_widen_covers(
    uint16_t *dst, const uint16_t *row, size_t n, int32_t skip, int32_t shift) {
  for (size_t i = 0; i < n; i++) {
    const uint32_t place = (uint32_t)skip + (uint32_t)i;
    const uint32_t part = part_of(place, shift);
    const uint16_t *from = row + (place >> shift);
    dst[i] = (uint16_t)((from[0] * (256 - part) + from[1] * part + 128) >> 8);
  }
}

CLONES
static void add(uint32_t *sums, const uint16_t *row, int32_t width) {
  for (int32_t x = 0; x < width; x++) sums[x] += row[x];
}

CLONES
static void subtract(uint32_t *sums, const uint16_t *row, int32_t width) {
  for (int32_t x = 0; x < width; x++) sums[x] -= row[x];
}

CLONES
static void means(uint16_t *dst, const uint32_t *sums, int32_t width, float share) {
  for (int32_t x = 0; x < width; x++) dst[x] = mean(sums[x], share);
}

void cspan_box_down(
    uint16_t *dst, const uint16_t *src, int32_t width, int32_t height, int32_t before,
    int32_t after, uint32_t *sums) {
  const float share = 1.0f / (float)(before + after + 1);
  const size_t stride = (size_t)width;
  memset(sums, 0, stride * sizeof *sums);
  for (int32_t y = 0; y < after && y < height; y++) add(sums, src + (size_t)y * stride, width);
  for (int32_t y = 0; y < height; y++) {
    if (y + after < height) add(sums, src + (size_t)(y + after) * stride, width);
    means(dst + (size_t)y * stride, sums, width, share);
    if (y >= before) subtract(sums, src + (size_t)(y - before) * stride, width);
  }
}
