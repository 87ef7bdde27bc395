// Part of Snapback, under the MIT licence; see LICENSE.

// The kernels for any processor of the target architecture (on x86-64, SSE2).

#include "tables.h"

#include "kernels/table.h"

const craster_kernel_table craster_portable_kernels = CRASTER_KERNEL_TABLE;
