// Part of Snapback, under the MIT licence; see LICENSE.

#ifndef SHADOW_H
#define SHADOW_H

#include "law.h"

// What a shadow makes of the pixels below, alone or with what casts it laid over it right away:
// below * (1 - value) * keep + lanes * value + addend. And the same where the shadow is whole.
typedef struct {
  cspan_lanes lanes, addend;
  uint16_t keep;
  cspan_lanes whole_addend;
  uint16_t whole_keep;
} tint;

// Its colour is as if it were opaque: its alpha, as `share`, goes into the values, so that what is
// kept of the pixels below needs no product.
typedef struct {
  tint alone, under;
  float share;
  // Only its alpha is to be added.
  int is_black;
  const cspan_ink *caster;
} shade;

// The columns from one to another.
typedef struct {
  int32_t from, to;
} columns;

INLINE columns both(columns one, columns other) {
  const columns all = {
    one.from > other.from ? one.from : other.from, one.to < other.to ? one.to : other.to};
  return all.from < all.to ? all : (columns){0, 0};
}

// The rows of pixels from one row of knots to the next, or to the one after that: all eight then.
// Knots are `1 << shift` pixels apart, 4 at most.
typedef struct band {
  uint32_t *row;
  ptrdiff_t stride;
  int32_t count;
  // How far below the upper knots the first row lies, of 32768, and each further down.
  int32_t down, step;
  int32_t shift;
  // Whether these are four rows, all there are; or both times four.
  int is_usual, is_double;
  const uint16_t *knots[3];
  // Where there is a shadow, and where a whole one.
  columns some, whole;
  // Where in each row nothing is to be laid, or the caster as well, in any of them, and in all.
  columns holes[8], any_hole, hole;
  int has_caster;
} band;

INLINE void find_holes(band *band, const int32_t *holes, int32_t left) {
  const columns none = {0, 0}, some = band->some;
  columns any = {INT32_MAX, INT32_MIN}, all = {INT32_MIN, INT32_MAX};
  for (int32_t row = 0; row < band->count; row++) {
    int32_t from = holes ? holes[2 * row] - left : 0, to = holes ? holes[2 * row + 1] - left : 0;
    from = from > some.from ? from : some.from;
    to = to < some.to ? to : some.to;
    const int is_some = from < to;
    band->holes[row] = is_some ? (columns){from, to} : none;
    // What is empty lies in any and holds nothing.
    const int32_t low = is_some ? from : INT32_MAX, high = is_some ? to : INT32_MIN;
    any.from = low < any.from ? low : any.from;
    any.to = high > any.to ? high : any.to;
    all.from = low > all.from ? low : all.from;
    all.to = high < all.to ? high : all.to;
  }
  band->any_hole = any.from < any.to ? any : none;
  band->hole = all.from < all.to ? all : none;
}

// The columns of a band that are laid, in order: such as differ, and such as are whole.
typedef struct {
  columns shaded[4], inner[2];
  int32_t shaded_count, inner_count;
} parts;

INLINE void add_part(parts *parts, const band *band, columns own) {
  if (own.from >= own.to) return;
  const columns inner = both(band->whole, own);
  if (inner.from >= inner.to) {
    parts->shaded[parts->shaded_count++] = own;
    return;
  }
  if (own.from < inner.from) parts->shaded[parts->shaded_count++] = (columns){own.from, inner.from};
  if (inner.to < own.to) parts->shaded[parts->shaded_count++] = (columns){inner.to, own.to};
  parts->inner[parts->inner_count++] = inner;
}

// Leaves out what is a hole in all rows.
INLINE void find_parts(parts *parts, const band *band) {
  const columns all = band->some;
  parts->shaded_count = parts->inner_count = 0;
  const columns hole = band->hole;
  if (band->has_caster || hole.from >= hole.to) {
    add_part(parts, band, all);
  } else {
    add_part(parts, band, (columns){all.from, hole.from});
    add_part(parts, band, (columns){hole.to, all.to});
  }
}

// Lays columns of a band: `SHADE` takes those whose shadow differs, `BLEND` a row and such as are
// whole, and `UNDER` such as are whole where the caster is.
#define LAY_BAND(band, SHADE, BLEND, UNDER) \
  parts parts; \
  find_parts(&parts, band); \
  for (int32_t i = 0; i < parts.shaded_count; i++) { \
    SHADE(parts.shaded[i].from, parts.shaded[i].to); \
  } \
  for (int32_t i = 0; i < parts.inner_count; i++) { \
    const columns inner = parts.inner[i]; \
    for (int32_t y = 0; y < (band)->count; y++) { \
      uint32_t *row = (band)->row + y * (band)->stride; \
      const columns hole = (band)->holes[y], under = both(hole, inner); \
      if (under.from >= under.to) { \
        BLEND(row, inner.from, inner.to); \
        continue; \
      } \
      if (inner.from < under.from) BLEND(row, inner.from, under.from); \
      if ((band)->has_caster) UNDER(row, under.from, under.to); \
      if (under.to < inner.to) BLEND(row, under.to, inner.to); \
    } \
  }

// Where a row of knots looks, at x = 0, and what its values are multiplied by.
typedef struct {
  float u, v, share;
} place;

// A coverage as a knot: a little away from 0 and from 65535, so that nothing that is rounded on the
// way between knots runs over.
INLINE uint16_t knot_of(float value, float share) {
  return (uint16_t)(int32_t)(value * share + 8.5f);
}

static void set_shade(
    shade *shade, const cspan_quarter *quarter, const cspan_cast *cast) {
  const cspan_lanes color = cast->color;
  const uint16_t alpha = cast->alpha;
  const cspan_ink *caster = cast->caster;
  const float share = (float)alpha / 65535 * (65519.0f / 65535);
  const uint32_t whole = knot_of((float)(int32_t)(quarter->entries[0] & 0xffff), share);
  tint alone = {.keep = 65535, .whole_keep = (uint16_t)(65535 - whole)}, under = alone;
  const uint32_t keep = caster ? caster->keep : 65535;
  under.keep = (uint16_t)keep;
  under.whole_keep = (uint16_t)(alone.whole_keep * keep >> 16);
  for (int at = 0; at < 64; at += 16) {
    uint32_t lane = (uint32_t)(color >> at & 0xffff) * 65535 / (alpha > 0 ? alpha : 1);
    if (lane > 65280 || at == 48) lane = 65280;
    const uint32_t kept = lane * keep >> 16;
    const uint32_t own = caster ? (uint32_t)(caster->addend >> at & 0xffff) : 130;
    alone.lanes |= (cspan_lanes)lane << at;
    alone.addend |= (cspan_lanes)130 << at;
    alone.whole_addend |= (cspan_lanes)((lane * whole >> 16) + 130) << at;
    under.lanes |= (cspan_lanes)kept << at;
    under.addend |= (cspan_lanes)own << at;
    under.whole_addend |= (cspan_lanes)((kept * whole >> 16) + own) << at;
  }
  shade->alone = alone;
  shade->under = under;
  shade->share = share;
  shade->is_black = (alone.lanes & 0xffffffffffff) == 0;
  shade->caster = caster;
}

#endif
