// Part of Snapback, under the MIT licence; see LICENSE.

#include "CSpan.h"
#include "clones.h"

#include <string.h>

// Real numbers must come out the same with and without fused multiplication.
#pragma STDC FP_CONTRACT OFF

INLINE float clamp(float value, float high) {
  value = value > 0 ? value : 0;
  return value < high ? value : high;
}

INLINE int32_t index_at(float place) {
  return (int32_t)(clamp(place, 1) * cspan_ramp_last + 0.5f);
}

// Makes `place` of each pixel, which sees (u, v), a colour of the ramp. Places are found for a block
// of pixels first, many at a time, and looked up afterwards.
enum { BLOCK = 64 };
#define LOOK_UP(place) \
  int32_t indices[BLOCK]; \
  while (n > 0) { \
    const size_t count = n < BLOCK ? n : BLOCK; \
    for (int32_t i = 0; i < (int32_t)count; i++) { \
      const float at = (float)(x + i); \
      const float u = row->u + row->u_step * at, v = row->v + row->v_step * at; \
      (void)v; \
      indices[i] = index_at(place); \
    } \
    for (size_t i = 0; i < count; i++) dst[i] = ramp[indices[i]]; \
    dst += count; \
    x += (int32_t)count; \
    n -= count; \
  }

CLONES
void cspan_linear(uint32_t *dst, size_t n, int32_t x, const cspan_row *row, const uint32_t *ramp) {
  LOOK_UP(u)
}

CLONES
void cspan_radial(
    uint32_t *dst, size_t n, int32_t x, const cspan_row *row, float scale, float offset,
    const uint32_t *ramp) {
  LOOK_UP(__builtin_sqrtf(u * u + v * v) * scale + offset)
}

// The angle of (u, v) in turns, 0 to 1; off by at most 0.000001. A polynomial for one eighth,
// mirrored; its coefficients are a least-squares fit of atan(t) / 2 pi.
INLINE float turns(float u, float v) {
  float a = __builtin_fabsf(u), b = __builtin_fabsf(v);
  float high = a > b ? a : b, low = a > b ? b : a;
  float t = high > 0 ? low / high : 0;
  float s = t * t;
  float turn = t * (0.15915173f
      + s * (-0.05294375f + s * (0.03082352f
      + s * (-0.01856542f + s * (0.00840691f - s * 0.00187325f)))));
  turn = a > b ? turn : 0.25f - turn;
  turn = u < 0 ? 0.5f - turn : turn;
  return v < 0 ? 1 - turn : turn;
}

CLONES
void cspan_angular(
    uint32_t *dst, size_t n, int32_t x, const cspan_row *row, float scale, const uint32_t *ramp) {
  LOOK_UP(turns(u, v) * scale)
}

// Four weights that add up to 256, from two places between texels in 256ths.
typedef struct {
  uint32_t near, right, below, across;
} weights;

static inline weights weigh(uint32_t u, uint32_t v) {
  uint32_t across = u * v >> 8;
  return (weights){256 - u - v + across, u - across, v - across, across};
}

static inline int32_t floor_of(float value) {
  int32_t whole = (int32_t)value;
  return whole - (value < (float)whole);
}

// Far outside is as good as just outside, and fits an integer.
static inline float limit(float value) {
  value = value > -65536 ? value : -65536;
  return value < 65536 ? value : 65536;
}

static inline int32_t within(int64_t index, int32_t count) {
  return index < 0 ? 0 : index < count ? (int32_t)index : count - 1;
}

// Places on a row as 32.32 fixed point, so that one follows from another by adding.
static inline int64_t fixed(float value, float most) {
  value = value > -most ? value : -most;
  value = value < most ? value : most;
  return (int64_t)((double)value * 4294967296.0);
}

// Two texels side by side, and the weights of each, four times.
typedef uint8_t pair __attribute__((vector_size(8)));
typedef uint16_t wide_pair __attribute__((vector_size(16)));

static inline wide_pair widen(uint32_t left, uint32_t right) {
  uint64_t both = (uint64_t)right << 32 | left;
  pair bytes;
  memcpy(&bytes, &both, sizeof bytes);
  return __builtin_convertvector(bytes, wide_pair);
}

static inline wide_pair spread(uint32_t left, uint32_t right) {
  uint64_t both[2] = {left * 0x0001000100010001ull, right * 0x0001000100010001ull};
  wide_pair words;
  memcpy(&words, both, sizeof words);
  return words;
}

// A picture's texels, and the way through them.
typedef struct {
  const uint32_t *texels;
  int32_t width, height;
  int64_t u_step, v_step;
} picture;

