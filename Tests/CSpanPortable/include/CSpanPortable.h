// Part of Snapback, under the MIT licence; see LICENSE.

#ifndef CSPAN_PORTABLE_H
#define CSPAN_PORTABLE_H

#include "CSpan.h"

// How often this thread has asked for memory.
size_t portable_allocations(void);

// What there is twice more: as every x86-64 runs it, and as machines without AVX-512 do.
#define CSPAN_COPY(copy) \
  void copy##_fill_convex( \
      const cspan_convex *shape, const cspan_rows *rows, uint16_t *covers, const cspan_ink *ink); \
  void copy##_fill_ring( \
      const cspan_convex *outer, const cspan_convex *inner, const cspan_rows *rows, \
      uint16_t *covers, const cspan_ink *ink); \
  size_t copy##_find_reaches( \
      const cspan_reach *reaches, int32_t from, int32_t end, const cspan_reach *clip, \
      int32_t *met); \
  void copy##_fill_edges( \
      const cspan_convex *shape, const cspan_rows *rows, uint16_t *covers, const cspan_ink *ink); \
  int32_t copy##_trace_round( \
      const cspan_round *shape, const cspan_corner *corner, const cspan_limits *limits, \
      cspan_edge *edges, cspan_traced *traced); \
  void copy##_find_whole(const cspan_convex *shape, const cspan_rows *rows, int32_t *columns); \
  void copy##_fill_sprite( \
      const cspan_convex *shape, const cspan_rows *rows, uint16_t *covers, \
      const cspan_picture *picture, const cspan_octagon *limits, uint16_t cover, \
      uint32_t *colors); \
  void copy##_fill_gradient( \
      const cspan_convex *shape, const cspan_rows *rows, uint16_t *covers, \
      const cspan_gradient *gradient, uint16_t cover, uint32_t *colors); \
  void copy##_shadow( \
      const cspan_quarter *quarter, const cspan_rows *rows, const cspan_cast *cast); \
  void copy##_sprite( \
      uint32_t *dst, size_t n, int32_t x, int32_t y, const cspan_picture *picture); \
  void copy##_filter(uint32_t *dst, const uint32_t *src, size_t n, const cspan_matrix *matrix); \
  void copy##_composite(uint32_t *dst, const uint32_t *src, size_t n, cspan_mode mode); \
  void copy##_project( \
      uint32_t *dst, size_t n, int32_t x, const cspan_ray *row, const cspan_texels *source, \
      int32_t samples); \
  void copy##_box_across( \
      uint16_t *values, int32_t width, int32_t height, ptrdiff_t stride, int32_t channels, \
      const cspan_box *boxes, int32_t count, uint16_t *room); \
  void copy##_box_down( \
      uint16_t *values, int32_t width, int32_t height, ptrdiff_t stride, const cspan_box *boxes, \
      int32_t count, uint16_t *room);
CSPAN_COPY(portable)
CSPAN_COPY(avx2)
#undef CSPAN_COPY

// As every x86-64 runs them.
void portable_store(uint32_t *dst, size_t n, uint32_t pixel);
void portable_blend(uint32_t *dst, size_t n, cspan_lanes addend, uint16_t keep);
void portable_cover(
    uint32_t *dst, const uint16_t *cover, size_t n, cspan_lanes color, uint16_t alpha);
void portable_pixels(uint32_t *dst, const uint32_t *src, size_t n, uint16_t cover);
void portable_pixels_cover(
    uint32_t *dst, const uint32_t *src, const uint16_t *cover, size_t n);
void portable_lay_ground(
    const cspan_rows *rows, const cspan_ground *ground, const int32_t *holes);
size_t portable_clear(const uint32_t *pixels, size_t n, int from_end);
void portable_linear(uint32_t *dst, size_t n, int32_t x, const cspan_row *row, const uint32_t *ramp);
void portable_radial(
    uint32_t *dst, size_t n, int32_t x, const cspan_row *row, float scale, float offset,
    const uint32_t *ramp);
void portable_angular(
    uint32_t *dst, size_t n, int32_t x, const cspan_row *row, float scale, const uint32_t *ramp);
void portable_mask(
    uint16_t *cover, size_t n, int32_t x, const cspan_row *row, const uint8_t *mask,
    int32_t width, int32_t height);
cspan_span portable_glyphs(
    uint16_t *cover, const cspan_glyph *glyphs, size_t n, const uint8_t *masks, int32_t x,
    int32_t y);
void portable_gather(uint16_t *sums, const uint32_t *src, size_t n, int32_t channels);
void portable_means(
    uint16_t *dst, const uint16_t *sums, size_t n, int32_t shift, int32_t channels);
void portable_mix_rows(
    uint16_t *dst, const uint16_t *upper, const uint16_t *lower, size_t n, int32_t part);
void portable_widen_pixels(
    uint32_t *dst, const uint16_t *row, size_t n, int32_t skip, int32_t shift);
void portable_widen_covers(
    uint16_t *dst, const uint16_t *row, size_t n, int32_t skip, int32_t shift);
size_t portable_flatten(
    cspan_point *dst, cspan_point p1, cspan_point p2, cspan_point p3, cspan_point least,
    cspan_point most, double tolerance, int32_t is_last);
void portable_snap(cspan_point *points, size_t n, double steps, cspan_extent *extent);
cspan_sweep *portable_sweep_new(int32_t width, int32_t chains);
void portable_sweep_free(cspan_sweep *sweep);
void portable_sweep_begin(
    cspan_sweep *sweep, const cspan_chain *chains, int32_t count, const cspan_edge *edges,
    int32_t even_odd);
int32_t portable_sweep_row(cspan_sweep *sweep, int32_t y, const cspan_span **spans);
const uint16_t *portable_sweep_covers(const cspan_sweep *sweep);
void portable_fill_path(cspan_sweep *sweep, const cspan_rows *rows, const cspan_ink *ink);
void portable_add_edges(
    float *cells, int32_t columns, int32_t rows, const cspan_edges *edges, size_t n, float x,
    float y);
void portable_sum_cells(uint8_t *dst, float *cells, int32_t columns, int32_t rows);

#endif
