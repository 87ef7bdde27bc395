// Part of Snapback, under the MIT licence; see LICENSE.

#include "CSpan.h"
#include "clones.h"

#include <string.h>

// The edges of a rounded rectangle, all at once: its points, eight of each corner at a time; then
// which of them go down and which up, sixteen at a time; then the edges of either run, from top to
// bottom, eight at a time. They are the numbers that `cspan_descend` finds, bit for bit.
typedef double pair __attribute__((vector_size(16)));
typedef int64_t pair_ints __attribute__((vector_size(16)));
typedef double eight_doubles __attribute__((vector_size(64)));
typedef float eight __attribute__((vector_size(32)));
typedef float sixteen __attribute__((vector_size(64)));
typedef int32_t sixteen_ints __attribute__((vector_size(64)));
typedef _Bool bits __attribute__((ext_vector_type(16)));

enum { STEP = cspan_corner_beyond + 1, WIDE = 16, MOST = 4 * cspan_most_corner };

// Edges flatter than this are `cspan_descend`'s.
static const float flat = 0x1p-20f;

INLINE uint64_t bits_of(const sixteen_ints *where) {
  const bits set = __builtin_convertvector(*where, bits);
  uint16_t word;
  memcpy(&word, &set, sizeof word);
  return word;
}

// The place of each point along one axis, twice over, as the points are a ring; with what may be read
// before and after them.
typedef float axis[STEP + 2 * MOST + WIDE];

// The last points of a corner go first: what is written beyond them is where the next corner begins.
INLINE void place_points(
    float *to, const cspan_corner *corner, const double vertices[4], double x, double y) {
  const int32_t count = corner->count;
  for (int32_t i = (count - 1) / STEP * STEP; i >= 0; i -= STEP) {
    eight_doubles before, after;
    memcpy(&before, corner->before + i, sizeof before);
    memcpy(&after, corner->after + i, sizeof after);
    const eight_doubles places[4] = {
      vertices[0] + y * before + x * after,
      vertices[1] - x * before + y * after,
      vertices[2] - y * before - x * after,
      vertices[3] + x * before - y * after,
    };
    eight rounded[4];
    for (int32_t k = 0; k < 4; k++) rounded[k] = __builtin_convertvector(places[k], eight);
    for (int32_t k = 0; k < 8; k++) memcpy(to + k * count + i, &rounded[k & 3], sizeof rounded[0]);
  }
  // Of sharp corners a loop reads more than that.
  if (count == 1) {
    memcpy(to + STEP, to, STEP * sizeof *to);
    memcpy(to + 2 * STEP, to, STEP * sizeof *to);
  }
}

// Finds a rectangle's vertices along either axis; answers whether they lie between limits.
INLINE int find_vertices(
    double xs[4], double ys[4], const cspan_round *shape, const cspan_limits *limits) {
  pair origin, right, bottom, least, most;
  memcpy(&origin, &shape->origin, sizeof origin);
  memcpy(&right, &shape->right, sizeof right);
  memcpy(&bottom, &shape->bottom, sizeof bottom);
  memcpy(&least, &limits->least, sizeof least);
  memcpy(&most, &limits->most, sizeof most);
  const pair vertices[4] = {origin, origin + right, origin + right + bottom, origin + bottom};
  pair_ints is_within = {-1, -1};
  for (int32_t k = 0; k < 4; k++) {
    is_within &= (vertices[k] >= least) & (vertices[k] <= most);
    xs[k] = vertices[k][0];
    ys[k] = vertices[k][1];
  }
  return (is_within[0] & is_within[1]) != 0;
}

// Some of n edges in a ring: where they begin, how many there are, and how often they do so.
typedef struct {
  int32_t first, count, begins;
  uint64_t last;
} run;

// Takes in the next 64, from edge `at` on.
INLINE void add_bits(run *run, uint64_t word, int32_t at) {
  const uint64_t begin = word & ~(word << 1 | run->last);
  run->last = word >> 63;
  run->count += __builtin_popcountll(word);
  if (begin == 0) return;
  run->first = at + __builtin_ctzll(begin);
  run->begins += 1 + ((begin & (begin - 1)) != 0);
}

// Writes edges that begin at some points and end at others.
INLINE void write_edges(
    cspan_edge *to, const eight *x, const eight *y, const eight *end_x, const eight *end_y,
    float left) {
  const eight slope = (*end_x - *x) / (*end_y - *y), from_left = *x - left;
#define PAIRS(a, b) __builtin_shufflevector(a, b, 0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15)
  const sixteen heights = PAIRS(*y, *end_y), sides = PAIRS(from_left, slope);
#undef PAIRS
  const sixteen first = __builtin_shufflevector(
      heights, sides, 0, 1, 16, 17, 2, 3, 18, 19, 4, 5, 20, 21, 6, 7, 22, 23);
  const sixteen second = __builtin_shufflevector(
      heights, sides, 8, 9, 24, 25, 10, 11, 26, 27, 12, 13, 28, 29, 14, 15, 30, 31);
  memcpy(to, &first, sizeof first);
  memcpy(to + 4, &second, sizeof second);
}

