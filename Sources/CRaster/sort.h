// Part of Snapback, under the MIT licence; see LICENSE.

#ifndef CRASTER_SORT_H
#define CRASTER_SORT_H

#include <stdint.h>

// Defines `static void name(type *list, int32_t count, const context *)`, a Shell sort with the
// gaps (3^k - 1) / 2 (Knuth): in place, without allocation, and little more than one pass over a
// list that is nearly sorted. `is_before(one, other, shared)` compares two elements by address;
// `shared` is what the sort was called with.
#define DEFINE_SORT(name, type, context, is_before) \
  static void name(type *list, int32_t count, const context *shared) { \
    int32_t gap = 1; \
    while (gap < count / 9) gap = 3 * gap + 1; \
    for (; gap > 0; gap /= 3) { \
      for (int32_t from = gap; from < count; from++) { \
        const type item = list[from]; \
        int32_t to = from; \
        for (; to >= gap && is_before(&item, &list[to - gap], shared); to -= gap) { \
          list[to] = list[to - gap]; \
        } \
        list[to] = item; \
      } \
    } \
  }

#endif
