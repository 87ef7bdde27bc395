// Part of Snapback, under the MIT licence; see LICENSE.

// The kernels for AVX2, without FMA.

#include "tables.h"

#if CRASTER_HAS_X86_TABLES

// System headers come first: what follows is compiled for the instruction set.
#include <immintrin.h>
#include <string.h>

#define ISA_AVX2 1
#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)
#include "kernels/table.h"
#pragma clang attribute pop

const craster_kernel_table craster_avx2_kernels = CRASTER_KERNEL_TABLE;

#endif
