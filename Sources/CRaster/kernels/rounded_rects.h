// Part of Snapback, under the MIT licence; see LICENSE.

// The edges of a rounded rectangle, all at once: its points, eight of each corner at a time; then
// which edges run down and which up, sixteen at a time; then the edges of either run from top to
// bottom, eight at a time. They are those of `craster_descend`, bit for bit.

#ifndef CRASTER_ROUNDED_RECTS_H
#define CRASTER_ROUNDED_RECTS_H

#include "../include/CRasterOutlines.h"
#include "simd.h"

enum { MAX_RING_POINTS = 4 * craster_max_corner_points };
_Static_assert(craster_corner_padding == 7, "corners are read eight points at a time");

// Edges flatter than this, but not horizontal, are left to `craster_descend`.
static const float min_run_height = 0x1p-20f;

// One coordinate of all points, which form a ring: it stands here twice, with space for what is
// read before and after.
typedef float ring_coordinates[8 + 2 * MAX_RING_POINTS + 16];

// The last points of a corner are written first: what is written beyond them is where the next one
// begins.
INLINE void place_corner_points(
    float *to, const craster_corner *corner, const double vertices[4], double x, double y) {
  const int32_t count = corner->count;
  for (int32_t i = (count - 1) / 8 * 8; i >= 0; i -= 8) {
    float64x8 before, after;
    memcpy(&before, corner->before + i, sizeof before);
    memcpy(&after, corner->after + i, sizeof after);
    const float64x8 exact[4] = {
      vertices[0] + y * before + x * after,
      vertices[1] - x * before + y * after,
      vertices[2] - y * before - x * after,
      vertices[3] + x * before - y * after,
    };
    float32x8 rounded[4];
    for (int32_t k = 0; k < 4; k++) rounded[k] = __builtin_convertvector(exact[k], float32x8);
    for (int32_t k = 0; k < 8; k++) memcpy(to + k * count + i, &rounded[k & 3], sizeof rounded[0]);
  }
  // With one point per corner, sixteen lanes read more than two rounds of the ring.
  if (count == 1) {
    memcpy(to + 8, to, 8 * sizeof *to);
    memcpy(to + 16, to, 8 * sizeof *to);
  }
}

// The coordinates of a rectangle's vertices; returns whether these lie within the limits.
INLINE int find_vertices(
    double xs[4], double ys[4], const craster_rounded_rect *shape, const craster_limits *limits) {
  float64x2 origin, right, bottom, min, max;
  memcpy(&origin, &shape->origin, sizeof origin);
  memcpy(&right, &shape->right, sizeof right);
  memcpy(&bottom, &shape->bottom, sizeof bottom);
  memcpy(&min, &limits->min, sizeof min);
  memcpy(&max, &limits->max, sizeof max);
  const float64x2 vertices[4] = {origin, origin + right, origin + right + bottom, origin + bottom};
  int64x2 is_within = {-1, -1};
  for (int32_t k = 0; k < 4; k++) {
    is_within &= (vertices[k] >= min) & (vertices[k] <= max);
    xs[k] = vertices[k][0];
    ys[k] = vertices[k][1];
  }
  return (is_within[0] & is_within[1]) != 0;
}

// The edges of a ring that run in one direction: the first of them after others, their number, and
// how many runs they form. `last` is the previous edge's bit.
typedef struct {
  int32_t first, count, run_count;
  uint64_t last;
} ring_run;

// Adds the bits of the next 64 edges, from index `at` on.
INLINE void add_run_bits(ring_run *run, uint64_t bits, int32_t at) {
  const uint64_t begins = bits & ~(bits << 1 | run->last);
  run->last = bits >> 63;
  run->count += __builtin_popcountll(bits);
  if (begins == 0) return;
  run->first = at + __builtin_ctzll(begins);
  run->run_count += 1 + ((begins & (begins - 1)) != 0);
}

// Writes eight edges, between points above and below.
INLINE void write_edges_x8(
    craster_edge *to, float32x8 x, float32x8 y, float32x8 end_x, float32x8 end_y, float left) {
  const float32x8 slope = (end_x - x) / (end_y - y), from_left = x - left;
  // Interleaves (top, bottom, x, slope).
  const float32x16 heights =
      SHUFFLE(y, end_y, 0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15);
  const float32x16 lines =
      SHUFFLE(from_left, slope, 0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15);
  const float32x16 first =
      SHUFFLE(heights, lines, 0, 1, 16, 17, 2, 3, 18, 19, 4, 5, 20, 21, 6, 7, 22, 23);
  const float32x16 second =
      SHUFFLE(heights, lines, 8, 9, 24, 25, 10, 11, 26, 27, 12, 13, 28, 29, 14, 15, 30, 31);
  memcpy(to, &first, sizeof first);
  memcpy(to + 4, &second, sizeof second);
}

