// Part of Snapback, under the MIT licence; see LICENSE.

#include "CSpan.h"
#include "clones.h"
#include "sides.h"

INLINE void hold(ints *values, int32_t low, int32_t high) {
  const ints least = (ints){0} + low, most = (ints){0} + high;
  const ints is_low = *values < least;
  const ints raised = (least & is_low) | (*values & ~is_low);
  const ints is_high = raised > most;
  *values = (most & is_high) | (raised & ~is_high);
}

// The columns between two straight sides, for up to sixteen rows.
INLINE void find_between(
    int32_t *columns, const cspan_edge *left, const cspan_edge *right, int32_t y, int32_t count,
    int32_t width, const cspan_rows *rows) {
  reals low, right_low;
  find_lows(&low, left, y);
  find_lows(&right_low, right, y);
  const reals high = low + width_of(left);
  // Left of the domain all pixels lie right of the edge; right of it none is touched.
  ints from = (__builtin_convertvector(high, ints) + 1) & (high > 0);
  ints to = __builtin_convertvector(right_low, ints) & (right_low > 0);
  hold(&from, rows->left, rows->right);
  hold(&to, 0, width);
  hold(&to, rows->left, rows->right);
  const ints is_some = to > from;
  to = (to & is_some) | (from & ~is_some);
  const reals firsts = (reals)from, ends = (reals)to;
  float pairs[2 * WIDE];
  put_pairs(pairs, &firsts, &ends);
  memcpy(columns, pairs, (size_t)count * 2 * sizeof *columns);
}

WIDE_CLONES
void cspan_find_whole(const cspan_convex *shape, const cspan_rows *rows, int32_t *columns) {
  chain chains[2];
  set_chains(chains, shape);
  const float width = (float)shape->width;
  for (int32_t top = rows->top; top < rows->bottom; top += ROWS) {
    const int32_t bottom = top + ROWS < rows->bottom ? top + ROWS : rows->bottom;
    cut_up(&chains[0], top, bottom);
    cut_up(&chains[1], top, bottom);
    for (int32_t y = top; y < bottom;) {
      const int32_t left = chains[0].whole[y - top], right = chains[1].whole[y - top];
      if (left >= 0 && right >= 0) {
        const cspan_edge *one = &chains[0].edges[left], *other = &chains[1].edges[right];
        const int32_t end = floor_of(least(least(one->bottom, other->bottom), (float)bottom));
        const int32_t count = end - y < WIDE ? end - y : WIDE;
        find_between(columns, one, other, y, count, shape->width, rows);
        y += count;
        columns += 2 * count;
        continue;
      }
      span span;
      quad whole[2];
      columns[0] = columns[1] = rows->left;
      if (find_span(&span, chains, y, top, width, whole) && span.cover == 65535) {
        clip_span(&span, rows);
        columns[0] = span.solid;
        columns[1] = span.solid_end;
      }
      y++;
      columns += 2;
    }
  }
}

// Fills pixels with one colour, or with others, sixteen at a time; the last overlap those before.
INLINE void lay(uint32_t *dst, const uint32_t *src, size_t n, uint32_t pixel) {
  if (n < WIDE) {
    for (size_t i = 0; i < n; i++) dst[i] = src ? src[i] : pixel;
    return;
  }
  wide_longs pixels = (wide_longs){0} + pixel;
  for (size_t i = 0; i + WIDE < n; i += WIDE) {
    if (src) memcpy(&pixels, src + i, sizeof pixels);
    memcpy(dst + i, &pixels, sizeof pixels);
  }
  if (src) memcpy(&pixels, src + n - WIDE, sizeof pixels);
  memcpy(dst + n - WIDE, &pixels, sizeof pixels);
}

WIDE_CLONES
void cspan_lay_ground(
    const cspan_rows *rows, const cspan_ground *ground, const int32_t *holes) {
  const uint32_t *below = ground->below, pixel = ground->pixel;
  const ptrdiff_t stride = rows->stride, below_stride = below ? ground->stride : 0;
  const int32_t count = rows->bottom - rows->top, left = rows->left, right = rows->right;
  uint32_t *row = rows->first;
  for (int32_t y = 0; y < count; y++, row += stride, below += below_stride) {
    int32_t from = right, to = right;
    if (holes) {
      from = holes[2 * y] < right ? holes[2 * y] : right;
      to = holes[2 * y + 1] > left ? holes[2 * y + 1] : left;
    }
    if (from > left) lay(row + left, below ? below + left : 0, (size_t)(from - left), pixel);
    if (to < right) lay(row + to, below ? below + to : 0, (size_t)(right - to), pixel);
  }
}
