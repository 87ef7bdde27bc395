// Part of Snapback, under the MIT licence; see LICENSE.

// SDL's software renderer. It has neither rounded corners nor antialiasing: its cards are
// rectangles, which is less work than in the other programs.

#include "scene.h"

#include <math.h>

static SDL_Renderer *renderer;
static SDL_Texture *sprite, *white;

static int open_window(SDL_Window *window) {
  SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear");
  renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE);
  if (!renderer) return 0;
  const uint32_t one = 0xffffffff;
  sprite = SDL_CreateTexture(
      renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STATIC, SPRITE_WIDTH, SPRITE_HEIGHT);
  white = SDL_CreateTexture(renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STATIC, 1, 1);
  if (!sprite || !white) return 0;
  SDL_UpdateTexture(sprite, NULL, sprite_pixels, SPRITE_WIDTH * 4);
  SDL_UpdateTexture(white, NULL, &one, 4);
  SDL_SetTextureBlendMode(sprite, SDL_BLENDMODE_BLEND);
  return 1;
}

static void clear(void) {
  SDL_SetRenderDrawColor(renderer, 0xf0, 0xf0, 0xf0, 0xff);
  SDL_RenderClear(renderer);
}

static void draw(const card *cards, int count) {
  static const int order[6] = {0, 1, 2, 0, 2, 3};
  for (int i = 0; i < count; i++) {
    const card *c = cards + i;
    const double cosine = cos(c->angle), sine = sin(c->angle);
    SDL_Vertex corners[4];
    for (int k = 0; k < 4; k++) {
      const double x = k == 1 || k == 2 ? c->width / 2 : -c->width / 2;
      const double y = k > 1 ? c->height / 2 : -c->height / 2;
      corners[k].position.x = (float)(c->x + x * cosine - y * sine);
      corners[k].position.y = (float)(c->y + x * sine + y * cosine);
      corners[k].color = (SDL_Color){
        (Uint8)(c->red * 255), (Uint8)(c->green * 255), (Uint8)(c->blue * 255),
        (Uint8)(c->alpha * 255)};
      corners[k].tex_coord = (SDL_FPoint){0, 0};
    }
    SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND);
    SDL_RenderGeometry(renderer, NULL, corners, 4, order, 6);
    if (c->has_sprite) {
      const SDL_FRect to = {
        (float)c->x - SPRITE_WIDTH / 2.0f, (float)c->y - SPRITE_HEIGHT / 2.0f, SPRITE_WIDTH,
        SPRITE_HEIGHT};
      SDL_RenderCopyExF(
          renderer, sprite, NULL, &to, c->angle * 180 / M_PI, NULL, SDL_FLIP_NONE);
    }
  }
}

static void present(SDL_Window *window) {
  (void)window;
  SDL_RenderPresent(renderer);
}

int main(void) {
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  return run_peer(&(peer){"SDL's renderer, software", open_window, clear, draw, present});
}
