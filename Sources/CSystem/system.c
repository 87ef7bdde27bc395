// Part of Snapback, under the MIT licence; see LICENSE.

#define _GNU_SOURCE
#include "CSystem.h"

#include <malloc.h>
#include <sched.h>

int csystem_processor_count(void) {
  cpu_set_t processors;
  return sched_getaffinity(0, sizeof processors, &processors) == 0 ? CPU_COUNT(&processors) : 0;
}

void csystem_configure_heap(void) {
  mallopt(M_ARENA_MAX, 1);
  mallopt(M_MMAP_THRESHOLD, 256 * 1024);
}

void csystem_trim_heap(void) { malloc_trim(0); }

unsigned long csystem_allocated_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}
