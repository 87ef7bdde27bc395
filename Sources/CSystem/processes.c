// Part of Snapback, under the MIT licence; see LICENSE.

#define _GNU_SOURCE
#include "processes.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { group_limit = 256, folder_limit = 8, stream_limit = 16 };

// Leaders of the process groups to kill; 0 for a free slot.
static _Atomic pid_t groups[group_limit];
static char folders[folder_limit][PATH_MAX];
static _Atomic int folder_count;
// The process that registered the folders: a process forked from it must not remove them.
static _Atomic pid_t owner;
static _Atomic bool adopts_orphans;

static void add_group(pid_t process) {
  for (int i = 0; i < group_limit; i++) {
    pid_t free_place = 0;
    if (atomic_compare_exchange_strong(&groups[i], &free_place, process)) return;
  }
}

// Files that this process has inherited, such as those of a shell or a terminal, do not reach the
// new one: code in a sandbox could use them.
static void close_others_on_exec(void) {
  enum { close_range_call = 436, close_on_exec = 1 << 2 };
  const int first = STDERR_FILENO + 1;
  if (syscall(close_range_call, first, ~0u, close_on_exec) == 0) return;
  // Before Linux 5.11.
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  const int most = 1 << 20;
  int end = limit.rlim_cur < (rlim_t)most ? (int)limit.rlim_cur : most;
  for (int number = first; number < end; number++) fcntl(number, F_SETFD, FD_CLOEXEC);
}

// Runs in the child between vfork and exec, in the memory of the parent, which waits: changes
// only local variables and the state that the kernel keeps for the child.
static _Noreturn void execute(const char *program, char *const arguments[],
                              char *const environment[], const struct csystem_stream *streams,
                              int count, pid_t parent, bool dies_with_parent, volatile int *error) {
  int sources[stream_limit];
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = SIG_DFL;
  for (int number = 1; number < NSIG; number++) {
    struct sigaction current;
    if (sigaction(number, NULL, &current) == 0 && current.sa_handler != SIG_DFL) {
      sigaction(number, &action, NULL);
    }
  }
  // A session of its own, and so a group: it has no terminal that could stop it, and where the kernel
  // divides time among sessions, many busy threads of a view do not hold up the compiler.
  setsid();
  if (dies_with_parent) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(127);
  }
  // First all sources are moved above all targets, so that no target overwrites a source.
  int top = STDERR_FILENO;
  for (int i = 0; i < count; i++) top = streams[i].number > top ? streams[i].number : top;
  for (int i = 0; i < count; i++) {
    int source = streams[i].descriptor;
    if (source < 0) source = open("/dev/null", O_RDWR | O_CLOEXEC);
    sources[i] = source < 0 ? -1 : fcntl(source, F_DUPFD_CLOEXEC, top + 1);
    if (sources[i] < 0) goto failed;
  }
  close_others_on_exec();
  for (int i = 0; i < count; i++) {
    if (dup2(sources[i], streams[i].number) < 0) goto failed;
  }
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execve(program, arguments, environment);
failed:
  *error = errno;
  _exit(127);
}

int csystem_start(const char *program, char *const arguments[], char *const environment[],
                  const struct csystem_stream *streams, int count, bool ends_with_parent) {
  if (count > stream_limit) {
    errno = EINVAL;
    return -1;
  }
  volatile int error = 0;
  pid_t parent = getpid();
  // The kernel kills a child when the thread that started it ends, so only the main thread may ask
  // for it: other threads may end before the process.
  bool dies_with_parent = ends_with_parent && syscall(SYS_gettid) == parent;
  // No signal handler may run in the child, nor in this process before the child is registered.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t child = vfork();
  if (child == 0) {
    execute(program, arguments, environment, streams, count, parent, dies_with_parent, &error);
  }
  int code = child < 0 ? errno : error;
  if (child > 0 && code == 0 && ends_with_parent) add_group(child);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (code == 0) return child;
  if (child > 0) {
    while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {
    }
  }
  errno = code;
  return -1;
}

void csystem_forget(int process) {
  // The process is not reaped, so no other group has its number.
  kill(-process, SIGKILL);
  for (int i = 0; i < group_limit; i++) {
    pid_t place = process;
    if (atomic_compare_exchange_strong(&groups[i], &place, 0)) return;
  }
}

