// Part of Snapback, under the MIT licence; see LICENSE.

#ifndef PART_H
#define PART_H

#include "CSpan.h"

// Lays colours through the coverages of a part of a row where each pixel has its own.
static inline void lay_covered(
    uint32_t *row, const cspan_part *part, const uint32_t *colors, int32_t from, int32_t to) {
  if (from >= to) return;
  cspan_pixels_cover(row + from, colors + from, part->covers + from, (size_t)(to - from));
}

#endif
