// Part of Snapback, under the MIT licence; see LICENSE.

// All kernels, for the instruction set of the including file, and the initializer of its table.

#ifndef CRASTER_TABLE_H
#define CRASTER_TABLE_H

#include "accumulation.h"
#include "background.h"
#include "blurred_coverage.h"
#include "blurred_pixels.h"
#include "blurs.h"
#include "bounds.h"
#include "chain_building.h"
#include "compositing.h"
#include "curves.h"
#include "fill_convex.h"
#include "fill_convex_source.h"
#include "fill_path.h"
#include "fill_ring.h"
#include "fill_runs.h"
#include "glyphs.h"
#include "gradients.h"
#include "images.h"
#include "masks.h"
#include "pixels.h"
#include "projections.h"
#include "rounded_rects.h"
#include "shadows.h"
#include "upsampling.h"

#define CRASTER_KERNEL_TABLE \
  { \
    .fill_pixels = fill_pixels, \
    .blend_color = blend_color, \
    .blend_color_coverage = blend_color_coverage, \
    .blend_pixels = blend_pixels, \
    .blend_pixels_coverage = blend_pixels_coverage, \
    .count_transparent = count_transparent, \
    .fill_background = fill_background, \
    .flatten_curve = flatten_curve, \
    .snap_points = snap_points, \
    .measure_points = measure_points, \
    .build_chains = build_chains, \
    .trace_rounded_rect = trace_rounded_rect, \
    .find_intersecting = find_intersecting, \
    .fill_convex = fill_convex, \
    .fill_convex_edges = fill_convex_edges, \
    .fill_ring = fill_ring, \
    .find_row_spans = find_row_spans, \
    .find_covered_columns = find_covered_columns, \
    .fill_convex_image = fill_convex_image, \
    .fill_convex_gradient = fill_convex_gradient, \
    .sweep_row = sweep_row, \
    .fill_path = fill_path, \
    .fill_runs = fill_runs, \
    .blend_shadow = blend_shadow, \
    .linear_gradient = linear_gradient, \
    .radial_gradient = radial_gradient, \
    .angular_gradient = angular_gradient, \
    .sample_image = sample_image, \
    .sample_projection = sample_projection, \
    .sample_mask = sample_mask, \
    .add_glyphs = add_glyphs, \
    .blend_glyphs = blend_glyphs, \
    .accumulate_edges = accumulate_edges, \
    .integrate_cells = integrate_cells, \
    .apply_color_matrix = apply_color_matrix, \
    .composite = composite, \
    .accumulate_row = accumulate_row, \
    .average_sums = average_sums, \
    .box_blur_rows = box_blur_rows, \
    .box_blur_columns = box_blur_columns, \
    .interpolate_rows = interpolate_rows, \
    .count_faint = count_faint, \
    .upsample_pixels = upsample_pixels, \
    .blend_blurred_coverage = blend_blurred_coverage, \
    .blend_upsampled = blend_upsampled, \
  }

#endif
