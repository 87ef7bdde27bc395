// Part of Snapback, under the MIT licence; see LICENSE.

#include "CStaticLibc.h"

#include <stddef.h>

// The functions of libc.so that those of the same meaning call, as the C++ ABI and glibc define
// them. Without an object that is being unloaded, handlers belong to the program.
extern int __cxa_atexit(void (*function)(void *), void *argument, void *object);
extern int __cxa_at_quick_exit(void (*function)(void *), void *object);
extern int __register_atfork(
    void (*prepare)(void), void (*parent)(void), void (*child)(void), void *object);

// The thread sanitizer registers handlers before it can count the calls of instrumented functions.
#pragma clang attribute push(__attribute__((disable_sanitizer_instrumentation)), apply_to = function)

static void call(void *function) { ((void (*)(void))function)(); }

int atexit(void (*function)(void)) { return __cxa_atexit(call, (void *)function, NULL); }

int at_quick_exit(void (*function)(void)) {
  return __cxa_at_quick_exit((void (*)(void *))function, NULL);
}

int pthread_atfork(void (*prepare)(void), void (*parent)(void), void (*child)(void)) {
  return __register_atfork(prepare, parent, child, NULL);
}

#pragma clang attribute pop
