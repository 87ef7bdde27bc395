// Part of Snapback, under the MIT licence; see LICENSE.

// Restrictions of this process and of those that it starts: Landlock and seccomp. They cannot be
// lifted.

#ifndef SNAPBACK_CONFINE_H
#define SNAPBACK_CONFINE_H

#include <stdbool.h>

/// Returns the version of the kernel's Landlock interface; 0 if it has none.
int csystem_landlock_version(void);

/// Restricts the calling thread, and the threads and processes that it starts later, to folders and
/// files: `readable` ones may be read and executed, `writable` ones also be changed. Paths that do not
/// exist are skipped. TCP is refused where the kernel can do that (version 4), and so are signals to
/// other processes (version 6), and with `hides_sockets` abstract Unix sockets (version 6).
///
/// To be called before threads are started. Both lists end with NULL. Returns 0, or an error number.
int csystem_landlock_restrict(const char *const readable[], const char *const writable[],
                              bool hides_sockets);

/// Whether `csystem_filter_calls` supports this processor and operating system.
bool csystem_can_filter_calls(void);

/// Refuses system calls that reach other processes, the network, shared memory of System V, file
/// attributes, and parts of the kernel that views do not need, in all threads of this process and in
/// the processes that it starts.
///
/// With `allows_unix_sockets` sockets of the Unix family can still be created and connected; a second
/// call without it refuses them from then on. Returns 0, or an error number.
int csystem_filter_calls(bool allows_unix_sockets);

#endif
