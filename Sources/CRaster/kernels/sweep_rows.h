// Part of Snapback, under the MIT licence; see LICENSE.

// The output of a sweep's row: blended pixels, or spans. Groups of chains whose pixels lie within
// steps of eight of one another are resolved together.

#ifndef CRASTER_SWEEP_ROWS_H
#define CRASTER_SWEEP_ROWS_H

#include "pixels.h"
#include "sweep_fragments.h"

// Where a row goes: a color over the columns `left ..< right` of `row`; or spans, if `row` is
// null.
typedef struct {
  uint32_t *row;
  int32_t left, right;
  const craster_ink *ink;
  ink_x8 lanes;
} row_output;

// Pending groups of chains: the cells they touch, low ..< high, and the fraction to their left. In
// steps of eight pixels, their coverage is that plus what the fragments add.
typedef struct {
  int32_t low, high;
  int32_t is_open;
  float base;
} pending_cells;

// The state of a row: the column up to which it is complete, and whether what follows is inside.
typedef struct {
  pending_cells pending;
  int32_t done, is_inside;
  int32_t span_count;
} row_state;

// If the number of fragments times that of pixels is larger, fragments are accumulated in cells.
enum { MAX_FRAGMENTS_PER_PIXEL = 64 };

// Blends those of a few pixels, up to eight, that lie within the output's columns.
static void blend_few(
    const row_output *output, int32_t x, int32_t end, const uint16_t *coverage) {
  for (int32_t at = x; at < end; at++) {
    if (at < output->left || at >= output->right) continue;
    output->row[at] =
        blend_pixel(output->row[at], output->ink->color, output->ink->alpha, coverage[at - x]);
  }
}

INLINE void blend_coverage_x8(const row_output *output, int32_t x, uint32x8 coverage) {
  if (x >= output->left && x + 8 <= output->right) {
    const uint16x16 pixels = blend_ink_coverage_x8(
        load_pixels_x8(output->row + x), coverage, &output->lanes);
    memcpy(output->row + x, &pixels, sizeof pixels);
  } else {
    uint16_t narrow[8];
    store_coverage_x8(narrow, coverage);
    blend_few(output, x, x + 8, narrow);
  }
}

// Outputs pending cells whose fragments are many; returns the column after them.
static int32_t flush_from_cells(
    craster_sweep *sweep, const pending_cells *pending, const row_output *output) {
  move_fragments_to_cells(sweep);
  float sum = pending->base;
  for (int32_t cell = pending->low; cell < pending->high; cell++) {
    sum += sweep->cells[cell];
    sweep->cells[cell] = 0;
    sweep->coverage[cell] = coverage_from_fraction(sum);
  }
  sweep->cells[pending->high] = 0;
  for (int32_t x = pending->low; x < pending->high && output->row; x += 8) {
    blend_few(output, x, min_int(x + 8, pending->high), sweep->coverage + x);
  }
  return pending->high;
}

// Outputs pending cells; returns the column after them.
INLINE int32_t flush_pending(
    craster_sweep *sweep, const pending_cells *pending, const row_output *output) {
  const int32_t rounded_width = pending->high - pending->low + 7;
  if (sweep->is_in_cells || sweep->fragment_count * rounded_width > 8 * MAX_FRAGMENTS_PER_PIXEL) {
    return flush_from_cells(sweep, pending, output);
  }
  // By blocks of fragments, the last of which may be empty: the end of a loop over single ones is harder to predict.
  const int32_t count = sweep->fragment_count;
  memset(&sweep->fragments[count], 0, (fragment_block - 1) * sizeof sweep->fragments[0]);
  int32_t x = pending->low;
  do {
    float32x8 area = (float32x8){0} + pending->base;
    for (int32_t i = 0; i < count; i += fragment_block) {
      for (int32_t k = 0; k < fragment_block; k++) {
        area = add_edge_fragment(area, &sweep->fragments[i + k], (float)x);
      }
    }
    const uint32x8 coverage = coverage_from_area_x8(area);
    if (output->row) {
      blend_coverage_x8(output, x, coverage);
    } else {
      store_coverage_x8(sweep->coverage + x, coverage);
    }
    x += 8;
  } while (x < pending->high);
  return x;
}

// Blends fully covered columns.
INLINE void blend_full_columns(const row_output *output, int32_t begin, int32_t end) {
  begin = max_int(begin, output->left);
  end = min_int(end, output->right);
  if (begin >= end) return;
  const size_t count = (size_t)(end - begin);
  if (output->ink->alpha == 65535) {
    fill_pixels(output->row + begin, count, output->ink->pixel);
  } else if (count >= 8) {
    blend_color_by_eight(
        output->row + begin, count, output->lanes.add_low, output->lanes.add_high,
        output->lanes.keep);
  } else {
    blend_color_inline(output->row + begin, count, output->ink->addend, output->ink->keep);
  }
}

INLINE void add_span(
    craster_sweep *sweep, row_state *state, int32_t begin, int32_t end, int32_t is_full) {
  end = min_int(end, sweep->width);
  if (begin < end) sweep->spans[state->span_count++] = (craster_span){begin, end, is_full};
}

INLINE void output_full_columns(
    craster_sweep *sweep, row_state *state, int32_t begin, int32_t end, const row_output *output) {
  if (output->row) {
    blend_full_columns(output, begin, end);
  } else {
    add_span(sweep, state, begin, end, 1);
  }
}

INLINE void close_pending(craster_sweep *sweep, row_state *state, const row_output *output) {
  state->done = flush_pending(sweep, &state->pending, output);
  if (!output->row) add_span(sweep, state, state->pending.low, state->done, 0);
  sweep->fragment_count = sweep->is_in_cells = state->pending.is_open = 0;
}

// To be called with the first cell of each group, before its fragments are added: the group joins
// the pending ones if their last step of eight pixels reaches that cell.
INLINE void begin_group(
    craster_sweep *sweep, row_state *state, int32_t low, const row_output *output) {
  const pending_cells *pending = &state->pending;
  if (pending->is_open && low >= pending->low + ((pending->high - pending->low + 7) & -8)) {
    close_pending(sweep, state, output);
  }
}

INLINE void end_group(
    craster_sweep *sweep, row_state *state, int32_t low, int32_t high, int is_inside_after,
    const row_output *output) {
  if (!state->pending.is_open) {
    const int32_t done = state->done;
    state->pending = (pending_cells){low, high, 1, state->is_inside ? 1 : 0};
    if (state->is_inside && low - done < 8) {
      state->pending.low = done;
    } else if (state->is_inside) {
      output_full_columns(sweep, state, done, low, output);
    }
  }
  state->pending.high = high;
  state->is_inside = is_inside_after;
}

INLINE void end_row(craster_sweep *sweep, row_state *state, const row_output *output) {
  if (state->pending.is_open) close_pending(sweep, state, output);
  if (state->is_inside) output_full_columns(sweep, state, state->done, sweep->width, output);
}

#endif
