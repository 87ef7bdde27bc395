// Part of Snapback, under the MIT licence; see LICENSE.

#include "CSpan.h"
#include "clones.h"
#include "law.h"
#include "level.h"
#include "stretch.h"
#include "texels.h"

static int64_t within(int64_t index, int64_t count) {
  return index < 0 ? 0 : index < count ? index : count - 1;
}

// One pixel, which may look beyond the border: the law of all the others.
static uint32_t mix_one(const struct way *w, int64_t i) {
  const int64_t u = w->u + w->u_step * i, v = w->v + w->v_step * i;
  const uint32_t across = (uint32_t)(u >> 8) & 255, down = (uint32_t)(v >> 8) & 255;
  const uint32_t both = across * down >> 8;
  const uint32_t *upper = w->texels + within(v >> 16, w->height) * w->width;
  const uint32_t *lower = w->texels + within((v >> 16) + 1, w->height) * w->width;
  const int64_t left = within(u >> 16, w->width), right = within((u >> 16) + 1, w->width);
  uint32_t pixel = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    const uint32_t sum = (upper[left] >> shift & 255) * (256 - across - down + both)
        + (upper[right] >> shift & 255) * (across - both)
        + (lower[left] >> shift & 255) * (down - both) + (lower[right] >> shift & 255) * both;
    pixel |= (sum + 128) >> 8 << shift;
  }
  return pixel;
}

// Narrows from ..< to so that 0 <= start + i * step <= most for every i in it.
INLINE void narrow(int64_t start, int64_t step, int64_t most, int64_t *from, int64_t *to) {
  if (step == 0) {
    if (start < 0 || start > most) *to = *from;
    return;
  }
  // Backwards it is the same from the other end.
  if (step < 0) {
    start = most - start;
    step = -step;
  }
  const int64_t first = start < 0 ? (-start + step - 1) / step : 0;
  const int64_t end = start > most ? 0 : (most - start) / step + 1;
  *from = first > *from ? first : *from;
  *to = end < *to ? end : *to;
}

// The pixels from the first to `to` whose four texels are all there.
INLINE void find_inside(const struct way *w, int64_t n, int64_t *from, int64_t *to) {
  *from = 0;
  *to = n;
  const int64_t u_most = ((int64_t)(w->width - 1) << 16) - 1;
  const int64_t v_most = ((int64_t)(w->height - 1) << 16) - 1;
  const int64_t u_end = w->u + w->u_step * (n - 1), v_end = w->v + w->v_step * (n - 1);
  // Mostly all of it is inside: then so are its ends, and there is nothing to divide.
  const int is_inside = (w->u >= 0) & (w->u <= u_most) & (u_end >= 0) & (u_end <= u_most)
      & (w->v >= 0) & (w->v <= v_most) & (v_end >= 0) & (v_end <= v_most);
  if (!is_inside) {
    narrow(w->u, w->u_step, u_most, from, to);
    narrow(w->v, w->v_step, v_most, from, to);
  }
  if (*to - *from < STEP) *from = *to = 0;
}

// In 65536ths, rounded.
INLINE int64_t fixed(double value, double limit) {
  value = value > -limit ? value : -limit;
  value = value < limit ? value : limit;
  return (int64_t)(value * 65536 + (0x1p48 + 0.5)) - ((int64_t)1 << 48);
}

INLINE struct way way_of(const cspan_picture *p, int32_t x, int32_t y) {
  const int64_t u_step = fixed(p->u_step, 0x1p20), v_step = fixed(p->v_step, 0x1p20);
  const int64_t on = (int64_t)x - p->x;
  const double down = (double)(y - p->y);
  return (struct way){
    p->texels, p->width, p->height, fixed(p->u + p->u_down * down, 0x1p30) + u_step * on,
    fixed(p->v + p->v_down * down, 0x1p30) + v_step * on, u_step, v_step};
}

// Eight pixels from one on, of texels looked up one by one.
INLINE void mix_any(uint32_t *dst, const struct way *w, int64_t from) {
  eight u, v;
  places_of(w, from, &u, &v);
  const eight offsets = (v >> 16) * (uint32_t)w->width + (u >> 16);
  uint32_t at[STEP];
  memcpy(at, &offsets, sizeof at);
  corners seen;
  look_up(w->texels, at, &seen.near, &seen.right);
  look_up(w->texels + w->width, at, &seen.below, &seen.beyond);
  words mixed;
  mix_corners(&mixed, &seen, &u, &v);
  memcpy(dst + from, &mixed, sizeof mixed);
}

// Eight pixels of a picture that is neither turned nor scaled.
INLINE void mix_straight(uint32_t *dst, const struct way *w, int64_t from) {
  eight u, v;
  places_of(w, from, &u, &v);
  const uint32_t *upper = w->texels + (w->v >> 16) * w->width + (w->u >> 16) + from;
  const uint32_t *lower = upper + w->width;
  corners seen;
  memcpy(&seen.near, upper, sizeof seen.near);
  memcpy(&seen.right, upper + 1, sizeof seen.right);
  memcpy(&seen.below, lower, sizeof seen.below);
  memcpy(&seen.beyond, lower + 1, sizeof seen.beyond);
  words mixed;
  mix_corners(&mixed, &seen, &u, &v);
  memcpy(dst + from, &mixed, sizeof mixed);
}

