// Part of Snapback, under the MIT licence; see LICENSE.

// The parameter types of the kernels, and the table of them.

#ifndef CRASTER_KERNELS_H
#define CRASTER_KERNELS_H

#include "CRasterOutlines.h"

#include <stddef.h>
#include <stdint.h>

// A premultiplied color of four 16-bit channels, blue lowest, then green, red and alpha. Channels
// are 8.8 fixed point: a byte of a pixel times 256.
typedef uint64_t craster_color;

// Some rows of pixels: `first` is the pixel at x = 0 of row `top`, and rows are `stride` pixels
// apart. Kernels touch only the columns `left ..< right` of the rows `top ..< bottom`.
typedef struct {
  uint32_t *first;
  ptrdiff_t stride;
  int32_t top, bottom, left, right;
} craster_rows;

// A color with its alpha (0 to 65535), and the terms of the source-over formula at full coverage:
// destination * keep / 65536 + addend. If `replaces` is not 0, convex fills set fully covered pixels to
// `pixel`: the color, if it is opaque, or the color over a background of one color, of which they read
// only the columns up to `craster_edge_columns` from the ends of the covered ones.
typedef struct {
  craster_color color, addend;
  uint32_t pixel;
  uint16_t alpha, keep;
  int32_t replaces;
} craster_ink;

// The fully covered columns at either end that a convex fill may read.
enum { craster_edge_columns = 16 };

// Pixels `begin ..< end` of a row, which an outline covers fully, or each by a coverage of its own.
typedef struct {
  int32_t begin, end, is_full;
} craster_span;

// Columns `begin ..< end` of row y that an outline covers fully, if `first` is negative; or each by
// a coverage of its own, of which `first` is the index of the first one. Those of a run are followed
// by zeros up to a multiple of eight values.
typedef struct {
  int32_t y, begin, end, first;
} craster_run;

// The background: a color or, unless `pixels` is null, the rows of a
// destination, whose columns are numbered in the same way. `pixels` is the one at x = 0 in the
// destination's first row.
typedef struct {
  const uint32_t *pixels;
  ptrdiff_t stride;
  uint32_t color;
} craster_background;

// One quadrant of a blurred shape's coverage, which is symmetric about both axes: a table of 16-bit
// values on a grid of step 1, from the inside out. An entry packs a value (lowest 16 bits) with its
// neighbors to the right, below, and below right, so that one load is enough for bilinear
// interpolation. An affine map takes pixels to (u, v), which is looked up at
// (|u| - u_inner, |v| - v_inner), clamped to 0 ... (u_count, v_count).
typedef struct {
  const uint64_t *entries;
  int32_t stride;
  float u_count, v_count;
  float u_inner, v_inner;
  double u, v;        // at the center of pixel (0, 0)
  double u_dx, v_dx;  // for each pixel to the right
  double u_dy, v_dy;  // for each pixel down
} craster_quadrant;

// The size, in bytes, of the cache that lets `blend_shadow` reuse its sample rows, and its
// alignment.
enum { craster_shadow_cache_size = 24 * 1024, craster_shadow_cache_alignment = 64 };

// Marks a shadow cache as empty. Necessary before its first use, and whenever the entries of a
// quadrant may have changed.
void craster_shadow_cache_reset(void *cache);

// How a shadow is drawn.
typedef struct {
  craster_color color;
  uint16_t alpha;
  // The occluded span of each row, begin and end: the columns that the shape casting the shadow
  // covers fully. The shadow is left out there; or drawn together with the caster's color, unless
  // `caster` is null. Null if there are none.
  const int32_t *occluded;
  const craster_ink *caster;
  // Fills the columns `background_left ..< background_right` first, unless null.
  const craster_background *background;
  int32_t background_left, background_right;
  // Scratch memory that is kept between calls, or null: rows that continue below those of the last
  // call, in the same columns, reuse its samples.
  void *cache;
} craster_shadow;

// An affine map from the pixel columns of one row to (u, v): the values at column 0, and for each
// pixel to the right.
typedef struct {
  float u, v;
  float u_dx, v_dx;
} craster_uv_row;

