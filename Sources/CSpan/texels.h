// Part of Snapback, under the MIT licence; see LICENSE.

#ifndef TEXELS_H
#define TEXELS_H

#include "law.h"

// The way of a row of pixels through a picture's texels, in 65536ths of a texel: pixel i of the row
// sees (u + i * u_step, v + i * v_step), and mixes the texels around by the first 8 bits of what is
// left of whole ones.
struct way {
  const uint32_t *texels;
  int64_t width, height;
  int64_t u, v, u_step, v_step;
};

typedef uint32_t eight __attribute__((vector_size(32)));

// The texels at eight places, those right of them, below, and right of those.
typedef struct {
  eight near, right, below, beyond;
} corners;

// The places of eight pixels, all of which lie inside.
INLINE void places_of(const struct way *w, int64_t at, eight *u, eight *v) {
  const eight number = {0, 1, 2, 3, 4, 5, 6, 7};
  *u = (uint32_t)(w->u + at * w->u_step) + number * (uint32_t)w->u_step;
  *v = (uint32_t)(w->v + at * w->v_step) + number * (uint32_t)w->v_step;
}

INLINE uint64_t two(const uint32_t *texels, uint32_t at) {
  uint64_t both;
  memcpy(&both, texels + at, sizeof both);
  return both;
}

typedef uint64_t four_pairs __attribute__((vector_size(32)));

// Looks up the texels at eight places and those right of them.
INLINE void look_up(const uint32_t *texels, const uint32_t *at, eight *left, eight *right) {
  const four_pairs one = {
    two(texels, at[0]), two(texels, at[1]), two(texels, at[4]), two(texels, at[5])};
  const four_pairs other = {
    two(texels, at[2]), two(texels, at[3]), two(texels, at[6]), two(texels, at[7])};
  *left = __builtin_shufflevector((eight)one, (eight)other, 0, 2, 8, 10, 4, 6, 12, 14);
  *right = __builtin_shufflevector((eight)one, (eight)other, 1, 3, 9, 11, 5, 7, 13, 15);
}

// Vectors go by address, for the sake of machines whose functions take no such arguments.
INLINE void mix_corners(words *mixed, const corners *at, const eight *u, const eight *v) {
  const words across = TWICE(*u >> 8 & 255), down = TWICE(*v >> 8 & 255);
  const words both = across * down >> 8;
  const words below = down - both, right = across - both, near = 256 - across - below;
#define MIX(of) \
  (of((words)at->near) * near + of((words)at->right) * right + of((words)at->below) * below \
    + of((words)at->beyond) * both + 128)
#define LOW_BYTES(texels) ((texels) & 255)
#define HIGH_BYTES(texels) ((texels) >> 8)
  *mixed = MIX(LOW_BYTES) >> 8 | (MIX(HIGH_BYTES) & 0xff00);
}

#endif
