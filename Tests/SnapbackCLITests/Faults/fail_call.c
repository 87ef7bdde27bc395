// Part of Snapback, under the MIT licence; see LICENSE.

// A library to preload: makes one system call of a program fail, or ends the program just before
// it. Calls count from 1 if they name a path in the folder FAULT_FOLDER (every relative path does),
// use a descriptor opened there, or start a process.
//
//   FAULT_CALL    the number of the call
//   FAULT_KIND    the name of an error, "short" (half a write), "full" (half a write, and from this
//                 call on no other one succeeds), or the number of a signal
//   FAULT_NAME    the name of the only calls that count; none for all
//   FAULT_REPORT  a file that gets the name of the call; without it, there were fewer calls

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static int wanted, count, is_full;
static const char *folder, *kind, *name_of_counted, *report;
static char is_tracked[4096];

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

__attribute__((constructor)) static void start(void) {
  const char *number = getenv("FAULT_CALL");
  wanted = number ? atoi(number) : 0;
  folder = getenv("FAULT_FOLDER");
  kind = getenv("FAULT_KIND");
  name_of_counted = getenv("FAULT_NAME");
  report = getenv("FAULT_REPORT");
  unsetenv("LD_PRELOAD");  // for child processes
}

static int is_inside(const char *path) {
  return folder && kind && report && path[0] &&
         (path[0] != '/' || strncmp(path, folder, strlen(folder)) == 0);
}

static int is_inside_descriptor(int descriptor) {
  return descriptor >= 0 && descriptor < (int)sizeof is_tracked && is_tracked[descriptor];
}

static void track(int descriptor, int is_inside) {
  if (descriptor >= 0 && descriptor < (int)sizeof is_tracked) is_tracked[descriptor] = (char)is_inside;
}

// Whether the current call is the one that fails; ends the process for a signal.
static int is_wanted(const char *name) {
  if (name_of_counted && strcmp(name_of_counted, name) != 0) return 0;
  if (!kind || __atomic_add_fetch(&count, 1, __ATOMIC_SEQ_CST) != wanted) return 0;
  int file = (int)syscall(SYS_openat, AT_FDCWD, report, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  syscall(SYS_write, file, name, strlen(name));
  syscall(SYS_close, file);
  if (strcmp(kind, "full") == 0) is_full = 1;
  if (atoi(kind) > 0) kill(getpid(), atoi(kind));
  return atoi(kind) == 0;
}

// Sets errno and returns 1, unless a call that cannot be interrupted is to be.
static int fails(int can_be_interrupted) {
  if (strcmp(kind, "ENOSPC") == 0) errno = ENOSPC;
  else if (strcmp(kind, "EIO") == 0) errno = EIO;
  else if (strcmp(kind, "EINTR") == 0 && can_be_interrupted) errno = EINTR;
  else return 0;
  return 1;
}

static int open_file(const char *name, int directory, const char *path, int flags, mode_t mode) {
  int inside = is_inside(path);
  if (inside && is_wanted(name) && fails(1)) return -1;
  int descriptor = (int)syscall(SYS_openat, directory, path, flags, mode);
  track(descriptor, inside);
  return descriptor;
}

#define MODE(flags, mode)                        \
  mode_t mode = 0;                               \
  if ((flags) & (O_CREAT | O_TMPFILE)) {         \
    va_list list;                                \
    va_start(list, flags);                       \
    mode = va_arg(list, mode_t);                 \
    va_end(list);                                \
  }

int open(const char *path, int flags, ...) {
  MODE(flags, mode);
  return open_file("open", AT_FDCWD, path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  MODE(flags, mode);
  return open_file("open", AT_FDCWD, path, flags, mode);
}

int openat(int directory, const char *path, int flags, ...) {
  MODE(flags, mode);
  return open_file("openat", directory, path, flags, mode);
}

ssize_t write(int descriptor, const void *bytes, size_t size) {
  if (is_inside_descriptor(descriptor)) {
    if (is_full) {
      errno = ENOSPC;
      return -1;
    }
    if (is_wanted("write")) {
      if ((is_full || strcmp(kind, "short") == 0) && size > 1) size /= 2;
      else if (fails(1)) return -1;
    }
  }
  return syscall(SYS_write, descriptor, bytes, size);
}

int fsync(int descriptor) {
  if (is_inside_descriptor(descriptor) && is_wanted("fsync") && fails(1)) return -1;
  return (int)syscall(SYS_fsync, descriptor);
}

int close(int descriptor) {
  int is_failing = is_inside_descriptor(descriptor) && is_wanted("close");
  track(descriptor, 0);
  int result = (int)syscall(SYS_close, descriptor);  // as Linux does, even if it fails
  return is_failing && fails(1) ? -1 : result;
}

// Duplicates are tracked like the original.
static int control(int descriptor, int command, long argument) {
  int result = (int)syscall(SYS_fcntl, descriptor, command, argument);
  if (command == F_DUPFD || command == F_DUPFD_CLOEXEC)
    track(result, is_inside_descriptor(descriptor));
  return result;
}

#define CONTROL(name)                                \
  int name(int descriptor, int command, ...) {       \
    va_list list;                                    \
    va_start(list, command);                         \
    long argument = va_arg(list, long);              \
    va_end(list);                                    \
    return control(descriptor, command, argument);   \
  }

CONTROL(fcntl)
CONTROL(fcntl64)

#define PATH_CALL(name, path, parameters, arguments)                       \
  int name parameters {                                                    \
    if (is_inside(path) && is_wanted(#name) && fails(0)) return -1;        \
    return REAL(name) arguments;                                           \
  }

PATH_CALL(mkdir, path, (const char *path, mode_t mode), (path, mode))
PATH_CALL(rmdir, path, (const char *path), (path))
PATH_CALL(unlink, path, (const char *path), (path))
PATH_CALL(link, to, (const char *from, const char *to), (from, to))
PATH_CALL(symlink, to, (const char *from, const char *to), (from, to))
PATH_CALL(rename, to, (const char *from, const char *to), (from, to))
PATH_CALL(
    renameat2, to,
    (int from_folder, const char *from, int to_folder, const char *to, unsigned int flags),
    (from_folder, from, to_folder, to, flags))

int posix_spawn(
    pid_t *process, const char *path, const posix_spawn_file_actions_t *actions,
    const posix_spawnattr_t *attributes, char *const arguments[], char *const variables[]) {
  if (is_wanted("posix_spawn") && fails(0)) return errno;
  return REAL(posix_spawn)(process, path, actions, attributes, arguments, variables);
}
