// Part of Snapback, under the MIT licence; see LICENSE.

#include "CSpan.h"
#include "clones.h"
#include "convex.h"
#include "law.h"

// Real numbers must come out the same with and without fused multiplication.
#pragma STDC FP_CONTRACT OFF

// A colour as the law wants it for eight pixels: under a coverage for each, and under a full one.
typedef struct {
  words low, high, alphas;
  words add_low, add_high, keep;
} color;

INLINE void set_color(color *color, const cspan_ink *ink) {
  color->low = REPEAT(every_second(ink->lanes));
  color->high = REPEAT(every_second(ink->lanes >> 16));
  color->alphas = (words){0} + ink->alpha;
  color->add_low = REPEAT(every_second(ink->addend));
  color->add_high = REPEAT(every_second(ink->addend >> 16));
  color->keep = (words){0} + ink->keep;
}

INLINE void cover_eight(words *pixels, const longs *covers, const color *color) {
  const words both = TWICE(*covers);
  *pixels = OVER(
      *pixels, MULTIPLY(*anew(&color->low), both) + 130, MULTIPLY(*anew(&color->high), both) + 130,
      65535 - MULTIPLY(*anew(&color->alphas), both));
}

// Lays the color over pixels, eight by eight, and so up to seven more.
INLINE void blend_eights(uint32_t *row, int32_t from, int32_t to, const color *color) {
  const words low = color->add_low, high = color->add_high;
  for (int32_t x = from; x < to; x += STEP) {
    words below;
    memcpy(&below, row + x, sizeof below);
    below = OVER(below, low, high, *anew(&color->keep));
    memcpy(row + x, &below, sizeof below);
  }
}

// The same under one coverage.
INLINE void cover_eights(
    uint32_t *row, int32_t from, int32_t to, uint16_t cover, const color *color) {
  const longs covers = (longs){0} + cover;
  for (int32_t x = from; x < to; x += STEP) {
    words below;
    memcpy(&below, row + x, sizeof below);
    cover_eight(&below, &covers, color);
    memcpy(row + x, &below, sizeof below);
  }
}

// Lays a row sixteen pixels wide or more, whose first and last eight pixels have these coverages.
// What is between may run into the last: those are made first, of pixels that are still untouched,
// and stored last.
INLINE void fill_between(
    uint32_t *row, int32_t begin, int32_t end, const longs *first, const longs *final,
    uint16_t cover, const cspan_ink *ink, const color *color) {
  const int32_t last = end - STEP;
  words head, tail;
  memcpy(&head, row + begin, sizeof head);
  cover_eight(&head, first, color);
  memcpy(&tail, row + last, sizeof tail);
  cover_eight(&tail, final, color);
  memcpy(row + begin, &head, sizeof head);
  if (cover != 65535) {
    cover_eights(row, begin + STEP, last, cover, color);
  } else if (ink->alpha == 65535) {
    const longs pixels = (longs){0} + ink->pixel;
    for (int32_t x = begin + STEP; x < last; x += STEP) memcpy(row + x, &pixels, sizeof pixels);
  } else {
    blend_eights(row, begin + STEP, last, color);
  }
  memcpy(row + last, &tail, sizeof tail);
}

// A row whose sides touch its first and its last eight pixels.
INLINE void fill_row(uint32_t *row, const span *span, const cspan_ink *ink, const color *color) {
  longs first, final;
  cover_left(&first, span, span->begin);
  cover_right(&final, span, span->end - STEP);
  fill_between(row, span->begin, span->end, &first, &final, span->cover, ink, color);
}

// Rows between two straight sides; answers how many were done before one that is too narrow or cut
// off.
INLINE int32_t fill_straight(
    uint32_t *row, const cspan_edge *left, const cspan_edge *right, int32_t y, int32_t count,
    const cspan_rows *rows, const cspan_ink *ink, const color *color) {
  piece one = whole_piece(left, (float)y), other = whole_piece(right, (float)y);
  if (one.width > STEP - 2 || other.width > STEP - 2) return 0;
  float left_top = place(left, (float)y), right_top = place(right, (float)y);
  for (int32_t done = 0; done < count; done++, row += rows->stride) {
    const float next = (float)(y + done + 1);
    const float left_end = place(left, next), right_end = place(right, next);
    one.low = least(left_top, left_end);
    other.low = least(right_top, right_end);
    const float low = one.low, high = other.low + other.width;
    left_top = left_end;
    right_top = right_end;
    if (!(low >= (float)rows->left && high < (float)rows->right && high - low > 3 * STEP)) {
      return done;
    }
    const int32_t begin = (int32_t)low, end = (int32_t)high + 1;
    reals shares = {0}, others = {0};
    add_share(&shares, &one, (float)begin);
    add_share(&others, &other, (float)(end - STEP));
    others = 1 - others;
    longs first, final;
    covers_of(&first, &shares);
    covers_of(&final, &others);
    fill_between(row, begin, end, &first, &final, 65535, ink, color);
  }
  return count;
}

