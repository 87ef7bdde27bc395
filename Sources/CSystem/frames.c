// Part of Snapback, under the MIT licence; see LICENSE.

#define _GNU_SOURCE
#include "frames.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <time.h>

enum { frame_limit = 64 };

static pthread_t main_thread;
static void *captured[frame_limit];
// -1 until the main thread has stored its frames.
static _Atomic int captured_count = -1;

static void capture(int number) {
  (void)number;
  atomic_store(&captured_count, backtrace(captured, frame_limit));
}

void csystem_prepare_frames(void) {
  main_thread = pthread_self();
  // The first call loads libgcc, which a signal handler must not do.
  void *frame;
  backtrace(&frame, 1);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = capture;
  action.sa_flags = SA_RESTART;
  sigaction(SIGPROF, &action, NULL);
}

// The address before a return address belongs to the call.
static int store(void *const *from, int count, int exact, uintptr_t *frames, int limit) {
  int stored = 0;
  for (int i = 0; i < count && stored < limit; i++) {
    frames[stored++] = (uintptr_t)from[i] - (i == exact ? 0 : 1);
  }
  return stored;
}

int csystem_frames(uintptr_t *frames, int limit) {
  void *addresses[frame_limit];
  return store(addresses, backtrace(addresses, frame_limit), -1, frames, limit);
}

int csystem_main_thread_frames(uintptr_t *frames, int limit) {
  atomic_store(&captured_count, -1);
  if (pthread_kill(main_thread, SIGPROF) != 0) return 0;
  for (int attempt = 0; attempt < 500 && atomic_load(&captured_count) < 0; attempt++) {
    struct timespec millisecond = {0, 1000000};
    nanosleep(&millisecond, NULL);
  }
  // The first two frames are the handler and its return to the interrupted code, which is the third.
  return store(captured, atomic_load(&captured_count), 2, frames, limit);
}

bool csystem_code_file(uintptr_t address, char *path, size_t size, uint64_t *offset) {
  Dl_info info;
  if (dladdr((void *)address, &info) == 0 || info.dli_fname == NULL) return false;
  if (strlen(info.dli_fname) >= size) return false;
  strcpy(path, info.dli_fname);
  *offset = address - (uintptr_t)info.dli_fbase;
  return true;
}
