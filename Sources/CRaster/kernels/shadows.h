// Part of Snapback, under the MIT licence; see LICENSE.

// Blurred shadows: rows of samples where the shadow is neither invisible nor full, and the pixels between them.

#ifndef CRASTER_SHADOWS_H
#define CRASTER_SHADOWS_H

#include "../shadow_cache.h"
#include "background.h"
#include "pixels.h"
#include "shadow_blending.h"
#include "shadow_samples.h"

// Returns the columns of a range where |start + step x| is below a limit: with a margin of 1 up to a pixel more on
// either side, with -1 up to a pixel less. `columns_per_unit` is 1 / step.
INLINE column_range narrow_range(
    column_range range, double start, double step, double columns_per_unit, double limit,
    double margin) {
  const column_range none = {range.from, range.from};
  if (!(limit > 0)) return none;
  if (step < 1e-9 && step > -1e-9) return start < limit && start > -limit ? range : none;
  const double one = (-limit - start) * columns_per_unit;
  const double other = (limit - start) * columns_per_unit;
  const double low = (one < other ? one : other) - margin;
  const double high = (one < other ? other : one) + margin;
  if (!(low < range.to) || !(high > range.from)) return none;
  column_range found = range;
  if (low > range.from) found.from = (int32_t)low + (margin < 0);
  if (high < range.to) found.to = (int32_t)high + (margin > 0);
  return is_empty_range(found) ? none : found;
}

// Returns the number of grid steps, of `stride` entries each, after which a shadow is too faint to change a pixel: its
// coverage is less than half of 1/255 (128 in 16 bits, of which 4 are left for rounding).
static float find_visible_steps(
    const craster_quadrant *q, float count, int32_t stride, float sample_scale) {
  int32_t step = (int32_t)count;
  while (step > 0
         && (float)(int32_t)(q->entries[step * stride] & 0xffff) * sample_scale < 124) {
    step--;
  }
  return min_float((float)(step + 1), count);
}

// The pixel distance of samples, as a shift. Samples are at most 0.82 * 2 = 1.64 grid steps apart,
// and refined ones 0.82 grid steps, unless pixels themselves are further apart. Linear
// interpolation of a function is off by h^2 / 8 times its greatest second derivative, which is
// 0.242 for the integral of a normal distribution. With four grid steps to a standard deviation
// (Raster/Shadows/ShadowTable.swift), that is 0.48 of 255 in the table (h = 0.25), and 0.32 of 255
// between the refined samples (h = 0.205).
static int32_t find_sample_shift(const craster_quadrant *q) {
  const double across = __builtin_sqrt(q->u_dx * q->u_dx + q->v_dx * q->v_dx);
  const double down = __builtin_sqrt(q->u_dy * q->u_dy + q->v_dy * q->v_dy);
  const double step = across > down ? across : down;
  return step <= 0.205 ? 3 : step <= 0.41 ? 2 : step <= 0.82 ? 1 : 0;
}

// Columns are drawn in segments of this width, which begin at its multiples. The samples of a segment are cached, with
// some samples before and after it.
enum { SEGMENT_WIDTH = 1024, SAMPLES_BEFORE = 8, SAMPLE_ROW_SIZE = SEGMENT_WIDTH + 48 };

// The number of sample rows whose visible columns are known: the row that is looked up, and two rows above and below
// it.
enum { KNOWN_ROWS = 5 };

