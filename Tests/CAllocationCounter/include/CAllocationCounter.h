// Part of Snapback, under the MIT licence; see LICENSE.

#ifndef C_ALLOCATION_COUNTER_H
#define C_ALLOCATION_COUNTER_H

#include <stddef.h>

// The number of calls of malloc on this thread so far.
size_t allocation_count(void);

// The number of bytes that they have asked for, and those for what is aligned, such as vectors.
size_t allocated_bytes(void);

#endif
