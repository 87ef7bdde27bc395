// Part of Snapback, under the MIT licence; see LICENSE.

// Timers of the main run loop. The functions are CoreFoundation's, which is a part of Foundation on
// Linux without headers.

#define _GNU_SOURCE
#include <stddef.h>

#include "clock.h"
#include "original.h"

struct timer_context {
  long version;
  void *info;
  const void *(*retain)(const void *info);
  void (*release)(const void *info);
  const void *(*description)(const void *info);
};

extern void *CFRunLoopGetMain(void);
void CFRunLoopAddTimer(void *loop, void *timer, void *mode);
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

void *cvirtual_timer_object(void *timer) {
  struct timer_context context = {0};
  CFRunLoopTimerGetContext(timer, &context);
  return context.info;
}

double cvirtual_timer_date(void *timer) { return CFRunLoopTimerGetNextFireDate(timer); }
void cvirtual_timer_set_date(void *timer, double date) {
  CFRunLoopTimerSetNextFireDate(timer, date);
}
double cvirtual_timer_interval(void *timer) { return CFRunLoopTimerGetInterval(timer); }
bool cvirtual_timer_is_valid(void *timer) { return CFRunLoopTimerIsValid(timer); }
void cvirtual_timer_retain(void *timer) { CFRetain(timer); }
void cvirtual_timer_release(void *timer) { CFRelease(timer); }
