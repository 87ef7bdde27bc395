// Part of Snapback, under the MIT licence; see LICENSE.

#include "avx2.h"
#include "../../Sources/CSpan/round.c"