bool csystem_has_ended(int process) {
  siginfo_t info;
  memset(&info, 0, sizeof info);
  // ECHILD: it has been reaped.
  if (waitid(P_PID, (id_t)process, &info, WEXITED | WNOHANG | WNOWAIT) != 0) return errno == ECHILD;
  // Stops of a traced child are reported too, whatever the options are.
  return info.si_pid == process && info.si_code != CLD_STOPPED && info.si_code != CLD_TRAPPED;
}

int csystem_process_descriptor(int process) {
#ifdef SYS_pidfd_open
  return (int)syscall(SYS_pidfd_open, process, 0);
#else
  errno = ENOSYS;
  return -1;
#endif
}

// MARK: The end of this process. Everything below is called in a signal handler: no allocation, no
// locks.

void csystem_adopt_orphans(void) {
  if (prctl(PR_SET_CHILD_SUBREAPER, 1) == 0) atomic_store(&adopts_orphans, true);
}

static bool is_registered(pid_t process) {
  for (int i = 0; i < group_limit; i++) {
    if (atomic_load(&groups[i]) == process) return true;
  }
  return false;
}

void csystem_kill_orphans(void) {
  if (!atomic_load(&adopts_orphans)) return;
  // The children of a killed process are adopted in turn.
  for (int round = 0; round < 32; round++) {
    bool found = false;
    char text[4096];
    int file = open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
    if (file < 0) return;
    ssize_t count = read(file, text, sizeof text);
    close(file);
    pid_t process = 0;
    for (ssize_t i = 0; i < count; i++) {
      if (text[i] != ' ') {
        process = process * 10 + (text[i] - '0');
        continue;
      }
      if (!is_registered(process)) {
        found = true;
        kill(process, SIGKILL);
        while (waitpid(process, NULL, 0) < 0 && errno == EINTR) {
        }
      }
      process = 0;
    }
    if (!found) return;
  }
}

struct entry {
  unsigned long long inode;
  long long offset;
  unsigned short length;
  unsigned char type;
  char name[];
};

static const struct entry *entry_at(const char *buffer, long offset) {
  return (const struct entry *)(buffer + offset);
}

static bool is_own_or_parent(const char *name) {
  return strcmp(name, ".") == 0 || strcmp(name, "..") == 0;
}

// Writes a prefix and the digits of a number above 0, the last one first.
static void write_numbered(char *text, const char *prefix, unsigned long number) {
  size_t length = strlen(prefix);
  memcpy(text, prefix, length);
  for (; number > 0; number /= 10) text[length++] = '0' + number % 10;
  text[length] = '\0';
}

