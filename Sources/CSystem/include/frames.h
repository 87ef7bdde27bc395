// Part of Snapback, under the MIT licence; see LICENSE.

// Where a thread's code is.

#ifndef SNAPBACK_FRAMES_H
#define SNAPBACK_FRAMES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Prepares `csystem_main_thread_frames`, which uses SIGPROF. To be called on the main thread.
void csystem_prepare_frames(void);

/// Stores the addresses of the code that the calling thread executes, innermost first: its own, and
/// those of the calls that it has not returned from. Returns their number, at most 64 and `limit`.
int csystem_frames(uintptr_t *frames, int limit);

/// Stores the addresses of the main thread, from another thread. Returns 0 if the main thread does
/// not handle the signal within 0.5 seconds.
int csystem_main_thread_frames(uintptr_t *frames, int limit);

/// Finds the file from which the code at an address was loaded, and the address in that file.
/// Returns false if there is none, or if its path does not fit into `size` bytes.
bool csystem_code_file(uintptr_t address, char *path, size_t size, uint64_t *offset);

#endif
