// Part of Snapback, under the MIT licence; see LICENSE.

// The innermost loops of the software rasterizer. Pixels are premultiplied 0xAARRGGBB in native
// byte order, four bytes each. All kernels use one source-over formula, whose scalar reference is
// Raster/Blending/Blend.swift, and produce its pixels bit for bit, whatever the instruction set.
//
// Every kernel has one source, in kernels/, that is compiled once per instruction set: portable.c,
// avx2.c and avx512.c include all of them. Each of these three exports a table of functions, and
// dispatch.c chooses one table at first use. Plain C that gains nothing from vectors is compiled
// once, in the other .c files of this folder.
//
// To add a kernel:
// 1. Write `static void my_kernel(...)` in a header of kernels/ (and include a new header in
//    kernels/table.h). kernels/simd.h has vector types of fixed lane counts that compile for any
//    instruction set; code for one alone stands between `#if ISA_AVX2` or `#if ISA_AVX512`.
// 2. Declare its function pointer, with a comment, in `craster_kernel_table` (CRasterKernels.h).
// 3. Name it in the table's initializer at the end of kernels/table.h.
// 4. Call it from Swift as `kernels.my_kernel(...)` (Raster/Kernels.swift), and compare all
//    instruction sets in a test: `InstructionSet.compare` of Tests/RasterTests.

#ifndef CRASTER_H
#define CRASTER_H

#include "CRasterKernels.h"
#include "CRasterOutlines.h"

// Instruction sets, from the least to the most capable.
typedef enum { craster_isa_portable, craster_isa_avx2, craster_isa_avx512 } craster_isa;
enum { craster_isa_count = 3 };

// The name of an instruction set, as in the environment variable SNAPBACK_ISA: "portable", "avx2"
// or "avx512".
const char *craster_isa_name(craster_isa isa);

// The kernels for an instruction set; null if this processor (or this build) lacks it. There are
// always portable ones.
const craster_kernel_table *craster_kernels_for(craster_isa isa);

// The instruction set of `craster_kernels`: the one named by the environment variable SNAPBACK_ISA
// when the kernels are first used, or else (also if it is unknown or missing here) the most capable
// that the processor has.
craster_isa craster_chosen_isa(void);

// The kernels to use, chosen once, at first use. Thread-safe.
const craster_kernel_table *craster_kernels(void);

#endif
