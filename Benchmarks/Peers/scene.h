// Part of Snapback, under the MIT licence; see LICENSE.

// The card scene of `snapback bench` for other drawing libraries: the same cards, springs and
// window, and the same frames that are only cleared, as a baseline.

#ifndef SCENE_H
#define SCENE_H

#include <SDL2/SDL.h>

enum { WIDTH = 1280, HEIGHT = 800, SPRITE_WIDTH = 160, SPRITE_HEIGHT = 120 };

typedef struct {
  double x, y, angle;           // the center in pixels, and the rotation in radians
  double width, height, radius;
  double red, green, blue, alpha;
  int has_sprite;
} card;

// Premultiplied, 0xAARRGGBB.
extern uint32_t sprite_pixels[SPRITE_WIDTH * SPRITE_HEIGHT];

// A drawing library to compare.
typedef struct {
  const char *name;
  int (*open)(SDL_Window *window);
  void (*clear)(void);
  void (*draw)(const card *cards, int count);
  void (*present)(SDL_Window *window);
} peer;

// Runs a peer and prints its lines of the table. Returns the exit status.
int run_peer(const peer *peer);

#endif
