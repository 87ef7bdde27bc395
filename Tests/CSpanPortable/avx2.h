// Part of Snapback, under the MIT licence; see LICENSE.

// Loops that have a way of their own for machines with AVX-512, once more as those with AVX2 run
// them, under names of their own.

#ifndef AVX2_H
#define AVX2_H

#define CSPAN_AVX2
#define cspan_fill_convex avx2_fill_convex
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

#endif
