// Part of Snapback, under the MIT licence; see LICENSE.

// Outlines as straight edges and chains of edges, and the plain C functions that build them.
//
// y grows downwards, x to the right; both are in pixels. Pixel (x, y) covers x ..< x + 1 and
// y ..< y + 1.

#ifndef CRASTER_OUTLINES_H
#define CRASTER_OUTLINES_H

#include <stddef.h>
#include <stdint.h>

typedef struct {
  double x, y;
} craster_point;

// A straight edge that runs downwards from y `top` to `bottom`: its x at `top`, and its slope in
// pixels to the right for each pixel down.
typedef struct {
  float top, bottom, x, slope;
} craster_edge;

// The most edges in one chain of a convex outline that the kernels fill.
enum { craster_max_edges = 2048 };

// Prefetches up to 4096 bytes, one cache line of 64 bytes at a time.
static inline void craster_prefetch(const void *from, size_t bytes) {
  for (size_t i = 0; i < bytes && i < 4096; i += 64) __builtin_prefetch((const char *)from + i);
}

// An outline of two chains of edges, each ordered from top to bottom. The coverage of what lies to
// the right of a chain changes by its sign, 1 or -1; the two signs differ. x is counted from the
// left end of the domain, which is `width` pixels wide.
typedef struct {
  const craster_edge *edges[2];
  int32_t count[2];
  float sign[2];
  int32_t width;
} craster_convex;

// The bounding box of some points, the indices of the first of the topmost and of the bottommost
// ones, and whether all coordinates are finite.
typedef struct {
  craster_point min, max;
  size_t top_index, bottom_index;
  int is_finite;
} craster_extent;

// Writes those edges of a polygon that run downwards on the walk from its topmost to its bottommost
// point, in index order (step 1) or backwards (step -1), and returns their number. x is counted
// from `left`. A convex polygon has one such chain, though rounding may split off more: `starts`
// gets the index of each chain's first edge, `chains` their number. Both arrays need space for n
// entries.
size_t craster_descend(
    const craster_point *points, size_t n, const craster_extent *extent, int step, float left,
    craster_edge *edges, int32_t *starts, size_t *chains);

// The points along a rounded corner of radius 1: the distance of each before the corner's vertex
// and after it. There are at most `craster_max_corner_points`, and the last one is repeated
// `craster_corner_padding` times after them.
enum { craster_max_corner_points = 511, craster_corner_padding = 7 };
typedef struct {
  double *before, *after;
  int32_t count;
} craster_corner;

// A rounded rectangle under an affine map: its first vertex, its two sides as vectors, and its
// corner radius as a vector along each side.
typedef struct {
  craster_point origin, right, bottom, radius_x, radius_y;
} craster_rounded_rect;

// The rectangle that an outline's vertices must lie in, and the column that x is counted from.
typedef struct {
  craster_point min, max;
  float left;
} craster_limits;

// The numbers of edges that run down and up, and the pixels that an outline touches.
typedef struct {
  int32_t down_count, up_count, min_x, min_y, max_x, max_y;
} craster_traced;

// The bounding box of some pixels. The maxima (exclusive) are negated, so that a vector kernel
// compares all four numbers in the same direction.
typedef struct {
  int32_t min_x, min_y, minus_max_x, minus_max_y;
} craster_bounds;

// The edges `first ..< end` of an outline, which follow one another downwards. The winding number
// of what lies to the right of them changes by `sign`, 1 or -1.
typedef struct {
  intptr_t first, end;
  float sign;
} craster_chain;

// The most points that a flattened curve may have.
enum { craster_max_curve_points = 102 };

// Which chain of a closed polygon lies to the left of the other all the way down: 1 for the first,
// -1 for the second, 0 if they cross.
int32_t craster_left_chain(const craster_edge *edges, const craster_chain pair[2]);

// A polygon of an outline: the bounding box of the pixels it may touch, its chains, and whether no
// other one's bounding box intersects its own.
typedef struct {
  int32_t left, top, right, bottom;
  int32_t first_chain, chain_count;
  int32_t is_disjoint;
} craster_subpath;

// Sorts subpaths by their tops, marks the disjoint ones, and returns their number; 0 if finding
// them would take too long.
int32_t craster_find_disjoint(craster_subpath *subpaths, int32_t n);

// Sorts chains by their tops.
void craster_sort_chains(craster_chain *chains, size_t n, const craster_edge *edges);

// Eight short edges, less than a pixel wide and high each; unused ones are all 0.
typedef struct {
  float x0[8], y0[8], x1[8], y1[8];
} craster_edges8;

// Splits a polygon's edges into edges shorter than a pixel, which are appended after `count`
// others. Returns the new count, or a number above `capacity` if they are too many or too long.
size_t craster_split_edges(
    craster_edges8 *dst, size_t count, size_t capacity, const craster_point *points, size_t n);

// Reorders n short edges so that consecutive ones stand several groups of eight apart: accumulating
// an edge reads cells that its predecessor has just written, and such a read has to wait.
void craster_interleave_edges(craster_edges8 *dst, const craster_edges8 *src, size_t n);

// Scratch memory for filling general outlines, row by row.
typedef struct craster_sweep craster_sweep;

// Allocates a sweep for rows of up to `width` pixels and outlines of up to `chains` chains; null if
// there is no memory.
craster_sweep *craster_sweep_new(int32_t width, int32_t chains);
void craster_sweep_free(craster_sweep *sweep);

// Begins an outline whose polygons may overlap and cross, filled by the nonzero or the even-odd
// rule. The chains should be nearly sorted by their tops; x is counted from the first pixel of a
// row. The chains and edges must outlive the sweep's use.
void craster_sweep_begin(
    craster_sweep *sweep, const craster_chain *chains, int32_t count, const craster_edge *edges,
    int32_t even_odd);

// The coverages of the row found last by `sweep_row`, 0 to 65535, from the first pixel on.
const uint16_t *craster_sweep_coverage(const craster_sweep *sweep);

#endif
