// Part of Snapback, under the MIT licence; see LICENSE.

// The kernels for AVX-512 (F, BW and VL).

#include "tables.h"

#if CRASTER_HAS_X86_TABLES

// System headers come first: what follows is compiled for the instruction set.
#include <immintrin.h>
#include <string.h>

#define ISA_AVX2 1
#define ISA_AVX512 1
#define AVX512_FEATURES __attribute__((target("avx512f,avx512bw,avx512vl")))
#pragma clang attribute push(AVX512_FEATURES, apply_to = function)
#include "kernels/table.h"
#pragma clang attribute pop

const craster_kernel_table craster_avx512_kernels = CRASTER_KERNEL_TABLE;

#endif
