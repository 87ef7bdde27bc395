// Part of Snapback, under the MIT licence; see LICENSE.

#include "CSpan.h"
#include "clones.h"
#include "law.h"

// Real numbers must come out the same with and without fused multiplication.
#pragma STDC FP_CONTRACT OFF

// Raster/Sweep.swift does the same for any outline and any filling, and says how; this is its way
// with one edge on either side and one colour, step by step and number by number the same.

typedef struct {
  float low, high;
} crossing;

typedef struct {
  int32_t low, high;
} touched;

INLINE float least(float a, float b) { return b < a ? b : a; }
INLINE float most(float a, float b) { return b >= a ? b : a; }

INLINE int crosses(
    const cspan_edge *edges, int32_t *cursor, int32_t end, float row, crossing *where) {
  int32_t at = *cursor;
  while (at < end && edges[at].bottom <= row) at++;
  *cursor = at;
  if (at == end || edges[at].top > row || edges[at].bottom < row + 1) return 0;
  const cspan_edge edge = edges[at];
  const float from = edge.x + (row - edge.top) * edge.slope;
  const float to = edge.x + (row + 1 - edge.top) * edge.slope;
  *where = (crossing){least(from, to), most(from, to)};
  return 1;
}

INLINE uint16_t cover_at(float start, float by, float share) {
  return (uint16_t)(int32_t)(start + by * share + 0.5f);
}

INLINE void ramp(
    uint16_t *covers, crossing edge, int32_t first, int32_t end, float start, float by) {
  if (end <= first + 1) {
    covers[first] = cover_at(start, by, 1 - ((edge.low + edge.high) * 0.5f - (float)first));
    return;
  }
  const float rate = 1 / (edge.high - edge.low);
  const float first_end = (float)(first + 1) - edge.low;
  covers[first] = cover_at(start, by, 0.5f * rate * first_end * first_end);
  for (int32_t cell = first + 1; cell < end - 1; cell++) {
    covers[cell] = cover_at(start, by, rate * ((float)cell + 0.5f - edge.low));
  }
  const float last_part = edge.high - (float)(end - 1);
  covers[end - 1] = cover_at(start, by, 1 - 0.5f * rate * last_part * last_part);
}

INLINE touched inside(float *cells, float low, float high, float height) {
  const int32_t first = (int32_t)low, last = (int32_t)high;
  if (first == last) {
    const float right = height * ((low + high) * 0.5f - (float)first);
    cells[first] += height - right;
    cells[first + 1] += right;
  } else {
    const float rate = height / (high - low);
    const float first_end = (float)(first + 1) - low;
    float previous = 0.5f * rate * first_end * first_end;
    cells[first] += previous;
    for (int32_t cell = first + 1; cell < last; cell++) {
      const float cover = rate * ((float)cell + 0.5f - low);
      cells[cell] += cover - previous;
      previous = cover;
    }
    const float last_part = high - (float)last;
    const float cover = height - 0.5f * rate * last_part * last_part;
    cells[last] += cover - previous;
    cells[last + 1] += height - cover;
  }
  return (touched){first, last + 1};
}

// Adds a piece of an edge within one row; what lies outside goes to the sides.
INLINE void piece(
    float *cells, int32_t width, float low, float high, float height, touched *all) {
  const float end = (float)width;
  touched own = {0, all->high > 0 ? all->high : 0};
  if (!(high > 0)) {
    cells[0] += height;
    *all = own;
    return;
  }
  if (!(low < end)) {
    own = (touched){width, width};
  } else if (low < 0 || high > end) {
    const float rate = height / (high - low);
    const float before = most(0, -low) * rate, beyond = most(0, high - end) * rate;
    if (before != 0) {
      cells[0] += before;
      all->low = 0;
    }
    own = inside(cells, most(low, 0), least(high, end), height - before - beyond);
  } else {
    own = inside(cells, low, high, height);
  }
  if (own.low < all->low) all->low = own.low;
  if (own.high > all->high) all->high = own.high;
}

INLINE touched add_up(
    const cspan_convex *shape, int chain, int32_t *cursor, float row, float *cells) {
  const cspan_edge *edges = shape->edges[chain];
  const int32_t end = shape->count[chain];
  int32_t at = *cursor;
  while (at < end && edges[at].bottom <= row) at++;
  *cursor = at;
  touched all = {INT32_MAX, -1};
  for (; at < end && edges[at].top < row + 1; at++) {
    const cspan_edge edge = edges[at];
    const float top = most(edge.top, row), bottom = least(edge.bottom, row + 1);
    const float from = edge.x + (top - edge.top) * edge.slope;
    const float to = edge.x + (bottom - edge.top) * edge.slope;
    piece(
        cells, shape->width, least(from, to), most(from, to), (bottom - top) * shape->sign[chain],
        &all);
  }
  return all;
}