// A color ramp has the colors at `craster_ramp_last + 1` positions from 0 to 1. For ordered
// dithering there are four pixels for each of them, rounded differently: first those for even rows, for
// alternating even and odd columns, then those for odd rows, `craster_ramp_row` pixels later.
enum { craster_ramp_last = 1023, craster_ramp_row = 2 * (craster_ramp_last + 1) };

typedef enum { craster_linear, craster_radial, craster_angular } craster_gradient_kind;

// A gradient. The center (X, Y) of pixel (x, y), with x counted from `left`, is mapped to
// (a X + c Y + e, b X + d Y + f), and the position on the ramp follows as for `linear_gradient`,
// `radial_gradient` or `angular_gradient`.
typedef struct {
  craster_gradient_kind kind;
  int32_t left;
  double a, b, c, d, e, f;
  float scale, offset;
  const uint32_t *ramp;
  int32_t is_opaque;
} craster_gradient;

// An image and an affine map to its texels, whose centers have integer coordinates: pixel (X, Y) is
// mapped to (u + (X - x) u_dx + (Y - y) u_dy, v + (X - x) v_dx + (Y - y) v_dy). (x, y) should lie
// near the image, so that the map is exact there. Texels outside repeat those at the edge.
typedef struct {
  const uint32_t *texels;
  int32_t width, height;
  int32_t x, y;
  double u, v;
  double u_dx, v_dx, u_dy, v_dy;
} craster_image;

// The range of u, v, u + v and u - v outside of which an image is transparent.
typedef struct {
  float min[4], max[4];
} craster_octagon;

// A projective map: the pixel at (x, y), both counted from the row's first pixel, is mapped to
// (u / q, v / q), where u = u + x u_dx + y u_dy, and so on. Pixels with q <= 0 are transparent.
typedef struct {
  float u, v, q;
  float u_dx, v_dx, q_dx;
  float u_dy, v_dy, q_dy;
} craster_projection;

// An image, not empty, whose first texel is number (min_x, min_y); it is transparent outside.
typedef struct {
  const uint32_t *pixels;
  int32_t min_x, min_y, width, height;
} craster_texture;

// A glyph's mask at a position in the destination: rows of `width` bytes, a multiple of 8, from
// index `first` on.
typedef struct {
  int32_t x, y, width, height;
  uint32_t first;
} craster_glyph;

// The most rows of glyphs at a time, and the bytes that each of them has beyond the last mask's end.
enum { craster_max_glyph_rows = 64, craster_glyph_padding = 32 };

// The columns of rows that have glyphs: those of an empty row end before they begin.
typedef struct {
  int32_t begin[craster_max_glyph_rows], end[craster_max_glyph_rows];
} craster_glyph_spans;

// An accumulation buffer has this many cells more in a row than it has columns, a multiple of 8;
// and it has two more rows.
enum { craster_cell_padding = 8 };

// A color matrix: each output component as a sum of red, green, blue and alpha, not premultiplied,
// and 1, with these factors.
typedef struct {
  float red[5], green[5], blue[5], alpha[5];
} craster_color_matrix;

typedef enum {
  craster_normal, craster_multiply, craster_screen, craster_overlay, craster_darken,
  craster_lighten, craster_color_dodge, craster_color_burn, craster_soft_light,
  craster_hard_light, craster_difference, craster_exclusion, craster_plus_lighter,
  craster_plus_darker, craster_destination_out, craster_source_atop, craster_destination_over,
  craster_hue, craster_saturation, craster_blend_color, craster_luminosity
} craster_blend_mode;

// A box filter averages `before` values before each value, the value itself, and `after` values
// after it; values outside are 0.
typedef struct {
  int32_t before, after;
} craster_box;

