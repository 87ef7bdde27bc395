// Part of Snapback, under the MIT licence; see LICENSE.

#include "latency.h"

#include <SDL2/SDL.h>
#include <stdio.h>
#include <string.h>

static int present(SDL_Window *window, int x) {
  SDL_Surface *surface = SDL_GetWindowSurface(window);
  if (!surface) return 0;
  // Even and odd positions give different grays.
  memset(surface->pixels, x & 1 ? 0xe0 : 0x20, (size_t)surface->pitch * (size_t)surface->h);
  return SDL_UpdateWindowSurface(window) == 0;
}

int run_floor(int width, int height) {
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  if (SDL_InitSubSystem(SDL_INIT_VIDEO) != 0) {
    fprintf(stderr, "latency: no display: %s\n", SDL_GetError());
    return 69;
  }
  SDL_Window *window = SDL_CreateWindow(
      "floor", SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED, width, height, 0);
  int x = 0;
  int ok = window && present(window, x);
  SDL_Event event;
  while (ok && SDL_WaitEvent(&event)) {
    int dirty = 0;
    do {
      if (event.type == SDL_QUIT) {
        SDL_Quit();
        return 0;
      }
      if (event.type == SDL_MOUSEMOTION) {
        x = event.motion.x;
        dirty = 1;
      } else if (event.type == SDL_WINDOWEVENT) {
        dirty = 1;
      }
    } while (SDL_PollEvent(&event));
    if (dirty) ok = present(window, x);
  }
  fprintf(stderr, "latency: %s\n", SDL_GetError());
  SDL_Quit();
  return 70;
}
