// Part of Snapback, under the MIT licence; see LICENSE.

// Loops that have a way of their own for machines with AVX-512, once more as others run them, under
// names of their own.

#ifndef AVX2_H
#define AVX2_H

#define CSPAN_AVX2
#define cspan_fill_convex avx2_fill_convex
#define cspan_fill_edges avx2_fill_edges
#define cspan_fill_ring avx2_fill_ring
#define cspan_trace_round avx2_trace_round
#define cspan_find_reaches avx2_find_reaches
#define cspan_find_whole avx2_find_whole
#define cspan_lay_ground avx2_lay_ground
#define cspan_sprite avx2_sprite
#define cspan_lay_sprite avx2_lay_sprite
#define cspan_fill_sprite avx2_fill_sprite
#define cspan_fill_gradient avx2_fill_gradient
#define cspan_lay_gradient avx2_lay_gradient
#define cspan_linear avx2_linear
#define cspan_radial avx2_radial
#define cspan_angular avx2_angular
#define cspan_mask avx2_mask
#define cspan_shadow avx2_shadow
#define cspan_forget avx2_forget
#define cspan_project avx2_project
#define cspan_filter avx2_filter
#define cspan_composite avx2_composite
#define cspan_gather avx2_gather
#define cspan_means avx2_means
#define cspan_box_across avx2_box_across
#define cspan_box_down avx2_box_down
#define cspan_mix_rows avx2_mix_rows
#define cspan_widen_pixels avx2_widen_pixels
#define cspan_widen_covers avx2_widen_covers

#endif
