// Part of Snapback, under the MIT licence; see LICENSE.

#include <stdlib.h>
#include <string.h>

/// ICU, by which Foundation formats numbers and dates, accesses memory out of bounds if the language of the environment
/// has more characters than this.
static const size_t longest_language = 11;

/// Removes such languages before anything is formatted.
__attribute__((constructor)) static void remove_long_languages(void) {
  static const char *const names[] = {"LC_ALL", "LC_MESSAGES", "LC_TIME", "LANG"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    const char *value = getenv(names[i]);
    if (value && strcspn(value, "_-.@") > longest_language) unsetenv(names[i]);
  }
}
