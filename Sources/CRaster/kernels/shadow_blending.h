// Part of Snapback, under the MIT licence; see LICENSE.

// Blending the bands of a shadow.

#ifndef CRASTER_SHADOW_BLENDING_H
#define CRASTER_SHADOW_BLENDING_H

#include "shadow_bands.h"
#include "shadow_lanes.h"

// A tint in all lanes (see `shadow_tint`), for low and high bytes.
typedef struct {
  shadow_words low, high, add_low, add_high, keep;
  shadow_words full_add_low, full_add_high, full_keep;
} tint_lanes;

// Pixels, the low bytes of their channels apart from the high ones (see `source_over_halves`).
typedef struct {
  shadow_words low, high;
} pixel_halves;

// A shadow in all lanes. If it is flat, the destination is a background of one color that has not
// been drawn yet: `background`, which the full shadow makes `full`, with the caster
// `full_with_caster`.
typedef struct {
  sample_spacing spacing;
  tint_lanes alone, with_caster;
  pixel_halves background;
  shadow_words full, full_with_caster;
  int is_black, is_flat;
} shade_lanes;

// The properties of a shade that are known when the loops are compiled.
typedef struct {
  int is_black, is_flat;
} shade_kind;

INLINE shadow_words splat_shadow_pixel(uint32_t pixel) {
  return (shadow_words)((shadow_pixels){0} + pixel);
}

static tint_lanes splat_tint(const shadow_tint *tint) {
  return (tint_lanes){
    .low = splat_shadow_pixel(even_channels(tint->color)),
    .high = splat_shadow_pixel(even_channels(tint->color >> 16)),
    .add_low = splat_shadow_pixel(even_channels(tint->addend)),
    .add_high = splat_shadow_pixel(even_channels(tint->addend >> 16)),
    .keep = (shadow_words){0} + tint->keep,
    .full_add_low = splat_shadow_pixel(even_channels(tint->full_addend)),
    .full_add_high = splat_shadow_pixel(even_channels(tint->full_addend >> 16)),
    .full_keep = (shadow_words){0} + tint->full_keep};
}

INLINE pixel_halves split_pixels(shadow_words pixels) {
  return (pixel_halves){pixels << 8, pixels & 0xff00};
}

INLINE shadow_words blend_full_shadow(pixel_halves dst, const tint_lanes *tint) {
  return shadow_source_over(
      dst.low, dst.high, tint->full_add_low, tint->full_add_high, tint->full_keep);
}

// `shift` is that of the refined samples. `background` is the color of a flat shadow's background,
// or null.
static void make_shade_lanes(
    shade_lanes *lanes, int32_t shift, const shadow_shade *shade, const uint32_t *background) {
  lanes->spacing = make_sample_spacing(shift);
  lanes->alone = splat_tint(&shade->alone);
  lanes->with_caster = splat_tint(&shade->with_caster);
  lanes->is_black = shade->is_black;
  lanes->is_flat = background != 0;
  if (!background) return;
  lanes->background = split_pixels(splat_shadow_pixel(*background));
  lanes->full = blend_full_shadow(lanes->background, &lanes->alone);
  lanes->full_with_caster = blend_full_shadow(lanes->background, &lanes->with_caster);
  // A black shadow leaves an opaque background's alpha as it is. So that this takes no
  // multiplication, none of that alpha is kept, and all of it is added.
  lanes->is_black &= *background >> 24 == 255;
  if (!lanes->is_black) return;
  const shadow_words color = splat_shadow_pixel(0xffff), alpha = splat_shadow_pixel(0xff000000);
  lanes->background.high &= color;
  lanes->alone.add_high = (lanes->alone.add_high & color) | alpha;
  lanes->with_caster.add_high = (lanes->with_caster.add_high & color) | alpha;
}

// Pixels under a varying shadow. `kept` is what it keeps of the destination; it is less in the
// lanes of `caster_mask`, which have the caster over it.
INLINE shadow_words blend_varying_shadow(
    pixel_halves dst, shadow_words kept, const tint_lanes *tint, lane_mask caster_mask,
    shade_kind kind) {
  const shadow_words strength = ~kept;
  shadow_words add_low = tint->add_low, add_high = tint->add_high, keep = kept;
  if (!kind.is_black) add_low += shadow_mulhi(tint->low, strength);
  if (!kind.is_black || !kind.is_flat) add_high += shadow_mulhi(tint->high, strength);
  if (caster_mask == ALL_SHADOW_LANES) {
    keep = shadow_mulhi(kept, tint->keep);
  } else if (caster_mask != 0) {
    keep = select_lanes(caster_mask, shadow_mulhi(kept, tint->keep), kept);
  }
  return shadow_source_over(dst.low, dst.high, add_low, add_high, keep);
}

