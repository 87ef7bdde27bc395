// Part of Snapback, under the MIT licence; see LICENSE.

// Rows of samples of a shadow: looked up in its quadrant table, and refined to twice as many each
// way.

#ifndef CRASTER_SHADOW_SAMPLES_H
#define CRASTER_SHADOW_SAMPLES_H

#include "shadow_bands.h"
#include "shadow_lanes.h"

// The position of a row of samples in the table's coordinates, at x = 0, and the factor of its
// values.
typedef struct {
  float u, v, sample_scale;
} sample_row_start;

// |start + step * x| - inner, clamped to the table.
INLINE shadow_floats table_position(
    float start, float step, shadow_floats x, float inner, float count) {
  const shadow_floats exact = start + step * x;
  const shadow_floats absolute = (shadow_floats)((shadow_ints)exact & 0x7fffffff);
  return shadow_min(
      shadow_max(absolute - inner, (shadow_floats){0}), (shadow_floats){0} + count);
}

// Interpolates from the value in the low 16 bits to the one in the high 16 bits.
INLINE shadow_floats interpolate_halves(shadow_pixels halves, shadow_floats weight) {
  const shadow_floats first =
      __builtin_convertvector((shadow_ints)(halves & 0xffff), shadow_floats);
  const shadow_floats next = __builtin_convertvector((shadow_ints)(halves >> 16), shadow_floats);
  return first + weight * (next - first);
}

// Looks up n samples, `1 << shift` pixels apart, from column x on; writes up to SHADOW_LANES - 1
// more.
static void look_up_samples(
    uint16_t *samples, int32_t n, int32_t x, int32_t shift, const sample_row_start *start,
    const craster_quadrant *q) {
  const float u_start = start->u, v_start = start->v, sample_scale = start->sample_scale;
  const float u_step = (float)q->u_dx, v_step = (float)q->v_dx;
  const float u_inner = q->u_inner, v_inner = q->v_inner;
  const float u_count = q->u_count, v_count = q->v_count;
  const int32_t stride = q->stride;
  const uint64_t *entries = q->entries;
  const shadow_ints offsets = SHADOW_LANE_NUMBERS * (1 << shift);
  for (int32_t i = 0; i < n; i += SHADOW_LANES) {
    const shadow_floats at =
        __builtin_convertvector(x + i * (1 << shift) + offsets, shadow_floats);
    const shadow_floats u = table_position(u_start, u_step, at, u_inner, u_count);
    const shadow_floats v = table_position(v_start, v_step, at, v_inner, v_count);
    const shadow_ints column = __builtin_convertvector(u, shadow_ints);
    const shadow_ints row = __builtin_convertvector(v, shadow_ints);
    shadow_pixels upper, lower;
    load_entries(entries, row * stride + column, &upper, &lower);
    const shadow_floats u_weight = u - __builtin_convertvector(column, shadow_floats);
    const shadow_floats v_weight = v - __builtin_convertvector(row, shadow_floats);
    const shadow_floats top = interpolate_halves(upper, u_weight);
    const shadow_floats bottom = interpolate_halves(lower, u_weight);
    const shadow_floats value = (top + v_weight * (bottom - top)) * sample_scale + 8.5f;
    typedef uint16_t narrow_lanes __attribute__((vector_size(2 * SHADOW_LANES)));
    const narrow_lanes narrow =
        __builtin_convertvector(__builtin_convertvector(value, shadow_ints), narrow_lanes);
    memcpy(samples + i, &narrow, sizeof narrow);
  }
}

// The value in the middle of four equidistant samples, on the cubic through them: by Lagrange
// (-1, 9, 9, -1) / 16. Clamped to the range of samples.
INLINE uint16_t cubic_midpoint(int32_t before, int32_t from, int32_t to, int32_t after) {
  const int32_t value = (9 * (from + to) - before - after + 8) >> 4;
  return (uint16_t)clamp_int(value, 8, 65527);
}

// Inserts a sample between every two adjacent samples of a row.
static void refine_across(uint16_t *refined, const uint16_t *samples, int32_t n) {
  for (int32_t i = 0; i < n; i++) {
    const uint32_t middle =
        cubic_midpoint(samples[i - 1], samples[i], samples[i + 1], samples[i + 2]);
    const uint32_t pair = samples[i] | middle << 16;
    memcpy(refined + 2 * i, &pair, sizeof pair);
  }
}

// Computes the row of samples between the second and the third of four rows.
static void refine_down(uint16_t *refined, uint16_t *const rows[4], int32_t from, int32_t to) {
  const uint16_t *before = rows[0], *upper = rows[1], *lower = rows[2], *after = rows[3];
  for (int32_t i = from; i < to; i++) {
    refined[i] = cubic_midpoint(before[i], upper[i], lower[i], after[i]);
  }
}

#endif
