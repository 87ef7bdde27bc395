// Part of Snapback, under the MIT licence; see LICENSE.

#define CSPAN_AVX2
#define cspan_gather narrow_gather
#define cspan_means narrow_means
#define cspan_box_across narrow_box_across
#define cspan_box_down narrow_box_down
#define cspan_mix_rows narrow_mix_rows
#define cspan_widen_pixels narrow_widen_pixels
#define cspan_widen_covers narrow_widen_covers
#include "../../Sources/CSpan/box.c"