// Gives the user all rights on a folder, and never on what a link leads to.
static bool make_accessible(int parent, const char *name) {
  int folder = openat(parent, name, O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (folder < 0) return false;
  // The mode of a descriptor without access can be changed by its path only.
  char path[40] = "/proc/self/fd/", digits[24];
  size_t length = strlen(path), count = 0;
  for (int rest = folder; rest > 0 || count == 0; rest /= 10) digits[count++] = '0' + rest % 10;
  while (count > 0) path[length++] = digits[--count];
  path[length] = '\0';
  bool is_changed = chmod(path, 0700) == 0;
  close(folder);
  return is_changed;
}

// Renames without replacing anything, where the file system can.
static bool rename_to_free(int from, const char *name, int to, const char *place) {
  const unsigned no_replace = 1;
  if (syscall(SYS_renameat2, from, name, to, place, no_replace) == 0) return true;
  return (errno == ENOSYS || errno == EINVAL) && renameat(from, name, to, place) == 0;
}

// Moves a folder to a new name in another folder. Returns false if it cannot be moved.
static bool move_folder(int from, const char *name, int to, unsigned long *number) {
  bool is_accessible = false;
  // The names may be in use. Numbers are never tried twice, so this ends; the limit bounds it.
  for (int attempt = 0; attempt < 1 << 20; attempt++) {
    char place[32];
    write_numbered(place, "removed-", ++*number);
    if (rename_to_free(from, name, to, place)) return true;
    if (errno == EEXIST || errno == ENOTEMPTY || errno == ENOTDIR) continue;
    // Without rights on a folder it cannot be moved.
    if (is_accessible || !make_accessible(from, name)) return false;
    is_accessible = true;
  }
  return false;
}

static bool remove_inner_folder(int folder, const char *name, unsigned long *number);

// Removes the files in a folder, and moves the folders in it to another one, or, if that is -1, removes them.
static void remove_contents(int folder, int target, unsigned long *number) {
  _Alignas(struct entry) char buffer[2048];
  // Removing while reading may skip entries, so the folder is read until nothing can be removed.
  for (bool has_removed = true; has_removed;) {
    has_removed = false;
    lseek(folder, 0, SEEK_SET);
    long count;
    while ((count = syscall(SYS_getdents64, folder, buffer, sizeof buffer)) > 0) {
      for (long i = 0; i < count; i += entry_at(buffer, i)->length) {
        const char *name = entry_at(buffer, i)->name;
        if (is_own_or_parent(name)) continue;
        if (unlinkat(folder, name, 0) == 0
            || (target < 0 ? remove_inner_folder(folder, name, number)
                           : move_folder(folder, name, target, number))) {
          has_removed = true;
        }
      }
    }
  }
}

// The folders in it are moved beside it, so that neither their depth nor the length of their paths matters.
static bool remove_inner_folder(int folder, const char *name, unsigned long *number) {
  if (unlinkat(folder, name, AT_REMOVEDIR) == 0) return true;
  const int flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC;
  int inner = openat(folder, name, flags);
  if (inner < 0 && errno == EACCES && make_accessible(folder, name)) {
    inner = openat(folder, name, flags);
  }
  if (inner < 0) return false;
  fchmod(inner, 0700);
  remove_contents(inner, folder, number);
  close(inner);
  return unlinkat(folder, name, AT_REMOVEDIR) == 0;
}

bool csystem_remove_folder(const char *path) {
  int folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (folder < 0) return false;
  unsigned long number = 0;
  remove_contents(folder, -1, &number);
  close(folder);
  return rmdir(path) == 0;
}

// The thread that cleans up; 0 before. A second signal may arrive in another one, or in the same one.
static _Atomic pid_t cleaner;
static _Atomic bool is_clean;

// Returns false if another thread has cleaned up, after waiting for it: this process may end only then. The limit
// of ten seconds bounds a thread that is stopped.
static bool begins_to_clean_up(void) {
  pid_t none = 0, thread = (pid_t)syscall(SYS_gettid);
  if (atomic_compare_exchange_strong(&cleaner, &none, thread) || none == thread) return true;
  struct timespec millisecond = {0, 1000000};
  for (int i = 0; i < 10000 && !atomic_load(&is_clean); i++) nanosleep(&millisecond, NULL);
  return false;
}

static void clean_up(void) {
  if (getpid() != atomic_load(&owner) || !begins_to_clean_up()) return;
  for (int i = 0; i < group_limit; i++) {
    pid_t group = atomic_load(&groups[i]);
    if (group > 0) kill(-group, SIGKILL);
  }
  // Killed processes still write until they are gone; they are waited for, for half a second at
  // most.
  for (int attempt = 0, running = 1; attempt < 500 && running; attempt++) {
    running = 0;
    for (int i = 0; i < group_limit; i++) {
      pid_t group = atomic_load(&groups[i]);
      if (group > 0 && !csystem_has_ended(group)) running = 1;
    }
    struct timespec millisecond = {0, 1000000};
    if (running) nanosleep(&millisecond, NULL);
  }
  csystem_kill_orphans();
  for (int i = 0; i < atomic_load(&folder_count); i++) csystem_remove_folder(folders[i]);
  atomic_store(&is_clean, true);
}

void csystem_end_now(int status) {
  clean_up();
  _exit(status);
}

static void end_by_signal(int number) {
  csystem_end_now(128 + number);
}

void csystem_clean_up_at_end(void) {
  pid_t unowned = 0;
  if (!atomic_compare_exchange_strong(&owner, &unowned, getpid())) return;
  atexit(clean_up);
  signal(SIGXFSZ, SIG_IGN);
  static const int numbers[] = {SIGHUP,  SIGINT,  SIGQUIT, SIGTERM,   SIGXCPU, SIGALRM,
                                SIGUSR1, SIGUSR2, SIGIO,   SIGVTALRM, SIGPROF};
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = end_by_signal;
  sigfillset(&action.sa_mask);
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
    struct sigaction current;
    if (sigaction(numbers[i], NULL, &current) != 0 || current.sa_handler == SIG_IGN) continue;
    // The Swift runtime handles SIGQUIT like a crash: it prints a backtrace, and continues.
    if (current.sa_handler == SIG_DFL || numbers[i] == SIGQUIT) {
      sigaction(numbers[i], &action, NULL);
    }
  }
}

bool csystem_remove_folder_at_end(const char *path) {
  int place = atomic_load(&folder_count);
  if (place >= folder_limit || strlen(path) >= PATH_MAX) return false;
  strcpy(folders[place], path);
  atomic_store(&folder_count, place + 1);
  return true;
}
