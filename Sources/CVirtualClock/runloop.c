// Part of Snapback, under the MIT licence; see LICENSE.

// Timers of the main run loop. The functions are CoreFoundation's, which is a part of Foundation on
// Linux without headers.

#define _GNU_SOURCE
#include <math.h>
#include <stddef.h>

#include "clock.h"
#include "original.h"

/// `kCFRunLoopRunTimedOut`.
static const int32_t timed_out = 3;
static const double longest_wait = 0.05;
static const double longest_delay = 86400;

struct timer_context {
  long version;
  void *info;
  const void *(*retain)(const void *info);
  void (*release)(const void *info);
  const void *(*description)(const void *info);
};

extern void *CFRunLoopGetMain(void);
void CFRunLoopAddTimer(void *loop, void *timer, void *mode);
int32_t CFRunLoopRunInMode(const void *mode, double seconds, unsigned char ends_after_source);
extern void CFRunLoopTimerGetContext(void *timer, struct timer_context *context);
extern double CFRunLoopTimerGetNextFireDate(void *timer);
extern void CFRunLoopTimerSetNextFireDate(void *timer, double date);
extern double CFRunLoopTimerGetInterval(void *timer);
extern unsigned char CFRunLoopTimerIsValid(void *timer);
extern const void *CFRetain(const void *object);
extern void CFRelease(const void *object);

void CFRunLoopAddTimer(void *loop, void *timer, void *mode) {
  struct cvirtual_clock *clock = work_clock();
  if (clock && timer && loop == CFRunLoopGetMain()) {
    return clock->handlers.add_timer(clock->owner, timer);
  }
  ORIGINAL(CFRunLoopAddTimer);
  original(loop, timer, mode);
}

/// A run loop waits for what happens outside of the clock, such as the end of another program. So it
/// runs in real time, for at most `longest_wait` seconds; if nothing has happened, the thread has
/// waited for as long as it wanted to.
int32_t CFRunLoopRunInMode(const void *mode, double seconds, unsigned char ends_after_source) {
  ORIGINAL(CFRunLoopRunInMode);
  struct cvirtual_clock *clock = thread_clock;
  if (!clock) return original(mode, seconds, ends_after_source);
  int64_t delay = thread_delay;
  cvirtual_clock_enter(NULL);
  int32_t result = original(mode, fmin(seconds, longest_wait), ends_after_source);
  if (result == timed_out && seconds > 0) delay += (int64_t)(fmin(seconds, longest_delay) * 1e9);
  cvirtual_clock_enter(clock);
  thread_delay = delay;
  return result;
}

void *cvirtual_timer_object(void *timer) {
  struct timer_context context = {0};
  CFRunLoopTimerGetContext(timer, &context);
  return context.info;
}

double cvirtual_timer_time(void *timer) {
  return CFRunLoopTimerGetNextFireDate(timer) - CVIRTUAL_DATE_ORIGIN;
}
void cvirtual_timer_set_time(void *timer, double time) {
  CFRunLoopTimerSetNextFireDate(timer, time + CVIRTUAL_DATE_ORIGIN);
}
double cvirtual_timer_interval(void *timer) { return CFRunLoopTimerGetInterval(timer); }
bool cvirtual_timer_is_valid(void *timer) { return CFRunLoopTimerIsValid(timer); }
void cvirtual_timer_retain(void *timer) { CFRetain(timer); }
void cvirtual_timer_release(void *timer) { CFRelease(timer); }
