// Part of Snapback, under the MIT licence; see LICENSE.

// The loops of CSpan once more, as every x86-64 runs them, under names of their own.

#ifndef RENAME_H
#define RENAME_H

#define CSPAN_PORTABLE
#define cspan_store portable_store
#define cspan_blend portable_blend
#define cspan_cover portable_cover
#define cspan_pixels portable_pixels
#define cspan_clear portable_clear
#define cspan_pixels_cover portable_pixels_cover
#define cspan_fill_convex portable_fill_convex
#define cspan_fill_edges portable_fill_edges
#define cspan_fill_ring portable_fill_ring
#define cspan_trace_round portable_trace_round
#define cspan_find_reaches portable_find_reaches
#define cspan_fill_sprite portable_fill_sprite
#define cspan_fill_gradient portable_fill_gradient
#define cspan_lay_gradient portable_lay_gradient
#define cspan_lay_sprite portable_lay_sprite
#define cspan_find_whole portable_find_whole
#define cspan_lay_ground portable_lay_ground
#define cspan_shadow portable_shadow
#define cspan_forget portable_forget
#define cspan_linear portable_linear
#define cspan_radial portable_radial
#define cspan_angular portable_angular
#define cspan_sprite portable_sprite
#define cspan_project portable_project
#define cspan_mask portable_mask
#define cspan_glyphs portable_glyphs
#define cspan_flatten portable_flatten
#define cspan_snap portable_snap
#define cspan_trace portable_trace
#define cspan_order portable_order
#define cspan_sweep_new portable_sweep_new
#define cspan_sweep_free portable_sweep_free
#define cspan_sweep_begin portable_sweep_begin
#define cspan_sweep_row portable_sweep_row
#define cspan_sweep_covers portable_sweep_covers
#define cspan_fill_path portable_fill_path
#define cspan_cut_short portable_cut_short
#define cspan_spread portable_spread
#define cspan_add_edges portable_add_edges
#define cspan_sum_cells portable_sum_cells
#define cspan_filter portable_filter
#define cspan_composite portable_composite
#define cspan_gather portable_gather
#define cspan_means portable_means
#define cspan_box_across portable_box_across
#define cspan_box_down portable_box_down
#define cspan_mix_rows portable_mix_rows
#define cspan_widen_pixels portable_widen_pixels
#define cspan_widen_covers portable_widen_covers

#endif