INLINE uint16_t cover_of(float sum) {
  return (uint16_t)(int32_t)(least(most(sum, 0), 1) * 65535 + 0.5f);
}

// Where a row of the outline begins and ends; between `solid` and `solid_end` it covers the same
// everywhere, and the coverages there are not written.
typedef struct {
  int32_t begin, solid, solid_end, end;
  uint16_t cover;
} span;

// Fills in a row of coverages out of sums; the cells are 0 afterwards.
INLINE span sum_up(touched left, touched right, float *cells, uint16_t *covers, int32_t width) {
  if (right.high < 0) right = (touched){width, width};
  float sum = 0;
  span row = {left.low, left.high, right.low, right.high, 0};
  if (right.low <= left.high) {
    if (right.high > left.high) left.high = right.high;
    row.solid = row.solid_end = row.end = left.high;
    right = (touched){left.high, left.high};
  }
  for (int32_t cell = left.low; cell < left.high; cell++) {
    sum += cells[cell];
    cells[cell] = 0;
    covers[cell] = cover_of(sum);
  }
  sum += cells[left.high];
  cells[left.high] = 0;
  row.cover = cover_of(sum);
  if (right.low < right.high) {
    for (int32_t cell = right.low; cell < right.high; cell++) {
      sum += cells[cell];
      cells[cell] = 0;
      covers[cell] = cover_of(sum);
    }
    cells[right.high] = 0;
  }
  return row;
}

INLINE int32_t clamped(int32_t value, int32_t low, int32_t high) {
  return value < low ? low : value > high ? high : value;
}

INLINE void lay(uint32_t *row, const uint16_t *covers, int32_t from, int32_t to, cspan_ink ink) {
  if (to - from < 8) {
    for (int32_t x = from; x < to; x++) row[x] = over(row[x], ink.lanes, ink.alpha, covers[x]);
  } else {
    cover_steps(row + from, covers + from, (size_t)(to - from), ink.lanes, ink.alpha);
  }
}

enum { NARROW = 16 };

CLONES
void cspan_fill_convex(
    const cspan_convex *shape, const cspan_rows *rows, float *cells, uint16_t *covers,
    const cspan_ink *color) {
  const cspan_ink ink = *color;
  const int32_t width = shape->width;
  const int left = shape->sign[0] > 0 ? 0 : 1;
  int32_t cursors[2] = {0, 0};
  uint32_t *row = rows->first;
  for (int32_t y = rows->top; y < rows->bottom; y++, row += rows->stride) {
    const float top = (float)y;
    span span;
    crossing one, other;
    int is_pair = crosses(shape->edges[left], &cursors[left], shape->count[left], top, &one)
        && crosses(
            shape->edges[1 - left], &cursors[1 - left], shape->count[1 - left], top, &other)
        && one.low >= 0 && other.high < (float)width && (int32_t)one.high < (int32_t)other.low;
    if (is_pair) {
      span.begin = (int32_t)one.low;
      span.solid = (int32_t)one.high + 1;
      span.solid_end = (int32_t)other.low;
      span.end = (int32_t)other.high + 1;
      span.cover = 65535;
      ramp(covers, one, span.begin, span.solid, 0, 65535);
      ramp(covers, other, span.solid_end, span.end, 65535, -65535);
    } else {
      touched first = add_up(shape, 0, &cursors[0], top, cells);
      touched second = add_up(shape, 1, &cursors[1], top, cells);
      if (first.high < 0 && second.high < 0) continue;
      if (first.high < 0 || (second.high >= 0 && second.low < first.low)) {
        const touched other_one = first;
        first = second;
        second = other_one;
      }
      span = sum_up(first, second, cells, covers, width);
    }
    const int32_t begin = clamped(span.begin, rows->left, rows->right);
    const int32_t end = clamped(span.end, rows->left, rows->right);
    const int32_t solid = clamped(span.solid, begin, end);
    const int32_t solid_end = clamped(span.solid_end, solid, end);
    if (end - begin <= NARROW && end - begin >= 8) {
      for (int32_t x = solid; x < solid_end; x++) covers[x] = span.cover;
      cover_steps(row + begin, covers + begin, (size_t)(end - begin), ink.lanes, ink.alpha);
      continue;
    }
    lay(row, covers, begin, solid, ink);
    if (solid < solid_end) {
      const size_t count = (size_t)(solid_end - solid);
      if (span.cover != 65535) {
        for (int32_t x = solid; x < solid_end; x++) covers[x] = span.cover;
        lay(row, covers, solid, solid_end, ink);
      } else if (ink.alpha == 65535) {
        for (size_t x = 0; x < count; x++) row[(size_t)solid + x] = ink.pixel;
      } else {
        blend_steps(row + solid, count, ink.addend, ink.keep);
      }
    }
    lay(row, covers, solid_end, end, ink);
  }
}
