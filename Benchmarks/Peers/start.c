// Part of Snapback, under the MIT licence; see LICENSE.

// Measures the time from the start of a program to its first frame: of a minimal program, which
// opens a window with SDL, loads a font if it is built with Pango, and presents a cleared frame;
// and of `snapback run card`, by its frame log.
//
//     start [SNAPBACK]

#include <SDL2/SDL.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef WITH_FONTS
#include <pango/pangocairo.h>
#endif

enum { RUNS = 9 };

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e3 + (double)time.tv_nsec * 1e-6;
}

#ifdef WITH_FONTS
static void load_font(void) {
  PangoContext *context = pango_font_map_create_context(pango_cairo_font_map_get_default());
  PangoLayout *layout = pango_layout_new(context);
  PangoFontDescription *font = pango_font_description_from_string("Inter 17");
  int width, height;
  pango_layout_set_font_description(layout, font);
  pango_layout_set_text(layout, "Ag", -1);
  pango_layout_get_size(layout, &width, &height);
}
#endif

static int run_minimal(const char *descriptor) {
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return 1;
  SDL_Window *window = SDL_CreateWindow(
      "start", SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED, 1280, 800, SDL_WINDOW_RESIZABLE);
  SDL_Surface *surface = window ? SDL_GetWindowSurface(window) : NULL;
  if (!surface) return 1;
#ifdef WITH_FONTS
  load_font();
#endif
  memset(surface->pixels, 0xf0, (size_t)surface->pitch * (size_t)surface->h);
  if (SDL_UpdateWindowSurface(window) != 0) return 1;
  const char done = '\n';
  if (write(atoi(descriptor), &done, 1) != 1) return 1;
  pause();
  return 0;
}

// Milliseconds until a program writes its first line; negative if it does not.
static double first_line(char *const arguments[], int descriptor) {
  int ends[2];
  if (pipe(ends) != 0) return -1;
  const double start = now();
  const pid_t child = fork();
  if (child == 0) {
    dup2(ends[1], descriptor);
    execv(arguments[0], arguments);
    _exit(127);
  }
  close(ends[1]);
  char byte = 0;
  ssize_t count;
  do count = read(ends[0], &byte, 1);
  while (count == 1 && byte != '\n');
  const double elapsed = now() - start;
  if (child > 0) {
    kill(child, SIGKILL);
    waitpid(child, NULL, 0);
  }
  close(ends[0]);
  return count == 1 ? elapsed : -1;
}

static int compare(const void *one, const void *other) {
  const double a = *(const double *)one, b = *(const double *)other;
  return (a > b) - (a < b);
}

// The median of several runs.
static double measure(char *const arguments[], int descriptor) {
  double elapsed[RUNS];
  for (int run = 0; run < RUNS; run++) elapsed[run] = first_line(arguments, descriptor);
  qsort(elapsed, RUNS, sizeof *elapsed, compare);
  return elapsed[0] < 0 ? -1 : elapsed[RUNS / 2];
}

int main(int count, char **arguments) {
  if (count == 3 && strcmp(arguments[1], "--minimal") == 0) return run_minimal(arguments[2]);
  enum { DESCRIPTOR = 9 };
  char *minimal[] = {"/proc/self/exe", "--minimal", "9", NULL};
  const double minimal_time = measure(minimal, DESCRIPTOR);
  if (minimal_time < 0) {
    fprintf(stderr, "start: no display\n");
    return 1;
  }
#ifdef WITH_FONTS
  printf("first frame, minimal program with a font        %6.1f ms\n", minimal_time);
#else
  printf("first frame, minimal program                    %6.1f ms\n", minimal_time);
#endif
  if (count < 2) return 0;
  char *card[] = {arguments[1], "run", "card", "--frame-log", "/dev/fd/9", NULL};
  const double card_time = measure(card, DESCRIPTOR);
  if (card_time < 0) {
    fprintf(stderr, "start: %s presents no frame\n", arguments[1]);
    return 1;
  }
  printf("first frame, snapback run card                  %6.1f ms, %.2f times as long\n",
         card_time, card_time / minimal_time);
  return 0;
}
