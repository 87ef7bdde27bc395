// Part of Snapback, under the MIT licence; see LICENSE.

#include "sweep.h"

#include <stdlib.h>

craster_sweep *craster_sweep_new(int32_t width, int32_t chains) {
  craster_sweep *sweep = calloc(1, sizeof *sweep);
  if (!sweep) return 0;
  // Kernels write whole vectors beyond the last column.
  const size_t columns = (size_t)width + 32, count = (size_t)(chains > 0 ? chains : 1);
  sweep->width = width;
  sweep->chain_capacity = chains;
  sweep->actives = calloc(count, sizeof *sweep->actives);
  sweep->chain_fragments = calloc(count * max_chain_fragments, sizeof *sweep->chain_fragments);
  sweep->slab = calloc(count, sizeof *sweep->slab);
  sweep->order = calloc(count, sizeof *sweep->order);
  sweep->spans = calloc(2 * count + 2, sizeof *sweep->spans);
  sweep->coverage = calloc(columns, sizeof *sweep->coverage);
  sweep->cells = calloc(columns, sizeof *sweep->cells);
  if (!sweep->actives || !sweep->chain_fragments || !sweep->slab || !sweep->order || !sweep->spans
      || !sweep->coverage || !sweep->cells) {
    craster_sweep_free(sweep);
    return 0;
  }
  return sweep;
}

void craster_sweep_free(craster_sweep *sweep) {
  if (!sweep) return;
  free(sweep->actives);
  free(sweep->chain_fragments);
  free(sweep->slab);
  free(sweep->order);
  free(sweep->spans);
  free(sweep->coverage);
  free(sweep->cells);
  free(sweep);
}

const uint16_t *craster_sweep_coverage(const craster_sweep *sweep) { return sweep->coverage; }

void craster_sweep_begin(
    craster_sweep *sweep, const craster_chain *chains, int32_t count, const craster_edge *edges,
    int32_t even_odd) {
  sweep->edges = edges;
  sweep->outline = chains;
  sweep->count = count;
  sweep->inside_bits = even_odd ? 1 : -1;
  sweep->next = sweep->active_count = sweep->fragment_count = sweep->is_in_cells = 0;
  for (int32_t i = 0; i < count; i++) {
    int32_t at = i;
    // An insertion sort, as chains mostly are in order.
    for (; at > 0 && chain_top(sweep, i) < chain_top(sweep, sweep->order[at - 1]); at--) {
      sweep->order[at] = sweep->order[at - 1];
    }
    sweep->order[at] = i;
  }
}
