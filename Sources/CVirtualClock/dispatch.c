// Part of Snapback, under the MIT licence; see LICENSE.

// The replaced functions of libdispatch that submit work to queues. Swift's tasks use them, too: a
// job of the main actor is submitted to the main queue, and `Task.sleep` submits one for later.

#define _GNU_SOURCE
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <time.h>

#include "clock.h"
#include "original.h"

extern char _dispatch_main_q;
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);
void dispatch_async(void *queue, void *block);
void dispatch_async_f(void *queue, void *context, void (*run)(void *));
void dispatch_after(uint64_t when, void *queue, void *block);
void dispatch_after_f(uint64_t when, void *queue, void *context, void (*run)(void *));
void dispatch_barrier_async(void *queue, void *block);
extern void dispatch_barrier_async_f(void *queue, void *context, void (*run)(void *));
void dispatch_group_async(void *group, void *queue, void *block);
extern void dispatch_group_enter(void *group);
void dispatch_group_leave(void *group);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);
extern void *dispatch_queue_create(const char *label, void *attributes);

/// The beginning of every block, as the ABI of blocks defines it.
struct block {
  void *isa;
  int flags, reserved;
  void (*invoke)(void *block);
};

static void run_block(void *block) {
  ((struct block *)block)->invoke(block);
  _Block_release(block);
}

void submit_unchanged(void *queue, void *context, void (*run)(void *)) {
  ORIGINAL(dispatch_async_f);
  original(queue, context, run);
}

static void *main_queue(void) { return &_dispatch_main_q; }

/// Passes work to a clock: to run at once, or when `delay` nanoseconds have passed.
static void hand_over(
    struct cvirtual_clock *clock, void *queue, void *context, void (*run)(void *), int64_t delay) {
  bool is_main = queue == main_queue();
  struct cvirtual_work work = make_work(is_main ? NULL : queue, run, context);
  if (delay < 0) delay = 0;
  int64_t due = thread_clock ? thread_time(clock) + delay : atomic_load(&clock->time) + delay;
  if (!is_main && due <= atomic_load(&clock->time)) {
    submit_counted(clock, work);
  } else {
    if (!is_main) dispatch_retain(queue);
    struct cvirtual_work *kept = malloc(sizeof *kept);
    if (!kept) abort();
    *kept = work;
    clock->handlers.enqueue(clock->owner, kept, due);
  }
}

/// The clock for work that is submitted to a queue. A thread without a clock submits only work of
/// the main queue to the clock of the process.
static struct cvirtual_clock *clock_for(void *queue) {
  return queue == main_queue() ? work_clock() : thread_clock;
}

void dispatch_async(void *queue, void *block) {
  struct cvirtual_clock *clock = clock_for(queue);
  if (clock) return hand_over(clock, queue, _Block_copy(block), run_block, 0);
  ORIGINAL(dispatch_async);
  original(queue, block);
}

/// The queue on which Swift's tasks run: one at a time, so that their order does not change.
static void *task_queue(void) {
  static _Atomic(void *) queue;
  void *current = atomic_load(&queue);
  if (current) return current;
  void *created = dispatch_queue_create("snapback.tasks", NULL);
  if (atomic_compare_exchange_strong(&queue, &current, created)) return created;
  dispatch_release(created);
  return current;
}

void dispatch_async_f(void *queue, void *context, void (*run)(void *)) {
  struct cvirtual_clock *clock = clock_for(queue);
  if (clock) {
    // Swift's runtime is the only user of this function: its blocks are jobs of tasks.
    void *target = queue == main_queue() ? queue : task_queue();
    return hand_over(clock, target, context, run, 0);
  }
  ORIGINAL(dispatch_async_f);
  original(queue, context, run);
}

