// Part of Snapback, under the MIT licence; see LICENSE.

// The innermost pixel loops. Pixels are premultiplied 0xAARRGGBB in native order, four bytes each.
// All of them follow one law, written out in Swift in Raster/Blend.swift, and give its pixels
// exactly, whichever instructions the machine has.

#ifndef CSPAN_H
#define CSPAN_H

#include "CSpanOutlines.h"

#include <stddef.h>
#include <stdint.h>

// Four channels of 16 bits, blue lowest: a colour in 8.8 fixed point.
typedef uint64_t cspan_lanes;

// Overwrites n pixels.
void cspan_store(uint32_t *dst, size_t n, uint32_t pixel);

// dst = addend + dst * keep / 65536, for n pixels; the addend carries its rounding.
void cspan_blend(uint32_t *dst, size_t n, cspan_lanes addend, uint16_t keep);

// Lays a colour over n pixels through one coverage (0 to 65535) for each.
void cspan_cover(
    uint32_t *dst, const uint16_t *cover, size_t n, cspan_lanes color, uint16_t alpha);

// Lays n pixels over n pixels through one coverage for all.
void cspan_pixels(uint32_t *dst, const uint32_t *src, size_t n, uint16_t cover);

// Lays n pixels over n pixels through one coverage for each.
void cspan_pixels_cover(
    uint32_t *dst, const uint32_t *src, const uint16_t *cover, size_t n);

// How many pixels are clear at the beginning of n, or at their end: perhaps a few less.
size_t cspan_clear(const uint32_t *pixels, size_t n, int from_end);

// Rows of pixels, `stride` pixels apart; `first` is the one in row `top` where x is 0. Only pixels
// from `left` to `right` are touched.
typedef struct {
  uint32_t *first;
  ptrdiff_t stride;
  int32_t top, bottom, left, right;
} cspan_rows;

// A colour, and what the law makes of it under full coverage.
typedef struct {
  cspan_lanes lanes, addend;
  uint32_t pixel;
  uint16_t alpha, keep;
} cspan_ink;

// Lays a colour over what an outline covers. `covers` has room for the domain's width and 16 more.
void cspan_fill_convex(
    const cspan_convex *shape, const cspan_rows *rows, uint16_t *covers, const cspan_ink *ink);

// The same but for the columns that cspan_find_whole finds.
void cspan_fill_edges(
    const cspan_convex *shape, const cspan_rows *rows, uint16_t *covers, const cspan_ink *ink);

// Lays a colour over what lies between two outlines, one of them inside the other: of chains of no
// more edges than these.
enum { cspan_most_ring_edges = 500 };
void cspan_fill_ring(
    const cspan_convex *outer, const cspan_convex *inner, const cspan_rows *rows, uint16_t *covers,
    const cspan_ink *ink);

// Memory for sweeping outlines over rows of so many pixels, by their chains.
typedef struct cspan_sweep cspan_sweep;
cspan_sweep *cspan_sweep_new(int32_t width, int32_t chains);
void cspan_sweep_free(cspan_sweep *sweep);

// Begins with an outline, whose parts may overlap and cross: by the nonzero or the even-odd rule.
// There is room for its chains, which are in the order of their tops or few; x is counted from the
// first pixel of a row.
void cspan_sweep_begin(
    cspan_sweep *sweep, const cspan_chain *chains, int32_t count, const cspan_edge *edges,
    int32_t even_odd);

// Pixels of a row that an outline covers whole, or each by a coverage of its own.
typedef struct {
  int32_t begin, end, is_whole;
} cspan_span;

// Finds the spans of the next row, or of one further down, from left to right; answers how many.
int32_t cspan_sweep_row(cspan_sweep *sweep, int32_t y, const cspan_span **spans);
// The coverages of the row found last, from the first pixel on.
const uint16_t *cspan_sweep_covers(const cspan_sweep *sweep);

// Lays a colour over what the outline covers.
void cspan_fill_path(cspan_sweep *sweep, const cspan_rows *rows, const cspan_ink *ink);