// A tint for pixels of which some have the caster over the shadow.
INLINE tint_lanes select_tint(const shade_lanes *lanes, lane_mask caster_mask) {
  const tint_lanes *alone = &lanes->alone, *with_caster = &lanes->with_caster;
  return (tint_lanes){
    .low = select_lanes(caster_mask, with_caster->low, alone->low),
    .high = select_lanes(caster_mask, with_caster->high, alone->high),
    .add_low = select_lanes(caster_mask, with_caster->add_low, alone->add_low),
    .add_high = select_lanes(caster_mask, with_caster->add_high, alone->add_high),
    .keep = with_caster->keep};
}

INLINE void blend_varying_row(
    uint32_t *row, shadow_words kept, const shade_lanes *lanes, int has_caster, shade_kind kind) {
  pixel_halves dst = lanes->background;
  if (!kind.is_flat) {
    shadow_words pixels;
    memcpy(&pixels, row, sizeof pixels);
    dst = split_pixels(pixels);
  }
  const shadow_words result = blend_varying_shadow(
      dst, kept, has_caster ? &lanes->with_caster : &lanes->alone,
      has_caster ? ALL_SHADOW_LANES : 0, kind);
  memcpy(row, &result, sizeof result);
}

// All pixels of some rows, of which either all or none have the caster over the shadow. What is
// kept of the destination is `start` at the upper samples, and less by half of `step` at the lower
// ones.
INLINE void blend_all_lanes(
    uint32_t *row, shadow_words start, shadow_steps step, const sample_band *band,
    const shade_lanes *lanes, int has_caster, shade_kind kind) {
  const ptrdiff_t stride = band->stride;
  if (band->is_complete || band->is_double) {
    // Four rows: the products with 0, 1, 2 and 3 quarters.
    const shadow_steps three_quarters = (shadow_steps){0} + (3 << 13);
    blend_varying_row(row, start, lanes, has_caster, kind);
    blend_varying_row(row + stride, start - (shadow_words)(step >> 3), lanes, has_caster, kind);
    blend_varying_row(
        row + 2 * stride, start - (shadow_words)(step >> 2), lanes, has_caster, kind);
    blend_varying_row(
        row + 3 * stride, start - (shadow_words)shadow_mulhi_signed(step, three_quarters), lanes,
        has_caster, kind);
    return;
  }
  int32_t weight = band->first_weight;
  for (int32_t y = 0; y < band->count; y++, row += stride, weight += band->weight_step) {
    const shadow_steps change =
        shadow_mulhi_signed(step, (shadow_steps){0} + (int16_t)weight);
    blend_varying_row(row, start - (shadow_words)change, lanes, has_caster, kind);
  }
}

// Some pixels of some rows, with the occluded span of each.
INLINE void blend_some_lanes(
    uint32_t *row, int32_t x, lane_mask all, shadow_words start, shadow_steps step,
    const sample_band *band, const column_range *occluded, const shade_lanes *lanes,
    shade_kind kind) {
  int32_t weight = band->first_weight;
  const int32_t count = band->is_double ? 4 : band->count;
  for (int32_t y = 0; y < count; y++, row += band->stride, weight += band->weight_step) {
    const shadow_steps change =
        shadow_mulhi_signed(step, (shadow_steps){0} + (int16_t)weight);
    const shadow_words kept = start - (shadow_words)change;
    const lane_mask hidden = lanes_in_range(x, occluded[y].from, occluded[y].to);
    const lane_mask drawn = band->has_caster ? all : all & ~hidden;
    const pixel_halves dst =
        kind.is_flat ? lanes->background : split_pixels(load_lanes(row, drawn));
    if (band->has_caster && hidden != 0) {
      const tint_lanes tint = select_tint(lanes, hidden);
      store_lanes(row, drawn, blend_varying_shadow(dst, kept, &tint, hidden, kind));
    } else {
      store_lanes(row, drawn, blend_varying_shadow(dst, kept, &lanes->alone, 0, kind));
    }
  }
}