// The edges that begin at `count` consecutive points, ...
INLINE void write_down_run(
    craster_edge *to, const float *xs, const float *ys, int32_t count, float left) {
  for (int32_t i = 0; i < count; i += 8) {
    float32x8 x, y, end_x, end_y;
    memcpy(&x, xs + i, sizeof x);
    memcpy(&y, ys + i, sizeof y);
    memcpy(&end_x, xs + i + 1, sizeof end_x);
    memcpy(&end_y, ys + i + 1, sizeof end_y);
    write_edges_x8(to + i, x, y, end_x, end_y, left);
  }
}

// ... and those that end at them, in reverse order, from the last point back.
INLINE void write_up_run(
    craster_edge *to, const float *xs, const float *ys, int32_t count, float left) {
#define REVERSED(v) SHUFFLE(v, v, 7, 6, 5, 4, 3, 2, 1, 0)
  for (int32_t i = 0; i < count; i += 8) {
    float32x8 x, y, end_x, end_y;
    memcpy(&x, xs - i - 7, sizeof x);
    memcpy(&y, ys - i - 7, sizeof y);
    memcpy(&end_x, xs - i - 8, sizeof end_x);
    memcpy(&end_y, ys - i - 8, sizeof end_y);
    write_edges_x8(to + i, REVERSED(x), REVERSED(y), REVERSED(end_x), REVERSED(end_y), left);
  }
#undef REVERSED
}

INLINE float min_lane_x16(float32x16 v) {
  v = min_f32x16(v, SHUFFLE(v, v, 8, 9, 10, 11, 12, 13, 14, 15, 8, 9, 10, 11, 12, 13, 14, 15));
  v = min_f32x16(v, SHUFFLE(v, v, 4, 5, 6, 7, 4, 5, 6, 7, 4, 5, 6, 7, 4, 5, 6, 7));
  v = min_f32x16(v, SHUFFLE(v, v, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3));
  v = min_f32x16(v, SHUFFLE(v, v, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1));
  return v[0];
}

static int32_t trace_rounded_rect(
    const craster_rounded_rect *shape, const craster_corner *corner, const craster_limits *limits,
    craster_edge *edges, craster_traced *traced) {
  double vertices_x[4], vertices_y[4];
  if (!find_vertices(vertices_x, vertices_y, shape, limits)) return 0;
  ring_coordinates ring_x, ring_y;
  float *xs = ring_x + 8, *ys = ring_y + 8;
  place_corner_points(xs, corner, vertices_x, shape->radius_x.x, shape->radius_y.x);
  place_corner_points(ys, corner, vertices_y, shape->radius_x.y, shape->radius_y.y);

  const int32_t n = 4 * corner->count;
  ring_run down = {0, 0, 0, ys[n] - ys[n - 1] > min_run_height};
  ring_run up = {0, 0, 0, ys[n] - ys[n - 1] < -min_run_height};
  float32x16 low = xs[0] - (float32x16){0}, minus_high = -low;
  int32x16 is_too_flat = {0};
  for (int32_t at = 0; at < n; at += 64) {
    uint64_t down_bits = 0, up_bits = 0;
    const int32_t count = min_int(n - at, 64);
    for (int32_t i = 0; i < count; i += 16) {
      float32x16 x, y, next_y;
      memcpy(&x, xs + at + i, sizeof x);
      memcpy(&y, ys + at + i, sizeof y);
      memcpy(&next_y, ys + at + i + 1, sizeof next_y);
      const float32x16 height = next_y - y;
      const int32x16 is_down = height > min_run_height, is_up = height < -min_run_height;
      is_too_flat |= ~(is_down | is_up | (height == 0));
      down_bits |= (uint64_t)bits_from_mask_x16(is_down) << i;
      up_bits |= (uint64_t)bits_from_mask_x16(is_up) << i;
      low = min_f32x16(low, x);
      minus_high = min_f32x16(minus_high, -x);
    }
    const uint64_t valid = ~UINT64_C(0) >> (64 - count);
    add_run_bits(&down, down_bits & valid, at);
    add_run_bits(&up, up_bits & valid, at);
  }
  if (down.run_count != 1 || up.run_count != 1 || bits_from_mask_x16(is_too_flat) != 0) return 0;

  write_down_run(edges, xs + down.first, ys + down.first, down.count, limits->left);
  const int32_t up_end = up.first + up.count, last = up_end < n ? up_end + n : up_end;
  write_up_run(edges + down.count, xs + last, ys + last, up.count, limits->left);
  *traced = (craster_traced){
    down.count, up.count, floor_to_int(min_lane_x16(low)), floor_to_int(ys[down.first]),
    -floor_to_int(min_lane_x16(minus_high)), -floor_to_int(-ys[down.first + down.count])};
  return 1;
}

#endif
