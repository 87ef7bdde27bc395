// Part of Snapback, under the MIT licence; see LICENSE.

// Flattening of cubic curves.

#ifndef CRASTER_CURVES_H
#define CRASTER_CURVES_H

#include "../include/CRasterOutlines.h"
#include "simd.h"

INLINE float64x2 load_point(craster_point point) { return (float64x2){point.x, point.y}; }

INLINE double squared_length(float64x2 v) { return v[0] * v[0] + v[1] * v[1]; }

INLINE double max_squared_length(float64x2 a, float64x2 b, float64x2 c) {
  const double one = squared_length(a), two = squared_length(b), three = squared_length(c);
  const double max = one > two ? one : two;
  return max > three ? max : three;
}

INLINE double cubed(double value) { return value * value * value; }

// Inner points lie outside of the curve by two thirds of the distance by which their chords would
// deviate. The first and the last edge have one end on the curve: they have the curve's area as
// well if they are shorter by the factor sqrt(1/2). Together they lack this part of an edge: 2 (1 -
// sqrt(1/2)) = 2 - sqrt(2).
#define END_EDGES_DEFICIT 0.585786437626905

// Edges may deviate by more than the tolerance if their length times the deviation is at most this
// many tolerances (times a pixel): of the area between an edge and the curve, a pixel sees an
// eighth of that product at most.
static const double max_length_times_deviation = 2.2;

// The number of edges for a curve, from the greatest second difference and the greatest difference
// of its control points, both squared. A cubic with second differences of at most d deviates from
// its chord by at most 3/4 d, and from n equal parts' chords by a square of n less (Wang).
//
// As edges have the curve's area, short ones may deviate by more: a pixel sees only a part of what
// they gain and lose.
static size_t count_many_edges(
    double squared_bend, double squared_speed, double tolerance) {
  const double max = craster_max_curve_points - 2;
  const double deviation = 0.75 * __builtin_sqrt(squared_bend);
  const double parts = __builtin_sqrt(deviation / tolerance);
  const double wanted = parts > 1 ? parts + END_EDGES_DEFICIT : 1;
  if (!(wanted <= max)) return craster_max_curve_points;
  size_t n = (size_t)wanted;
  n += (double)n < wanted;
  const double max_length = 3 * __builtin_sqrt(squared_speed);
  while (n > 2
         && deviation * max_length
             <= max_length_times_deviation * tolerance * cubed((double)n - 1 - END_EDGES_DEFICIT)) {
    n--;
  }
  return n;
}

// The same for up to eight edges (one more if these are not enough), without square roots and
// branches. n edges are enough for any curve if (deviation / tolerance)^2 <= (n - deficit)^4, and
// also if (deviation * length / (2.2 tolerance))^2 <= (n - deficit)^6. The tables have these powers
// for n = 1 ... 8; but a single edge has both ends on the curve, so that its deviation must be
// within the tolerance itself.
enum { max_few_edges = 8 };
static const double few_edges_limits[max_few_edges] = {
  1.0, 3.9999999999999987, 33.970562748477136, 135.88225099390854,
  379.6761902332485, 859.2935059634513, 1692.6753236814711, 3021.7627688842626,
};
static const double few_short_edges_limits[max_few_edges] = {
  -1.0, 7.999999999999996, 197.9949493661166, 1583.9595949289328,
  7398.0973977937765, 25189.07934888323, 69640.27773384577, 166107.9998979644,
};

// The distance between the points of a curve, in its parameter, and by how much they lie outside of it.
#define STEP_OF_EDGES(n) (1 / ((double)(n) - END_EDGES_DEFICIT))
#define OUTSET_OF_STEP(step) ((step) * (step) / 6)
#define FOR_FEW_EDGES(f) {f(1), f(2), f(3), f(4), f(5), f(6), f(7), f(8)}
#define OUTSET_OF_EDGES(n) OUTSET_OF_STEP(STEP_OF_EDGES(n))
static const double few_edges_steps[max_few_edges] = FOR_FEW_EDGES(STEP_OF_EDGES);
static const double few_edges_outsets[max_few_edges] = FOR_FEW_EDGES(OUTSET_OF_EDGES);

INLINE size_t count_few_edges(double squared_bend, double squared_speed, double tolerance) {
  const double deviation = squared_bend * (0.75 * 0.75) / (tolerance * tolerance);
  const double area = deviation * squared_speed
      * (9 / (max_length_times_deviation * max_length_times_deviation));
  int64x4 too_few = {0};
  for (size_t i = 0; i < max_few_edges; i += 4) {
    float64x4 limits, short_limits;
    memcpy(&limits, &few_edges_limits[i], sizeof limits);
    memcpy(&short_limits, &few_short_edges_limits[i], sizeof short_limits);
    too_few += ~(SPLAT(float64x4, deviation) <= limits) & ~(SPLAT(float64x4, area) <= short_limits);
  }
  // True is -1.
  const int64x2 sums = SHUFFLE(too_few, too_few, 0, 1) + SHUFFLE(too_few, too_few, 2, 3);
  return (size_t)(1 - sums[0] - sums[1]);
}

#define TWICE(v) ((float64x4){(v)[0], (v)[1], (v)[0], (v)[1]})

