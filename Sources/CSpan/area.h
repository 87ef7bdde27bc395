// Part of Snapback, under the MIT licence; see LICENSE.

#ifndef AREA_H
#define AREA_H

#include "clones.h"

#include <stdint.h>

// Adds a part of an edge within a row, from x `low` to x `high`, that spans a height, signed: to
// each cell it touches, and the one after, how much coverage changes there. A running sum along the
// row is the coverage.
INLINE void add_part(float *row, float low, float high, float height) {
  const int32_t first = (int32_t)low, last = (int32_t)high;
  if (first == last) {
    // The mean of both ends gives the trapezium's area.
    const float right = height * ((low + high) * 0.5f - (float)first);
    row[first] += height - right;
    row[first + 1] += right;
    return;
  }
  // Coverage rises by `rate` for each pixel from `low` on, and half a step less in the end pixels.
  const float rate = height / (high - low);
  const float first_end = (float)(first + 1) - low;
  float previous = 0.5f * rate * first_end * first_end;
  row[first] += previous;
  for (int32_t cell = first + 1; cell < last; cell++) {
    const float cover = rate * ((float)cell + 0.5f - low);
    row[cell] += cover - previous;
    previous = cover;
  }
  const float last_part = high - (float)last;
  const float cover = height - 0.5f * rate * last_part * last_part;
  row[last] += cover - previous;
  row[last + 1] += height - cover;
}

#endif
