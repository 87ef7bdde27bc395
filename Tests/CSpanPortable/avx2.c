// Part of Snapback, under the MIT licence; see LICENSE.

// Loops that have a way of their own for machines with AVX-512, as those with AVX2 run them.

#define CSPAN_AVX2
#define cspan_fill_convex avx2_fill_convex
#define cspan_find_whole avx2_find_whole
#define cspan_sprite avx2_sprite

#include "../../Sources/CSpan/convex.c"
#include "../../Sources/CSpan/sprite.c"

int avx2_is_there(void) {
#if defined(__x86_64__) && defined(__linux__)
  return __builtin_cpu_supports("avx2");
#else
  return 0;
#endif
}