// Vectors begin at multiples of their length; of the first, the last, and those at the ends of
// occluded spans, only some pixels are touched.
INLINE void blend_varying_columns(
    column_range range, const sample_band *band, const shade_lanes *lanes, shade_kind kind) {
  const int32_t shift = band->shift;
  for (int32_t x = range.from & -SHADOW_LANES; x < range.to; x += SHADOW_LANES) {
    const int32_t end = x + SHADOW_LANES;
    const int is_all = x >= range.from && end <= range.to;
    const int is_free = is_all && (end <= band->any_occluded.from || x >= band->any_occluded.to);
    const int is_hidden = is_all && band->has_caster && x >= band->all_occluded.from
        && end <= band->all_occluded.to;
    uint32_t *row = band->row + x;
    shadow_steps upper = interpolate_samples(band->samples[0] + (x >> shift), &lanes->spacing);
    for (int half = 0; half <= band->is_double; half++, row += 4 * band->stride) {
      const shadow_steps lower =
          interpolate_samples(band->samples[half + 1] + (x >> shift), &lanes->spacing);
      const shadow_steps step = (lower - upper) * 2;
      const shadow_words start = ~(shadow_words)upper;
      upper = lower;
      if (is_free) {
        blend_all_lanes(row, start, step, band, lanes, 0, kind);
      } else if (is_hidden) {
        blend_all_lanes(row, start, step, band, lanes, 1, kind);
      } else {
        blend_some_lanes(
            row, x, lanes_in_range(x, range.from, range.to), start, step, band,
            band->occluded + 4 * half, lanes, kind);
      }
    }
  }
}

// The columns from ..< to of a row, under a full shadow; `flat` is the result for a flat one.
INLINE void blend_full_row(
    uint32_t *row, int32_t from, int32_t to, const tint_lanes *tint, shadow_words flat,
    shade_kind kind) {
  int32_t x = from;
  for (; x + SHADOW_LANES < to; x += SHADOW_LANES) {
    shadow_words pixels = flat;
    if (!kind.is_flat) {
      memcpy(&pixels, row + x, sizeof pixels);
      pixels = blend_full_shadow(split_pixels(pixels), tint);
    }
    memcpy(row + x, &pixels, sizeof pixels);
  }
  const lane_mask mask = ALL_SHADOW_LANES >> (x + SHADOW_LANES - to);
  store_lanes(
      row + x, mask,
      kind.is_flat ? flat : blend_full_shadow(split_pixels(load_lanes(row + x, mask)), tint));
}

INLINE void blend_full_columns_of_band(
    column_range range, const sample_band *band, const shade_lanes *lanes, shade_kind kind) {
  for (int32_t y = 0; y < band->count; y++) {
    uint32_t *row = band->row + y * band->stride;
    const column_range hidden = intersect_ranges(band->occluded[y], range);
    if (is_empty_range(hidden)) {
      blend_full_row(row, range.from, range.to, &lanes->alone, lanes->full, kind);
      continue;
    }
    if (range.from < hidden.from) {
      blend_full_row(row, range.from, hidden.from, &lanes->alone, lanes->full, kind);
    }
    if (band->has_caster) {
      blend_full_row(
          row, hidden.from, hidden.to, &lanes->with_caster, lanes->full_with_caster, kind);
    }
    if (hidden.to < range.to) {
      blend_full_row(row, hidden.to, range.to, &lanes->alone, lanes->full, kind);
    }
  }
}

INLINE void blend_band_of_kind(
    const sample_band *band, const shade_lanes *lanes, shade_kind kind) {
  // Copies, which no pixel that is written may alias.
  const sample_band band_copy = *band;
  const shade_lanes lanes_copy = *lanes;
  band_parts parts;
  find_band_parts(&parts, &band_copy);
  for (int32_t i = 0; i < parts.varying_count; i++) {
    blend_varying_columns(parts.varying[i], &band_copy, &lanes_copy, kind);
  }
  for (int32_t i = 0; i < parts.full_count; i++) {
    blend_full_columns_of_band(parts.full[i], &band_copy, &lanes_copy, kind);
  }
}

// A loop for each kind of shadow.
static void blend_band(const sample_band *band, const shade_lanes *lanes) {
  if (lanes->is_flat && lanes->is_black) {
    blend_band_of_kind(band, lanes, (shade_kind){1, 1});
  } else if (lanes->is_flat) {
    blend_band_of_kind(band, lanes, (shade_kind){0, 1});
  } else if (lanes->is_black) {
    blend_band_of_kind(band, lanes, (shade_kind){1, 0});
  } else {
    blend_band_of_kind(band, lanes, (shade_kind){0, 0});
  }
}

#endif
