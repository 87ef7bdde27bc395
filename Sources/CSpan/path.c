// Part of Snapback, under the MIT licence; see LICENSE.

#include "CSpan.h"
#include "clones.h"
#include "sort.h"

#include <string.h>

// Two points side by side.
typedef double pairs __attribute__((vector_size(32)));
typedef double pair __attribute__((vector_size(16)));
#define PAIR(point) {(point).x, (point).y}
#define TWICE(point) {(point)[0], (point)[1], (point)[0], (point)[1]}

INLINE double square_of(pair of) { return of[0] * of[0] + of[1] * of[1]; }

INLINE double most_square(pair a, pair b, pair c) {
  const double one = square_of(a), two = square_of(b), three = square_of(c);
  const double most = one > two ? one : two;
  return most > three ? most : three;
}

INLINE double cube(double of) { return of * of * of; }

// Inner points lie outside by two thirds of what their chords would leave the curve by. The first
// and the last edge have one end on the curve: they have the curve's area as well if they are so
// much shorter, by the square root of 1/2; together, by this part of an edge.
static const double lost = 0.585786437626905;

// An edge's length times what its chord leaves the curve by, in tolerances: a pixel sees an eighth of
// the product at most.
static const double short_enough = 2.2;

// How many edges a curve takes, of its greatest second difference and its greatest difference, both
// squared. One with second differences of at most d leaves its chord by 3/4 d at most, and by a
// square of n less if cut into n equal parts (Wang).
//
// Edges have the curve's area, so that short ones may leave it by more: a pixel sees but a part of
// what they gain and lose.
static size_t count_many(double bend, double speed, double tolerance) {
  const double most = cspan_curve_room - 2;
  const double away = 0.75 * __builtin_sqrt(bend), parts = __builtin_sqrt(away / tolerance);
  const double wanted = parts > 1 ? parts + lost : 1;
  if (!(wanted <= most)) return cspan_curve_room;
  size_t n = (size_t)wanted;
  n += (double)n < wanted;
  const double reach = 3 * __builtin_sqrt(speed);
  while (n > 2 && away * reach <= short_enough * tolerance * cube((double)n - 1 - lost)) n--;
  return n;
}

// The same up to a few, one more if they are not enough; with neither roots nor guesses. From n
// edges on, n - lost to the power of 4 is enough for any, to the power of 6 for short ones.
enum { few = 8 };
static const double enough[few] = {
  1.0, 3.9999999999999987, 33.970562748477136, 135.88225099390854,
  379.6761902332485, 859.2935059634513, 1692.6753236814711, 3021.7627688842626,
};
static const double enough_if_short[few] = {
  -1.0, 7.999999999999996, 197.9949493661166, 1583.9595949289328,
  7398.0973977937765, 25189.07934888323, 69640.27773384577, 166107.9998979644,
};

INLINE size_t count_few(double bend, double speed, double tolerance) {
  const double away = bend * (0.75 * 0.75) / (tolerance * tolerance);
  const double area = away * speed * (9 / (short_enough * short_enough));
  size_t n = 1;
  for (size_t i = 0; i < few; i++) n += !(away <= enough[i]) & !(area <= enough_if_short[i]);
  return n;
}