static size_t flatten_curve(
    craster_point *dst, craster_point p1, craster_point p2, craster_point p3, craster_point min,
    craster_point max, double tolerance, int32_t is_last) {
  const float64x2 a = load_point(dst[-1]), b = load_point(p1), c = load_point(p2);
  const float64x2 d = load_point(p3);
  dst[0] = p3;
  for (int axis = 0; axis < 2; axis++) {
    const double low = axis == 0 ? min.x : min.y, high = axis == 0 ? max.x : max.y;
    if (!(a[axis] > low || b[axis] > low || c[axis] > low || d[axis] > low)) return 1;
    if (!(a[axis] < high || b[axis] < high || c[axis] < high || d[axis] < high)) return 1;
  }
  const float64x2 first_bend = a - 2 * b + c, last_bend = b - 2 * c + d;
  const double first_square = squared_length(first_bend);
  const double last_square = squared_length(last_bend);
  const double squared_bend = first_square > last_square ? first_square : last_square;
  const double squared_speed = max_squared_length(b - a, c - b, d - c);
  size_t n = count_few_edges(squared_bend, squared_speed, tolerance);
  if (n > max_few_edges) n = count_many_edges(squared_bend, squared_speed, tolerance);
  if (n > craster_max_curve_points - 2) {
    if (!is_last) return 0;
    n = craster_max_curve_points - 2;
  }
  // The polynomial's coefficients, for two points at a time.
  const float64x2 cubic_term = d - a + 3 * (b - c), square_term = 3 * first_bend;
  const float64x2 linear_term = 3 * (b - a);
  const float64x4 cubic = TWICE(cubic_term), square = TWICE(square_term);
  const float64x4 linear = TWICE(linear_term), start = TWICE(a);
  const double step = n <= max_few_edges ? few_edges_steps[n - 1] : STEP_OF_EDGES(n);
  const double outset = n <= max_few_edges ? few_edges_outsets[n - 1] : OUTSET_OF_STEP(step);
  for (size_t i = 1; i < n; i += 2) {
    const double first = step * ((double)i - 0.5 * END_EDGES_DEFICIT), second = first + step;
    const float64x4 t = {first, first, second, second};
    // Half the second derivative times step^2 / 6: against it the curve bulges.
    const float64x4 inwards = (cubic * (3 * t) + square) * outset;
    const float64x4 points = ((cubic * t + square) * t + linear) * t + start - inwards;
    // The second one may be one too many, which is then overwritten.
    memcpy(dst + i - 1, &points, sizeof points);
  }
  dst[n - 1] = p3;
  return n;
}

INLINE float64x4 load_points_x2(const craster_point *points) {
  float64x4 two;
  memcpy(&two, points, sizeof two);
  return two;
}

// The extents of two sets of points, x and y: of the first one in the first two lanes, of the second one in the others.
typedef struct {
  float64x4 min, max, sum;
} extents_x2;

INLINE void add_points_x2(extents_x2 *extents, float64x4 points) {
  extents->min = min_f64x4(points, extents->min);
  extents->max = max_f64x4(points, extents->max);
  extents->sum += points;
}

INLINE craster_extent join_extents_x2(
    const extents_x2 *extents, const craster_point *points, size_t n) {
  const float64x4 min = min_f64x4(extents->min, SHUFFLE(extents->min, extents->min, 2, 3, 2, 3));
  const float64x4 max = max_f64x4(extents->max, SHUFFLE(extents->max, extents->max, 2, 3, 2, 3));
  const float64x4 sum = extents->sum + SHUFFLE(extents->sum, extents->sum, 1, 0, 3, 2);
  // The first points at these heights: to look for them afterwards takes less than to note each.
  size_t top_index = 0, bottom_index = 0;
  while (top_index + 1 < n && points[top_index].y != min[1]) top_index++;
  while (bottom_index + 1 < n && points[bottom_index].y != max[1]) bottom_index++;
  return (craster_extent){
    {min[0], min[1]}, {max[0], max[1]}, top_index, bottom_index,
    __builtin_isfinite(sum[0] + sum[2])};
}

static void measure_points(const craster_point *points, size_t n, craster_extent *extent) {
  const float64x4 first = TWICE(load_point(points[0]));
  extents_x2 extents = {first, first, {0}};
  size_t i = 0;
  for (; i + 2 <= n; i += 2) add_points_x2(&extents, load_points_x2(points + i));
  if (i < n) add_points_x2(&extents, TWICE(load_point(points[i])));
  *extent = join_extents_x2(&extents, points, n);
}

static void snap_points(craster_point *points, size_t n, double steps, craster_extent *extent) {
  // 1.5 * 2^52: added to a smaller number, it leaves no bits for a fraction.
  const double rounder = 0x1.8p52, step = 1 / steps;
#define SNAP(points) \
  SHUFFLE(points, ((points) * steps + rounder - rounder) * step, 0, 5, 2, 7)
  float64x4 first = TWICE(load_point(points[0]));
  first = SNAP(first);
  extents_x2 extents = {first, first, {0}};
  size_t i = 0;
  for (; i + 2 <= n; i += 2) {
    const float64x4 two = load_points_x2(points + i), snapped = SNAP(two);
    memcpy(points + i, &snapped, sizeof snapped);
    add_points_x2(&extents, snapped);
  }
  if (i < n) {
    const float64x4 last = TWICE(load_point(points[i])), snapped = SNAP(last);
    memcpy(points + i, &snapped, sizeof points[i]);
    add_points_x2(&extents, snapped);
  }
#undef SNAP
  *extent = join_extents_x2(&extents, points, n);
}

#undef TWICE

#endif