// The state of a shadow, whose sample rows are cached from call to call. Samples are looked up `1 << shift` pixels
// apart, and interpolated to half that distance in both directions.
typedef struct {
  shadow_cache_header header;
  // The state that rows below the last ones must match to continue them.
  int32_t cached_left, cached_right;
  float cached_scale;
  craster_quadrant cached_quadrant;

  const craster_quadrant *quadrant;
  const craster_rows *rows;
  const int32_t *occluded;
  const craster_background *background;
  shadow_shade shade;
  shade_lanes lanes;
  int32_t shift, has_caster;
  // The columns of the segment, which count from `left`, and those of the destination.
  int32_t left;
  column_range segment, clip;
  // The columns of the segment in which the background is filled; and the union of all occluded
  // spans.
  column_range background_columns, all_occluded;
  // Where there is any shadow in consecutive sample rows, and where it is full.
  column_range visible[KNOWN_ROWS], full[KNOWN_ROWS];
  // How many grid steps the shadow is visible, and columns for each grid step, along u and v.
  float visible_steps[2];
  double columns_per_step[2];
  // The samples of four rows, and those of refined rows.
  uint16_t *samples[4];
  uint16_t sample_storage[4][SAMPLE_ROW_SIZE], middle_row[SAMPLE_ROW_SIZE];
  uint16_t refined[3][SAMPLE_ROW_SIZE];
} shadow_state;

_Static_assert(sizeof(shadow_state) <= craster_shadow_cache_size, "the cache is large enough");

// The columns in which a sample row is visible, in multiples of 16, so that they are the same for
// every clip.
INLINE column_range find_visible_range(const shadow_state *state, double y) {
  const craster_quadrant *q = state->quadrant;
  column_range range = narrow_range(
      state->segment, q->u + q->u_dy * y, q->u_dx, state->columns_per_step[0],
      q->u_inner + (double)state->visible_steps[0], 1);
  range = narrow_range(
      range, q->v + q->v_dy * y, q->v_dx, state->columns_per_step[1],
      q->v_inner + (double)state->visible_steps[1], 1);
  return is_empty_range(range) ? range
                               : (column_range){range.from & -16, (range.to + 15) & -16};
}

INLINE column_range find_full_range(const shadow_state *state, double y) {
  const craster_quadrant *q = state->quadrant;
  const column_range range = narrow_range(
      state->segment, q->u + q->u_dy * y, q->u_dx, state->columns_per_step[0], q->u_inner, -1);
  return narrow_range(
      range, q->v + q->v_dy * y, q->v_dx, state->columns_per_step[1], q->v_inner, -1);
}

// Finds the columns of a further sample row, in place of those of the first known row.
static void advance_ranges(shadow_state *state, int32_t row) {
  const double y = (double)row * (1 << state->shift);
  for (int i = 0; i < KNOWN_ROWS - 1; i++) {
    state->visible[i] = state->visible[i + 1];
    state->full[i] = state->full[i + 1];
  }
  state->visible[KNOWN_ROWS - 1] = find_visible_range(state, y);
  state->full[KNOWN_ROWS - 1] = find_full_range(state, y);
}

// Looks up the samples of the middle one of the known rows, and stores them as the last of the four sample rows. Only
// columns are looked up in which one of the known rows is visible and not all of them are full.
static void advance_samples(shadow_state *state, int32_t row) {
  const craster_quadrant *q = state->quadrant;
  const int32_t shift = state->shift, left = state->left;
  uint16_t *const samples = state->samples[0];
  for (int i = 0; i < 3; i++) state->samples[i] = state->samples[i + 1];
  state->samples[3] = samples;
  column_range visible = state->visible[0], full = state->full[0];
  for (int i = 1; i < KNOWN_ROWS; i++) {
    visible = unite_ranges(visible, state->visible[i]);
    full = intersect_ranges(full, state->full[i]);
  }
  visible = intersect_ranges(visible, state->clip);
  if (is_empty_range(visible)) return;
  const double y = (double)row * (1 << shift);
  const sample_row_start start = {
    (float)(q->u + q->u_dy * y), (float)(q->v + q->v_dy * y), state->shade.sample_scale};
  // A pixel between two samples needs both, and one more on either side.
  const int32_t first = ((visible.from - left) >> shift) - 1;
  const int32_t end = ((visible.to - 1 - left) >> shift) + 3;
  // Full columns are drawn in multiples of 16, so that others may lie as far inside.
  int32_t skip = max_int(((full.from - left + 15) >> shift) + 2, first);
  int32_t skip_end = min_int((((full.to - left) & -16) >> shift) - 1, end);
  if (is_empty_range(full) || skip >= skip_end) skip = skip_end = end;
  const int32_t spacing = 1 << shift;
  look_up_samples(samples + first, skip - first, left + first * spacing, shift, &start, q);
  look_up_samples(
      samples + skip_end, end - skip_end, left + skip_end * spacing, shift, &start, q);
}

