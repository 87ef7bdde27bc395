// Part of Snapback, under the MIT licence; see LICENSE.

// The beginning of a shadow cache, which is the same for all instruction sets.

#ifndef CRASTER_SHADOW_CACHE_H
#define CRASTER_SHADOW_CACHE_H

#include <stdint.h>

// The sample row with which rows have to begin that continue below the last ones, or this value: no
// rows can.
enum { NO_SAMPLE_ROW = INT32_MIN };
typedef struct {
  int32_t next_row;
} shadow_cache_header;

#endif
