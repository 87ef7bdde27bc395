// Part of Snapback, under the MIT licence; see LICENSE.

#include "rename.h"
#include "../../Sources/CSpan/round.c"