// The destination's rows within `1 << shift` rows.
typedef struct {
  int32_t top, bottom;
} row_range;

INLINE row_range clip_rows(const craster_rows *rows, int32_t first, int32_t shift) {
  return (row_range){max_int(first, rows->top), min_int(first + (1 << shift), rows->bottom)};
}

static void fill_background_columns(
    const shadow_state *state, int32_t top, int32_t bottom, column_range columns) {
  if (is_empty_range(columns)) return;
  const craster_rows *rows = state->rows;
  const int32_t row = top - rows->top;
  craster_background background = *state->background;
  if (background.pixels) background.pixels += row * background.stride;
  const craster_rows part = {
    rows->first + row * rows->stride, rows->stride, top, bottom, columns.from, columns.to};
  const int32_t *occluded = state->has_caster ? 0 : state->occluded;
  fill_background(&part, &background, occluded ? occluded + 2 * row : 0);
}

// Draws the rows between two rows of samples that are `1 << shift` pixels apart; if `is_double`, also those to the
// third.
static void blend_sample_rows(
    shadow_state *state, int32_t first, int32_t shift, column_range visible, column_range full,
    const uint16_t *const samples[3], int is_double) {
  const craster_rows *rows = state->rows;
  const int32_t left = state->left;
  const row_range range = clip_rows(rows, first, shift + is_double);
  if (range.top >= range.bottom) return;
  if (state->background && !state->lanes.is_flat) {
    fill_background_columns(
        state, range.top, range.bottom, (column_range){visible.from + left, visible.to + left});
  }
  sample_band band = {
    .row = rows->first + (range.top - rows->top) * rows->stride + left, .stride = rows->stride,
    .count = range.bottom - range.top, .first_weight = (range.top - first) << (15 - shift),
    .weight_step = 1 << (15 - shift), .shift = shift, .is_complete = range.bottom - range.top == 4,
    .is_double = is_double, .samples = {samples[0], samples[1], samples[2]}, .visible = visible,
    .full = full, .has_caster = state->has_caster};
  find_occluded_spans(
      &band, state->occluded ? state->occluded + 2 * (range.top - rows->top) : 0, left);
  blend_band(&band, &state->lanes);
}

// Fills the background beside some columns of the segment, in the rows that follow a sample row.
static void fill_background_beside(
    const shadow_state *state, int32_t row, column_range columns) {
  const row_range range = clip_rows(state->rows, row * (1 << state->shift), state->shift);
  if (range.top >= range.bottom) return;
  const column_range all = state->background_columns;
  fill_background_columns(state, range.top, range.bottom, (column_range){all.from, columns.from});
  fill_background_columns(state, range.top, range.bottom, (column_range){columns.to, all.to});
}

static column_range unite_occluded_spans(const int32_t *occluded, int32_t count) {
  int32_t min = INT32_MAX, max = INT32_MIN;
  for (int32_t i = 0; i < count; i++) {
    const int32_t from = occluded[2 * i], to = occluded[2 * i + 1];
    min = min_int(from < to ? from : INT32_MAX, min);
    max = max_int(from < to ? to : INT32_MIN, max);
  }
  return (column_range){min, max};
}

