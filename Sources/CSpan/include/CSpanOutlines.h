// Part of Snapback, under the MIT licence; see LICENSE.

// Outlines: edges and chains of them, and how shapes and curves become such.

#ifndef CSPAN_OUTLINES_H
#define CSPAN_OUTLINES_H

#include <stddef.h>
#include <stdint.h>

// A straight edge of an outline, running downwards: where it is at `top`, and pixels to the right
// for each pixel down.
typedef struct {
  float top, bottom, x, slope;
} cspan_edge;

// A chain of an outline that these loops fill has no more of them.
enum { cspan_most_edges = 2048 };

// Brings memory that will soon be read up from where it is far away; a line is 64 bytes long.
static inline void cspan_fetch(const void *from, size_t bytes) {
  for (size_t i = 0; i < bytes && i < 4096; i += 64) __builtin_prefetch((const char *)from + i);
}

// An outline of two chains of edges, each from top to bottom. What lies right of a chain gains
// its sign, 1 or -1; they differ. `width` is that of the domain, in which x counts from 0.
typedef struct {
  const cspan_edge *edges[2];
  int32_t count[2];
  float sign[2];
  int32_t width;
} cspan_convex;

typedef struct {
  double x, y;
} cspan_point;

// How far points reach, which are the first of those highest up and lowest down, and whether all of
// them are finite.
typedef struct {
  cspan_point low, high;
  size_t highest, lowest;
  int is_finite;
} cspan_extent;

// Measures n points, one or more.
void cspan_measure(const cspan_point *points, size_t n, cspan_extent *extent);

// Writes the edges of a polygon that run downwards, from its highest point to its lowest, to the
// next with step 1 or to the one before with -1. x is counted from `left`. A convex polygon has one
// such chain, though rounding may split off more; `starts` gets the first edge of each. Answers how
// many edges there are; there is room for n of each.
size_t cspan_descend(
    const cspan_point *points, size_t n, const cspan_extent *extent, int step, float left,
    cspan_edge *edges, int32_t *starts, size_t *chains);

// The points of a corner of radius 1, how far each lies before the corner's vertex and how far after
// it: at most 511, and 7 more that are like the last.
enum { cspan_most_corner = 511, cspan_corner_beyond = 7 };
typedef struct {
  double *before, *after;
  int32_t count;
} cspan_corner;

// A rounded rectangle: its first vertex, its sides, and the radii of its corners along them, across
// and down.
typedef struct {
  cspan_point origin, right, bottom, x, y;
} cspan_round;

// Where its vertices have to be, and what the x of edges is counted from.
typedef struct {
  cspan_point least, most;
  float left;
} cspan_limits;

// How many edges go down and how many up, and the pixels they touch.
typedef struct {
  int32_t down, up, min_x, min_y, max_x, max_y;
} cspan_traced;

// Writes a rounded rectangle's edges, what goes down and then what goes up, as `cspan_descend` does;
// there is room for four times a corner's points and seven more. Answers 0 where that one may find
// more than a chain each way, or the vertices are elsewhere.
int32_t cspan_trace_round(
    const cspan_round *shape, const cspan_corner *corner, const cspan_limits *limits,
    cspan_edge *edges, cspan_traced *traced);

// Some pixels: their first column and row, and minus those after the last.
typedef struct {
  int32_t min_x, min_y, minus_max_x, minus_max_y;
} cspan_reach;

// Writes the numbers of those reaches, in order, that share pixels with a clip, and answers how many
// there are; there is room for three more than that might be.
size_t cspan_find_reaches(
    const cspan_reach *reaches, int32_t from, int32_t end, const cspan_reach *clip, int32_t *met);

// Edges of an outline, from `first` to before `end`, that follow one another downwards. What lies
// right of them gains `sign`, 1 or -1.
typedef struct {
  intptr_t first, end;
  float sign;
} cspan_chain;

// Writes the ends of the edges that stand for a curve from the point before `dst` on; answers how
// many, or 0 if they are more than there is room for and this is not the last attempt. What lies
// beyond one side of the rectangle from `least` to `most` is one edge.
//
// Chords leave the curve by the tolerance, in pixels, at most, or by more if they are short. Inner
// ends lie outside, so that every edge has the curve's area, and leaves it by two thirds of that.
size_t cspan_flatten(
    cspan_point *dst, cspan_point p1, cspan_point p2, cspan_point p3, cspan_point least,
    cspan_point most, double tolerance, int32_t is_last);
enum { cspan_curve_room = 102 };

// Brings the heights of points to so many steps a pixel, a power of 2, so that edges that meet do so
// exactly, and measures them.
void cspan_snap(cspan_point *points, size_t n, double steps, cspan_extent *extent);

// Cuts a polygon into chains, from its highest point on, which begin at edge `number`: what goes down
// loses what lies right of it. There is room for n edges and n chains. Answers how many edges there
// are.
size_t cspan_trace(
    const cspan_point *points, size_t n, size_t highest, double left, cspan_edge *edges,
    intptr_t number, cspan_chain *chains, size_t *chain_count);

// Which of a closed polygon's two chains lies left of the other, all the way down: the first with 1,
// the second with -1, neither with 0, where they cross.
int32_t cspan_find_left(const cspan_edge *edges, const cspan_chain pair[2]);

// A polygon of an outline: the pixels it may touch, and its chains.
typedef struct {
  int32_t left, top, right, bottom;
  int32_t first_chain, chain_count;
  // Whether no other touches any of its pixels.
  int32_t is_alone;
} cspan_part;

// Brings parts into the order of their tops and finds those that are alone; answers how many, or 0
// if it would take too long.
int32_t cspan_find_alone(cspan_part *parts, int32_t n);

// Brings chains into the order of their tops.
void cspan_order(cspan_chain *chains, size_t n, const cspan_edge *edges);

#endif
