// Part of Snapback, under the MIT licence; see LICENSE.

// How long a program takes from its start to its first frame: the smallest there can be, which
// opens a window with SDL, clears it and shows it, having loaded a font if it is built with Pango;
// and `snapback run card`, by its frame log.
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
static void load_a_font(void) {
  PangoContext *context = pango_font_map_create_context(pango_cairo_font_map_get_default());
  PangoLayout *layout = pango_layout_new(context);
  PangoFontDescription *font = pango_font_description_from_string("Inter 17");
  int width, height;
  pango_layout_set_font_description(layout, font);
  pango_layout_set_text(layout, "Ag", -1);
  pango_layout_get_size(layout, &width, &height);
}
#endif

static int be_smallest(const char *end) {
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return 1;
  SDL_Window *window = SDL_CreateWindow(
      "start", SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED, 1280, 800, SDL_WINDOW_RESIZABLE);
  SDL_Surface *surface = window ? SDL_GetWindowSurface(window) : NULL;
  if (!surface) return 1;
#ifdef WITH_FONTS
  load_a_font();
#endif
  memset(surface->pixels, 0xf0, (size_t)surface->pitch * (size_t)surface->h);
  if (SDL_UpdateWindowSurface(window) != 0) return 1;
  const char done = '\n';
  if (write(atoi(end), &done, 1) != 1) return 1;
  pause();
  return 0;
}

// Milliseconds until a program writes its first line; below 0 if it does not.
static double first_line(char *const arguments[], int end) {
  int ends[2];
  if (pipe(ends) != 0) return -1;
  const double start = now();
  const pid_t child = fork();
  if (child == 0) {
    dup2(ends[1], end);
    execv(arguments[0], arguments);
    _exit(127);
  }
  close(ends[1]);
  char byte = 0;
  ssize_t count;
  do count = read(ends[0], &byte, 1);
  while (count == 1 && byte != '\n');
  const double taken = now() - start;
  if (child > 0) {
    kill(child, SIGKILL);
    waitpid(child, NULL, 0);
  }
  close(ends[0]);
  return count == 1 ? taken : -1;
}

static int compare(const void *one, const void *other) {
  const double a = *(const double *)one, b = *(const double *)other;
  return (a > b) - (a < b);
}

// The median of some runs.
static double measure(char *const arguments[], int end) {
  double taken[RUNS];
  for (int run = 0; run < RUNS; run++) taken[run] = first_line(arguments, end);
  qsort(taken, RUNS, sizeof *taken, compare);
  return taken[0] < 0 ? -1 : taken[RUNS / 2];
}

int main(int count, char **words) {
  if (count == 3 && strcmp(words[1], "--smallest") == 0) return be_smallest(words[2]);
  enum { END = 9 };
  char *smallest[] = {"/proc/self/exe", "--smallest", "9", NULL};
  const double least = measure(smallest, END);
  if (least < 0) {
    fprintf(stderr, "start: there is no display\n");
    return 1;
  }
#ifdef WITH_FONTS
  printf("first frame, the smallest program with a font   %6.1f ms\n", least);
#else
  printf("first frame, the smallest program               %6.1f ms\n", least);
#endif
  if (count < 2) return 0;
  char *card[] = {words[1], "run", "card", "--frame-log", "/dev/fd/9", NULL};
  const double ours = measure(card, END);
  if (ours < 0) {
    fprintf(stderr, "start: %s shows no frame\n", words[1]);
    return 1;
  }
  printf("first frame, snapback run card                  %6.1f ms, %.2f times that\n", ours,
         ours / least);
  return 0;
}
