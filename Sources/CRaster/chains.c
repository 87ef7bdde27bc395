// Part of Snapback, under the MIT licence; see LICENSE.

// The order of chains.

#include "common.h"
#include "include/CRasterOutlines.h"
#include "sort.h"

INLINE int is_chain_higher(
    const craster_chain *one, const craster_chain *other, const craster_edge *edges) {
  return edges[one->first].top < edges[other->first].top;
}

DEFINE_SORT(sort_chains_by_top, craster_chain, craster_edge, is_chain_higher)

void craster_sort_chains(craster_chain *chains, size_t n, const craster_edge *edges) {
  sort_chains_by_top(chains, (int32_t)n, edges);
}