// What lies below everything: a colour, or the pixels of another picture's rows if there are any,
// whose x counts alike; `below` is in the first of some rows.
typedef struct {
  const uint32_t *below;
  ptrdiff_t stride;
  uint32_t pixel;
} cspan_ground;

// Lays it; but not in holes: for each row a first column and the one after the last. Holes may be
// null.
void cspan_lay_ground(
    const cspan_rows *rows, const cspan_ground *ground, const int32_t *holes);

// A quarter of a blurred shape: values of 16 bits on a grid of step 1, from the inside out. An
// entry holds its value lowest, then those of its neighbours right, below and right of that.
// Under an affine map, pixel (x, y) looks at (|u| - u_inner, |v| - v_inner), clamped to the grid,
// and mixes the four values around it.
typedef struct {
  const uint64_t *entries;
  int32_t stride;
  float u_count, v_count;
  float u_inner, v_inner;
  double u, v;  // at the middle of pixel (0, 0)
  double u_step, v_step;  // for each pixel to the right
  double u_down, v_down;  // and down
} cspan_quarter;

// Lays a colour over pixels, which count from the picture's, as a blurred shape covers them; but
// not in holes, which may be null: for each row a first column and the one after the last. There the
// whole colour of what casts it is laid too, all at once, or nothing where `caster` is null. All
// pixels, and those from `ground_left` to `ground_right`, are the ground's before that, where it is
// not null. Where pixels are small against the grid, only every second, fourth or eighth each way is
// looked up; a curve of third degree gives twice as many each way, and lines what is between: off by
// 0.8 of 255. Rows that go on below the last ones go on with what is in `kept`, which may be null:
// so many bytes, aligned to 64.
enum { cspan_kept = 24 * 1024 };
typedef struct {
  cspan_lanes color;
  uint16_t alpha;
  const int32_t *holes;
  const cspan_ink *caster;
  const cspan_ground *ground;
  int32_t ground_left, ground_right;
  void *kept;
} cspan_cast;

// Before its first use, and whenever entries may have changed.
void cspan_forget(void *kept);

void cspan_shadow(
    const cspan_quarter *quarter, const cspan_rows *rows, const cspan_cast *cast);

// An affine map from pixel columns of a row to (u, v): `u` and `v` are those of column 0.
typedef struct {
  float u, v;
  float u_step, v_step;
} cspan_row;

// Colours along 0 to 1: the last of them is at 1.
enum { cspan_ramp_last = 1023 };

// Writes the colours of the pixels x ..< x + n where u is the place on the ramp; ...
void cspan_linear(uint32_t *dst, size_t n, int32_t x, const cspan_row *row, const uint32_t *ramp);
// ... where the distance from (0, 0), times a scale, plus an offset, is; ...
void cspan_radial(
    uint32_t *dst, size_t n, int32_t x, const cspan_row *row, float scale, float offset,
    const uint32_t *ramp);
// ... where the angle from the u axis in turns, wrapped to 0 to 1, times a scale, is.
void cspan_angular(
    uint32_t *dst, size_t n, int32_t x, const cspan_row *row, float scale, const uint32_t *ramp);

typedef enum { cspan_along, cspan_around, cspan_about } cspan_kind;

// Colours along a ramp, and the way to them: the middle of pixel (x, y), with x counted from `left`,
// sees (a * X + c * Y + e, ...). The place on the ramp is found as by cspan_linear, cspan_radial or
// cspan_angular.
typedef struct {
  cspan_kind kind;
  int32_t left;
  double a, b, c, d, e, f;
  float scale, offset;
  const uint32_t *ramp;
  int32_t is_opaque;
} cspan_gradient;

// A picture's texels, numbered from their middles, and the way to them: the middle of pixel (x, y)
// sees (u + (X - x) * u_step + (Y - y) * u_down, ...) for pixel (X, Y). (x, y) is near the picture.
typedef struct {
  const uint32_t *texels;
  int32_t width, height;
  int32_t x, y;
  double u, v;
  double u_step, v_step, u_down, v_down;
} cspan_picture;

