// Part of Snapback, under the MIT licence; see LICENSE.

// Preparations of a process that runs the code of a previewed file.

#ifndef SNAPBACK_GUARD_H
#define SNAPBACK_GUARD_H

/// Has the kernel kill this process when the thread that started it ends.
void csystem_end_with_parent(void);

/// Sets the stack size of threads that are created later, in bytes. The main thread's limit, which is
/// their default, may be much larger.
void csystem_set_thread_stack_size(unsigned long size);

/// Has a stack overflow of the calling thread write a message (one line, with its line feed, which
/// must stay valid) to standard error before SIGSEGV ends the process.
void csystem_report_stack_overflow(const char *message);

/// Has a crash by one of the signals write that signal's line to a descriptor and wait for seconds
/// before the signal ends the process, which keeps its window until then. The lines must stay valid.
/// Only the first crash is reported. Signals with other handlers keep them.
void csystem_report_crashes(int descriptor, const int *numbers, char *const *lines, int count,
                            unsigned hold);

#endif
