// Part of Snapback, under the MIT licence; see LICENSE.

#include <CAllocationCounter.h>

static _Thread_local size_t count;

#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)

// The sanitizers have a malloc of their own, which calls this function.
__attribute__((no_sanitize("address", "thread")))
void __sanitizer_malloc_hook(const volatile void *memory, size_t size) {
  count++;
}

#else

// glibc's own malloc, which the one below hides in the whole test program.
extern void *__libc_malloc(size_t size);

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

#endif

size_t allocation_count(void) { return count; }