// Draws the caster in the columns that it covers fully, outside of `columns`, where the shadow is drawn.
static void blend_caster_beside(
    const shadow_state *state, int32_t row, column_range columns, const craster_ink *caster) {
  const craster_rows *rows = state->rows;
  const column_range all = intersect_ranges(state->segment, state->clip);
  const column_range any = intersect_ranges(state->all_occluded, all);
  if (is_empty_range(any) || (any.from >= columns.from && any.to <= columns.to)) return;
  const row_range range = clip_rows(rows, row * (1 << state->shift), state->shift);
  for (int32_t y = range.top; y < range.bottom; y++) {
    const int32_t *span = state->occluded + 2 * (y - rows->top);
    const column_range hidden = intersect_ranges((column_range){span[0], span[1]}, all);
    const int32_t before = min_int(hidden.to, columns.from);
    const int32_t after = max_int(hidden.from, columns.to);
    uint32_t *dst = rows->first + (y - rows->top) * rows->stride;
    if (hidden.from < before) {
      blend_color(
          dst + hidden.from, (size_t)(before - hidden.from), caster->addend, caster->keep);
    }
    if (after < hidden.to) {
      blend_color(dst + after, (size_t)(hidden.to - after), caster->addend, caster->keep);
    }
  }
}

// Draws the shadow between the second and the third of the four sample rows.
static void blend_shadow_rows(
    shadow_state *state, int32_t row, column_range visible, column_range full) {
  const int32_t shift = state->shift, y = row * (1 << shift);
  if (shift == 0) {
    const uint16_t *const samples[3] = {state->samples[1], state->samples[2]};
    blend_sample_rows(state, y, 0, visible, full, samples, 0);
    return;
  }
  const int32_t from = visible.from >> shift, to = ((visible.to - 1) >> shift) + 2;
  uint16_t *const middle_row = state->middle_row + SAMPLES_BEFORE;
  refine_down(middle_row, state->samples, from - 1, to + 1);
  refine_across(state->refined[0] + 2 * from, state->samples[1] + from, to - from);
  refine_across(state->refined[1] + 2 * from, middle_row + from, to - from);
  refine_across(state->refined[2] + 2 * from, state->samples[2] + from, to - from);
  const uint16_t *const samples[4] = {state->refined[0], state->refined[1], state->refined[2]};
  if (shift == 3 && y >= state->rows->top && y + 8 <= state->rows->bottom) {
    blend_sample_rows(state, y, 2, visible, full, samples, 1);
    return;
  }
  blend_sample_rows(state, y, shift - 1, visible, full, samples, 0);
  blend_sample_rows(state, y + (1 << (shift - 1)), shift - 1, visible, full, samples + 1, 0);
}

// Draws background, shadow and caster between the second and the third of the four sample rows, which are the first two
// of the rows whose columns are known.
static void draw_between_samples(
    shadow_state *state, int32_t row, const craster_ink *caster) {
  const int32_t left = state->left;
  column_range visible = state->visible[0], full = state->full[0];
  if (state->shift > 0) {
    visible = unite_ranges(visible, state->visible[1]);
    full = intersect_ranges(full, state->full[1]);
  }
  visible = intersect_ranges(visible, state->clip);
  if (is_empty_range(visible)) {
    visible = (column_range){state->background_columns.to, state->background_columns.to};
  }
  if (state->background) fill_background_beside(state, row, visible);
  if (!is_empty_range(visible)) {
    // In multiples of 16, so that the columns beside the full ones are.
    blend_shadow_rows(
        state, row, (column_range){visible.from - left, visible.to - left},
        (column_range){(full.from - left + 15) & -16, (full.to - left) & -16});
  }
  if (caster && state->occluded) blend_caster_beside(state, row, visible, caster);
}

static int are_same_quadrants(const craster_quadrant *a, const craster_quadrant *b) {
  return a->entries == b->entries && a->stride == b->stride && a->u_count == b->u_count
      && a->v_count == b->v_count && a->u_inner == b->u_inner && a->v_inner == b->v_inner
      && a->u == b->u && a->v == b->v && a->u_dx == b->u_dx && a->v_dx == b->v_dx
      && a->u_dy == b->u_dy && a->v_dy == b->v_dy;
}

// Whether rows continue where the last ones ended: then their first sample rows are in the cache.
static int continues_below(const shadow_state *state, int32_t first_row) {
  const craster_rows *rows = state->rows;
  return state->header.next_row == first_row && state->cached_left == rows->left
      && state->cached_right == rows->right && state->cached_scale == state->shade.sample_scale
      && are_same_quadrants(&state->cached_quadrant, state->quadrant);
}

