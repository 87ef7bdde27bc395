// Part of Snapback, under the MIT licence; see LICENSE.

// Filling rows of convex outlines with a color.

#ifndef CRASTER_FILL_CONVEX_ROWS_H
#define CRASTER_FILL_CONVEX_ROWS_H

#include "pixels.h"
#include "straight_rows.h"

// Fills all of a row, or only what `find_covered_columns` leaves: the pixels that are not covered
// fully.
typedef enum { FILL_ALL, FILL_EDGES } fill_scope;

// The color, ready for sixteen pixels and for any number of them.
typedef struct {
  ink_x16 lanes;
  craster_ink ink;
  int replaces;
} fill_paint;

INLINE fill_paint make_fill_paint(const craster_ink *ink) {
  return (fill_paint){splat_ink_x16(ink), *ink, ink->replaces};
}

// Whether nothing is to be drawn in the solid part of a row.
INLINE int skips_solid(fill_scope scope, uint16_t solid_coverage) {
  return scope == FILL_EDGES && solid_coverage == 65535;
}

// The first and the last eight pixels of a row, blended. What lies between them may overlap the
// last eight: they are computed first, from pixels that are still untouched, and stored last.
typedef struct {
  uint16x16 head, tail;
} row_ends;

// `area` is the area to the right of the chain at either end; the rest of the row has the fraction
// `height`. Pixels outside of `mask` stay as they are.
INLINE row_ends blend_row_ends(
    const uint32_t *row, int32_t begin, int32_t last, float32x16 area, float height,
    const ink_x16 *ink, int32x16 mask) {
  // On the right, what the left chain leaves less what lies to the right of the right one.
  const int32x16 sign = (int32x16)SPLAT_HALVES(0.0f, -0.0f);
  const float32x16 fractions = SPLAT_HALVES(0.0f, height) + (float32x16)((int32x16)area ^ sign);
  const uint32x16 coverage = coverage_from_area_x16(fractions) & (uint32x16)mask;
  uint32x8 head, tail;
  memcpy(&head, row + begin, sizeof head);
  memcpy(&tail, row + last, sizeof tail);
  const uint32x16 pixels =
      (uint32x16)blend_ink_coverage_x16((uint16x32)JOIN_16(head, tail), coverage, ink);
  return (row_ends){(uint16x16)LOW_HALF_16(pixels), (uint16x16)HIGH_HALF_16(pixels)};
}

// The columns of a row's first eight pixels, from `begin`, and of its last, from `last`.
INLINE float32x16 end_columns(int32_t begin, int32_t last) {
  const float one = (float)begin, other = (float)last;
  return SPLAT_HALVES(one, other) + HALF_LANES;
}

// Blends a color at full coverage over the pixels from x to before `last`, and up to eight more.
INLINE void blend_most(uint32_t *row, int32_t x, int32_t last, const ink_x16 *ink) {
  for (; x + 8 < last; x += 16) blend_ink_x16(row + x, ink);
  if (x < last) {
    const uint16x16 pixels = source_over_x8(
        load_pixels_x8(row + x), LOW_HALF_32(ink->add_low), LOW_HALF_32(ink->add_high),
        LOW_HALF_32(ink->keep));
    memcpy(row + x, &pixels, sizeof pixels);
  }
}

INLINE void fill_most(uint32_t *row, int32_t x, int32_t last, uint32_t pixel) {
  const uint32x16 pixels = (uint32x16){0} + pixel;
  for (; x + 8 < last; x += 16) memcpy(row + x, &pixels, sizeof pixels);
  if (x < last) memcpy(row + x, &pixels, sizeof pixels / 2);
}

// Blends a color through one coverage over n pixels.
INLINE void blend_solid(uint32_t *dst, size_t n, uint16_t coverage, const fill_paint *paint) {
  if (coverage == 0) return;
  if (coverage == 65535 && paint->replaces) {
    for (size_t i = 0; i < n; i++) dst[i] = paint->ink.pixel;
  } else if (coverage == 65535) {
    blend_color_inline(dst, n, paint->ink.addend, paint->ink.keep);
  } else {
    const blend_terms terms = make_blend_terms(paint->ink.color, paint->ink.alpha, coverage);
    blend_color_inline(dst, n, terms.addend, terms.keep);
  }
}

// A row of at least sixteen pixels whose edges touch its first and its last eight only.
INLINE void fill_between_ends(
    uint32_t *row, int32_t begin, int32_t end, row_ends ends, uint16_t solid_coverage,
    const fill_paint *paint, fill_scope scope) {
  const int32_t last = end - 8;
  memcpy(row + begin, &ends.head, sizeof ends.head);
  if (skips_solid(scope, solid_coverage)) {
    // Nothing to draw.
  } else if (solid_coverage != 65535) {
    if (begin + 8 < last) {
      blend_solid(row + begin + 8, (size_t)(last - begin - 8), solid_coverage, paint);
    }
  } else if (paint->replaces) {
    fill_most(row, begin + 8, last, paint->ink.pixel);
  } else {
    blend_most(row, begin + 8, last, &paint->lanes);
  }
  memcpy(row + last, &ends.tail, sizeof ends.tail);
}