// The kernels for one instruction set. `n` is a number of pixels or values; coverages are 0 to
// 65535.
typedef struct {
  // Source-over blends.

  // Overwrites pixels with one value.
  void (*fill_pixels)(uint32_t *dst, size_t n, uint32_t pixel);
  // dst = addend + dst * keep / 65536 in each channel. The addend includes the rounding bias.
  void (*blend_color)(uint32_t *dst, size_t n, craster_color addend, uint16_t keep);
  // Blends a color through one coverage per pixel.
  void (*blend_color_coverage)(
      uint32_t *dst, const uint16_t *coverage, size_t n, craster_color color, uint16_t alpha);
  // Blends pixels through one coverage for all.
  void (*blend_pixels)(uint32_t *dst, const uint32_t *src, size_t n, uint16_t coverage);
  // Blends pixels through one coverage per pixel.
  void (*blend_pixels_coverage)(
      uint32_t *dst, const uint32_t *src, const uint16_t *coverage, size_t n);
  // The number of transparent pixels at the beginning or, with `from_end`, at the end: possibly
  // less, but less than 64 less.
  size_t (*count_transparent)(const uint32_t *pixels, size_t n, int from_end);
  // Fills rows with the background, except for each row's occluded span (begin and end), unless
  // `occluded` is null.
  void (*fill_background)(
      const craster_rows *rows, const craster_background *background, const int32_t *occluded);

  // Outlines.

  // Writes the points of a flattened cubic curve from dst[-1] to p3, and returns their number; 0 if
  // they are more than `craster_max_curve_points - 2` and this is not the last attempt. A curve
  // that lies beyond one side of the rectangle from `min` to `max` becomes one edge.
  //
  // Chords deviate from the curve by the tolerance (in pixels) at most, or by more if they are
  // short. Inner points lie outside of the curve, so that the polygon has the curve's area; this
  // reduces the deviation to two thirds.
  size_t (*flatten_curve)(
      craster_point *dst, craster_point p1, craster_point p2, craster_point p3, craster_point min,
      craster_point max, double tolerance, int32_t is_last);
  // Rounds the y coordinates of points to multiples of 1 / steps pixel (steps is a power of 2), so
  // that edges with a common point meet exactly, and measures them.
  void (*snap_points)(craster_point *points, size_t n, double steps, craster_extent *extent);
  // Measures n points, at least one.
  void (*measure_points)(const craster_point *points, size_t n, craster_extent *extent);
  // Splits a polygon into chains, walking from its topmost point on (index `top_index`). Edges that
  // run downwards have sign -1. Edge indices begin with `first_edge`; x is counted from `left`.
  // Returns the number of edges; there must be space for three more than n edges, and for n chains.
  size_t (*build_chains)(
      const craster_point *points, size_t n, size_t top_index, double left, craster_edge *edges,
      intptr_t first_edge, craster_chain *chains, size_t *chain_count);
  // Writes a rounded rectangle's edges, those that run down and then those that run up, both from
  // top to bottom, as `craster_descend` does; there must be space for seven more than four times
  // the corner's points. Returns 0 if there may be more than one chain per direction, or if a
  // vertex lies outside of the limits.
  int32_t (*trace_rounded_rect)(
      const craster_rounded_rect *shape, const craster_corner *corner, const craster_limits *limits,
      craster_edge *edges, craster_traced *traced);
  // Writes the indices of the elements of `bounds[from ..< end]` that intersect a clip, in order,
  // and returns their number; `found` needs space for three more.
  size_t (*find_intersecting)(
      const craster_bounds *bounds, int32_t from, int32_t end, const craster_bounds *clip,
      int32_t *found);

  // Filling outlines. `coverage` is scratch memory for the domain's width and 16 more, `colors` for
  // the domain's width.

  // Fills a convex outline with a color.
  void (*fill_convex)(
      const craster_convex *shape, const craster_rows *rows, uint16_t *coverage,
      const craster_ink *ink);
  // The same except for the columns that `find_covered_columns` finds.
  void (*fill_convex_edges)(
      const craster_convex *shape, const craster_rows *rows, uint16_t *coverage,
      const craster_ink *ink);
  // Fills the region between two convex outlines, of which one contains the other. Their chains
  // have at most `craster_max_ring_edges` edges.
  void (*fill_ring)(
      const craster_convex *outer, const craster_convex *inner, const craster_rows *rows,
      uint16_t *coverage, const craster_ink *ink);
  // Finds the spans of row y of a convex outline, or of the region between two, which `fill_convex`
  // and `fill_ring` fill, from left to right, and returns their number, `craster_max_row_spans` at
  // most. Writes the coverages of those that are not full, and of fifteen pixels more. `inner` may be
  // null.
  int32_t (*find_row_spans)(
      const craster_convex *outer, const craster_convex *inner, int32_t y, uint16_t *coverage,
      craster_span *spans);
  // Writes, for each row, the first of the columns that an outline covers fully and the one after
  // the last; twice the same if there are none.
  void (*find_covered_columns)(
      const craster_convex *shape, const craster_rows *rows, int32_t *columns);
  // Fills a convex outline with an image through one coverage for all; `limits` may be null.
  // Columns are numbered alike for the image and the outline.
  void (*fill_convex_image)(
      const craster_convex *shape, const craster_rows *rows, uint16_t *coverage,
      const craster_image *image, const craster_octagon *limits, uint16_t opacity,
      uint32_t *colors);
  // The same with a gradient.
  void (*fill_convex_gradient)(
      const craster_convex *shape, const craster_rows *rows, uint16_t *coverage,
      const craster_gradient *gradient, uint16_t opacity, uint32_t *colors);
  // Finds the spans of row y of a general outline, from left to right, and returns their number. y
  // must grow from call to call.
  int32_t (*sweep_row)(craster_sweep *sweep, int32_t y, const craster_span **spans);
  // Fills a general outline with a color.
  void (*fill_path)(craster_sweep *sweep, const craster_rows *rows, const craster_ink *ink);
  // Blends a color through n runs, whose rows are within those of the destination.
  void (*fill_runs)(
      const craster_run *runs, size_t n, const uint16_t *coverage, const craster_rows *rows,
      const craster_ink *ink);

  // Shadows.

  // Blends a color through the coverage of a blurred shape. Columns and rows are numbered as for
  // the quadrant. Where pixels are small against the grid, only every second, fourth or eighth
  // pixel each way is looked up; cubic interpolation gives twice as many samples each way, and
  // linear interpolation the pixels in between, with an error of at most 0.8 of 255.
  void (*blend_shadow)(
      const craster_quadrant *quadrant, const craster_rows *rows, const craster_shadow *shadow);

  // Colors and coverages of the pixels x ..< x + n of a row.

  // Colors of a ramp, whose pixels for the row are given, at position u; ...
  void (*linear_gradient)(
      uint32_t *dst, size_t n, int32_t x, const craster_uv_row *row, const uint32_t *ramp);
  // ... at the distance of (u, v) from (0, 0), times a scale, plus an offset; ...
  void (*radial_gradient)(
      uint32_t *dst, size_t n, int32_t x, const craster_uv_row *row, float scale, float offset,
      const uint32_t *ramp);
  // ... at the angle of (u, v) from the u axis, in turns (0 to 1), times a scale.
  void (*angular_gradient)(
      uint32_t *dst, size_t n, int32_t x, const craster_uv_row *row, float scale,
      const uint32_t *ramp);
  // Bilinear samples of an image.
  void (*sample_image)(
      uint32_t *dst, size_t n, int32_t x, int32_t y, const craster_image *image);
  // The means of `samples` by `samples` (1, 2 or 4) bilinear samples of a texture under a
  // projective map.
  void (*sample_projection)(
      uint32_t *dst, size_t n, int32_t x, const craster_projection *row,
      const craster_texture *texture, int32_t samples);
  // Bilinear samples of a mask at (u, v), which is 0 outside.
  void (*sample_mask)(
      uint16_t *coverage, size_t n, int32_t x, const craster_uv_row *row, const uint8_t *mask,
      int32_t width, int32_t height);

  // Glyphs.

  // Adds the masks of n glyphs, saturated, to rows from row y and column x on, which are clear at first; all masks
  // lie to the right of x. Writes the columns that it has added to, relative to x.
  void (*add_glyphs)(
      uint8_t *coverage, ptrdiff_t stride, craster_glyph_spans *spans, const craster_glyph *glyphs, size_t n,
      const uint8_t *masks, int32_t x, int32_t y, int32_t rows);
  // Blends a color, premultiplied, over rows through such sums, and clears these. Columns are relative to theirs.
  void (*blend_glyphs)(
      const craster_rows *rows, uint8_t *coverage, ptrdiff_t stride, const craster_glyph_spans *spans,
      craster_color color, uint16_t alpha);
  // Adds n short edges, moved by (x, y) and clamped to the buffer, to an accumulation buffer: its
  // cells hold the change of coverage from each pixel to the next, in any order of the edges.
  void (*accumulate_edges)(
      float *cells, int32_t columns, int32_t rows, const craster_edges8 *edges, size_t n, float x,
      float y);
  // Writes the coverage, row after row: the absolute running sum of the cells, where 1 becomes 255
  // and is the maximum. Resets all cells to 0.
  void (*integrate_cells)(uint8_t *dst, float *cells, int32_t columns, int32_t rows);

  // Layers.

  // Applies a color matrix, clamped to 0 ... 1; transparent pixels stay transparent.
  void (*apply_color_matrix)(
      uint32_t *dst, const uint32_t *src, size_t n, const craster_color_matrix *matrix);
  // Composites pixels in a blend mode, within 1 of 255 of CompositingReference in Tests/RasterTests.
  void (*composite)(uint32_t *dst, const uint32_t *src, size_t n, craster_blend_mode mode);

  // Blurs. They work on one channel (alpha) or all four, interleaved, of 16 bits each; and at full
  // resolution or at a half or a quarter of it: `shift` is 0, 1 or 2.

  // Adds the channels of a row of n pixels to sums.
  void (*accumulate_row)(uint16_t *sums, const uint32_t *src, size_t n, int32_t channels);
  // Writes n means of the sums of `1 << shift` rows, with as many columns each; 255 becomes 65535.
  void (*average_sums)(
      uint16_t *dst, const uint16_t *sums, size_t n, int32_t shift, int32_t channels);
  // Blurs rows by two boxes or more, one after the other. Rows are `stride` values apart, a
  // multiple of 16; their number is a multiple of 16 / channels. `scratch` holds 48 values per
  // pixel of a row.
  void (*box_blur_rows)(
      uint16_t *values, int32_t width, int32_t height, ptrdiff_t stride, int32_t channels,
      const craster_box *boxes, int32_t count, uint16_t *scratch);
  // The same along columns, of rows of `width` values, which is rounded up to a multiple of 16.
  // `scratch` holds 32 values per row.
  void (*box_blur_columns)(
      uint16_t *values, int32_t width, int32_t height, ptrdiff_t stride, const craster_box *boxes,
      int32_t count, uint16_t *scratch);
  // Interpolates n values of two rows, with weight `lower_part` of 256 for the lower one.
  void (*interpolate_rows)(
      uint16_t *dst, const uint16_t *upper, const uint16_t *lower, size_t n, int32_t lower_part);
  // A lower bound of the number of faint values at the beginning or, with `from_end`, at the end: at most 15
  // below it.
  size_t (*count_faint)(const uint16_t *values, size_t n, int from_end);
  // Interpolates n pixels of the full resolution along a row of four channels whose first value
  // belongs to the pixel `skip` pixels before them. The row has 16 more values to read after its
  // end.
  void (*upsample_pixels)(
      uint32_t *dst, const uint16_t *row, size_t n, int32_t skip, int32_t shift);
  // Blends such pixels over n others.
  void (*blend_upsampled)(
      uint32_t *dst, const uint16_t *row, size_t n, int32_t skip, int32_t shift);
  // Blends a color, premultiplied, over n pixels through coverages of the full resolution: the same along a row of
  // one channel.
  void (*blend_blurred_coverage)(
      uint32_t *dst, const uint16_t *row, size_t n, int32_t skip, int32_t shift,
      craster_color color, uint16_t alpha);
} craster_kernel_table;

// Values up to this are faint: as coverages they change no pixel, as channels they are 0 of 255. One less than a
// power of 2.
enum { craster_max_faint = 63 };

// The most spans that `find_row_spans` finds.
enum { craster_max_row_spans = 6 };

// The most edges in a chain that `fill_ring` takes.
enum { craster_max_ring_edges = 500 };

#endif
