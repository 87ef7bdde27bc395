// Part of Snapback, under the MIT licence; see LICENSE.

// Finding the bounding boxes that intersect a clip.

#ifndef CRASTER_BOUNDS_H
#define CRASTER_BOUNDS_H

#include "../include/CRasterOutlines.h"
#include "simd.h"

// The indices of the set bits of a 4-bit number, in ascending order.
static const int8_t set_bit_indices[16][4] = {
  {0}, {0}, {1}, {0, 1}, {2}, {0, 2}, {1, 2}, {0, 1, 2},
  {3}, {0, 3}, {1, 3}, {0, 1, 3}, {2, 3}, {0, 2, 3}, {1, 2, 3}, {0, 1, 2, 3}};

// Four boxes are compared at a time, all their sides at once, and four indices are written however
// many there are: so there are no unpredictable branches.
static size_t find_intersecting(
    const craster_bounds *bounds, int32_t from, int32_t end, const craster_bounds *clip,
    int32_t *found) {
  const int32_t right = -clip->minus_max_x, bottom = -clip->minus_max_y;
  const int32_t left = -clip->min_x, top = -clip->min_y;
  const int32x16 limits = {
    right, bottom, left, top, right, bottom, left, top,
    right, bottom, left, top, right, bottom, left, top};
  size_t count = 0;
  for (; from < end; from += 4) {
    int32x16 four = limits;
    const int32_t remaining = end - from;
    if (remaining >= 4) {
      memcpy(&four, bounds + from, sizeof four);
    } else {
      for (int32_t k = 0; k < remaining; k++) {
        memcpy((char *)&four + k * 16, bounds + from + k, 16);
      }
    }
    // A box intersects the clip if its four bits are all set. They are reduced to the first of each
    // four, and these brought together.
    uint32_t bits = bits_from_mask_x16(four < limits);
    bits &= bits >> 1;
    bits &= bits >> 2 & 0x1111;
    const uint32_t which = (bits | bits >> 3 | bits >> 6 | bits >> 9) & 15;
    int8_t indices[4];
    memcpy(indices, set_bit_indices[which], sizeof indices);
    const int32x4 next = {
      indices[0] + from, indices[1] + from, indices[2] + from, indices[3] + from};
    memcpy(found + count, &next, sizeof next);
    count += (size_t)__builtin_popcount(which);
  }
  return count;
}

#endif