// Which of some columns of a row are to be drawn.
INLINE int32x16 drawn_columns(const convex_row *row, int32x16 columns, fill_scope scope) {
  if (!skips_solid(scope, row->solid_coverage)) return (int32x16){0} - 1;
  return (columns < row->solid) | (columns >= row->solid_end);
}

// Adds the area to the right of two fragments, the first to the first eight pixels, the second to
// the last eight.
INLINE float32x16 add_fragment_pair(
    float32x16 area, float32x4 left, float32x4 right, float32x16 columns) {
  const float32x8 both = JOIN_8(left, right);
#define SPLAT_BOTH(n) \
  SHUFFLE( \
      both, both, n, n, n, n, n, n, n, n, n + 4, n + 4, n + 4, n + 4, n + 4, n + 4, n + 4, n + 4)
  return add_fragment_area_x16(
      area, columns - SPLAT_BOTH(0), SPLAT_BOTH(1), SPLAT_BOTH(2), SPLAT_BOTH(3));
#undef SPLAT_BOTH
}

INLINE void fill_regular_row(
    uint32_t *dst, const convex_row *row, const fill_paint *paint, fill_scope scope) {
  const int32_t last = row->end - 8;
  const float32x16 columns = end_columns(row->begin, last);
  const int32_t left = row->left_count, right = row->right_count;
  const int32_t count = left > right ? left : right;
  const float32x4 none = {0, 0, 0, 0};
  float32x16 area = {0};
  for (int32_t i = 0; i < count; i++) {
    area = add_fragment_pair(
        area, i < left ? row->left[i] : none, i < right ? row->right[i] : none, columns);
  }
  const row_ends ends = blend_row_ends(
      dst, row->begin, last, area, row->height, &paint->lanes,
      drawn_columns(row, __builtin_convertvector(columns, int32x16), scope));
  fill_between_ends(dst, row->begin, row->end, ends, row->solid_coverage, paint, scope);
}

// Sixteen pixels from column x on, each with its coverage.
INLINE uint16x32 blend_row_block(
    const uint32_t *dst, const convex_row *row, int32_t x, const ink_x16 *ink, int32x16 mask) {
  uint16x32 pixels;
  memcpy(&pixels, dst + x, sizeof pixels);
  return blend_ink_coverage_x16(pixels, convex_coverage(row, x) & (uint32x16)mask, ink);
}

INLINE void fill_row_block(
    uint32_t *dst, const convex_row *row, int32_t x, const ink_x16 *ink, fill_scope scope) {
  const uint16x32 pixels =
      blend_row_block(dst, row, x, ink, drawn_columns(row, consecutive_s32x16(x), scope));
  memcpy(dst + x, &pixels, sizeof pixels);
}

INLINE ink_x8 half_ink(const ink_x16 *ink) {
  return (ink_x8){
    .low = LOW_HALF_32(ink->low), .high = LOW_HALF_32(ink->high), .alpha = LOW_HALF_32(ink->alpha)};
}

// The pixels of a block of `fill_row_side`.
enum { SIDE_BLOCK = ISA_AVX512 ? 16 : 8 };

// Pixels from column x to `end`, a multiple of `SIDE_BLOCK` of them, which the other chain does not touch; see
// `side_coverage`.
INLINE void fill_row_side(
    uint32_t *dst, const convex_row *row, int32_t x, int32_t end, const int is_right,
    const ink_x16 *ink, fill_scope scope) {
  const ink_x8 half = half_ink(ink);
  for (; x < end; x += SIDE_BLOCK) {
    if (SIDE_BLOCK == 16) {
      const int32x16 mask = drawn_columns(row, consecutive_s32x16(x), scope);
      uint16x32 pixels;
      memcpy(&pixels, dst + x, sizeof pixels);
      pixels = blend_ink_coverage_x16(
          pixels, side_coverage(row, x, is_right) & (uint32x16)mask, ink);
      memcpy(dst + x, &pixels, sizeof pixels);
    } else {
      const int32x8 mask =
          LOW_HALF_16(drawn_columns(row, consecutive_s32x16(x), scope));
      const uint16x16 pixels = blend_ink_coverage_x8(
          load_pixels_x8(dst + x), side_coverage_x8(row, x, is_right) & (uint32x8)mask, &half);
      memcpy(dst + x, &pixels, sizeof pixels);
    }
  }
}

