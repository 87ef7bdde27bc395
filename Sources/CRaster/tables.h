// Part of Snapback, under the MIT licence; see LICENSE.

// The table of kernels of each instruction set.

#ifndef CRASTER_TABLES_H
#define CRASTER_TABLES_H

#include "include/CRaster.h"

#ifdef __x86_64__
#define CRASTER_HAS_X86_TABLES 1
extern const craster_kernel_table craster_avx2_kernels, craster_avx512_kernels;
#else
#define CRASTER_HAS_X86_TABLES 0
#endif
extern const craster_kernel_table craster_portable_kernels;

#endif