// The edges of so many points from one on, ...
INLINE void write_down(
    cspan_edge *to, const float *xs, const float *ys, int32_t count, float left) {
  for (int32_t i = 0; i < count; i += STEP) {
    eight x, y, end_x, end_y;
    memcpy(&x, xs + i, sizeof x);
    memcpy(&y, ys + i, sizeof y);
    memcpy(&end_x, xs + i + 1, sizeof end_x);
    memcpy(&end_y, ys + i + 1, sizeof end_y);
    write_edges(to + i, &x, &y, &end_x, &end_y, left);
  }
}

// ... and of those that end at one, back from there.
INLINE void write_up(cspan_edge *to, const float *xs, const float *ys, int32_t count, float left) {
#define TURN(v) v = __builtin_shufflevector(v, v, 7, 6, 5, 4, 3, 2, 1, 0)
  for (int32_t i = 0; i < count; i += STEP) {
    eight x, y, end_x, end_y;
    memcpy(&x, xs - i - (STEP - 1), sizeof x);
    memcpy(&y, ys - i - (STEP - 1), sizeof y);
    memcpy(&end_x, xs - i - STEP, sizeof end_x);
    memcpy(&end_y, ys - i - STEP, sizeof end_y);
    TURN(x);
    TURN(y);
    TURN(end_x);
    TURN(end_y);
    write_edges(to + i, &x, &y, &end_x, &end_y, left);
  }
#undef TURN
}

#define CHOOSE(where, one, other) \
  ((sixteen)(((where) & (sixteen_ints)(one)) | (~(where) & (sixteen_ints)(other))))
#define LOW(a, b) CHOOSE((a) < (b), a, b)

INLINE float least_of(const sixteen *values) {
  sixteen least = *values;
#define WITH(...) least = LOW(least, __builtin_shufflevector(least, least, __VA_ARGS__))
  WITH(8, 9, 10, 11, 12, 13, 14, 15, 8, 9, 10, 11, 12, 13, 14, 15);
  WITH(4, 5, 6, 7, 4, 5, 6, 7, 4, 5, 6, 7, 4, 5, 6, 7);
  WITH(2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3, 2, 3);
  WITH(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
#undef WITH
  return least[0];
}

INLINE int32_t floor_of(float value) {
  const int32_t whole = (int32_t)value;
  return whole - (value < (float)whole);
}

WIDE_CLONES
int32_t cspan_trace_round(
    const cspan_round *shape, const cspan_corner *corner, const cspan_limits *limits,
    cspan_edge *edges, cspan_traced *traced) {
  double across[4], down[4];
  if (!find_vertices(across, down, shape, limits)) return 0;
  axis x_axis, y_axis;
  float *xs = x_axis + STEP, *ys = y_axis + STEP;
  place_points(xs, corner, across, shape->x.x, shape->y.x);
  place_points(ys, corner, down, shape->x.y, shape->y.y);

  const int32_t n = 4 * corner->count;
  run falling = {0, 0, 0, ys[n] - ys[n - 1] > flat}, rising = {0, 0, 0, ys[n] - ys[n - 1] < -flat};
  sixteen low = xs[0] - (sixteen){0}, minus_high = -low;
  sixteen_ints is_unusual = {0};
  for (int32_t at = 0; at < n; at += 64) {
    uint64_t falls = 0, rises = 0;
    const int32_t count = n - at < 64 ? n - at : 64;
    for (int32_t i = 0; i < count; i += WIDE) {
      sixteen x, y, next;
      memcpy(&x, xs + at + i, sizeof x);
      memcpy(&y, ys + at + i, sizeof y);
      memcpy(&next, ys + at + i + 1, sizeof next);
      const sixteen height = next - y;
      const sixteen_ints does_fall = height > flat, does_rise = height < -flat;
      is_unusual |= ~(does_fall | does_rise | (height == 0));
      falls |= bits_of(&does_fall) << i;
      rises |= bits_of(&does_rise) << i;
      low = LOW(low, x);
      minus_high = LOW(minus_high, -x);
    }
    const uint64_t own = ~UINT64_C(0) >> (64 - count);
    add_bits(&falling, falls & own, at);
    add_bits(&rising, rises & own, at);
  }
  if (falling.begins != 1 || rising.begins != 1 || bits_of(&is_unusual) != 0) return 0;

  write_down(edges, xs + falling.first, ys + falling.first, falling.count, limits->left);
  const int32_t end = rising.first + rising.count, lowest = end < n ? end + n : end;
  write_up(edges + falling.count, xs + lowest, ys + lowest, rising.count, limits->left);
  *traced = (cspan_traced){
    falling.count, rising.count, floor_of(least_of(&low)), floor_of(ys[falling.first]),
    -floor_of(least_of(&minus_high)), -floor_of(-ys[falling.first + falling.count])};
  return 1;
}