// Notes that rows are drawn down to a sample row; they can be continued if they lie in one segment.
static void note_drawn_rows(shadow_state *state, int32_t last_row) {
  const craster_rows *rows = state->rows;
  const int32_t left = rows->left & -SEGMENT_WIDTH;
  const int is_one_segment =
      rows->left < rows->right && rows->right <= left + SEGMENT_WIDTH;
  state->header.next_row =
      is_one_segment && rows->top < rows->bottom ? last_row + 1 : NO_SAMPLE_ROW;
  state->cached_left = rows->left;
  state->cached_right = rows->right;
  state->cached_scale = state->shade.sample_scale;
  state->cached_quadrant = *state->quadrant;
}

static void draw_shadow(
    shadow_state *state, const craster_quadrant *quadrant, const craster_rows *rows,
    const craster_shadow *shadow) {
  const craster_background *background = shadow->background;
  state->quadrant = quadrant;
  state->rows = rows;
  state->occluded = shadow->occluded;
  state->background = background;
  state->has_caster = shadow->caster != 0;
  state->shift = find_sample_shift(quadrant);
  state->shade = make_shadow_shade(quadrant, shadow);
  // Bands have twice as many rows of samples.
  make_shade_lanes(
      &state->lanes, state->shift > 0 ? state->shift - 1 : 0, &state->shade,
      background && !background->pixels ? &background->color : 0);
  const float sample_scale = state->shade.sample_scale;
  state->visible_steps[0] = find_visible_steps(quadrant, quadrant->u_count, 1, sample_scale);
  state->visible_steps[1] =
      find_visible_steps(quadrant, quadrant->v_count, quadrant->stride, sample_scale);
  state->columns_per_step[0] = 1 / quadrant->u_dx;
  state->columns_per_step[1] = 1 / quadrant->v_dx;
  state->clip = (column_range){rows->left, rows->right};
  state->all_occluded = (column_range){0, 0};
  if (shadow->caster && shadow->occluded) {
    state->all_occluded = unite_occluded_spans(shadow->occluded, rows->bottom - rows->top);
  }
  const int32_t first = rows->top >> state->shift, last = (rows->bottom - 1) >> state->shift;
  const int is_continued = continues_below(state, first);
  if (!is_continued) {
    for (int i = 0; i < 4; i++) state->samples[i] = state->sample_storage[i] + SAMPLES_BEFORE;
  }
  for (int32_t left = rows->left & -SEGMENT_WIDTH; left < rows->right; left += SEGMENT_WIDTH) {
    state->left = left;
    state->segment = (column_range){left, left + SEGMENT_WIDTH};
    state->background_columns = intersect_ranges(state->segment, state->clip);
    if (background && left <= rows->left) {
      state->background_columns.from = shadow->background_left;
    }
    if (background && left + SEGMENT_WIDTH >= rows->right) {
      state->background_columns.to = shadow->background_right;
    }
    int32_t row = first + 2;
    if (!is_continued) {
      for (row = first - 3; row < first + 1; row++) advance_ranges(state, row);
      row = first - 1;
    }
    for (; row <= last + 2; row++) {
      advance_ranges(state, row + 2);
      advance_samples(state, row);
      // The known rows now begin two before this one, which is the last of the four.
      if (row >= first + 2) draw_between_samples(state, row - 2, shadow->caster);
    }
  }
  note_drawn_rows(state, last);
}

static void blend_shadow(
    const craster_quadrant *quadrant, const craster_rows *rows, const craster_shadow *shadow) {
  if (shadow->cache) {
    draw_shadow(shadow->cache, quadrant, rows, shadow);
  } else {
    // Its sample rows are filled as they are needed.
    shadow_state state;
    state.header.next_row = NO_SAMPLE_ROW;
    draw_shadow(&state, quadrant, rows, shadow);
  }
}

#endif
