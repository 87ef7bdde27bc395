// Part of Snapback, under the MIT licence; see LICENSE.

#ifndef FILL_H
#define FILL_H

#include "convex.h"
#include "law.h"
#include "sides.h"
#include "sixteen.h"

// Lays a colour over a row that has two sides: over all of it, or only over what of it is not
// covered wholly, where cspan_find_whole finds no columns.
typedef enum { ALL, EDGES } scope;

// What a row's solid part gets.
typedef struct {
  color color;
  cspan_ink ink;
  int is_opaque;
} paint;

// The first and the last eight of a row's pixels, and what becomes of them. What is between may run
// into the last: those are made first, of pixels that are still untouched, and stored last.
typedef struct {
  words head, tail;
} ends;

INLINE void make_ends(
    ends *ends, const uint32_t *row, int32_t begin, int32_t last, const reals *sum, float height,
    const color *color, const ints *laid) {
  // On the right is what the left side leaves less what lies right of the right one.
  const ints sign = (ints)EITHER(0.0f, -0.0f);
  const reals shares = EITHER(0.0f, height) + (reals)((ints)*sum ^ sign);
  wide_longs covers;
  covers_of(&covers, &shares);
  if (laid) covers &= (wide_longs)*laid;
  longs one, other;
  memcpy(&one, row + begin, sizeof one);
  memcpy(&other, row + last, sizeof other);
  wide_words pixels = (wide_words)__builtin_shufflevector(
      one, other, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  cover_sixteen(&pixels, &covers, color);
  const wide_longs made = (wide_longs)pixels;
  ends->head = (words)__builtin_shufflevector(made, made, 0, 1, 2, 3, 4, 5, 6, 7);
  ends->tail = (words)__builtin_shufflevector(made, made, 8, 9, 10, 11, 12, 13, 14, 15);
}

// Those of columns that are not from one on and before another.
INLINE void find_outside(ints *outside, const ints *columns, int32_t from, int32_t to) {
  *outside = (*columns < from) | (*columns >= to);
}

#define INTS_FROM(x) ((x) + (ints){0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15})

// The columns of a row's first eight pixels and its last.
INLINE void columns_of(reals *columns, int32_t begin, int32_t last) {
  const float one = (float)begin, other = (float)last;
  *columns = EITHER(one, other) + PLACES;
}

// Lays a colour whole over pixels from x on that end before `last`, and up to eight more.
INLINE void blend_most(uint32_t *row, int32_t x, int32_t last, const color *color) {
  for (; x + STEP < last; x += WIDE) blend_sixteen(row + x, color);
  if (x < last) {
    words below, low, high, keep;
    memcpy(&below, row + x, sizeof below);
    memcpy(&low, &color->add_low, sizeof low);
    memcpy(&high, &color->add_high, sizeof high);
    memcpy(&keep, &color->keep, sizeof keep);
    below = OVER(below, low, high, *anew(&keep));
    memcpy(row + x, &below, sizeof below);
  }
}

INLINE void store_most(uint32_t *row, int32_t x, int32_t last, uint32_t pixel) {
  const wide_longs pixels = (wide_longs){0} + pixel;
  for (; x + STEP < last; x += WIDE) memcpy(row + x, &pixels, sizeof pixels);
  if (x < last) memcpy(row + x, &pixels, sizeof pixels / 2);
}

// Lays a colour under one coverage over pixels, n of them.
INLINE void lay_run(uint32_t *at, size_t n, uint16_t cover, const paint *paint) {
  if (cover == 0) return;
  if (cover == 65535 && paint->is_opaque) {
    for (size_t i = 0; i < n; i++) at[i] = paint->ink.pixel;
  } else if (cover == 65535) {
    blend_steps(at, n, paint->ink.addend, paint->ink.keep);
  } else {
    const terms terms = terms_of(paint->ink.lanes, paint->ink.alpha, cover);
    blend_steps(at, n, terms.addend, terms.keep);
  }
}

// A row whose sides touch its first and its last eight pixels, of sixteen or more.
INLINE void fill_between(
    uint32_t *row, int32_t begin, int32_t end, const ends *ends, uint16_t cover,
    const paint *paint, scope scope) {
  const int32_t last = end - STEP;
  memcpy(row + begin, &ends->head, sizeof ends->head);
  if (scope == EDGES && cover == 65535) {
    // Nothing is laid there.
  } else if (cover != 65535) {
    if (begin + STEP < last) {
      lay_run(row + begin + STEP, (size_t)(last - begin - STEP), cover, paint);
    }
  } else if (paint->is_opaque) {
    store_most(row, begin + STEP, last, paint->ink.pixel);
  } else {
    blend_most(row, begin + STEP, last, &paint->color);
  }
  memcpy(row + last, &ends->tail, sizeof ends->tail);
}

static const quad no_piece = {0, 0, 0, 0};

INLINE void set_paint(paint *paint, const cspan_ink *ink) {
  set_color(&paint->color, ink);
  paint->ink = *ink;
  paint->is_opaque = ink->alpha == 65535;
}

// Those of columns of a row that are laid; 0 if all are.
INLINE const ints *laid_of(ints *laid, const ints *columns, const span *span, scope scope) {
  if (scope == ALL || span->cover != 65535) return 0;
  find_outside(laid, columns, span->solid, span->solid_end);
  return laid;
}

INLINE void fill_row(uint32_t *row, const span *span, const paint *paint, scope scope) {
  const int32_t last = span->end - STEP;
  reals columns;
  columns_of(&columns, span->begin, last);
  const int32_t left = span->left_count, right = span->right_count;
  const int32_t count = left > right ? left : right;
  reals sum = {0};
  for (int32_t i = 0; i < count; i++) {
    add_pair(
        &sum, i < left ? &span->left[i] : &no_piece, i < right ? &span->right[i] : &no_piece,
        &columns);
  }
  const ints numbers = __builtin_convertvector(columns, ints);
  ints laid;
  ends ends;
  make_ends(
      &ends, row, span->begin, last, &sum, span->height, &paint->color,
      laid_of(&laid, &numbers, span, scope));
  fill_between(row, span->begin, span->end, &ends, span->cover, paint, scope);
}

// The coverages of sixteen pixels, or 0 where nothing is to be laid.
INLINE void cover_laid(wide_longs *covers, const span *span, int32_t x, scope scope) {
  cover_both(covers, span, x);
  const ints columns = INTS_FROM(x);
  ints laid;
  if (laid_of(&laid, &columns, span, scope)) *covers &= (wide_longs)laid;
}

INLINE void fill_block(
    uint32_t *row, const span *span, int32_t x, const color *color, scope scope) {
  wide_longs covers;
  cover_laid(&covers, span, x, scope);
  wide_words pixels;
  memcpy(&pixels, row + x, sizeof pixels);
  cover_sixteen(&pixels, &covers, color);
  memcpy(row + x, &pixels, sizeof pixels);
}

// A row of sixteen pixels or more whose sides touch any of them.
INLINE void fill_wide(uint32_t *row, const span *span, const paint *paint, scope scope) {
  const int32_t left_end = span->begin + ((span->solid - span->begin + WIDE - 1) & -WIDE);
  const int32_t right = span->end - ((span->end - span->solid_end + WIDE - 1) & -WIDE);
  if (left_end <= right && span->solid < span->end) {
    for (int32_t x = span->begin; x < left_end; x += WIDE) {
      fill_block(row, span, x, &paint->color, scope);
    }
    if (left_end < right && !(scope == EDGES && span->cover == 65535)) {
      lay_run(row + left_end, (size_t)(right - left_end), span->cover, paint);
    }
    for (int32_t x = right; x < span->end; x += WIDE) {
      fill_block(row, span, x, &paint->color, scope);
    }
    return;
  }
  const int32_t last = span->end - WIDE;
  wide_longs covers;
  cover_laid(&covers, span, last, scope);
  wide_words tail;
  memcpy(&tail, row + last, sizeof tail);
  cover_sixteen(&tail, &covers, &paint->color);
  for (int32_t x = span->begin; x < last; x += WIDE) {
    fill_block(row, span, x, &paint->color, scope);
  }
  memcpy(row + last, &tail, sizeof tail);
}

// A row of fewer than sixteen pixels: those beside it get no coverage, which leaves them as they
// are.
INLINE void fill_narrow(
    uint32_t *row, const span *span, int32_t last, const color *color, scope scope) {
  const int32_t x = span->begin < last ? span->begin : last;
  const ints column = INTS_FROM(x);
  wide_longs covers;
  cover_laid(&covers, span, x, scope);
  covers &= (wide_longs)((column >= span->begin) & (column < span->end));
  wide_words pixels;
  memcpy(&pixels, row + x, sizeof pixels);
  cover_sixteen(&pixels, &covers, color);
  memcpy(row + x, &pixels, sizeof pixels);
}

static inline void lay(
    uint32_t *row, const uint16_t *covers, int32_t from, int32_t to, cspan_ink ink) {
  if (to - from < 8) {
    for (int32_t x = from; x < to; x++) row[x] = over(row[x], ink.lanes, ink.alpha, covers[x]);
  } else {
    cspan_cover(row + from, covers + from, (size_t)(to - from), ink.lanes, ink.alpha);
  }
}

// Any row: what of it lies within the rows' borders, of coverages one by one.
INLINE void fill_part(
    uint32_t *row, span *span, uint16_t *covers, const cspan_rows *rows, const paint *paint,
    scope scope) {
  write_covers(covers, span);
  clip_span(span, rows);
  lay(row, covers, span->begin, span->solid, paint->ink);
  if (span->solid < span->solid_end && !(scope == EDGES && span->cover == 65535)) {
    lay_run(row + span->solid, (size_t)(span->solid_end - span->solid), span->cover, paint);
  }
  lay(row, covers, span->solid_end, span->end, paint->ink);
}

INLINE void fill_any(
    uint32_t *row, span *span, uint16_t *covers, const cspan_rows *rows, const paint *paint,
    scope scope) {
  const int is_inside = span->begin >= rows->left && span->end <= rows->right;
  if (!is_inside || rows->right - rows->left < WIDE) {
    fill_part(row, span, covers, rows, paint, scope);
  } else if (span->begin + WIDE > span->end) {
    fill_narrow(row, span, rows->right - WIDE, &paint->color, scope);
  } else if (span->solid - span->begin <= STEP && span->end - span->solid_end <= STEP
      && span->begin + STEP <= span->solid_end && span->solid <= span->end - STEP) {
    fill_row(row, span, paint, scope);
  } else {
    fill_wide(row, span, paint, scope);
  }
}

#endif