// Pixels that all look inside, eight or more; the last eight overlap those before.
#define EIGHT_BY_EIGHT(mix, ...) \
  for (int64_t i = 0; i + STEP < n; i += STEP) mix(dst, &own, i, ##__VA_ARGS__); \
  mix(dst, &own, n - STEP, ##__VA_ARGS__);

CLONES
static void mix_inside(uint32_t *dst, int64_t n, const struct way *w) {
  const struct way own = *w;
  if (own.u_step == 65536 && own.v_step == 0) {
    EIGHT_BY_EIGHT(mix_straight)
  } else {
    EIGHT_BY_EIGHT(mix_any)
  }
}

typedef int32_t signed_eight __attribute__((vector_size(32)));

// Limits whole numbers to 0 to `high`.
INLINE void hold(signed_eight *value, int32_t high) {
  const signed_eight above = *value & ~(*value >> 31), most = (signed_eight){0} + high;
  const signed_eight is_less = above < most;
  *value = (above & is_less) | (most & ~is_less);
}

INLINE void texels_at(
    eight *texels, const struct way *w, const signed_eight *u, const signed_eight *v) {
  const eight offsets = (eight)(*v * (int32_t)w->width + *u);
  uint32_t at[STEP];
  memcpy(at, &offsets, sizeof at);
  *texels = (eight){
    w->texels[at[0]], w->texels[at[1]], w->texels[at[2]], w->texels[at[3]],
    w->texels[at[4]], w->texels[at[5]], w->texels[at[6]], w->texels[at[7]]};
}

// Eight pixels that may look beyond the border, but not far.
INLINE void mix_at_border(words *mixed, const struct way *w, int64_t from) {
  eight us, vs;
  places_of(w, from, &us, &vs);
  signed_eight left = (signed_eight)us >> 16, upper = (signed_eight)vs >> 16;
  signed_eight right = left + 1, lower = upper + 1;
  hold(&left, (int32_t)w->width - 1);
  hold(&right, (int32_t)w->width - 1);
  hold(&upper, (int32_t)w->height - 1);
  hold(&lower, (int32_t)w->height - 1);
  corners seen;
  texels_at(&seen.near, w, &left, &upper);
  texels_at(&seen.right, w, &right, &upper);
  texels_at(&seen.below, w, &left, &lower);
  texels_at(&seen.beyond, w, &right, &lower);
  mix_corners(mixed, &seen, &us, &vs);
}

static int is_near(int64_t place) {
  return place > -((int64_t)1 << 30) && place < (int64_t)1 << 30;
}

CLONES
static void mix_border(uint32_t *dst, int64_t from, int64_t to, const struct way *w) {
  const struct way own = *w;
  const int64_t last = to + STEP;
  if (!is_near(own.u + from * own.u_step) || !is_near(own.u + last * own.u_step)
      || !is_near(own.v + from * own.v_step) || !is_near(own.v + last * own.v_step)) {
    for (int64_t i = from; i < to; i++) dst[i] = mix_one(w, i);
    return;
  }
  words mixed;
  for (; from + STEP <= to; from += STEP) {
    mix_at_border(&mixed, &own, from);
    memcpy(dst + from, &mixed, sizeof mixed);
  }
  if (from < to) {
    mix_at_border(&mixed, &own, from);
    memcpy(dst + from, &mixed, (size_t)(to - from) * sizeof *dst);
  }
}

// Pixels that all look inside, eight or more, from one on.
static void mix(uint32_t *dst, int64_t n, const struct way *w, int64_t from) {
  if (lay_wide(dst, n, w, from, ALONE)) return;
  struct way own = *w;
  own.u += from * own.u_step;
  own.v += from * own.v_step;
  if (!mix_level(dst, n, &own)) mix_inside(dst, n, &own);
}

CLONES
void cspan_sprite(uint32_t *dst, size_t count, int32_t x, int32_t y, const cspan_picture *picture) {
  const struct way way = way_of(picture, x, y);
  const int64_t n = (int64_t)count;
  int64_t from, to;
  find_inside(&way, n, &from, &to);
  if (from > 0) mix_border(dst, 0, from, &way);
  if (from < to) mix(dst + from, to - from, &way, from);
  if (to < n) mix_border(dst, to, n, &way);
}

static int32_t least_of(int32_t a, int32_t b) { return a < b ? a : b; }
static int32_t most_of(int32_t a, int32_t b) { return a > b ? a : b; }

// Lays what a stretch of a row's pixels see.
static void lay(
    uint32_t *row, const cspan_stretch *stretch, const uint32_t *colors, int32_t from, int32_t to) {
  const int32_t solid = most_of(from, stretch->solid), solid_end = least_of(to, stretch->solid_end);
  if (solid >= solid_end) {
    lay_covered(row, stretch, colors, from, to);
    return;
  }
  lay_covered(row, stretch, colors, from, solid);
  cspan_pixels(row + solid, colors + solid, (size_t)(solid_end - solid), stretch->cover);
  lay_covered(row, stretch, colors, solid_end, to);
}

CLONES
void cspan_lay_sprite(
    uint32_t *row, const cspan_stretch *stretch, int32_t y, const cspan_picture *picture,
    uint32_t *colors) {
  const struct way way = way_of(picture, stretch->from, y);
  int64_t first, end;
  find_inside(&way, stretch->to - stretch->from, &first, &end);
  const int32_t from = most_of((int32_t)first + stretch->from, stretch->solid);
  const int32_t to = least_of((int32_t)end + stretch->from, stretch->solid_end);
  if (from < to && lay_wide(row + from, to - from, &way, from - stretch->from, stretch->cover)) {
    // Only the ends are left.
    if (stretch->from < from) {
      mix_border(colors + stretch->from, 0, from - stretch->from, &way);
      lay(row, stretch, colors, stretch->from, from);
    }
    if (to < stretch->to) {
      mix_border(colors + stretch->from, to - stretch->from, stretch->to - stretch->from, &way);
      lay(row, stretch, colors, to, stretch->to);
    }
    return;
  }
  cspan_sprite(colors + stretch->from, (size_t)(stretch->to - stretch->from), stretch->from, y, picture);
  lay(row, stretch, colors, stretch->from, stretch->to);
}
