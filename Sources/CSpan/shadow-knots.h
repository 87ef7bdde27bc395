// Part of Snapback, under the MIT licence; see LICENSE.

#ifndef SHADOW_KNOTS_H
#define SHADOW_KNOTS_H

#include "shadow.h"

// Rows of knots: looked up in a shadow's grid, and refined to twice as many each way.

INLINE float within(float value, float high) {
  value = value < 0 ? 0 : value;
  return value > high ? high : value;
}

// Knots to look up at a time.
enum { BLOCK = 64 };

// Looks up n knots from column x on: first where all of them look, then what is there, and then
// that is mixed; so that only the second of these is done one by one.
WIDE_CLONES
static void look_up_block(
    uint16_t *knots, int32_t n, int32_t x, int32_t shift, const place *place,
    const cspan_quarter *q) {
  float across[BLOCK], down[BLOCK];
  int32_t entry[BLOCK];
  uint32_t upper[BLOCK], lower[BLOCK];
  const float u_0 = place->u, v_0 = place->v, share = place->share;
  const float u_step = (float)q->u_step, v_step = (float)q->v_step;
  const float u_inner = q->u_inner, v_inner = q->v_inner;
  const float u_count = q->u_count, v_count = q->v_count;
  const int32_t stride = q->stride, spacing = 1 << shift;
  for (int32_t i = 0; i < n; i++) {
    const float at = (float)(x + i * spacing);
    const float u = within(__builtin_fabsf(u_0 + u_step * at) - u_inner, u_count);
    const float v = within(__builtin_fabsf(v_0 + v_step * at) - v_inner, v_count);
    const int32_t column = (int32_t)u, row = (int32_t)v;
    across[i] = u - (float)column;
    down[i] = v - (float)row;
    entry[i] = row * stride + column;
  }
  const uint64_t *entries = q->entries;
  for (int32_t i = 0; i < n; i++) {
    const uint64_t four = entries[entry[i]];
    upper[i] = (uint32_t)four;
    lower[i] = (uint32_t)(four >> 32);
  }
  for (int32_t i = 0; i < n; i++) {
    float p = (float)(int32_t)(upper[i] & 0xffff), r = (float)(int32_t)(lower[i] & 0xffff);
    p += across[i] * ((float)(int32_t)(upper[i] >> 16) - p);
    r += across[i] * ((float)(int32_t)(lower[i] >> 16) - r);
    knots[i] = knot_of(p + down[i] * (r - p), share);
  }
}

static void look_up(
    uint16_t *knots, int32_t n, int32_t x, int32_t shift, const place *place,
    const cspan_quarter *quarter) {
  for (int32_t i = 0; i < n; i += BLOCK) {
    const int32_t count = n - i < BLOCK ? n - i : BLOCK;
    look_up_block(knots + i, count, x + i * (1 << shift), shift, place, quarter);
  }
}

// The value in the middle of four that lie as far apart, on a curve of third degree.
INLINE uint16_t middle(int32_t before, int32_t from, int32_t to, int32_t after) {
  int32_t value = (9 * (from + to) - before - after + 8) >> 4;
  value = value < 8 ? 8 : value;
  return (uint16_t)(value < 65527 ? value : 65527);
}

// Puts a knot between each of a row and the next.
WIDE_CLONES
static void refine_across(uint16_t *fine, const uint16_t *knots, int32_t n) {
  for (int32_t i = 0; i < n; i++) {
    const uint32_t next = middle(knots[i - 1], knots[i], knots[i + 1], knots[i + 2]);
    const uint32_t pair = knots[i] | next << 16;
    memcpy(fine + 2 * i, &pair, sizeof pair);
  }
}

// Puts a row between two of four.
WIDE_CLONES
static void refine_down(uint16_t *fine, uint16_t *const rows[4], int32_t from, int32_t to) {
  const uint16_t *before = rows[0], *upper = rows[1], *lower = rows[2], *after = rows[3];
  for (int32_t i = from; i < to; i++) fine[i] = middle(before[i], upper[i], lower[i], after[i]);
}

#endif