// Narrows from ..< to so that 0 <= start + i * step <= most for every i in it.
static inline void narrow(int64_t start, int64_t step, int64_t most, int64_t *from, int64_t *to) {
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

// One pixel, which may look beyond the border.
static inline uint32_t mix_one(const picture *p, int64_t u, int64_t v) {
  weights w = weigh((uint32_t)(u >> 24) & 255, (uint32_t)(v >> 24) & 255);
  const int64_t column = u >> 32, line = v >> 32;
  const uint32_t *upper = p->texels + (int64_t)within(line, p->height) * p->width;
  const uint32_t *lower = p->texels + (int64_t)within(line + 1, p->height) * p->width;
  const int32_t left = within(column, p->width), right = within(column + 1, p->width);
  wide_pair sum = widen(upper[left], upper[right]) * spread(w.near, w.right)
      + widen(lower[left], lower[right]) * spread(w.below, w.across);
  sum += __builtin_shufflevector(sum, sum, 4, 5, 6, 7, 0, 1, 2, 3);
  pair bytes = __builtin_convertvector((sum + 128) >> 8, pair);
  uint32_t pixel;
  memcpy(&pixel, &bytes, sizeof pixel);
  return pixel;
}

// Eight pixels at a time: their corners' texels in four vectors, as words of two channels each.
enum { STEP = 8 };
typedef uint32_t eight __attribute__((vector_size(32)));
typedef uint16_t words __attribute__((vector_size(32)));
typedef uint64_t four_places __attribute__((vector_size(32)));
typedef uint32_t four __attribute__((vector_size(16)));

// Each word holds a value up to 256, twice.
#define TWICE(v) ((words)((v) | (v) << 16))

// The texels at eight places, those right of them, below, and right of those.
typedef struct {
  eight near, right, below, beyond;
} corners;

// Vectors go by address, for the sake of machines whose functions take no such arguments.
INLINE void mix_corners(uint32_t *dst, const corners *at, const eight *u, const eight *v) {
  // Values below 256, so that products of the words are those of the whole.
  const eight both = (eight)((words)*u * (words)*v) >> 8;
  const words near = TWICE(256 - *u - *v + both), right = TWICE(*u - both);
  const words below = TWICE(*v - both), beyond = TWICE(both);
#define MIX(of) \
  (of((words)at->near) * near + of((words)at->right) * right + of((words)at->below) * below \
    + of((words)at->beyond) * beyond + 128)
#define LOW(texels) ((texels) & 255)
#define HIGH(texels) ((texels) >> 8)
  const words mixed = MIX(LOW) >> 8 | (MIX(HIGH) & 0xff00);
  memcpy(dst, &mixed, sizeof mixed);
}

// Places of eight pixels, and by how much they go on.
typedef struct {
  four_places first, second;
} places;

INLINE void set_places(places *places, int64_t start, int64_t step) {
  const uint64_t by = (uint64_t)step;
  places->first = (uint64_t)start + (four_places){0, by, 2 * by, 3 * by};
  places->second = places->first + 4 * by;
}

// In 256ths of a texel.
INLINE void set_texels(eight *texels, const places *p) {
  const four low = __builtin_convertvector(p->first >> 24, four);
  const four high = __builtin_convertvector(p->second >> 24, four);
  *texels = __builtin_shufflevector(low, high, 0, 1, 2, 3, 4, 5, 6, 7);
}

static inline uint64_t two(const uint32_t *texels, uint32_t at) {
  uint64_t both;
  memcpy(&both, texels + at, sizeof both);
  return both;
}

// Looks up the texels at eight places and those right of them.
INLINE void look_up(const uint32_t *texels, const uint32_t *at, eight *left, eight *right) {
  const four_places one = {
    two(texels, at[0]), two(texels, at[1]), two(texels, at[4]), two(texels, at[5])};
  const four_places other = {
    two(texels, at[2]), two(texels, at[3]), two(texels, at[6]), two(texels, at[7])};
  *left = __builtin_shufflevector((eight)one, (eight)other, 0, 2, 8, 10, 4, 6, 12, 14);
  *right = __builtin_shufflevector((eight)one, (eight)other, 1, 3, 9, 11, 5, 7, 13, 15);
}

INLINE void mix_eight(uint32_t *dst, const picture *p, const places *us, const places *vs) {
  eight u, v;
  set_texels(&u, us);
  set_texels(&v, vs);
  const eight offsets = (v >> 8) * (uint32_t)p->width + (u >> 8);
  uint32_t at[STEP];
  memcpy(at, &offsets, sizeof at);
  corners seen;
  look_up(p->texels, at, &seen.near, &seen.right);
  look_up(p->texels + p->width, at, &seen.below, &seen.beyond);
  u &= 255;
  v &= 255;
  mix_corners(dst, &seen, &u, &v);
}

// Eight pixels side by side of a picture that is neither turned nor scaled.
INLINE void mix_straight(uint32_t *dst, const picture *p, int64_t u, int64_t v) {
  const uint32_t *upper = p->texels + (v >> 32) * p->width + (u >> 32);
  const uint32_t *lower = upper + p->width;
  corners seen;
  memcpy(&seen.near, upper, sizeof seen.near);
  memcpy(&seen.right, upper + 1, sizeof seen.right);
  memcpy(&seen.below, lower, sizeof seen.below);
  memcpy(&seen.beyond, lower + 1, sizeof seen.beyond);
  const eight across = (eight){0} + ((uint32_t)(u >> 24) & 255);
  const eight down = (eight){0} + ((uint32_t)(v >> 24) & 255);
  mix_corners(dst, &seen, &across, &down);
}

// Pixels that all look inside, eight or more; the last eight overlap those before.
INLINE void mix_inside(uint32_t *dst, int64_t n, const picture *p, int64_t u, int64_t v) {
  const int64_t last = n - STEP;
  if (p->u_step == (int64_t)1 << 32 && p->v_step == 0) {
    for (int64_t i = 0; i < last; i += STEP) mix_straight(dst + i, p, u + (i << 32), v);
    mix_straight(dst + last, p, u + (last << 32), v);
    return;
  }
  const uint64_t u_on = STEP * (uint64_t)p->u_step, v_on = STEP * (uint64_t)p->v_step;
  places us, vs;
  set_places(&us, u, p->u_step);
  set_places(&vs, v, p->v_step);
  for (int64_t i = 0; i < last; i += STEP) {
    mix_eight(dst + i, p, &us, &vs);
    us.first += u_on;
    us.second += u_on;
    vs.first += v_on;
    vs.second += v_on;
  }
  set_places(&us, u + p->u_step * last, p->u_step);
  set_places(&vs, v + p->v_step * last, p->v_step);
  mix_eight(dst + last, p, &us, &vs);
}

CLONES
void cspan_sprite(
    uint32_t *dst, size_t n, int32_t x, const cspan_row *row, const uint32_t *pixels,
    int32_t width, int32_t height) {
  const picture p = {
    pixels, width, height, fixed(row->u_step, 65536), fixed(row->v_step, 65536)};
  const int64_t u = fixed(row->u, 1048576) + p.u_step * x;
  const int64_t v = fixed(row->v, 1048576) + p.v_step * x;
  int64_t from = 0, to = (int64_t)n;
  const int64_t u_most = ((int64_t)(width - 1) << 32) - 1, v_most = ((int64_t)(height - 1) << 32) - 1;
  const int64_t u_end = u + p.u_step * (to - 1), v_end = v + p.v_step * (to - 1);
  // Mostly all of it is inside: then so are its ends, and there is nothing to divide.
  const int is_inside = (u >= 0) & (u <= u_most) & (u_end >= 0) & (u_end <= u_most)
      & (v >= 0) & (v <= v_most) & (v_end >= 0) & (v_end <= v_most);
  if (!is_inside) {
    narrow(u, p.u_step, u_most, &from, &to);
    narrow(v, p.v_step, v_most, &from, &to);
  }
  if (to - from >= STEP) {
    mix_inside(dst + from, to - from, &p, u + p.u_step * from, v + p.v_step * from);
  } else {
    from = to = 0;
  }
  for (int64_t i = 0; i < from; i++) dst[i] = mix_one(&p, u + p.u_step * i, v + p.v_step * i);
  for (int64_t i = to; i < (int64_t)n; i++) {
    dst[i] = mix_one(&p, u + p.u_step * i, v + p.v_step * i);
  }
}

static inline uint32_t texel(
    const uint8_t *mask, int32_t u, int32_t v, int32_t width, int32_t height) {
  return u >= 0 && u < width && v >= 0 && v < height ? mask[v * width + u] : 0;
}

CLONES
void cspan_mask(
    uint16_t *cover, size_t n, int32_t x, const cspan_row *row, const uint8_t *mask,
    int32_t width, int32_t height) {
  const cspan_row r = *row;
  for (size_t i = 0; i < n; i++) {
    float at = (float)(x + (int32_t)i);
    float real_u = limit(r.u + r.u_step * at), real_v = limit(r.v + r.v_step * at);
    int32_t u = floor_of(real_u), v = floor_of(real_v);
    weights w = weigh(
        (uint32_t)((real_u - (float)u) * 256), (uint32_t)((real_v - (float)v) * 256));
    uint32_t sum = texel(mask, u, v, width, height) * w.near
        + texel(mask, u + 1, v, width, height) * w.right
        + texel(mask, u, v + 1, width, height) * w.below
        + texel(mask, u + 1, v + 1, width, height) * w.across;
    // 255 times 256 becomes 65535.
    cover[i] = (uint16_t)(sum + (sum >> 8));
  }
}
