// Part of Snapback, under the MIT licence; see LICENSE.

#ifndef CLOCK_H
#define CLOCK_H

#include <stdatomic.h>

#include "CVirtualClock.h"

struct cvirtual_clock {
  void *owner;
  struct cvirtual_handlers handlers;
  /// In nanoseconds.
  _Atomic int64_t time;
  /// The system's monotonic clock at time 0, in whole nanoseconds.
  int64_t monotonic_origin;
};

/// The clock of the calling thread.
extern __thread struct cvirtual_clock *thread_clock;
/// The time in nanoseconds that the calling thread has slept since it began its work.
extern __thread int64_t thread_delay;
/// The number of the main thread's work that has led to the calling thread's; 0 on the main thread.
extern __thread uint64_t thread_root;

/// The clock that receives the calling thread's work; null for none.
struct cvirtual_clock *work_clock(void);
/// The clock's time on the calling thread, in nanoseconds.
int64_t thread_time(const struct cvirtual_clock *clock);
/// Work that is submitted by the calling thread.
struct cvirtual_work make_work(void *queue, void (*run)(void *), void *context);

/// Submits work to a queue and has the clock count it until it has ended.
void submit_counted(struct cvirtual_clock *clock, struct cvirtual_work work);
/// `dispatch_async_f` of libdispatch.
void submit_unchanged(void *queue, void *context, void (*run)(void *));

#endif
