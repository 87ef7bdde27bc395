// Part of Snapback, under the MIT licence; see LICENSE.

// The source-over formula and the coverage of edge fragments, 8 and 16 pixels at a time.

#ifndef CRASTER_SOURCE_OVER_LANES_H
#define CRASTER_SOURCE_OVER_LANES_H

#include "source_over.h"

#define LANES 8
#include "lanes_template.h"
#undef LANES

#define LANES 16
#include "lanes_template.h"
#undef LANES

#endif
