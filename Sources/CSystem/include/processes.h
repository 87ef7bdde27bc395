// Part of Snapback, under the MIT licence; see LICENSE.

// Child processes that do not outlive this process, and temporary folders that are removed with it.

#ifndef SNAPBACK_PROCESSES_H
#define SNAPBACK_PROCESSES_H

#include <stdbool.h>

/// An open file of a new process: its number there, and this process's descriptor for it, or -1 for
/// /dev/null.
struct csystem_stream {
  int number;
  int descriptor;
};

/// Starts a program in a process group of its own, with no signal ignored or blocked, and without
/// other open files than the streams and, if they are not among them, the standard ones.
///
/// With `ends_with_parent` the process group is killed when this process ends by
/// `csystem_clean_up_at_end`; and if the calling thread is the main thread, the kernel kills the
/// process when this one is killed by SIGKILL. `csystem_forget` has to be called before the process
/// is reaped.
///
/// At most 16 streams. Returns the process id, or -1 with `errno`.
int csystem_start(const char *program, char *const arguments[], char *const environment[],
                  const struct csystem_stream *streams, int count, bool ends_with_parent);

/// Kills what is left of the process group of an ended process that has not been reaped, and no
/// longer kills it when this process ends.
void csystem_forget(int process);

/// Returns whether a child process has ended. It is not reaped.
bool csystem_has_ended(int process);

/// Returns a descriptor that becomes readable when a child process ends (a pidfd); -1 if the kernel
/// has none (before Linux 5.3).
int csystem_process_descriptor(int process);

/// Makes this process the parent of processes whose own parent ends, if that is a descendant of this
/// process. `csystem_kill_orphans` kills them, and so does `csystem_clean_up_at_end`.
void csystem_adopt_orphans(void);

/// Kills the adopted processes: all children that were not started with `ends_with_parent`. Does
/// nothing without `csystem_adopt_orphans`.
void csystem_kill_orphans(void);

/// Kills the process groups of running children, and removes registered folders, when this process
/// exits, or is ended by SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGXCPU, SIGALRM, SIGVTALRM, SIGPROF,
/// SIGIO, SIGUSR1 or SIGUSR2.
///
/// A signal ends the process with exit code 128 plus its number. Signals that are ignored or handled
/// stay so, except that a handler of SIGQUIT is replaced. SIGXFSZ is ignored, so that writing beyond
/// the limit of a file's size is an error (EFBIG). Further calls do nothing.
void csystem_clean_up_at_end(void);

/// Ends this process like a signal of `csystem_clean_up_at_end`: with its clean-up, if that was called, and without
/// handlers of `atexit`. May be called in a signal handler.
_Noreturn void csystem_end_now(int status);

/// Removes a folder and everything in it, at any depth, including inner folders without access
/// rights. Symbolic links are removed, not followed. Returns false if something remains.
bool csystem_remove_folder(const char *path);

/// Registers a folder that is removed with its contents when this process ends. Returns false if
/// there are too many (8) or its path is too long.
bool csystem_remove_folder_at_end(const char *path);

#endif
