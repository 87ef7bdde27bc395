// Part of Snapback, under the MIT licence; see LICENSE.

#ifndef RUNS_H
#define RUNS_H

#include "ink.h"
#include "sweep.h"

// What is made of a row's groups of chains: pixels of a colour, or spans.

// Groups of chains that are laid together, in steps of eight pixels: their coverage is the base and
// what the pieces add. Beyond the last one it stays as it is.
typedef struct {
  int32_t low, high;
  int32_t is_open;
  float base;
} run;

// A row under way: what is laid already, and whether it is inside what comes next.
typedef struct {
  run run;
  int32_t done, is_inside;
  // Of spans.
  int32_t count;
} line;

// What rows are laid in: a colour over pixels from `left` to `right`; or spans, if there is no row.
typedef struct {
  uint32_t *row;
  int32_t left, right;
  const cspan_ink *ink;
  color color;
} brush;

// Lays what of a few pixels, up to eight, lies within the brush's borders.
static void lay_few(const brush *brush, int32_t x, int32_t end, const uint16_t *covers) {
  for (int32_t at = x; at < end; at++) {
    if (at < brush->left || at >= brush->right) continue;
    brush->row[at] = over(brush->row[at], brush->ink->lanes, brush->ink->alpha, covers[at - x]);
  }
}

INLINE void lay_eight(const brush *brush, int32_t x, const longs *eight) {
  if (x >= brush->left && x + STEP <= brush->right) {
    words pixels;
    memcpy(&pixels, brush->row + x, sizeof pixels);
    cover_eight(&pixels, eight, &brush->color);
    memcpy(brush->row + x, &pixels, sizeof pixels);
  } else {
    uint16_t own[STEP];
    STORE_COVERS(own, *eight)
    lay_few(brush, x, x + STEP, own);
  }
}

// Lays a run whose pieces are many; answers where it ends.
static int32_t lay_spilt(cspan_sweep *sweep, const run *run, const brush *brush) {
  spill(sweep);
  float sum = run->base;
  for (int32_t cell = run->low; cell < run->high; cell++) {
    sum += sweep->cells[cell];
    sweep->cells[cell] = 0;
    sweep->covers[cell] = cover_of(sum);
  }
  sweep->cells[run->high] = 0;
  for (int32_t x = run->low; x < run->high && brush->row; x += STEP) {
    lay_few(brush, x, x + STEP < run->high ? x + STEP : run->high, sweep->covers + x);
  }
  return run->high;
}

// Lays a run; answers where it ends.
INLINE int32_t lay_run(cspan_sweep *sweep, const run *run, const brush *brush) {
  if (sweep->is_spilt || sweep->pieces * (run->high - run->low + 7) > STEP * most_shares) {
    return lay_spilt(sweep, run, brush);
  }
  int32_t x = run->low;
  do {
    reals sum = (reals){0} + run->base;
    for (int32_t i = 0; i < sweep->pieces; i++) add_share(&sum, &sweep->group[i], (float)x);
    longs eight;
    covers_of(&eight, &sum);
    if (brush->row) {
      lay_eight(brush, x, &eight);
    } else {
      STORE_COVERS(sweep->covers + x, eight)
    }
    x += STEP;
  } while (x < run->high);
  return x;
}

INLINE void lay_whole(const brush *brush, int32_t begin, int32_t end) {
  begin = begin > brush->left ? begin : brush->left;
  end = end < brush->right ? end : brush->right;
  if (begin >= end) return;
  const size_t count = (size_t)(end - begin);
  if (brush->ink->alpha == 65535) {
    cspan_store(brush->row + begin, count, brush->ink->pixel);
  } else if (count >= STEP) {
    blend_many(brush->row + begin, count, &brush->color);
  } else {
    blend_steps(brush->row + begin, count, brush->ink->addend, brush->ink->keep);
  }
}

INLINE void add_span(
    cspan_sweep *sweep, int32_t *count, int32_t begin, int32_t end, int32_t is_whole) {
  end = end < sweep->width ? end : sweep->width;
  if (begin < end) sweep->spans[(*count)++] = (cspan_span){begin, end, is_whole};
}

INLINE void close_run(cspan_sweep *sweep, line *line, const brush *brush) {
  line->done = lay_run(sweep, &line->run, brush);
  if (!brush->row) add_span(sweep, &line->count, line->run.low, line->done, 0);
  sweep->pieces = sweep->is_spilt = line->run.is_open = 0;
}

// Says where the next group begins, before its pieces are put: into the run, if its last step
// reaches that far.
INLINE void begin_group(cspan_sweep *sweep, line *line, int32_t low, const brush *brush) {
  const run *run = &line->run;
  if (run->is_open && low >= run->low + ((run->high - run->low + 7) & -STEP)) {
    close_run(sweep, line, brush);
  }
}

INLINE void end_group(
    cspan_sweep *sweep, line *line, int32_t low, int32_t high, int is_after, const brush *brush) {
  if (!line->run.is_open) {
    const int32_t done = line->done;
    line->run = (run){low, high, 1, line->is_inside ? 1 : 0};
    if (line->is_inside && low - done < STEP) {
      line->run.low = done;
    } else if (line->is_inside && brush->row) {
      lay_whole(brush, done, low);
    } else if (line->is_inside) {
      add_span(sweep, &line->count, done, low, 1);
    }
  }
  line->run.high = high;
  line->is_inside = is_after;
}

INLINE void end_line(cspan_sweep *sweep, line *line, const brush *brush) {
  if (line->run.is_open) close_run(sweep, line, brush);
  if (line->is_inside && brush->row) {
    lay_whole(brush, line->done, sweep->width);
  } else if (line->is_inside) {
    add_span(sweep, &line->count, line->done, sweep->width, 1);
  }
}

#endif
