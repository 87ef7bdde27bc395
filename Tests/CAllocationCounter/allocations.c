// Part of Snapback, under the MIT licence; see LICENSE.

#include <CAllocationCounter.h>

// glibc's own malloc, which the one below hides in the whole test program.
extern void *__libc_malloc(size_t size);

static _Thread_local size_t count;

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

size_t allocation_count(void) { return count; }
