// Part of Snapback, under the MIT licence; see LICENSE.

#define _GNU_SOURCE
#include "guard.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <string.h>
#include <sys/prctl.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>

void csystem_end_with_parent(void) { prctl(PR_SET_PDEATHSIG, SIGKILL); }

void csystem_set_thread_stack_size(unsigned long size) {
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) != 0) return;
  if (pthread_attr_setstacksize(&attributes, size) == 0) pthread_setattr_default_np(&attributes);
  pthread_attr_destroy(&attributes);
}

static const char *overflow_message;
static atomic_int crash_descriptor = -1;
static const char *crash_lines[NSIG];
static unsigned crash_hold;

// Reports the first crash and waits. The signal is repeated afterwards: its handler is reset
// (SA_RESETHAND), and the signal is blocked until the handler returns.
static void report_crash(int number) {
  const char *line = number < NSIG ? crash_lines[number] : NULL;
  if (line == NULL) return;
  int descriptor = atomic_exchange(&crash_descriptor, -1);
  if (descriptor >= 0) {
    ssize_t written = write(descriptor, line, strlen(line));
    (void)written;
    struct timespec rest = {.tv_sec = crash_hold};
    while (nanosleep(&rest, &rest) != 0) {
    }
  }
  raise(number);
}

void csystem_report_crashes(int descriptor, const int *numbers, char *const *lines, int count,
                            unsigned hold) {
  crash_hold = hold;
  for (int i = 0; i < count; i++) {
    if (numbers[i] > 0 && numbers[i] < NSIG) crash_lines[numbers[i]] = lines[i];
  }
  atomic_store(&crash_descriptor, descriptor);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = report_crash;
  action.sa_flags = SA_ONSTACK | SA_RESETHAND;
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < count; i++) {
    struct sigaction current;
    // The handler of stack overflows calls report_crash itself.
    if (sigaction(numbers[i], NULL, &current) == 0 && current.sa_handler == SIG_DFL) {
      sigaction(numbers[i], &action, NULL);
    }
  }
}

static uintptr_t stack_pointer(const ucontext_t *context) {
#if defined(__x86_64__)
  return (uintptr_t)context->uc_mcontext.gregs[REG_RSP];
#elif defined(__aarch64__)
  return (uintptr_t)context->uc_mcontext.sp;
#else
  (void)context;
  return 0;
#endif
}

static void report_overflow(int signal, siginfo_t *info, void *context) {
  uintptr_t address = (uintptr_t)info->si_addr;
  uintptr_t stack = stack_pointer(context);
  // A function touches its frame right above or below the stack pointer.
  const uintptr_t reach = 1 << 20;
  if (stack > reach && address > stack - reach && address < stack + reach) {
    ssize_t written = write(STDERR_FILENO, overflow_message, strlen(overflow_message));
    (void)written;
  }
  // The handler is reset (SA_RESETHAND), so that the repeated access ends the process.
  report_crash(signal);
}

void csystem_report_stack_overflow(const char *message) {
  static char alternate[64 * 1024];
  overflow_message = message;
  stack_t stack = {.ss_sp = alternate, .ss_size = sizeof alternate};
  if (sigaltstack(&stack, NULL) != 0) return;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = report_overflow;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESETHAND;
  sigemptyset(&action.sa_mask);
  sigaction(SIGSEGV, &action, NULL);
  sigaction(SIGBUS, &action, NULL);
}
