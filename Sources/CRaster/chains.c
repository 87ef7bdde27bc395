// Part of Snapback, under the MIT licence; see LICENSE.

// Splitting general polygons into chains of edges.

#include "common.h"
#include "include/CRasterOutlines.h"
#include "sort.h"

INLINE craster_edge edge_between(craster_point upper, craster_point lower, double left) {
  const double slope = (lower.x - upper.x) / (lower.y - upper.y);
  return (craster_edge){
    (float)upper.y, (float)lower.y, (float)(upper.x - left), (float)slope};
}

static void reverse_edges(craster_edge *edges, size_t begin, size_t end) {
  for (size_t low = begin, high = end - 1; low < high; low++, high--) {
    const craster_edge edge = edges[low];
    edges[low] = edges[high];
    edges[high] = edge;
  }
}

size_t craster_build_chains(
    const craster_point *points, size_t n, size_t top_index, double left, craster_edge *edges,
    intptr_t first_edge, craster_chain *chains, size_t *chain_count) {
  size_t at = top_index, count = 0, begin = 0, found = 0;
  int was_rising = 0;
  craster_point from = points[at];
  for (size_t i = 0; i <= n; i++) {
    craster_point to = from;
    int is_rising = was_rising;
    if (i < n) {
      at = at + 1 < n ? at + 1 : 0;
      to = points[at];
      if ((float)to.y == (float)from.y) {
        // A horizontal edge: it only moves the next one.
        from.x = to.x;
        continue;
      }
      is_rising = to.y < from.y;
    }
    if (is_rising != was_rising || i == n) {
      if (count > begin) {
        // Edges that rise were found from bottom to top.
        if (was_rising) reverse_edges(edges, begin, count);
        chains[found++] = (craster_chain){
          first_edge + (intptr_t)begin, first_edge + (intptr_t)count, was_rising ? 1 : -1};
      }
      begin = count;
      was_rising = is_rising;
    }
    if (i == n) break;
    edges[count++] = is_rising ? edge_between(to, from, left) : edge_between(from, to, left);
    from = to;
  }
  *chain_count = found;
  return count;
}

INLINE int is_chain_higher(
    const craster_chain *one, const craster_chain *other, const craster_edge *edges) {
  return edges[one->first].top < edges[other->first].top;
}

DEFINE_SORT(sort_chains_by_top, craster_chain, craster_edge, is_chain_higher)

void craster_sort_chains(craster_chain *chains, size_t n, const craster_edge *edges) {
  sort_chains_by_top(chains, (int32_t)n, edges);
}
