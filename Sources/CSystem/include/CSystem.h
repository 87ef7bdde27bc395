// Part of Snapback, under the MIT licence; see LICENSE.

// System functions that Swift's own modules do not import.

#ifndef SNAPBACK_SYSTEM_H
#define SNAPBACK_SYSTEM_H

#include "CSystemDrops.h"
#include "CSystemForeign.h"
#include "CSystemPinches.h"
#include "CSystemWayland.h"
#include "CSystemX11.h"
#include "confine.h"
#include "frames.h"
#include "guard.h"
#include "processes.h"
#include "sourcekit.h"

/// Returns the number of processors that the calling thread may run on; 0 if it cannot be
/// determined.
int csystem_processor_count(void);

/// Returns a descriptor that becomes readable when `readable` does, or when something happens that `urgent` reports with
/// POLLPRI; that one may be -1. Returns -1 with `errno` if there is none.
int csystem_join_descriptors(int readable, int urgent);

/// Limits malloc to one arena, and has it return every block of 256 KiB or more to the system as
/// soon as it is freed (a fixed mmap threshold). To be called before further threads start.
void csystem_configure_heap(void);

/// Makes standard output line-buffered, also if it is a pipe or a file: each line that C's and Swift's functions print is
/// written at once. To be called before anything is printed.
void csystem_buffer_lines(void);

/// Returns the heap's free pages to the system (malloc_trim).
void csystem_trim_heap(void);

/// Returns the bytes that are allocated with malloc, in heaps and in mappings of their own.
unsigned long csystem_allocated_bytes(void);

/// Calls a function with the path of each shared library of this process, as it was found: neither absolute nor without
/// links in all cases.
void csystem_visit_libraries(
  void (*body)(const char *path, void *context), void *context);

#endif
