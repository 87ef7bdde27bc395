// Part of Snapback, under the MIT licence; see LICENSE.

#ifndef ORIGINAL_H
#define ORIGINAL_H

#include <dlfcn.h>
#include <stdatomic.h>

/// Declares `original`, the function of a library that the function of the same name replaces. Any
/// thread may be the first to look it up.
#define ORIGINAL(name) \
  INTERCEPTOR(name) \
  static _Atomic(__typeof__(name) *) known; \
  __typeof__(name) *original = atomic_load_explicit(&known, memory_order_relaxed); \
  if (!original) { \
    original = FIND(name); \
    atomic_store_explicit(&known, original, memory_order_relaxed); \
  }

// The thread sanitizer has functions of its own around some of the libraries', from which it learns
// the happens-before order.
#if __has_feature(thread_sanitizer)
#define INTERCEPTOR(name) extern __typeof__(name) __interceptor_##name __attribute__((weak));
#define FIND(name) \
  (__interceptor_##name ? __interceptor_##name \
                        : (__typeof__(name) *)dlsym(RTLD_NEXT, #name))
#else
#define INTERCEPTOR(name)
#define FIND(name) ((__typeof__(name) *)dlsym(RTLD_NEXT, #name))
#endif

#endif