// A row of at least sixteen pixels, any of which the edges may touch.
INLINE void fill_wide_row(
    uint32_t *dst, const convex_row *row, const fill_paint *paint, fill_scope scope) {
  const int32_t left_end =
      row->begin + ((row->solid - row->begin + SIDE_BLOCK - 1) & -SIDE_BLOCK);
  const int32_t right = row->end - ((row->end - row->solid_end + SIDE_BLOCK - 1) & -SIDE_BLOCK);
  if (left_end <= right && row->solid < row->end) {
    fill_row_side(dst, row, row->begin, left_end, 0, &paint->lanes, scope);
    if (left_end < right && !skips_solid(scope, row->solid_coverage)) {
      blend_solid(dst + left_end, (size_t)(right - left_end), row->solid_coverage, paint);
    }
    fill_row_side(dst, row, right, row->end, 1, &paint->lanes, scope);
    return;
  }
  // The last sixteen overlap those before: computed first, stored last.
  const int32_t last = row->end - 16;
  const uint16x32 tail = blend_row_block(
      dst, row, last, &paint->lanes, drawn_columns(row, consecutive_s32x16(last), scope));
  for (int32_t x = row->begin; x < last; x += 16) {
    fill_row_block(dst, row, x, &paint->lanes, scope);
  }
  memcpy(dst + last, &tail, sizeof tail);
}

// A row of fewer than sixteen pixels: those beside it have no coverage and stay as they are.
INLINE void fill_narrow_row(
    uint32_t *dst, const convex_row *row, int32_t last, const ink_x16 *ink, fill_scope scope) {
  const int32_t x = row->begin < last ? row->begin : last;
  const int32x16 columns = consecutive_s32x16(x);
  const int32x16 mask = drawn_columns(row, columns, scope) & (columns >= row->begin)
      & (columns < row->end);
  const uint16x32 pixels = blend_row_block(dst, row, x, ink, mask);
  memcpy(dst + x, &pixels, sizeof pixels);
}

// A row of at most eight pixels, such as those of thin lines and of dots.
INLINE void fill_narrowest_row(
    uint32_t *dst, const convex_row *row, int32_t last, const ink_x16 *ink, fill_scope scope) {
  const int32_t x = row->begin < last ? row->begin : last;
  const int32x8 columns = x + (int32x8){0, 1, 2, 3, 4, 5, 6, 7};
  int32x8 mask = (columns >= row->begin) & (columns < row->end);
  if (skips_solid(scope, row->solid_coverage)) {
    mask &= (columns < row->solid) | (columns >= row->solid_end);
  }
  const ink_x8 half = half_ink(ink);
  const uint16x16 pixels = blend_ink_coverage_x8(
      load_pixels_x8(dst + x), convex_coverage_x8(row, x) & (uint32x8)mask, &half);
  memcpy(dst + x, &pixels, sizeof pixels);
}

INLINE void blend_coverage_columns(
    uint32_t *dst, const uint16_t *coverage, int32_t from, int32_t to, const craster_ink *ink) {
  if (from >= to) return;
  blend_color_coverage(dst + from, coverage + from, (size_t)(to - from), ink->color, ink->alpha);
}

// Any row, clipped to the destination's columns, through a buffer of coverages.
INLINE void fill_clipped_row(
    uint32_t *dst, convex_row *row, uint16_t *coverage, const craster_rows *rows,
    const fill_paint *paint, fill_scope scope) {
  write_convex_coverage(coverage, row);
  clip_convex_row(row, rows);
  blend_coverage_columns(dst, coverage, row->begin, row->solid, &paint->ink);
  if (row->solid < row->solid_end && !skips_solid(scope, row->solid_coverage)) {
    blend_solid(
        dst + row->solid, (size_t)(row->solid_end - row->solid), row->solid_coverage, paint);
  }
  blend_coverage_columns(dst, coverage, row->solid_end, row->end, &paint->ink);
}

INLINE void fill_convex_row(
    uint32_t *dst, convex_row *row, uint16_t *coverage, const craster_rows *rows,
    const fill_paint *paint, fill_scope scope) {
  const int is_inside = row->begin >= rows->left && row->end <= rows->right;
  if (!is_inside || rows->right - rows->left < 16) {
    fill_clipped_row(dst, row, coverage, rows, paint, scope);
  } else if (row->begin + 8 >= row->end) {
    fill_narrowest_row(dst, row, rows->right - 8, &paint->lanes, scope);
  } else if (row->begin + 16 > row->end) {
    fill_narrow_row(dst, row, rows->right - 16, &paint->lanes, scope);
  } else if (
      row->solid - row->begin <= 8 && row->end - row->solid_end <= 8
      && row->begin + 8 <= row->solid_end && row->solid <= row->end - 8) {
    fill_regular_row(dst, row, paint, scope);
  } else {
    fill_wide_row(dst, row, paint, scope);
  }
}

#endif
