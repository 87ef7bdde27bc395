// Part of Snapback, under the MIT licence; see LICENSE.

#define CSPAN_AVX2
#define cspan_shadow narrow_shadow
#include "../../Sources/CSpan/shadow.c"
