// Part of Snapback, under the MIT licence; see LICENSE.

#include "shadow_cache.h"

#include "include/CRasterKernels.h"

void craster_shadow_cache_reset(void *cache) {
  ((shadow_cache_header *)cache)->next_row = NO_SAMPLE_ROW;
}
