// Part of Snapback, under the MIT licence; see LICENSE.

#ifndef CLONES_H
#define CLONES_H

// One copy of a loop for every x86-64 and one for those with AVX2; the loader picks. With
// CSPAN_PORTABLE defined there is only the first, to compare with.
#if defined(__x86_64__) && defined(__linux__) && !defined(CSPAN_PORTABLE)
#define CLONES __attribute__((target_clones("avx2", "default")))
#else
#define CLONES
#endif

// One more for those with AVX-512, where a loop gains by it as it is. With CSPAN_NARROW defined there
// is none, to compare with.
#if defined(__x86_64__) && defined(__linux__) && !defined(CSPAN_PORTABLE) && !defined(CSPAN_NARROW)
#define WIDE_CLONES __attribute__((target_clones("arch=x86-64-v4", "avx2", "default")))
#else
#define WIDE_CLONES CLONES
#endif

// What a loop is made of must be compiled with the loop, for its instructions.
#define INLINE static inline __attribute__((always_inline))

#endif
