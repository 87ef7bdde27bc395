// Part of Snapback, under the MIT licence; see LICENSE.

#include <CAllocationCounter.h>

#include <errno.h>

static _Thread_local size_t count, bytes;

#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)

// The sanitizers have a malloc of their own, which calls this function.
__attribute__((no_sanitize("address", "thread")))
void __sanitizer_malloc_hook(const volatile void *memory, size_t size) {
  count++;
  bytes += size;
}

#else

// glibc's own malloc, which the one below hides in the whole test program.
extern void *__libc_malloc(size_t size);

void *malloc(size_t size) {
  count++;
  bytes += size;
  return __libc_malloc(size);
}

// What Swift calls for vectors. They are not counted, but their bytes are.
extern void *__libc_memalign(size_t alignment, size_t size);

void *aligned_alloc(size_t alignment, size_t size) {
  bytes += size;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  bytes += size;
  *memory = __libc_memalign(alignment, size);
  return *memory ? 0 : ENOMEM;
}

#endif

size_t allocation_count(void) { return count; }

size_t allocated_bytes(void) { return bytes; }
