// Part of Snapback, under the MIT licence; see LICENSE.

#define _GNU_SOURCE
#include "CFiles.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

int cfiles_exchange(const char *first, const char *second) {
  return renameat2(AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE);
}

int cfiles_rename_new(const char *from, const char *to) {
  if (renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE) == 0) return 0;
  if (errno != EINVAL && errno != ENOSYS) return -1;
  struct stat status;
  if (lstat(from, &status) != 0) return -1;
  if (S_ISDIR(status.st_mode)) return rename(from, to);
  if (link(from, to) == 0) return unlink(from);
  if (errno != EPERM && errno != EOPNOTSUPP) return -1;
  // A file system without hard links: not atomic.
  if (lstat(to, &status) == 0) {
    errno = EEXIST;
    return -1;
  }
  return rename(from, to);
}

static int is_copied(const char *name) {
  return strncmp(name, "user.", 5) == 0 || strncmp(name, "system.posix_acl_", 17) == 0;
}

void cfiles_copy_attributes(const char *from, int to) {
  char names[4096], value[65536];
  ssize_t length = listxattr(from, names, sizeof names);
  for (ssize_t index = 0; index < length; index += (ssize_t)strlen(names + index) + 1) {
    if (!is_copied(names + index)) continue;
    ssize_t size = getxattr(from, names + index, value, sizeof value);
    if (size >= 0) (void)fsetxattr(to, names + index, value, (size_t)size, 0);
  }
}
