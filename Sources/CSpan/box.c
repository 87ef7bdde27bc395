// Part of Snapback, under the MIT licence; see LICENSE.

#include "CSpan.h"
#include "clones.h"

#include <string.h>

// Real numbers must come out the same with and without fused multiplication.
#pragma STDC FP_CONTRACT OFF

static inline uint16_t mean(uint32_t sum, float share) {
  return (uint16_t)(int32_t)((float)(int32_t)sum * share + 0.5f);
}

void cspan_box_across(
    uint16_t *dst, const uint16_t *src, int32_t width, int32_t height, int32_t before,
    int32_t after) {
  const float share = 1.0f / (float)(before + after + 1);
  for (int32_t y = 0; y < height; y++, src += width, dst += width) {
    uint32_t sum = 0;
    for (int32_t x = 0; x < after && x < width; x++) sum += src[x];
    for (int32_t x = 0; x < width; x++) {
      if (x + after < width) sum += src[x + after];
      dst[x] = mean(sum, share);
      if (x >= before) sum -= src[x - before];
    }
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
