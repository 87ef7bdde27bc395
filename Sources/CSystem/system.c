// Part of Snapback, under the MIT licence; see LICENSE.

#define _GNU_SOURCE
#include "CSystem.h"

#include <errno.h>
#include <malloc.h>
#include <sched.h>
#include <stdio.h>
#include <sys/epoll.h>
#include <unistd.h>

int csystem_processor_count(void) {
  cpu_set_t processors;
  return sched_getaffinity(0, sizeof processors, &processors) == 0 ? CPU_COUNT(&processors) : 0;
}

int csystem_join_descriptors(int readable, int urgent) {
  const int joined = epoll_create1(EPOLL_CLOEXEC);
  if (joined < 0) return -1;
  struct epoll_event event = {.events = EPOLLIN};
  if (epoll_ctl(joined, EPOLL_CTL_ADD, readable, &event) != 0) {
    const int code = errno;
    close(joined);
    errno = code;
    return -1;
  }
  event.events = EPOLLPRI;
  if (urgent >= 0) epoll_ctl(joined, EPOLL_CTL_ADD, urgent, &event);
  return joined;
}

void csystem_configure_heap(void) {
  mallopt(M_ARENA_MAX, 1);
  mallopt(M_MMAP_THRESHOLD, 256 * 1024);
}

void csystem_buffer_lines(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

void csystem_trim_heap(void) { malloc_trim(0); }

unsigned long csystem_allocated_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}
