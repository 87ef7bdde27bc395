// Part of Snapback, under the MIT licence; see LICENSE.

#include "CSpan.h"
#include "clones.h"
#include "law.h"

#include <string.h>

typedef uint16_t four_words __attribute__((vector_size(8)));

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

// Sixteen values side by side, in as many rows or columns, are blurred together.
enum { MANY = 16 };
typedef uint16_t many __attribute__((vector_size(32)));
typedef uint32_t many_sums __attribute__((vector_size(64)));
typedef int32_t many_ints __attribute__((vector_size(64)));
typedef float many_reals __attribute__((vector_size(64)));

INLINE void add_many(many_sums *sum, const uint16_t *values, int is_less) {
  many own;
  memcpy(&own, values, sizeof own);
  const many_sums wide = __builtin_convertvector(own, many_sums);
  *sum = is_less ? *sum - wide : *sum + wide;
}

// The mean of what one box covers, for each of so many places a stride apart; outside is 0.
INLINE void box(
    uint16_t *dst, ptrdiff_t dst_stride, const uint16_t *src, ptrdiff_t src_stride, int32_t count,
    const cspan_box *size) {
  const int32_t before = size->before, after = size->after;
  const float share = 1.0f / (float)(before + after + 1);
  many_sums sum = {0};
  for (int32_t at = 0; at < after && at < count; at++) add_many(&sum, src + at * src_stride, 0);
  for (int32_t at = 0; at < count; at++, dst += dst_stride) {
    if (at + after < count) add_many(&sum, src + (at + after) * src_stride, 0);
    const many_reals mean = __builtin_convertvector((many_ints)sum, many_reals) * share + 0.5f;
    const many own = __builtin_convertvector(__builtin_convertvector(mean, many_ints), many);
    memcpy(dst, &own, sizeof own);
    if (at >= before) add_many(&sum, src + (at - before) * src_stride, 1);
  }
}

// Several boxes after one another; `room` is for two times `count`.
INLINE void blur(
    uint16_t *values, ptrdiff_t stride, int32_t count, const cspan_box *boxes, int32_t box_count,
    uint16_t *room) {
  const uint16_t *src = values;
  ptrdiff_t src_stride = stride;
  for (int32_t index = 0; index < box_count; index++) {
    const int is_last = index + 1 == box_count;
    uint16_t *dst = is_last ? values : room + (index & 1) * (ptrdiff_t)count * MANY;
    box(dst, is_last ? stride : MANY, src, src_stride, count, &boxes[index]);
    src = dst;
    src_stride = MANY;
  }
}

WIDE_CLONES
void cspan_box_down(
    uint16_t *values, int32_t width, int32_t height, ptrdiff_t stride, const cspan_box *boxes,
    int32_t count, uint16_t *room) {
  if (count < 2) return;
  for (int32_t x = 0; x < width; x += MANY) blur(values + x, stride, height, boxes, count, room);
}

// Brings rows side by side, or back.
INLINE void turn(
    uint16_t *rows, ptrdiff_t stride, int32_t width, const int32_t channels, uint16_t *turned,
    const int is_back) {
  const size_t size = (size_t)channels * sizeof *rows;
  for (int32_t x = 0; x < width; x++, turned += MANY) {
    for (int32_t row = 0; row < MANY / channels; row++) {
      uint16_t *own = rows + row * stride + x * channels;
      if (is_back) {
        memcpy(own, turned + row * channels, size);
      } else {
        memcpy(turned + row * channels, own, size);
      }
    }
  }
}

// There is a loop for one channel and one for four.
INLINE void turn_any(
    uint16_t *values, ptrdiff_t stride, int32_t width, int32_t channels, uint16_t *turned,
    int is_back) {
  if (channels == 1) {
    turn(values, stride, width, 1, turned, is_back);
  } else {
    turn(values, stride, width, 4, turned, is_back);
  }
}

WIDE_CLONES
void cspan_box_across(
    uint16_t *values, int32_t width, int32_t height, ptrdiff_t stride, int32_t channels,
    const cspan_box *boxes, int32_t count, uint16_t *room) {
  if (count < 2) return;
  uint16_t *const turned = room + 2 * (ptrdiff_t)width * MANY;
  for (int32_t y = 0; y < height; y += MANY / channels, values += stride * (MANY / channels)) {
    turn_any(values, stride, width, channels, turned, 0);
    blur(turned, MANY, width, boxes, count, room);
    turn_any(values, stride, width, channels, turned, 1);
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
