// Part of Snapback, under the MIT licence; see LICENSE.

#ifndef ORIGINAL_H
#define ORIGINAL_H

#include <dlfcn.h>

/// Declares `original`, the function of a library that the function of the same name replaces.
#define ORIGINAL(name) \
  static __typeof__(name) *original; \
  if (!original) original = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

#endif
