// Part of Snapback, under the MIT licence; see LICENSE.

#include "scene.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

uint32_t sprite_pixels[SPRITE_WIDTH * SPRITE_HEIGHT];

static void make_sprite(void) {
  for (int y = 0; y < SPRITE_HEIGHT; y++) {
    for (int x = 0; x < SPRITE_WIDTH; x++) {
      const double across = (x - 79.5) / 80, down = (y - 59.5) / 60;
      const double depth = (1 - sqrt(across * across + down * down)) * 60;
      const double alpha = depth < 0 ? 0 : depth > 1 ? 1 : depth;
#define CHANNEL(value) (uint32_t)((value) * alpha * 255 + 0.5)
      sprite_pixels[y * SPRITE_WIDTH + x] = CHANNEL(1) << 24 | CHANNEL(0.9) << 16
          | CHANNEL(0.5 + across / 3) << 8 | CHANNEL(0.4 + down / 3);
    }
  }
}

static card make_card(int index, int count, double progress) {
  const double hue = (index % 12) / 12.0;
  card c = {
    .angle = (index % 9 + 2) * M_PI / 180, .red = 0.3 + 0.5 * hue, .green = 0.35,
    .blue = 0.85 - 0.5 * hue, .alpha = 0.9, .has_sprite = count <= 100};
  c.width = count <= 10 ? 300 : count <= 100 ? 120 : 40;
  c.height = count <= 10 ? 500 : count <= 100 ? 160 : 56;
  c.radius = count <= 10 ? 25 : count <= 100 ? 12 : 6;
  const double across = index * 7919 % 1000 / 1000.0;
  const double down = (long)index * 104729 % 997 / 997.0;
  c.x = WIDTH / 2.0 + (count > 1 ? (across - 0.5) * (WIDTH - c.width) : 0) + 90 * (progress - 0.5);
  c.y = HEIGHT / 2.0 + (count > 1 ? (down - 0.5) * (HEIGHT - c.height) : 0)
      - 60 * (progress - 0.5);
  return c;
}

// Advances a spring (response 0.45 s, damping ratio 0.6) by 1/60 s.
static void step(double *value, double *velocity, double target) {
  const double t = 1.0 / 60, w0 = 2 * M_PI / 0.45, decay = 0.6 * w0;
  const double w = w0 * sqrt(1 - 0.6 * 0.6), left = *value - target;
  const double b = (*velocity + decay * left) / w;
  const double e = exp(-decay * t), c = cos(w * t), s = sin(w * t);
  *value = target + e * (left * c + b * s);
  *velocity = e * ((b * w - decay * left) * c - (left * w + decay * b) * s);
}

static int ascending(const void *one, const void *other) {
  const double a = *(const double *)one, b = *(const double *)other;
  return (a > b) - (a < b);
}

// The mean of the middle half of the values (interquartile mean), as in `snapback bench`.
static double interquartile_mean(double *values, int count) {
  double sum = 0;
  qsort(values, (size_t)count, sizeof *values, ascending);
  for (int i = count / 4; i < count * 3 / 4; i++) sum += values[i];
  return sum / (count * 3 / 4 - count / 4);
}

static double seconds(void) {
  return (double)SDL_GetPerformanceCounter() / (double)SDL_GetPerformanceFrequency();
}

int run_peer(const peer *peer) {
  enum { MOST = 1000, FRAMES = 120, WARM = 10 };
  static card cards[MOST];
  make_sprite();
  SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11");
  if (SDL_InitSubSystem(SDL_INIT_VIDEO) != 0) {
    printf("%s: skipped: no display\n", peer->name);
    return 0;
  }
  SDL_Window *window = SDL_CreateWindow(
      peer->name, SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED, WIDTH, HEIGHT, 0);
  if (!window || !peer->open(window)) {
    printf("%s: skipped: %s\n", peer->name, SDL_GetError());
    SDL_Quit();
    return 0;
  }
  printf("%-34s%10s%10s%10s\n", peer->name, "cleared", "drawn", "ratio");
  for (int count = 1; count <= MOST; count *= 10) {
    double floors[FRAMES], frames[FRAMES], value = 0, velocity = 0;
    for (int frame = -WARM; frame < FRAMES; frame++) {
      SDL_PumpEvents();
      SDL_FlushEvents(SDL_FIRSTEVENT, SDL_LASTEVENT);
      const double start = seconds();
      peer->clear();
      peer->present(window);
      const double cleared = seconds();
      step(&value, &velocity, (frame + WARM) / 60 % 2 ? 0 : 1);
      for (int index = 0; index < count; index++) cards[index] = make_card(index, count, value);
      peer->clear();
      peer->draw(cards, count);
      peer->present(window);
      const double drawn = seconds();
      if (frame < 0) continue;
      floors[frame] = cleared - start;
      frames[frame] = drawn - cleared;
    }
    const double floor = interquartile_mean(floors, FRAMES);
    const double drawn = interquartile_mean(frames, FRAMES);
    printf("  %-32d%10.3f%10.3f%10.2f\n", count, floor * 1000, drawn * 1000, drawn / floor);
  }
  SDL_DestroyWindow(window);
  SDL_Quit();
  return 0;
}
