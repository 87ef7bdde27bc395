// Part of Snapback, under the MIT licence; see LICENSE.

// The functions that glibc has only in the part that is linked into each program. Loaded files are
// linked without it, so the program exports them: atexit, at_quick_exit, pthread_atfork.

#ifndef CSTATICLIBC_H
#define CSTATICLIBC_H

int atexit(void (*function)(void));
int at_quick_exit(void (*function)(void));
int pthread_atfork(void (*prepare)(void), void (*parent)(void), void (*child)(void));

#endif
