// Part of Snapback, under the MIT licence; see LICENSE.

// The replaced functions that read a clock or sleep. CLOCK_MONOTONIC_RAW remains the real time.

#define _GNU_SOURCE
#include <errno.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include "clock.h"
#include "original.h"

/// The date of time 0, in seconds since 1970.
static const int64_t date_origin = 978307200 + CVIRTUAL_DATE_ORIGIN;
static const int64_t second = 1000000000;
/// A thread that reads the clock more often during one work item waits for time to advance:
/// each further reading advances its time by `spin_step` nanoseconds.
static const int spin_limit = 100000;
static const int64_t spin_step = 1000;

static __thread int readings;
static __thread int64_t last_time;

static int64_t read_clock(const struct cvirtual_clock *clock) {
  int64_t time = thread_time(clock);
  if (time != last_time) {
    if (readings <= spin_limit) readings = 0;
    last_time = time;
  }
  if (thread_delay == 0 && readings > spin_limit) readings = 0;
  if (++readings > spin_limit) thread_delay += spin_step;
  return thread_time(clock);
}

int clock_gettime(clockid_t id, struct timespec *time) {
  struct cvirtual_clock *clock = thread_clock;
  bool is_date = id == CLOCK_REALTIME || id == CLOCK_REALTIME_COARSE;
  bool is_virtual =
      is_date || id == CLOCK_MONOTONIC || id == CLOCK_BOOTTIME || id == CLOCK_MONOTONIC_COARSE;
  if (clock && is_virtual) {
    int64_t now = read_clock(clock) + (is_date ? date_origin * second : clock->monotonic_origin);
    time->tv_sec = now / second;
    time->tv_nsec = now % second;
    return 0;
  }
  ORIGINAL(clock_gettime);
  return original ? original(id, time) : (int)syscall(SYS_clock_gettime, id, time);
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  if (thread_clock) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    time->tv_sec = now.tv_sec;
    time->tv_usec = now.tv_nsec / 1000;
    return 0;
  }
  ORIGINAL(gettimeofday);
  return original ? original(time, zone) : (int)syscall(SYS_gettimeofday, time, zone);
}

time_t time(time_t *result) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}

int nanosleep(const struct timespec *duration, struct timespec *rest) {
  if (thread_clock) {
    if (duration->tv_sec < 0 || duration->tv_nsec < 0 || duration->tv_nsec >= second) {
      errno = EINVAL;
      return -1;
    }
    thread_delay += duration->tv_sec * second + duration->tv_nsec;
    return 0;
  }
  ORIGINAL(nanosleep);
  return original ? original(duration, rest) : (int)syscall(SYS_nanosleep, duration, rest);
}

unsigned sleep(unsigned seconds) {
  if (thread_clock) {
    thread_delay += seconds * second;
    return 0;
  }
  ORIGINAL(sleep);
  return original(seconds);
}

int usleep(useconds_t microseconds) {
  if (thread_clock) {
    thread_delay += microseconds * INT64_C(1000);
    return 0;
  }
  ORIGINAL(usleep);
  return original(microseconds);
}