static void lay(uint32_t *row, const uint16_t *covers, int32_t from, int32_t to, cspan_ink ink) {
  if (to - from < 8) {
    for (int32_t x = from; x < to; x++) row[x] = over(row[x], ink.lanes, ink.alpha, covers[x]);
  } else {
    cspan_cover(row + from, covers + from, (size_t)(to - from), ink.lanes, ink.alpha);
  }
}

enum { NARROW = 16 };

// Any row: what of it lies within the rows' borders, of coverages one by one.
static void fill_part(
    uint32_t *row, span *span, uint16_t *covers, const cspan_rows *rows, const cspan_ink *ink) {
  clip_span(span, rows);
  const int32_t width = span->end - span->begin;
  if (span->cover != 65535 || (width <= NARROW && width >= 8)) {
    for (int32_t x = span->solid; x < span->solid_end; x++) covers[x] = span->cover;
    cspan_cover(
        row + span->begin, covers + span->begin, (size_t)width, ink->lanes, ink->alpha);
    return;
  }
  lay(row, covers, span->begin, span->solid, *ink);
  if (span->solid < span->solid_end) {
    const size_t count = (size_t)(span->solid_end - span->solid);
    if (ink->alpha == 65535) {
      cspan_store(row + span->solid, count, ink->pixel);
    } else {
      cspan_blend(row + span->solid, count, ink->addend, ink->keep);
    }
  }
  lay(row, covers, span->solid_end, span->end, *ink);
}

CLONES
void cspan_fill_convex(
    const cspan_convex *shape, const cspan_rows *rows, uint16_t *covers, const cspan_ink *ink) {
  color color;
  set_color(&color, ink);
  chain chains[2];
  set_chains(chains, shape);
  const float width = (float)shape->width;
  uint32_t *row = rows->first;
  for (int32_t top = rows->top; top < rows->bottom; top += ROWS) {
    const int32_t bottom = top + ROWS < rows->bottom ? top + ROWS : rows->bottom;
    cut_up(&chains[0], top, bottom);
    cut_up(&chains[1], top, bottom);
    for (int32_t y = top; y < bottom; y++, row += rows->stride) {
      const side *left = &chains[0].sides[y - top], *right = &chains[1].sides[y - top];
      if (left->edge >= 0 && right->edge >= 0) {
        const cspan_edge *one = &chains[0].edges[left->edge];
        const cspan_edge *other = &chains[1].edges[right->edge];
        const float end = least(least(one->bottom, other->bottom), (float)bottom);
        const int32_t done = fill_straight(row, one, other, y, floor_of(end) - y, rows, ink, &color);
        if (done > 0) {
          y += done - 1;
          row += (done - 1) * rows->stride;
          continue;
        }
      }
      span span;
      piece whole[2];
      if (!find_span(&span, chains, left, right, y, width, whole)) continue;
      if (span.solid - span.begin <= STEP && span.end - span.solid_end <= STEP
          && span.begin + STEP <= span.solid_end && span.solid <= span.end - STEP
          && span.begin + 2 * STEP <= span.end && span.begin >= rows->left
          && span.end <= rows->right) {
        fill_row(row, &span, ink, &color);
      } else {
        write_covers(covers, &span);
        fill_part(row, &span, covers, rows, ink);
      }
    }
  }
}

void cspan_find_whole(const cspan_convex *shape, const cspan_rows *rows, int32_t *columns) {
  chain chains[2];
  set_chains(chains, shape);
  const float width = (float)shape->width;
  for (int32_t top = rows->top; top < rows->bottom; top += ROWS) {
    const int32_t bottom = top + ROWS < rows->bottom ? top + ROWS : rows->bottom;
    cut_up(&chains[0], top, bottom);
    cut_up(&chains[1], top, bottom);
    for (int32_t y = top; y < bottom; y++, columns += 2) {
      const side *left = &chains[0].sides[y - top], *right = &chains[1].sides[y - top];
      span span;
      piece whole[2];
      columns[0] = columns[1] = rows->left;
      if (!find_span(&span, chains, left, right, y, width, whole) || span.cover != 65535) continue;
      clip_span(&span, rows);
      columns[0] = span.solid;
      columns[1] = span.solid_end;
    }
  }
}
