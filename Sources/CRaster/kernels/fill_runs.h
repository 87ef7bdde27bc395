// Part of Snapback, under the MIT licence; see LICENSE.

// Outlines whose coverage was recorded. The pixels are exactly those of `fill_path`.

#ifndef CRASTER_FILL_RUNS_H
#define CRASTER_FILL_RUNS_H

#include "sweep_rows.h"

static void fill_runs(
    const craster_run *runs, size_t n, const uint16_t *coverage, const craster_rows *rows,
    const craster_ink *ink) {
  row_output output = {
    .left = rows->left, .right = rows->right, .ink = ink, .lanes = splat_ink_x8(ink)};
  for (const craster_run *run = runs; run < runs + n; run++) {
    output.row = rows->first + (run->y - rows->top) * rows->stride;
    if (run->first < 0) {
      blend_full_columns(&output, run->begin, run->end);
      continue;
    }
    const uint16_t *values = coverage + run->first;
    for (int32_t x = run->begin; x < run->end; x += 8, values += 8) {
      uint16x8 narrow;
      memcpy(&narrow, values, sizeof narrow);
      blend_coverage_x8(&output, x, __builtin_convertvector(narrow, uint32x8));
    }
  }
}

#endif
