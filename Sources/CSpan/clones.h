// Part of Snapback, under the MIT licence; see LICENSE.

#ifndef CLONES_H
#define CLONES_H

// Real numbers must come out the same with and without fused multiplication.
#pragma STDC FP_CONTRACT OFF

// One copy of a loop for every x86-64 and one for those with AVX2; the loader picks. Loops of sixteen
// pixels at a time have a third one. With CSPAN_PORTABLE defined there is only the first, with
// CSPAN_AVX2 never the third, to compare with.
#if defined(__x86_64__) && defined(__linux__) && !defined(CSPAN_PORTABLE)
#define CLONES __attribute__((target_clones("avx2", "default")))
#ifdef CSPAN_AVX2
#define WIDE_CLONES CLONES
#else
#define WIDE_CLONES __attribute__((target_clones("avx512bw", "avx2", "default")))
#endif
#else
#define CLONES
#define WIDE_CLONES
#endif

// What a loop is made of must be compiled with the loop, for its instructions.
#define INLINE static inline __attribute__((always_inline))

#endif
