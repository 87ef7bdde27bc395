// Part of Snapback, under the MIT licence; see LICENSE.

// The choice of an instruction set: the only place that asks for the processor's capabilities.

#include "tables.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

const char *craster_isa_name(craster_isa isa) {
  switch (isa) {
    case craster_isa_portable: return "portable";
    case craster_isa_avx2: return "avx2";
    case craster_isa_avx512: return "avx512";
  }
  return "unknown";
}

static int processor_has(craster_isa isa) {
#if CRASTER_HAS_X86_TABLES
  __builtin_cpu_init();
  switch (isa) {
    case craster_isa_portable: return 1;
    case craster_isa_avx2: return __builtin_cpu_supports("avx2") != 0;
    case craster_isa_avx512:
      // The features that avx512.c is compiled for.
      return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw")
          && __builtin_cpu_supports("avx512vl");
  }
  return 0;
#else
  return isa == craster_isa_portable;
#endif
}

const craster_kernel_table *craster_kernels_for(craster_isa isa) {
  if (!processor_has(isa)) return 0;
  switch (isa) {
#if CRASTER_HAS_X86_TABLES
    case craster_isa_avx2: return &craster_avx2_kernels;
    case craster_isa_avx512: return &craster_avx512_kernels;
#endif
    default: return &craster_portable_kernels;
  }
}

static craster_isa choose_isa(void) {
  const char *name = getenv("SNAPBACK_ISA");
  craster_isa best = craster_isa_portable;
  for (int i = 0; i < craster_isa_count; i++) {
    const craster_isa isa = (craster_isa)i;
    if (!processor_has(isa)) continue;
    if (name && strcmp(name, craster_isa_name(isa)) == 0) return isa;
    best = isa;
  }
  return best;
}

craster_isa craster_chosen_isa(void) {
  // 0 until chosen, then 1 more than the choice. The race is benign: all threads compute the same value.
  static _Atomic int chosen;
  int value = atomic_load_explicit(&chosen, memory_order_relaxed);
  if (value == 0) {
    value = (int)choose_isa() + 1;
    // Only the first choice counts, should the environment change meanwhile.
    int expected = 0;
    if (!atomic_compare_exchange_strong(&chosen, &expected, value)) value = expected;
  }
  return (craster_isa)(value - 1);
}

const craster_kernel_table *craster_kernels(void) {
  return craster_kernels_for(craster_chosen_isa());
}
