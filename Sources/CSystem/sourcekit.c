// Part of Snapback, under the MIT licence; see LICENSE.

#include "sourcekit.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

// The part of sourcekitd's C interface that is used. It has been stable since Swift 3.
typedef struct {
  uint64_t data[3];
} variant;

static void *(*create_request)(const char *yaml, char **error);
static void (*release_request)(void *request);
static void *(*send_request)(void *request);
static bool (*is_error)(void *response);
static variant (*value_of)(void *response);
static char *(*json_of)(variant value);
static void (*dispose_response)(void *response);

bool csystem_sourcekit_open(const char *path) {
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!library) return false;
  struct {
    const char *name;
    void *function;
  } functions[] = {
      {"sourcekitd_request_create_from_yaml", &create_request},
      {"sourcekitd_request_release", &release_request},
      {"sourcekitd_send_request_sync", &send_request},
      {"sourcekitd_response_is_error", &is_error},
      {"sourcekitd_response_get_value", &value_of},
      {"sourcekitd_variant_json_description_copy", &json_of},
      {"sourcekitd_response_dispose", &dispose_response},
  };
  for (size_t i = 0; i < sizeof functions / sizeof functions[0]; i++) {
    void *address = dlsym(library, functions[i].name);
    if (!address) return false;
    *(void **)functions[i].function = address;
  }
  void (*initialize)(void);
  *(void **)&initialize = dlsym(library, "sourcekitd_initialize");
  if (!initialize) return false;
  initialize();
  return true;
}

char *csystem_sourcekit_answer(const char *yaml) {
  char *error = NULL;
  void *request = create_request(yaml, &error);
  if (!request) {
    free(error);
    return NULL;
  }
  void *response = send_request(request);
  release_request(request);
  if (!response) return NULL;
  char *json = is_error(response) ? NULL : json_of(value_of(response));
  dispose_response(response);
  return json;
}
