// Part of Snapback, under the MIT licence; see LICENSE.

// The Swift parser of an installed toolchain: sourcekitd, which is loaded when it is needed.

#ifndef SNAPBACK_SOURCEKIT_H
#define SNAPBACK_SOURCEKIT_H

#include <stdbool.h>

/// Loads the library at a path, once for a process. Returns false if it is not there, or lacks a
/// function.
bool csystem_sourcekit_open(const char *path);

/// Sends a request in YAML, and returns the answer in JSON, which the caller frees; null if the
/// request fails.
char *csystem_sourcekit_answer(const char *request);

#endif
