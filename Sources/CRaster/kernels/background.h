// Part of Snapback, under the MIT licence; see LICENSE.

// The background, and the columns of it that a convex outline hides.

#ifndef CRASTER_BACKGROUND_H
#define CRASTER_BACKGROUND_H

#include "pixels.h"
#include "straight_rows.h"

INLINE int32x16 clamp_s32x16(int32x16 values, int32_t low, int32_t high) {
  const int32x16 min = (int32x16){0} + low, max = (int32x16){0} + high;
  const int32x16 raised = SELECT(int32x16, int32x16, values < min, min, values);
  return SELECT(int32x16, int32x16, raised > max, max, raised);
}

// The fully covered columns between two straight edges, for up to sixteen rows.
INLINE void find_columns_between(
    int32_t *columns, const craster_edge *left, const craster_edge *right, int32_t y, int32_t count,
    int32_t width, const craster_rows *rows) {
  const float32x16 low = find_row_lows(left, y), right_low = find_row_lows(right, y);
  const float32x16 high = low + edge_row_width(left);
  // An edge to the left of the domain has all pixels to its right; one beyond its right end touches
  // none.
  int32x16 from = (__builtin_convertvector(high, int32x16) + 1) & (high > 0);
  int32x16 to = __builtin_convertvector(right_low, int32x16) & (right_low > 0);
  from = clamp_s32x16(from, rows->left, rows->right);
  to = clamp_s32x16(clamp_s32x16(to, 0, width), rows->left, rows->right);
  to = SELECT(int32x16, int32x16, to > from, to, from);
  float pairs[2 * 16];
  store_pairs(pairs, (float32x16)from, (float32x16)to);
  memcpy(columns, pairs, (size_t)count * 2 * sizeof *columns);
}

static void find_covered_columns(
    const craster_convex *shape, const craster_rows *rows, int32_t *columns) {
  chain_rows chains[2];
  begin_chains(chains, shape);
  const float width = (float)shape->width;
  for (int32_t top = rows->top; top < rows->bottom; top += ROW_BATCH) {
    const int32_t bottom = min_int(top + ROW_BATCH, rows->bottom);
    split_chain(&chains[0], top, bottom);
    split_chain(&chains[1], top, bottom);
    for (int32_t y = top; y < bottom;) {
      const int32_t left = chains[0].long_edge[y - top], right = chains[1].long_edge[y - top];
      if (left >= 0 && right >= 0) {
        const craster_edge *left_edge = &chains[0].edges[left];
        const craster_edge *right_edge = &chains[1].edges[right];
        const int32_t end = floor_to_int(
            min_float(min_float(left_edge->bottom, right_edge->bottom), (float)bottom));
        const int32_t count = min_int(end - y, 16);
        find_columns_between(columns, left_edge, right_edge, y, count, shape->width, rows);
        y += count;
        columns += 2 * count;
        continue;
      }
      convex_row row;
      float32x4 long_fragments[2];
      columns[0] = columns[1] = rows->left;
      if (find_convex_row(&row, chains, y, top, width, long_fragments)
          && row.solid_coverage == 65535) {
        clip_convex_row(&row, rows);
        columns[0] = row.solid;
        columns[1] = row.solid_end;
      }
      y++;
      columns += 2;
    }
  }
}

static void fill_background(
    const craster_rows *rows, const craster_background *background, const int32_t *occluded) {
  const uint32_t *src = background->pixels, pixel = background->color;
  const ptrdiff_t stride = rows->stride, src_stride = src ? background->stride : 0;
  const int32_t count = rows->bottom - rows->top, left = rows->left, right = rows->right;
  uint32_t *dst = rows->first;
  for (int32_t y = 0; y < count; y++, dst += stride, src += src_stride) {
    int32_t from = right, to = right;
    if (occluded) {
      from = min_int(occluded[2 * y], right);
      to = max_int(occluded[2 * y + 1], left);
    }
    if (from > left) copy_or_fill(dst + left, src ? src + left : 0, (size_t)(from - left), pixel);
    if (to < right) copy_or_fill(dst + to, src ? src + to : 0, (size_t)(right - to), pixel);
  }
}

#endif
