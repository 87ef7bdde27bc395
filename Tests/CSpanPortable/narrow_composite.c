// Part of Snapback, under the MIT licence; see LICENSE.

#define CSPAN_AVX2
#define cspan_filter narrow_filter
#define cspan_composite narrow_composite
#include "../../Sources/CSpan/composite.c"
