// Part of Snapback, under the MIT licence; see LICENSE.

#ifndef SNAPBACK_HEAP_USAGE_H
#define SNAPBACK_HEAP_USAGE_H

/// Returns the number of bytes that the program has allocated on the heap and not freed. Unlike the
/// resident memory, it does not depend on fragmentation.
long heap_bytes_in_use(void);

#endif
