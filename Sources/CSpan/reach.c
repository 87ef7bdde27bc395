// Part of Snapback, under the MIT licence; see LICENSE.

#include "CSpan.h"
#include "clones.h"

#include <string.h>

// Four reaches are compared at a time, all their sides at once, and the numbers of those that are
// met are written whatever there are of them: so nothing is guessed.
typedef int32_t ints __attribute__((vector_size(64)));
typedef int32_t four_ints __attribute__((vector_size(16)));
typedef _Bool bits __attribute__((ext_vector_type(16)));

// Which of four have their bit set, in order.
static const int8_t numbers[16][4] = {
  {0}, {0}, {1}, {0, 1}, {2}, {0, 2}, {1, 2}, {0, 1, 2},
  {3}, {0, 3}, {1, 3}, {0, 1, 3}, {2, 3}, {0, 2, 3}, {1, 2, 3}, {0, 1, 2, 3}};

WIDE_CLONES
size_t cspan_find_reaches(
    const cspan_reach *reaches, int32_t from, int32_t end, const cspan_reach *clip, int32_t *met) {
  const int32_t right = -clip->minus_max_x, bottom = -clip->minus_max_y;
  const int32_t left = -clip->min_x, top = -clip->min_y;
  const ints limits = {
    right, bottom, left, top, right, bottom, left, top,
    right, bottom, left, top, right, bottom, left, top};
  size_t count = 0;
  for (; from < end; from += 4) {
    ints four = limits;
    const int32_t rest = end - from;
    if (rest >= 4) {
      memcpy(&four, reaches + from, sizeof four);
    } else {
      for (int32_t k = 0; k < rest; k++) memcpy((char *)&four + k * 16, reaches + from + k, 16);
    }
    const bits is_less = __builtin_convertvector(four < limits, bits);
    uint16_t set;
    memcpy(&set, &is_less, sizeof set);
    // A reach is met whose four bits are all set; then the first of them are brought together.
    set &= set >> 1;
    set &= set >> 2 & 0x1111;
    const uint32_t which = (set | set >> 3 | set >> 6 | set >> 9) & 15;
    int8_t own[4];
    memcpy(own, numbers[which], sizeof own);
    const four_ints found = {own[0] + from, own[1] + from, own[2] + from, own[3] + from};
    memcpy(met + count, &found, sizeof found);
    count += (size_t)__builtin_popcount(which);
  }
  return count;
}