CLONES
size_t cspan_flatten(
    cspan_point *dst, cspan_point p1, cspan_point p2, cspan_point p3, cspan_point least,
    cspan_point most, double tolerance, int32_t is_last) {
  const pair a = PAIR(dst[-1]), b = PAIR(p1), c = PAIR(p2), d = PAIR(p3);
  dst[0] = p3;
  for (int axis = 0; axis < 2; axis++) {
    const double low = axis == 0 ? least.x : least.y, high = axis == 0 ? most.x : most.y;
    if (!(a[axis] > low || b[axis] > low || c[axis] > low || d[axis] > low)) return 1;
    if (!(a[axis] < high || b[axis] < high || c[axis] < high || d[axis] < high)) return 1;
  }
  const pair one = a - 2 * b + c, other = b - 2 * c + d;
  const double first_bend = square_of(one), last_bend = square_of(other);
  const double bend = first_bend > last_bend ? first_bend : last_bend;
  size_t n = count_few(bend, most_square(b - a, c - b, d - c), tolerance);
  if (n > few) n = count_many(bend, most_square(b - a, c - b, d - c), tolerance);
  if (n > cspan_curve_room - 2) {
    if (!is_last) return 0;
    n = cspan_curve_room - 2;
  }
  const pair cubic_own = d - a + 3 * (b - c), square_own = 3 * one, slope_own = 3 * (b - a);
  const pairs cubic = TWICE(cubic_own), square = TWICE(square_own), slope = TWICE(slope_own);
  const pairs start = TWICE(a);
  const double step = 1 / ((double)n - lost), outset = step * step / 6;
  for (size_t i = 1; i < n; i += 2) {
    const double first = step * ((double)i - 0.5 * lost), second = first + step;
    const pairs t = {first, first, second, second};
    const pairs outwards = (cubic * (3 * t) + square) * outset;
    const pairs points = ((cubic * t + square) * t + slope) * t + start - outwards;
    // The second one may be one too many, which is then overwritten.
    memcpy(dst + i - 1, &points, sizeof points);
  }
  dst[n - 1] = p3;
  return n;
}

CLONES
void cspan_snap(cspan_point *points, size_t n, double steps, cspan_extent *extent) {
  // Added to a number below it, it leaves no place for a fraction.
  const double whole = 0x1.8p52, step = 1 / steps;
  for (size_t i = 0; i < n; i++) points[i].y = (points[i].y * steps + whole - whole) * step;
  cspan_measure(points, n, extent);
}

INLINE void append(cspan_edge *to, cspan_point upper, cspan_point lower, double left) {
  const double slope = (lower.x - upper.x) / (lower.y - upper.y);
  *to = (cspan_edge){(float)upper.y, (float)lower.y, (float)(upper.x - left), (float)slope};
}

size_t cspan_trace(
    const cspan_point *points, size_t n, size_t highest, double left, cspan_edge *edges,
    intptr_t number, cspan_chain *chains, size_t *chain_count) {
  size_t at = highest, count = 0, begin = 0, found = 0;
  int was_rising = 0;
  cspan_point from = points[at];
  for (size_t i = 0; i <= n; i++) {
    cspan_point to = from;
    int is_rising = was_rising;
    if (i < n) {
      at = at + 1 < n ? at + 1 : 0;
      to = points[at];
      if ((float)to.y == (float)from.y) {
        from.x = to.x;
        continue;
      }
      is_rising = to.y < from.y;
    }
    if (is_rising != was_rising || i == n) {
      if (count > begin) {
        // What rises was found from below.
        for (size_t low = begin, high = count - 1; was_rising && low < high; low++, high--) {
          const cspan_edge edge = edges[low];
          edges[low] = edges[high];
          edges[high] = edge;
        }
        chains[found++] = (cspan_chain){
          number + (intptr_t)begin, number + (intptr_t)count, was_rising ? 1 : -1};
      }
      begin = count;
      was_rising = is_rising;
    }
    if (i == n) break;
    if (is_rising) {
      append(&edges[count++], to, from, left);
    } else {
      append(&edges[count++], from, to, left);
    }
    from = to;
  }
  *chain_count = found;
  return count;
}

INLINE int is_higher(const cspan_edge *edges, const cspan_chain *one, const cspan_chain *other) {
  return edges[one->first].top < edges[other->first].top;
}

void cspan_order(cspan_chain *chains, size_t n, const cspan_edge *edges) {
#define IS_HIGHER(one, other) is_higher(edges, one, other)
  SORT(cspan_chain, chains, (int32_t)n, IS_HIGHER)
}