// Writes what the pixels x ..< x + n of row y see of a picture, each mixed of four texels; its
// border goes on outside.
void cspan_sprite(uint32_t *dst, size_t n, int32_t x, int32_t y, const cspan_picture *picture);

// A stretch of a row of pixels, from ..< to: between `solid` and `solid_end` all have one coverage,
// the others each their own.
typedef struct {
  int32_t from, solid, solid_end, to;
  uint16_t cover;
  const uint16_t *covers;
} cspan_stretch;

// Lays what a stretch of row y sees of a picture over a row's pixels. `colors` has room for the row.
void cspan_lay_sprite(
    uint32_t *row, const cspan_stretch *stretch, int32_t y, const cspan_picture *picture,
    uint32_t *colors);

// The same of a gradient.
void cspan_lay_gradient(
    uint32_t *row, const cspan_stretch *stretch, int32_t y, const cspan_gradient *gradient,
    uint32_t *colors);

// Writes, for each row, the first of the columns that an outline covers wholly, and the one after
// the last; the same if there are none.
void cspan_find_whole(const cspan_convex *shape, const cspan_rows *rows, int32_t *columns);

// Limits of u, v, u + v and u - v, beyond which a picture is clear.
typedef struct {
  float least[4], most[4];
} cspan_octagon;

// Lays a picture, through one coverage for all, over what an outline covers; `limits` may be null.
// The picture's x counts like the outline's. `covers` has room for the domain's width and 16 more,
// `colors` for the width.
void cspan_fill_sprite(
    const cspan_convex *shape, const cspan_rows *rows, uint16_t *covers, const cspan_picture *picture,
    const cspan_octagon *limits, uint16_t cover, uint32_t *colors);

// The same for a gradient.
void cspan_fill_gradient(
    const cspan_convex *shape, const cspan_rows *rows, uint16_t *covers,
    const cspan_gradient *gradient, uint16_t cover, uint32_t *colors);

// A homogeneous map from pixels to (u, v): a pixel at (x, y), both counted from the row's first,
// looks at (u / q, v / q) with u + u_step * x + u_down * y, and so on; nowhere if q is not above 0.
typedef struct {
  float u, v, q;
  float u_step, v_step, q_step;
  float u_down, v_down, q_down;
} cspan_ray;

// Pixels numbered from (min_x, min_y); around them all is clear.
typedef struct {
  const uint32_t *pixels;
  int32_t min_x, min_y, width, height;
} cspan_texels;

// Writes what the pixels x ..< x + n see, each the mean of samples by samples places in it: 1, 2 or
// 4 of them each way.
void cspan_project(
    uint32_t *dst, size_t n, int32_t x, const cspan_ray *row, const cspan_texels *source,
    int32_t samples);

// Writes a mask's coverages at (u, v), mixed of the four around; outside it is 0.
void cspan_mask(
    uint16_t *cover, size_t n, int32_t x, const cspan_row *row, const uint8_t *mask,
    int32_t width, int32_t height);

// A glyph's mask on the picture: rows of `width` values, a multiple of 8, from `first` on.
typedef struct {
  int32_t x, y, width, height;
  uint32_t first;
} cspan_glyph;

// Writes the coverages of row y, from column x on, which the masks lie right of: what they add up to,
// and no more than 65535. Answers which of them count; there is room for all masks and some more.
enum { cspan_glyphs_beyond = 64 };
cspan_span cspan_glyphs(
    uint16_t *cover, const cspan_glyph *glyphs, size_t n, const uint8_t *masks, int32_t x,
    int32_t y);

// Eight edges, each of less than a pixel across and down, of which some may be points.
typedef struct {
  float x0[8], y0[8], x1[8], y1[8];
} cspan_edges;

// Cuts a polygon into short edges, which come after `count` others; answers how many there are then,
// or more than `most` where these would be too many.
size_t cspan_cut_short(
    cspan_edges *dst, size_t count, size_t most, const cspan_point *points, size_t n);

