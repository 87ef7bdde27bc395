// Part of Snapback, under the MIT licence; see LICENSE.

// A library to preload: a slow disk, for which each fsync waits for two seconds more.

#include <sys/syscall.h>
#include <unistd.h>

int fsync(int descriptor) {
  sleep(2);
  return (int)syscall(SYS_fsync, descriptor);
}
