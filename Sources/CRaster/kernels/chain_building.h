// Part of Snapback, under the MIT licence; see LICENSE.

// Polygons as chains of edges.

#ifndef CRASTER_CHAIN_BUILDING_H
#define CRASTER_CHAIN_BUILDING_H

#include "../include/CRasterOutlines.h"
#include "simd.h"

// The chains found so far, and the one under construction: its first edge, and whether it rises.
typedef struct {
  craster_edge *edges;
  craster_chain *chains;
  intptr_t first_edge;
  size_t begin, chain_count;
  int is_rising;
} chain_builder;

INLINE void reverse_edges(craster_edge *edges, size_t begin, size_t end) {
  for (size_t low = begin, high = end - 1; low < high; low++, high--) {
    const craster_edge edge = edges[low];
    edges[low] = edges[high];
    edges[high] = edge;
  }
}

// Ends the chain before the edge `end`, if it has edges.
INLINE void end_chain(chain_builder *builder, size_t end) {
  if (end > builder->begin) {
    // Edges that rise were found from bottom to top.
    if (builder->is_rising) reverse_edges(builder->edges, builder->begin, end);
    builder->chains[builder->chain_count++] = (craster_chain){
      builder->first_edge + (intptr_t)builder->begin, builder->first_edge + (intptr_t)end,
      builder->is_rising ? 1 : -1};
  }
  builder->begin = end;
}

INLINE craster_edge edge_between(craster_point upper, craster_point lower, double left) {
  const double slope = (lower.x - upper.x) / (lower.y - upper.y);
  return (craster_edge){
    (float)upper.y, (float)lower.y, (float)(upper.x - left), (float)slope};
}

// Writes the four edges between five points of a polygon. Returns bits: of the lowest four one is set for each edge
// that rises, of the next four one for each that is horizontal.
INLINE uint32_t build_four_edges(craster_edge *edges, const craster_point *points, double left) {
  float64x4 first, second, first_to, second_to;
  memcpy(&first, points, sizeof first);
  memcpy(&second, points + 2, sizeof second);
  memcpy(&first_to, points + 1, sizeof first_to);
  memcpy(&second_to, points + 3, sizeof second_to);
  // In the order in which this takes one instruction each: edges 0, 2, 1 and 3.
  const float64x4 from_x = SHUFFLE(first, second, 0, 4, 2, 6);
  const float64x4 from_y = SHUFFLE(first, second, 1, 5, 3, 7);
  const float64x4 to_x = SHUFFLE(first_to, second_to, 0, 4, 2, 6);
  const float64x4 to_y = SHUFFLE(first_to, second_to, 1, 5, 3, 7);
  const int64x4 is_rising = to_y < from_y;
  const float64x4 upper_x = SELECT(float64x4, int64x4, is_rising, to_x, from_x) - left;
  const float64x4 upper_y = SELECT(float64x4, int64x4, is_rising, to_y, from_y);
  const float64x4 lower_y = SELECT(float64x4, int64x4, is_rising, from_y, to_y);
  const float32x4 top = __builtin_convertvector(upper_y, float32x4);
  const float32x4 bottom = __builtin_convertvector(lower_y, float32x4);
  float32x4 transposed[4];
  transpose_f32x4(
      transposed, top, bottom, __builtin_convertvector(upper_x, float32x4),
      __builtin_convertvector((to_x - from_x) / (to_y - from_y), float32x4));
  memcpy(edges, &transposed[0], sizeof *edges);
  memcpy(edges + 1, &transposed[2], sizeof *edges);
  memcpy(edges + 2, &transposed[1], sizeof *edges);
  memcpy(edges + 3, &transposed[3], sizeof *edges);
  const int32x4 rising = __builtin_convertvector(is_rising, int32x4);
  return bits_from_mask_x8(SHUFFLE(rising, top == bottom, 0, 2, 1, 3, 4, 6, 5, 7));
}

static size_t build_chains(
    const craster_point *points, size_t n, size_t top_index, double left, craster_edge *edges,
    intptr_t first_edge, craster_chain *chains, size_t *chain_count) {
  chain_builder builder = {.edges = edges, .chains = chains, .first_edge = first_edge};
  size_t at = top_index, count = 0;
  for (size_t done = 0; done < n;) {
    craster_point wrapped[5];
    const craster_point *five = points + at;
    if (at + 5 > n) {
      for (size_t i = 0, next = at; i < 5; i++, next++) {
        if (next == n) next = 0;
        wrapped[i] = points[next];
      }
      five = wrapped;
    }
    const uint32_t bits = build_four_edges(edges + count, five, left);
    const uint32_t rest = n - done < 4 ? (uint32_t)(n - done) : 4;
    // The number of edges before a horizontal one.
    const uint32_t added = (uint32_t)__builtin_ctz(bits >> 4 | 1u << rest);
    const uint32_t rising = bits & ((1u << added) - 1);
    uint32_t turns = (rising ^ (rising << 1 | (uint32_t)builder.is_rising)) & ((1u << added) - 1);
    for (; turns != 0; turns &= turns - 1) {
      end_chain(&builder, count + (size_t)__builtin_ctz(turns));
      builder.is_rising = !builder.is_rising;
    }
    count += added;
    done += added;
    at += added;
    if (at >= n) at -= n;
    if (added == rest) continue;
    // Horizontal edges only move the next one.
    craster_point from = points[at], to = from;
    do {
      from.x = to.x;
      at = at + 1 < n ? at + 1 : 0;
      to = points[at];
      done++;
    } while (done < n && (float)to.y == (float)from.y);
    if ((float)to.y == (float)from.y) break;
    const int is_rising = to.y < from.y;
    if (is_rising != builder.is_rising) {
      end_chain(&builder, count);
      builder.is_rising = is_rising;
    }
    edges[count++] = is_rising ? edge_between(to, from, left) : edge_between(from, to, left);
  }
  end_chain(&builder, count);
  *chain_count = builder.chain_count;
  return count;
}

#endif