// Puts them in an order in which those that follow one another are some eights apart: a cell just
// written, with its neighbours, can not be read again at once.
void cspan_spread(cspan_edges *dst, const cspan_edges *src, size_t n);

// A small picture in which the edges of an outline are added up, in any order, by how much coverage
// changes from each pixel to the right. Its rows have more cells than columns, which are a multiple
// of 8, and there are two rows more; all of them are 0 to begin with.
enum { cspan_cells_beyond = 8 };

// Adds n short edges, moved by (x, y); what lies outside is brought to the border.
void cspan_add_edges(
    float *cells, int32_t columns, int32_t rows, const cspan_edges *edges, size_t n, float x,
    float y);
// Writes the coverage, row after row: sums of the cells, whatever their sign, up to 1 for 255; and
// makes all cells 0 again.
void cspan_sum_cells(uint8_t *dst, float *cells, int32_t columns, int32_t rows);

// What each component is made of: red, green, blue, alpha, not premultiplied, and 1.
typedef struct {
  float red[5], green[5], blue[5], alpha[5];
} cspan_matrix;

// Writes n pixels through a matrix; components are clamped to 0 to 1, clear pixels stay clear.
void cspan_filter(uint32_t *dst, const uint32_t *src, size_t n, const cspan_matrix *matrix);

typedef enum {
  cspan_normal, cspan_multiply, cspan_screen, cspan_overlay, cspan_darken, cspan_lighten,
  cspan_color_dodge, cspan_color_burn, cspan_soft_light, cspan_hard_light, cspan_difference,
  cspan_exclusion, cspan_plus_lighter, cspan_plus_darker, cspan_destination_out, cspan_source_atop
} cspan_mode;

// Lays n pixels over n pixels in a way that Raster/Compositing.swift writes out, within 1 of 255.
void cspan_composite(uint32_t *dst, const uint32_t *src, size_t n, cspan_mode mode);

// Pixels as they are blurred: one or all four of their channels (the last is alpha), 16 bits each,
// side by side; and each such pixel the mean of 1, 2 or 4 by as many of the picture's.

// Adds a row of n pixels to sums, one for each channel of each pixel.
void cspan_gather(uint16_t *sums, const uint32_t *src, size_t n, int32_t channels);
// Writes n means out of sums of as many rows as each has pixels, `1 << shift`.
void cspan_means(
    uint16_t *dst, const uint16_t *sums, size_t n, int32_t shift, int32_t channels);

// A box takes the mean of so many values before each, itself and so many after it; outside is 0.
typedef struct {
  int32_t before, after;
} cspan_box;

// Blurs rows by two boxes or more, one after the other. Rows lie `stride` values apart, a multiple
// of 16, and their number is one of 16 / channels. `room` is for 48 values for each pixel of a row.
void cspan_box_across(
    uint16_t *values, int32_t width, int32_t height, ptrdiff_t stride, int32_t channels,
    const cspan_box *boxes, int32_t count, uint16_t *room);
// The same along columns, of rows of `width` values, up to a stride. `room` is for 32 values for
// each row.
void cspan_box_down(
    uint16_t *values, int32_t width, int32_t height, ptrdiff_t stride, const cspan_box *boxes,
    int32_t count, uint16_t *room);

// Mixes n values of two rows, `part` of 256 of the lower one.
void cspan_mix_rows(
    uint16_t *dst, const uint16_t *upper, const uint16_t *lower, size_t n, int32_t part);
// Writes n pixels of the picture out of a row of its means, four channels, that lies `skip` pixels
// before them, 0 or more, and with 16 more values to read after it; ...
void cspan_widen_pixels(
    uint32_t *dst, const uint16_t *row, size_t n, int32_t skip, int32_t shift);
// ... or their coverages out of one channel.
void cspan_widen_covers(
    uint16_t *dst, const uint16_t *row, size_t n, int32_t skip, int32_t shift);

#endif
