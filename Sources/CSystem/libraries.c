// Part of Snapback, under the MIT licence; see LICENSE.

#define _GNU_SOURCE
#include "CSystem.h"

#include <link.h>

struct visit {
  void (*body)(const char *path, void *context);
  void *context;
};

static int visit_library(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  const struct visit *visit = context;
  if (info->dlpi_name && *info->dlpi_name) visit->body(info->dlpi_name, visit->context);
  return 0;
}

void csystem_visit_libraries(void (*body)(const char *path, void *context), void *context) {
  struct visit visit = {body, context};
  dl_iterate_phdr(visit_library, &visit);
}
