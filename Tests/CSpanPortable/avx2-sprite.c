// Part of Snapback, under the MIT licence; see LICENSE.

#include "avx2.h"
#include "../../Sources/CSpan/sprite.c"

int avx2_is_there(void) {
#if defined(__x86_64__) && defined(__linux__)
  return __builtin_cpu_supports("avx2");
#else
  return 0;
#endif
}
