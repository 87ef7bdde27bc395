// Part of Snapback, under the MIT licence; see LICENSE.

#define _GNU_SOURCE
#include "clock.h"

#include <stdlib.h>
#include <time.h>

extern void dispatch_release(void *object);

__thread struct cvirtual_clock *thread_clock;
__thread int64_t thread_delay;
__thread uint64_t thread_root;
static _Atomic(struct cvirtual_clock *) process_clock;
static _Atomic uint64_t last_number;

struct cvirtual_clock *cvirtual_clock_create(
    void *owner, const struct cvirtual_handlers *handlers) {
  struct cvirtual_clock *clock = calloc(1, sizeof *clock);
  if (!clock) abort();
  clock->owner = owner;
  clock->handlers = *handlers;
  struct timespec now;
  struct cvirtual_clock *outer = cvirtual_clock_enter(NULL);
  clock_gettime(CLOCK_MONOTONIC, &now);
  cvirtual_clock_enter(outer);
  // A whole number of seconds: then differences of times do not depend on it, not even rounded.
  clock->monotonic_origin = now.tv_sec * INT64_C(1000000000);
  return clock;
}

void cvirtual_clock_set(struct cvirtual_clock *clock, int64_t time) {
  atomic_store(&clock->time, time);
}

struct cvirtual_clock *cvirtual_clock_current(void) { return thread_clock; }

struct cvirtual_clock *cvirtual_clock_enter(struct cvirtual_clock *clock) {
  struct cvirtual_clock *outer = thread_clock;
  thread_clock = clock;
  thread_delay = 0;
  return outer;
}

void cvirtual_clock_adopt(struct cvirtual_clock *clock) { atomic_store(&process_clock, clock); }

void cvirtual_clock_resign(struct cvirtual_clock *clock) {
  atomic_compare_exchange_strong(&process_clock, &clock, NULL);
}

struct cvirtual_clock *work_clock(void) {
  return thread_clock ? thread_clock : atomic_load_explicit(&process_clock, memory_order_relaxed);
}

int64_t thread_time(const struct cvirtual_clock *clock) {
  return atomic_load_explicit(&clock->time, memory_order_relaxed) + thread_delay;
}

uint64_t cvirtual_clock_number(void) { return atomic_fetch_add(&last_number, 1) + 1; }

struct cvirtual_work make_work(void *queue, void (*run)(void *), void *context) {
  uint64_t order = cvirtual_clock_number();
  uint64_t root = thread_clock && thread_root ? thread_root : order;
  return (struct cvirtual_work){run, context, queue, root, order};
}

struct submission {
  struct cvirtual_clock *clock;
  struct cvirtual_work work;
};

static void run_submission(void *context) {
  struct submission submission = *(struct submission *)context;
  free(context);
  struct cvirtual_clock *clock = submission.clock;
  uint64_t outer_root = thread_root;
  thread_root = submission.work.root;
  struct cvirtual_clock *outer = cvirtual_clock_enter(clock);
  submission.work.run(submission.work.context);
  cvirtual_clock_enter(outer);
  thread_root = outer_root;
  clock->handlers.ended(clock->owner);
}

void submit_counted(struct cvirtual_clock *clock, struct cvirtual_work work) {
  struct submission *submission = malloc(sizeof *submission);
  if (!submission) abort();
  *submission = (struct submission){clock, work};
  clock->handlers.began(clock->owner);
  submit_unchanged(work.queue, submission, run_submission);
}

void cvirtual_clock_run(struct cvirtual_clock *clock, struct cvirtual_work *kept) {
  struct cvirtual_work work = *kept;
  free(kept);
  if (work.queue) {
    submit_counted(clock, work);
    dispatch_release(work.queue);
    return;
  }
  struct cvirtual_clock *outer = cvirtual_clock_enter(clock);
  work.run(work.context);
  cvirtual_clock_enter(outer);
}
