// Part of Snapback, under the MIT licence; see LICENSE.

#ifndef SORT_H
#define SORT_H

#include <stdint.h>

// Sorts a list in place, by gaps that shrink; nearly sorted ones in little more than one pass.
// `is_before` is an order of pointers to a type.
#define SORT(type, list, count, is_before) \
  { \
    int32_t gap = 1; \
    while (gap < (count) / 9) gap = 3 * gap + 1; \
    for (; gap > 0; gap /= 3) { \
      for (int32_t from = gap; from < (count); from++) { \
        const type own = (list)[from]; \
        int32_t at = from; \
        for (; at >= gap && is_before(&own, &(list)[at - gap]); at -= gap) { \
          (list)[at] = (list)[at - gap]; \
        } \
        (list)[at] = own; \
      } \
    } \
  }

#endif
