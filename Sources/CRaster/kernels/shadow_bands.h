// Part of Snapback, under the MIT licence; see LICENSE.

// A shadow's color, and the bands of pixel rows that lie between two rows of samples.

#ifndef CRASTER_SHADOW_BANDS_H
#define CRASTER_SHADOW_BANDS_H

#include "../include/CRasterKernels.h"
#include "source_over.h"

// The columns from ..< to.
typedef struct {
  int32_t from, to;
} column_range;

INLINE int is_empty_range(column_range range) { return range.from >= range.to; }

INLINE column_range intersect_ranges(column_range one, column_range other) {
  const column_range both = {max_int(one.from, other.from), min_int(one.to, other.to)};
  return is_empty_range(both) ? (column_range){0, 0} : both;
}

// The smallest range that contains both.
INLINE column_range unite_ranges(column_range one, column_range other) {
  if (is_empty_range(one)) return other;
  if (is_empty_range(other)) return one;
  return (column_range){min_int(one.from, other.from), max_int(one.to, other.to)};
}

// The effect of a shadow of a given strength (a sample, 0 to 65535) on a destination pixel:
// destination * (1 - strength) * keep + color * strength + addend; and the terms where the shadow
// is full. With the caster drawn over it, its terms are included.
typedef struct {
  craster_color color, addend;
  uint16_t keep;
  craster_color full_addend;
  uint16_t full_keep;
} shadow_tint;

// The shadow alone, and with the caster over it. The color is as if it were opaque: its alpha goes
// into the samples, as the factor `sample_scale`, so that what is kept of the destination takes no
// multiplication.
typedef struct {
  shadow_tint alone, with_caster;
  float sample_scale;
  // Whether only alpha is added.
  int is_black;
} shadow_shade;

// A coverage as a sample: a little away from 0 and from 65535, so that nothing that is rounded in
// interpolations overflows.
INLINE uint16_t sample_from_coverage(float coverage, float sample_scale) {
  return (uint16_t)(int32_t)(coverage * sample_scale + 8.5f);
}

static shadow_shade make_shadow_shade(
    const craster_quadrant *quadrant, const craster_shadow *shadow) {
  const uint32_t alpha = shadow->alpha;
  const craster_ink *caster = shadow->caster;
  // 65519 = 65535 - 16: samples end 8 below the maximum, and begin at 8.
  const float sample_scale = (float)alpha / 65535 * (65519.0f / 65535);
  const float full_coverage = (float)(int32_t)(quadrant->entries[0] & 0xffff);
  const uint32_t full = sample_from_coverage(full_coverage, sample_scale);
  shadow_tint alone = {.keep = 65535, .full_keep = (uint16_t)(65535 - full)};
  shadow_tint with_caster = alone;
  const uint32_t keep = caster ? caster->keep : 65535;
  with_caster.keep = (uint16_t)keep;
  with_caster.full_keep = (uint16_t)(alone.full_keep * keep >> 16);
  for (int shift = 0; shift < 64; shift += 16) {
    // Not premultiplied, at most 255 in 8.8 fixed point; alpha is 255.
    uint32_t channel =
        (uint32_t)(shadow->color >> shift & 0xffff) * 65535 / (alpha > 0 ? alpha : 1);
    if (channel > 65280 || shift == 48) channel = 65280;
    const uint32_t kept = channel * keep >> 16;
    const uint32_t added =
        caster ? (uint32_t)(caster->addend >> shift & 0xffff) : ROUNDING_BIAS;
    alone.color |= (craster_color)channel << shift;
    alone.addend |= (craster_color)ROUNDING_BIAS << shift;
    alone.full_addend |= (craster_color)((channel * full >> 16) + ROUNDING_BIAS) << shift;
    with_caster.color |= (craster_color)kept << shift;
    with_caster.addend |= (craster_color)added << shift;
    with_caster.full_addend |= (craster_color)((kept * full >> 16) + added) << shift;
  }
  return (shadow_shade){
    alone, with_caster, sample_scale, (alone.color & 0xffffffffffff) == 0};
}

// The pixel rows from one row of samples to the next; or to the one after that, in which case they
// are all eight (`is_double`). Samples are `1 << shift` pixels apart, 4 at most.
typedef struct {
  uint32_t *row;
  ptrdiff_t stride;
  int32_t count;
  // How far below the upper samples the first row lies, of 32768, and the distance from row to row.
  int32_t first_weight, weight_step;
  int32_t shift;
  // Whether these are four rows, all there are.
  int is_complete, is_double;
  const uint16_t *samples[3];
  // Where there is any shadow, and where it is full.
  column_range visible, full;
  // The occluded span of each row, in which nothing is drawn, or the caster as well; their union;
  // and their intersection.
  column_range occluded[8], any_occluded, all_occluded;
  int has_caster;
} sample_band;

INLINE void find_occluded_spans(sample_band *band, const int32_t *occluded, int32_t left) {
  const column_range none = {0, 0}, visible = band->visible;
  column_range any = {INT32_MAX, INT32_MIN}, all = {INT32_MIN, INT32_MAX};
  for (int32_t row = 0; row < band->count; row++) {
    const int32_t from = max_int(occluded ? occluded[2 * row] - left : 0, visible.from);
    const int32_t to = min_int(occluded ? occluded[2 * row + 1] - left : 0, visible.to);
    const int is_some = from < to;
    band->occluded[row] = is_some ? (column_range){from, to} : none;
    // An empty span adds nothing to the union, and empties the intersection.
    const int32_t low = is_some ? from : INT32_MAX, high = is_some ? to : INT32_MIN;
    any.from = min_int(low, any.from);
    any.to = max_int(high, any.to);
    all.from = max_int(low, all.from);
    all.to = min_int(high, all.to);
  }
  band->any_occluded = is_empty_range(any) ? none : any;
  band->all_occluded = is_empty_range(all) ? none : all;
}

// The columns of a band that are drawn: where the shadow varies, and where it is full.
typedef struct {
  column_range varying[4], full[2];
  int32_t varying_count, full_count;
} band_parts;

INLINE void add_band_part(band_parts *parts, const sample_band *band, column_range range) {
  if (is_empty_range(range)) return;
  const column_range full = intersect_ranges(band->full, range);
  if (is_empty_range(full)) {
    parts->varying[parts->varying_count++] = range;
    return;
  }
  if (range.from < full.from) {
    parts->varying[parts->varying_count++] = (column_range){range.from, full.from};
  }
  if (full.to < range.to) {
    parts->varying[parts->varying_count++] = (column_range){full.to, range.to};
  }
  parts->full[parts->full_count++] = full;
}

// Leaves out what is occluded in all rows, unless the caster is drawn there.
INLINE void find_band_parts(band_parts *parts, const sample_band *band) {
  const column_range visible = band->visible, occluded = band->all_occluded;
  parts->varying_count = parts->full_count = 0;
  if (band->has_caster || is_empty_range(occluded)) {
    add_band_part(parts, band, visible);
  } else {
    add_band_part(parts, band, (column_range){visible.from, occluded.from});
    add_band_part(parts, band, (column_range){occluded.to, visible.to});
  }
}

#endif
