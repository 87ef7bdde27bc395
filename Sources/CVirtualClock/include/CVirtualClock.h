// Part of Snapback, under the MIT licence; see LICENSE.

// A clock for asynchronous work that a program advances itself.
//
// A program that links this module replaces some functions of libc, libdispatch and CoreFoundation,
// also for the shared libraries that it loads: those that read a clock, sleep, or pass work to a
// dispatch queue or to the main run loop. A thread that has entered a clock gets the clock's time,
// does not sleep, and passes its work to the clock. On all other threads the functions do what they
// always do.

#ifndef CVIRTUALCLOCK_H
#define CVIRTUALCLOCK_H

#include <stdbool.h>
#include <stdint.h>

/// The date of time 0: the start of 2026 in UTC, in seconds since the start of 2001.
#define CVIRTUAL_DATE_ORIGIN 788918400

/// A clock: its time, and the object that keeps its work.
struct cvirtual_clock;

/// A work item for a dispatch queue.
struct cvirtual_work {
  /// Runs the work, once, and releases the context.
  void (*run)(void *context);
  void *context;
  /// The dispatch queue; null for the main queue.
  void *queue;
  /// The number of the work, submitted by the main thread, from which this work stems.
  uint64_t root;
  /// The number of this work.
  uint64_t order;
};

/// Functions that a clock calls, on any thread, with its owner.
struct cvirtual_handlers {
  /// Keeps work for a time, in nanoseconds on the clock, until it is passed to
  /// `cvirtual_clock_run`: work of the main queue, and delayed work of any queue.
  void (*enqueue)(void *owner, struct cvirtual_work *work, int64_t due);
  /// Work on another thread has been submitted, or has ended.
  void (*began)(void *owner);
  void (*ended)(void *owner);
  /// Keeps a timer of the main run loop, a `CFRunLoopTimerRef`.
  void (*add_timer)(void *owner, void *timer);
};

/// Creates a clock at time 0. It exists until the process ends.
struct cvirtual_clock *cvirtual_clock_create(void *owner, const struct cvirtual_handlers *handlers);

/// Sets the time in nanoseconds.
void cvirtual_clock_set(struct cvirtual_clock *clock, int64_t time);

/// The clock that the calling thread has entered; null for none.
struct cvirtual_clock *cvirtual_clock_current(void);

/// Makes a clock, or none if it is null, that of the calling thread. Returns the previous one.
struct cvirtual_clock *cvirtual_clock_enter(struct cvirtual_clock *clock);

/// Makes a clock that of all threads that have not entered one, for the work of the main queue and
/// the main run loop.
void cvirtual_clock_adopt(struct cvirtual_clock *clock);

/// Undoes `cvirtual_clock_adopt`, if that clock is still the adopted one.
void cvirtual_clock_resign(struct cvirtual_clock *clock);

/// Runs work of the main queue, or submits work to another queue, and releases it. Called on the
/// main thread.
void cvirtual_clock_run(struct cvirtual_clock *clock, struct cvirtual_work *work);

/// The next number in the order of work.
uint64_t cvirtual_clock_number(void);

/// The `Timer` of a `CFRunLoopTimerRef`, not retained; null if it is not one of Foundation's.
void *cvirtual_timer_object(void *timer);
/// The time of the clock at which a timer fires next, in seconds.
double cvirtual_timer_time(void *timer);
void cvirtual_timer_set_time(void *timer, double time);
/// The interval in seconds; 0 if the timer fires once.
double cvirtual_timer_interval(void *timer);
bool cvirtual_timer_is_valid(void *timer);
void cvirtual_timer_retain(void *timer);
void cvirtual_timer_release(void *timer);

#endif
