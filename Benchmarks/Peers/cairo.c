// Part of Snapback, under the MIT licence; see LICENSE.

#include "scene.h"

#include <cairo.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static cairo_surface_t *pixels, *sprite;
static cairo_t *context;
static SDL_Surface *surface;

static int open_window(SDL_Window *window) {
  surface = SDL_GetWindowSurface(window);
  if (!surface || surface->format->BytesPerPixel != 4) return 0;
  pixels = cairo_image_surface_create_for_data(
      surface->pixels, CAIRO_FORMAT_RGB24, WIDTH, HEIGHT, surface->pitch);
  sprite = cairo_image_surface_create_for_data(
      (unsigned char *)sprite_pixels, CAIRO_FORMAT_ARGB32, SPRITE_WIDTH, SPRITE_HEIGHT,
      SPRITE_WIDTH * 4);
  context = cairo_create(pixels);
  return cairo_status(context) == CAIRO_STATUS_SUCCESS;
}

static void clear(void) {
  memset(surface->pixels, 0xf0, (size_t)surface->pitch * HEIGHT);
  cairo_surface_mark_dirty(pixels);
}

static void draw(const card *cards, int count) {
  for (int i = 0; i < count; i++) {
    const card *c = cards + i;
    const double right = c->width / 2 - c->radius, bottom = c->height / 2 - c->radius;
    cairo_save(context);
    cairo_translate(context, c->x, c->y);
    cairo_rotate(context, c->angle);
    cairo_new_path(context);
    cairo_arc(context, right, -bottom, c->radius, -M_PI / 2, 0);
    cairo_arc(context, right, bottom, c->radius, 0, M_PI / 2);
    cairo_arc(context, -right, bottom, c->radius, M_PI / 2, M_PI);
    cairo_arc(context, -right, -bottom, c->radius, M_PI, 3 * M_PI / 2);
    cairo_close_path(context);
    cairo_set_source_rgba(context, c->red, c->green, c->blue, c->alpha);
    cairo_fill(context);
    if (c->has_sprite) {
      cairo_set_source_surface(context, sprite, -SPRITE_WIDTH / 2.0, -SPRITE_HEIGHT / 2.0);
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR);
      cairo_paint(context);
    }
    cairo_restore(context);
  }
}

static void present(SDL_Window *window) {
  cairo_surface_flush(pixels);
  if (SDL_UpdateWindowSurface(window) != 0) {
    fprintf(stderr, "cairo: %s\n", SDL_GetError());
    exit(70);
  }
}

int main(void) {
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  return run_peer(&(peer){"cairo into the window surface", open_window, clear, draw, present});
}