/// The nanoseconds from now until a `dispatch_time_t`.
static int64_t delay_until(uint64_t when) {
  const uint64_t is_not_uptime = UINT64_C(1) << 63, is_date = UINT64_C(1) << 62;
  // DISPATCH_TIME_NOW and DISPATCH_TIME_FOREVER.
  if (when == 0) return 0;
  if (when == ~UINT64_C(0)) return INT64_MAX / 4;
  clockid_t id = CLOCK_MONOTONIC;
  int64_t value = (int64_t)when;
  if (when & is_not_uptime) {
    id = when & is_date ? CLOCK_REALTIME : CLOCK_BOOTTIME;
    value = when & is_date ? -(int64_t)when : (int64_t)(when & ~is_not_uptime);
    // DISPATCH_WALLTIME_NOW.
    if (when == ~UINT64_C(1)) return 0;
  }
  struct timespec now;
  clock_gettime(id, &now);
  return value - (now.tv_sec * INT64_C(1000000000) + now.tv_nsec);
}

void dispatch_after(uint64_t when, void *queue, void *block) {
  struct cvirtual_clock *clock = clock_for(queue);
  if (clock) {
    return hand_over(clock, queue, _Block_copy(block), run_block, delay_until(when));
  }
  ORIGINAL(dispatch_after);
  original(when, queue, block);
}

void dispatch_after_f(uint64_t when, void *queue, void *context, void (*run)(void *)) {
  struct cvirtual_clock *clock = clock_for(queue);
  if (clock) {
    void *target = queue == main_queue() ? queue : task_queue();
    return hand_over(clock, target, context, run, delay_until(when));
  }
  ORIGINAL(dispatch_after_f);
  original(when, queue, context, run);
}

static void leave_group(void *group) {
  ORIGINAL(dispatch_group_leave);
  original(group);
}

static void leave_retained_group(void *group) {
  leave_group(group);
  dispatch_release(group);
}

void dispatch_group_leave(void *group) {
  // A thread that has slept leaves the group when the clock has reached its time.
  if (!thread_clock || thread_delay == 0) return leave_group(group);
  dispatch_retain(group);
  hand_over(thread_clock, main_queue(), group, leave_retained_group, 0);
}

struct group_block {
  void *group, *block;
};

static void run_group_block(void *context) {
  struct group_block *member = context;
  run_block(member->block);
  dispatch_group_leave(member->group);
  dispatch_release(member->group);
  free(member);
}

void dispatch_group_async(void *group, void *queue, void *block) {
  struct cvirtual_clock *clock = clock_for(queue);
  if (clock) {
    struct group_block *member = malloc(sizeof *member);
    if (!member) abort();
    dispatch_retain(group);
    dispatch_group_enter(group);
    *member = (struct group_block){group, _Block_copy(block)};
    return hand_over(clock, queue, member, run_group_block, 0);
  }
  ORIGINAL(dispatch_group_async);
  original(group, queue, block);
}

struct counted_block {
  struct cvirtual_clock *clock;
  void *block;
  uint64_t root;
};

static void run_counted_block(void *context) {
  struct counted_block counted = *(struct counted_block *)context;
  free(context);
  uint64_t outer_root = thread_root;
  thread_root = counted.root;
  struct cvirtual_clock *outer = cvirtual_clock_enter(counted.clock);
  run_block(counted.block);
  cvirtual_clock_enter(outer);
  thread_root = outer_root;
  counted.clock->handlers.ended(counted.clock->owner);
}

void dispatch_barrier_async(void *queue, void *block) {
  struct cvirtual_clock *clock = clock_for(queue);
  if (clock && queue == main_queue()) return dispatch_async(queue, block);
  if (clock) {
    struct counted_block *counted = malloc(sizeof *counted);
    if (!counted) abort();
    struct cvirtual_work work = make_work(queue, run_block, _Block_copy(block));
    *counted = (struct counted_block){clock, work.context, work.root};
    clock->handlers.began(clock->owner);
    return dispatch_barrier_async_f(queue, counted, run_counted_block);
  }
  ORIGINAL(dispatch_barrier_async);
  original(queue, block);
}
