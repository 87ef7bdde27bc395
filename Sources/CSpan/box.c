// Part of Snapback, under the MIT licence; see LICENSE.

#include "CSpan.h"
#include "clones.h"
#include "law.h"

#include <string.h>

// Real numbers must come out the same with and without fused multiplication.
#pragma STDC FP_CONTRACT OFF

typedef uint16_t four_words __attribute__((vector_size(8)));
typedef uint32_t four_sums __attribute__((vector_size(16)));
typedef int32_t four_ints __attribute__((vector_size(16)));
typedef float four_floats __attribute__((vector_size(16)));

static inline uint16_t mean(uint32_t sum, float share) {
  return (uint16_t)(int32_t)((float)(int32_t)sum * share + 0.5f);
}

CLONES
void cspan_gather(uint16_t *sums, const uint32_t *src, size_t n, int32_t channels) {
  if (channels == 1) {
    for (size_t i = 0; i < n; i++) sums[i] = (uint16_t)(sums[i] + (src[i] >> 24));
  } else {
    const uint8_t *bytes = (const uint8_t *)src;
    for (size_t i = 0; i < 4 * n; i++) sums[i] = (uint16_t)(sums[i] + bytes[i]);
  }
}

// 255 for each of the pixels of a sum becomes 65535.
INLINE void write_means(
    uint16_t *dst, const uint16_t *sums, size_t n, int shift, const size_t channels) {
  const uint32_t half = (1u << (2 * shift)) >> 1;
  for (size_t i = 0; i < n; i++) {
    for (size_t channel = 0; channel < channels; channel++) {
      uint32_t sum = 0;
      for (size_t at = 0; at < 1u << shift; at++) {
        sum += sums[((i << shift) + at) * channels + channel];
      }
      dst[i * channels + channel] = (uint16_t)((sum * 257 + half) >> (2 * shift));
    }
  }
}

CLONES
void cspan_means(
    uint16_t *dst, const uint16_t *sums, size_t n, int32_t shift, int32_t channels) {
  switch (channels == 1 ? shift : shift + 8) {
    case 0: write_means(dst, sums, n, 0, 1); break;
    case 1: write_means(dst, sums, n, 1, 1); break;
    case 2: write_means(dst, sums, n, 2, 1); break;
    case 8: write_means(dst, sums, n, 0, 4); break;
    case 9: write_means(dst, sums, n, 1, 4); break;
    default: write_means(dst, sums, n, 2, 4); break;
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

// What part of 65536 each of eight pixels has of the next mean: its middle lies between two means'
// middles.
#define PARTS_1 0x4000, 0xc000, 0x4000, 0xc000, 0x4000, 0xc000, 0x4000, 0xc000
#define PARTS_2 0x2000, 0x6000, 0xa000, 0xe000, 0x2000, 0x6000, 0xa000, 0xe000

// Four words for each part.
#define FOUR(a, b, c, d) (words){a, a, a, a, b, b, b, b, c, c, c, c, d, d, d, d}

// Four pixels between their means, in all channels, as bytes in words.
INLINE void widen_four(words *pixels, const uint16_t *means, int shift) {
  words own, next, parts;
  if (shift == 2) {
    four_words mean, after;
    memcpy(&mean, means, sizeof mean);
    memcpy(&after, means + 4, sizeof after);
    own = __builtin_shufflevector(mean, mean, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3);
    next = __builtin_shufflevector(after, after, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3);
    parts = FOUR(0x2000, 0x6000, 0xa000, 0xe000);
  } else if (shift == 1) {
    covers mean, after;
    memcpy(&mean, means, sizeof mean);
    memcpy(&after, means + 4, sizeof after);
    own = __builtin_shufflevector(mean, mean, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 6, 7, 4, 5, 6, 7);
    next = __builtin_shufflevector(after, after, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 6, 7, 4, 5, 6, 7);
    parts = FOUR(0x4000, 0xc000, 0x4000, 0xc000);
  } else {
    memcpy(&own, means, sizeof own);
  }
  if (shift > 0) own = MULTIPLY(own, (words){0} - parts) + MULTIPLY(next, parts);
  // 65535 becomes 255, and what is between is rounded.
  *pixels = (own - (own >> 8) + 128) >> 8;
}

typedef uint8_t sixteen_bytes __attribute__((vector_size(16)));

// Four pixels begin at multiples of 4 pixels of the means.
INLINE void widen(uint32_t *dst, const uint16_t *row, int32_t n, int32_t skip, int shift) {
  for (int32_t place = skip & -4; place < skip + n; place += 4) {
    words four;
    widen_four(&four, row + 4 * (place >> shift), shift);
    const sixteen_bytes bytes = __builtin_convertvector(four, sixteen_bytes);
    if (place >= skip && place + 4 <= skip + n) {
      memcpy(dst + (place - skip), &bytes, sizeof bytes);
    } else {
      uint32_t pixels[4];
      memcpy(pixels, &bytes, sizeof pixels);
      for (int32_t at = 0; at < 4; at++) {
        if (place + at >= skip && place + at < skip + n) dst[place + at - skip] = pixels[at];
      }
    }
  }
}

CLONES
void cspan_widen_pixels(
    uint32_t *dst, const uint16_t *row, size_t n, int32_t skip, int32_t shift) {
  switch (shift) {
    case 0: widen(dst, row, (int32_t)n, skip, 0); break;
    case 1: widen(dst, row, (int32_t)n, skip, 1); break;
    default: widen(dst, row, (int32_t)n, skip, 2); break;
  }
}

typedef uint32_t wide_covers __attribute__((vector_size(32)));
#define MULTIPLY_COVERS(a, b) \
  __builtin_convertvector( \
    (__builtin_convertvector(a, wide_covers) * __builtin_convertvector(b, wide_covers)) >> 16, \
    covers)

// Eight coverages begin at multiples of 8 pixels of the means.
INLINE void widen_one(uint16_t *dst, const uint16_t *row, int32_t n, int32_t skip, int shift) {
  for (int32_t place = skip & -8; place < skip + n; place += 8) {
    covers mean, own, next, parts;
    memcpy(&mean, row + (place >> shift), sizeof mean);
    if (shift == 2) {
      own = __builtin_shufflevector(mean, mean, 0, 0, 0, 0, 1, 1, 1, 1);
      next = __builtin_shufflevector(mean, mean, 1, 1, 1, 1, 2, 2, 2, 2);
      parts = (covers){PARTS_2};
    } else {
      own = __builtin_shufflevector(mean, mean, 0, 0, 1, 1, 2, 2, 3, 3);
      next = __builtin_shufflevector(mean, mean, 1, 1, 2, 2, 3, 3, 4, 4);
      parts = (covers){PARTS_1};
    }
    own = MULTIPLY_COVERS(own, (covers){0} - parts) + MULTIPLY_COVERS(next, parts);
    if (place >= skip && place + 8 <= skip + n) {
      memcpy(dst + (place - skip), &own, sizeof own);
    } else {
      for (int32_t at = 0; at < 8; at++) {
        if (place + at >= skip && place + at < skip + n) dst[place + at - skip] = own[at];
      }
    }
  }
}

CLONES
void cspan_widen_covers(
    uint16_t *dst, const uint16_t *row, size_t n, int32_t skip, int32_t shift) {
  switch (shift) {
    case 0: memcpy(dst, row + skip, n * sizeof *dst); break;
    case 1: widen_one(dst, row, (int32_t)n, skip, 1); break;
    default: widen_one(dst, row, (int32_t)n, skip, 2); break;
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
