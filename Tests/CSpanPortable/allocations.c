// Part of Snapback, under the MIT licence; see LICENSE.

#include <CSpanPortable.h>

// Stands before the C library's own in the whole test program.
extern void *__libc_malloc(size_t size);

static _Thread_local size_t count;

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

size_t portable_allocations(void) { return count; }
