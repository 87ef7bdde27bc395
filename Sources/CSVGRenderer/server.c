// Part of Snapback, under the MIT licence; see LICENSE.
// The side of the process that renders.

#define _GNU_SOURCE
#include "CSVGRenderer.h"
#include "protocol.h"

#include <errno.h>
#include <malloc.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define RESERVES_ADDRESS_SPACE 1
#endif
#endif

/// Limits a resource, without raising a lower limit.
static void limit(__rlimit_resource_t resource, uint64_t value) {
  struct rlimit limits;
  if (getrlimit(resource, &limits) != 0) return;
  if (value < limits.rlim_max) limits.rlim_max = value;
  if (limits.rlim_cur > limits.rlim_max) limits.rlim_cur = limits.rlim_max;
  setrlimit(resource, &limits);
}

/// The size of the address space in bytes; 0 if it cannot be determined.
static uint64_t address_space(void) {
  unsigned long long pages = 0;
  FILE *file = fopen("/proc/self/statm", "re");
  if (!file) return 0;
  if (fscanf(file, "%llu", &pages) != 1) pages = 0;
  fclose(file);
  return pages * (uint64_t)sysconf(_SC_PAGESIZE);
}

static void set_limits(void) {
  // PR_SET_PDEATHSIG would end the process with the thread that has started it. It ends at the end of
  // its input, or by its timers.
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  limit(RLIMIT_CORE, 0);
  // It writes no files.
  limit(RLIMIT_FSIZE, 0);
  // One thread and one arena of malloc: each further one would reserve address space.
  setenv("RAYON_NUM_THREADS", "1", 1);
  mallopt(M_ARENA_MAX, 1);
#ifndef RESERVES_ADDRESS_SPACE
  limit(RLIMIT_AS, address_space() + CSVG_MEMORY);
#endif
}

/// Has the system kill the process after its time; 0 switches that off.
static void set_timers(int processor_seconds, int real_seconds) {
  struct itimerval timer = {{0, 0}, {processor_seconds, 0}};
  setitimer(ITIMER_PROF, &timer, NULL);
  timer.it_value.tv_sec = real_seconds;
  setitimer(ITIMER_REAL, &timer, NULL);
}

static void answer(const csvg_request *request, csvg_reply *reply) {
  size_t offset = csvg_picture_offset(request->length);
  size_t size = offset + (size_t)request->width * (size_t)request->height * sizeof(uint32_t);
  uint8_t *memory = mmap(
      NULL, size ? size : 1, PROT_READ | PROT_WRITE, MAP_SHARED, CSVG_SHARED_MEMORY, 0);
  // An end like that of an allocation that fails.
  if (memory == MAP_FAILED) abort();
  uint32_t *pixels = request->width > 0 ? (uint32_t *)(memory + offset) : NULL;
  csvg_render(memory, request, pixels, reply);
  munmap(memory, size ? size : 1);
}

static void serve(void) {
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  signal(SIGXFSZ, SIG_IGN);
  signal(SIGPIPE, SIG_IGN);
  set_limits();
  csvg_request request;
  csvg_reply reply;
  while (1) {
    ssize_t count = recv(CSVG_SOCKET, &request, sizeof request, 0);
    if (count < 0 && errno == EINTR) continue;
    if (count != sizeof request) _exit(0);
    set_timers(CSVG_PROCESSOR_SECONDS, CSVG_REAL_SECONDS);
    answer(&request, &reply);
    set_timers(0, 0);
    if (send(CSVG_SOCKET, &reply, sizeof reply, 0) != sizeof reply) _exit(0);
  }
}

static int is_packet_socket(int descriptor) {
  int type = 0;
  socklen_t size = sizeof type;
  return getsockopt(descriptor, SOL_SOCKET, SO_TYPE, &type, &size) == 0 && type == SOCK_SEQPACKET;
}

/// Runs before `main`. Does nothing unless `csvg_start` started the process.
__attribute__((constructor)) static void serve_if_started_for_it(int count, char **arguments) {
  if (count == 2 && strcmp(arguments[0], CSVG_PROCESS_NAME) == 0 &&
      strcmp(arguments[1], CSVG_ARGUMENT) == 0 && is_packet_socket(CSVG_SOCKET)) {
    serve();
  }
}
