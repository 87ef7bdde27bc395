// Part of Snapback, under the MIT licence; see LICENSE.

internal import CRaster

/// The kernels for this processor's instruction set, or for the one that SNAPBACK_ISA names.
let kernels: craster_kernel_table = craster_kernels().pointee
