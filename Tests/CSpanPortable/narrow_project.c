// Part of Snapback, under the MIT licence; see LICENSE.

#define CSPAN_AVX2
#define cspan_project narrow_project
#include "../../Sources/CSpan/project.c"
