// Part of Snapback, under the MIT licence; see LICENSE.

#define _GNU_SOURCE
#include "CFiles.h"

#include <limits.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

static const int numbers[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM};
enum { COUNT = sizeof numbers / sizeof *numbers };

static char stored_path[PATH_MAX];
static atomic_int is_stored;
static int is_installed[COUNT];

// Runs between any two instructions: it may call async-signal-safe functions only.
static void handle(int number) {
  if (atomic_load(&is_stored)) unlink(stored_path);
  signal(number, SIG_DFL);
  raise(number);
}

int cfiles_remove_on_signal(const char *path) {
  if (atomic_load(&is_stored) || strlen(path) >= sizeof stored_path) return 0;
  strcpy(stored_path, path);
  atomic_store(&is_stored, 1);
  for (int index = 0; index < COUNT; index++) {
    struct sigaction current;
    is_installed[index] =
        sigaction(numbers[index], NULL, &current) == 0 && current.sa_handler == SIG_DFL;
    if (is_installed[index]) signal(numbers[index], handle);
  }
  return 1;
}

void cfiles_keep_on_signal(void) {
  if (!atomic_load(&is_stored)) return;
  atomic_store(&is_stored, 0);
  for (int index = 0; index < COUNT; index++) {
    if (is_installed[index]) signal(numbers[index], SIG_DFL);
  }
}
