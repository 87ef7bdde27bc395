// Part of Snapback, under the MIT licence; see LICENSE.

// Once per second, libdispatch reads /proc/TID/stat of each of its busy threads, and traps if it cannot. In a
// sandbox of Landlock a process has no access to these files, but to the same ones below /proc/self/task.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <sys/types.h>

#include "original.h"

int open(const char *path, int flags, ...) {
  ORIGINAL(open)
  mode_t mode = 0;
  if (flags & O_CREAT || (flags & O_TMPFILE) == O_TMPFILE) {
    va_list arguments;
    va_start(arguments, flags);
    mode = va_arg(arguments, mode_t);
    va_end(arguments);
  }
  int result = original(path, flags, mode);
  if (result >= 0 || errno != EACCES) return result;
  int thread = 0, end = 0;
  if (sscanf(path, "/proc/%d/stat%n", &thread, &end) == 1 && end > 0 && !path[end]) {
    char task_path[64];
    snprintf(task_path, sizeof task_path, "/proc/self/task/%d/stat", thread);
    return original(task_path, flags, mode);
  }
  errno = EACCES;
  return result;
}
