// Part of Snapback, under the MIT licence; see LICENSE.

#include "CSpan.h"
#include "clones.h"
#include "law.h"
#include "shadow.h"

// Real numbers must come out the same with and without fused multiplication.
#pragma STDC FP_CONTRACT OFF

INLINE float within(float value, float high) {
  value = value < 0 ? 0 : value;
  return value > high ? high : value;
}

// Where a row of knots looks, at x = 0, and what its values are multiplied by.
typedef struct {
  float u, v, share;
} place;

// Looks up n knots from column x on.
CLONES
static void look_up(
    uint16_t *knots, int32_t n, int32_t x, int32_t shift, const place *place,
    const cspan_quarter *quarter) {
  const cspan_quarter q = *quarter;
  const float u_0 = place->u, v_0 = place->v, share = place->share;
  const float u_step = (float)q.u_step, v_step = (float)q.v_step;
  for (int32_t i = 0; i < n; i++) {
    float at = (float)(x + (i << shift));
    float u = within(__builtin_fabsf(u_0 + u_step * at) - q.u_inner, q.u_count);
    float v = within(__builtin_fabsf(v_0 + v_step * at) - q.v_inner, q.v_count);
    int32_t column = (int32_t)u, row = (int32_t)v;
    float across = u - (float)column, down = v - (float)row;
    int32_t entry = row * q.stride + column;
    uint32_t upper = q.entries[entry], lower = q.entries[entry + q.stride];
    float p = (float)(int32_t)(upper & 0xffff), r = (float)(int32_t)(lower & 0xffff);
    p += across * ((float)(int32_t)(upper >> 16) - p);
    r += across * ((float)(int32_t)(lower >> 16) - r);
    knots[i] = (uint16_t)(int32_t)((p + down * (r - p)) * share + 0.5f);
  }
}

// Twice the way from each knot to the one below.
CLONES
static void find_falls(
    int16_t *falls, const uint16_t *upper, const uint16_t *lower, int32_t n) {
  for (int32_t i = 0; i < n; i++) falls[i] = (int16_t)(2 * (lower[i] - upper[i]));
}

typedef int16_t few_steps __attribute__((vector_size(16)));
typedef int16_t steps __attribute__((vector_size(32)));
typedef int32_t few_products __attribute__((vector_size(32)));
typedef int32_t step_products __attribute__((vector_size(64)));

// The values of eight pixels that lie on lines between their knots, each twice. A value between two
// is the one and twice the step to the other times the part, of 32768, on the way.
INLINE void between(
    words *values, const band *band, int32_t x, int16_t down, int shift) {
  few_steps own, fall;
  memcpy(&own, band->knots + (x >> shift), sizeof own);
  memcpy(&fall, band->falls + (x >> shift), sizeof fall);
  const few_products fallen = __builtin_convertvector(fall, few_products) * down;
  own += __builtin_convertvector(fallen >> 16, few_steps);
  steps from, next, parts;
#define KNOTS(...) __builtin_shufflevector(own, own, __VA_ARGS__)
  if (shift == 3) {
    from = KNOTS(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    next = KNOTS(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
    parts = (steps){0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7};
  } else if (shift == 2) {
    from = KNOTS(0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1);
    next = KNOTS(1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2);
    parts = (steps){0, 0, 1, 1, 2, 2, 3, 3, 0, 0, 1, 1, 2, 2, 3, 3};
  } else if (shift == 1) {
    from = KNOTS(0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3);
    next = KNOTS(1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4);
    parts = (steps){0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1};
  } else {
    *values = (words)KNOTS(0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7);
    return;
  }
#undef KNOTS
  parts <<= 15 - shift;
  const step_products product = __builtin_convertvector((next - from) * 2, step_products)
      * __builtin_convertvector(parts, step_products);
  *values = (words)(from + __builtin_convertvector(product >> 16, steps));
}

INLINE void lay_eight(words *pixels, const words *values, const shade *shade) {
  *pixels = OVER(
      *pixels, MULTIPLY(*anew(&shade->low), *values) + 130,
      MULTIPLY(*anew(&shade->high), *values) + 130, 65535 - *values);
}

// Lays eight pixels of which only some are to be touched.
static void lay_part(
    uint32_t *row, int32_t x, int32_t from, int32_t to, const words *values, const shade *shade) {
  const int32_t first = from > x ? from : x, end = to < x + STEP ? to : x + STEP;
  const size_t size = (size_t)(end - first) * sizeof *row;
  words pixels = {0};
  memcpy((uint32_t *)&pixels + (first - x), row + first, size);
  lay_eight(&pixels, values, shade);
  memcpy(row + first, (uint32_t *)&pixels + (first - x), size);
}

// Eights of pixels begin at multiples of 8; of the first and the last, only some are touched.
INLINE void shade_row(
    uint32_t *row, int32_t from, int32_t to, int16_t down, const band *band, int shift,
    const shade *shade) {
  for (int32_t x = from & -STEP; x < to; x += STEP) {
    words values, pixels;
    between(&values, band, x, down, shift);
    if (x < from || x + STEP > to) {
      lay_part(row, x, from, to, &values, shade);
    } else {
      memcpy(&pixels, row + x, sizeof pixels);
      lay_eight(&pixels, &values, shade);
      memcpy(row + x, &pixels, sizeof pixels);
    }
  }
}

#define BETWEEN_3(row, from, to, down) shade_row(row, from, to, down, band, 3, shade)
#define BETWEEN_2(row, from, to, down) shade_row(row, from, to, down, band, 2, shade)
#define BETWEEN_1(row, from, to, down) shade_row(row, from, to, down, band, 1, shade)
#define BETWEEN_0(row, from, to, down) shade_row(row, from, to, down, band, 0, shade)
#define BLEND(row, from, to) \
  blend_steps(row + from, (size_t)(to - from), shade->addend, shade->keep)

CLONES
static void lay_band(const band *band, const shade *shade) {
  switch (band->shift) {
    case 3: LAY_BAND(band, BETWEEN_3, BLEND) break;
    case 2: LAY_BAND(band, BETWEEN_2, BLEND) break;
    case 1: LAY_BAND(band, BETWEEN_1, BLEND) break;
    default: LAY_BAND(band, BETWEEN_0, BLEND) break;
  }
}

// Those columns where |start + step x| is below a limit: up to a pixel more, or where it is to be
// sure a pixel less.
static columns narrowed(columns all, double start, double step, double limit, double margin) {
  const columns none = {all.from, all.from};
  if (!(limit > 0)) return none;
  if (step < 1e-9 && step > -1e-9) return start < limit && start > -limit ? all : none;
  const double one = (-limit - start) / step, other = (limit - start) / step;
  const double low = (one < other ? one : other) - margin;
  const double high = (one < other ? other : one) + margin;
  if (!(low < all.to) || !(high > all.from)) return none;
  columns found = all;
  if (low > all.from) found.from = (int32_t)low + (margin < 0);
  if (high < all.to) found.to = (int32_t)high + (margin > 0);
  return found.from < found.to ? found : none;
}

// Where the shadow is anything in a row, or all one. The same for every clip.
static columns reached(columns all, const cspan_quarter *q, double y) {
  all = narrowed(all, q->u + q->u_down * y, q->u_step, q->u_inner + (double)q->u_count, 1);
  return narrowed(all, q->v + q->v_down * y, q->v_step, q->v_inner + (double)q->v_count, 1);
}

static columns whole(columns all, const cspan_quarter *q, double y) {
  all = narrowed(all, q->u + q->u_down * y, q->u_step, q->u_inner, -1);
  return narrowed(all, q->v + q->v_down * y, q->v_step, q->v_inner, -1);
}

static columns either(columns one, columns other) {
  if (one.from >= one.to) return other;
  if (other.from >= other.to) return one;
  return (columns){
    one.from < other.from ? one.from : other.from, one.to > other.to ? one.to : other.to};
}

static double length(double x, double y) { return __builtin_sqrt(x * x + y * y); }

// Knots lie so close that a line between them is off by 1.2 of 255 at most: where the grid is wide
// against pixels, only at every second, fourth or eighth pixel each way.
static int32_t spacing(const cspan_quarter *q) {
  const double across = length(q->u_step, q->v_step), down = length(q->u_down, q->v_down);
  const double step = across > down ? across : down;
  return step <= 0.205 ? 3 : step <= 0.41 ? 2 : step <= 0.82 ? 1 : 0;
}

// A stretch of columns whose knots are kept at once, begun at one of its multiples.
enum { STRETCH = 1024, ROOM = STRETCH + 40 };

// A row of knots, and in which of its columns there is a shadow, and a whole one.
typedef struct {
  columns some, whole;
  uint16_t knots[ROOM];
} knot_row;

// What is being laid: a stretch of columns, which count from `left`.
typedef struct {
  const cspan_quarter *quarter;
  int32_t shift, left;
  columns stretch;
  shade shade;
  // The columns of the rows of knots that come after one another.
  columns some[3], whole[3];
  int16_t falls[ROOM];
} sheet;

// Goes on to a row of knots: then the middle one of three is the row before.
static void reach(sheet *sheet, int32_t row) {
  const double y = (double)row * (1 << sheet->shift);
  for (int at = 0; at < 2; at++) {
    sheet->some[at] = sheet->some[at + 1];
    sheet->whole[at] = sheet->whole[at + 1];
  }
  sheet->some[2] = reached(sheet->stretch, sheet->quarter, y);
  sheet->whole[2] = whole(sheet->stretch, sheet->quarter, y);
}

// Looks up the middle row of knots, wherever the rows above and below, up to the next knots, need
// it.
static void set_knots(sheet *sheet, knot_row *knots, int32_t row) {
  const cspan_quarter *q = sheet->quarter;
  const int32_t shift = sheet->shift, left = sheet->left;
  knots->some = sheet->some[1];
  knots->whole = sheet->whole[1];
  columns some = knots->some, skipped = knots->whole;
  if (shift > 0) {
    some = either(either(some, sheet->some[0]), sheet->some[2]);
    skipped = both(both(skipped, sheet->whole[0]), sheet->whole[2]);
  }
  if (some.from >= some.to) return;
  const double y = (double)row * (1 << shift);
  const place place = {
    (float)(q->u + q->u_down * y), (float)(q->v + q->v_down * y), sheet->shade.share};
  // A pixel between two knots needs both.
  const int32_t first = ((some.from - left) & -16) >> shift;
  const int32_t end = ((some.to - 1 - left) >> shift) + 2;
  int32_t hole = end, hole_end = end;
  if (skipped.to - skipped.from >= 128) {
    // Whole pixels are laid by sixteens, so others may lie as far inside.
    hole = ((skipped.from - left) >> shift) + (16 >> shift) + 2;
    hole_end = ((skipped.to - left) & -16) >> shift;
  }
  look_up(knots->knots + first, hole - first, left + (first << shift), shift, &place, q);
  look_up(knots->knots + hole_end, end - hole_end, left + (hole_end << shift), shift, &place, q);
}

// Lays the rows from a row of knots to the next.
static void lay_rows(
    sheet *sheet, int32_t row, const knot_row *upper, const knot_row *lower,
    const cspan_rows *rows, const int32_t *holes) {
  const int32_t shift = sheet->shift, left = sheet->left;
  columns some = upper->some, whole = upper->whole;
  if (shift > 0) {
    some = either(some, lower->some);
    whole = both(whole, lower->whole);
  }
  if (some.from >= some.to) return;
  some = (columns){some.from - left, some.to - left};
  if (shift > 0) {
    const int32_t first = (some.from & -16) >> shift;
    find_falls(
        sheet->falls + first, upper->knots + first, lower->knots + first,
        ((some.to - 1) >> shift) + 2 - first);
  }
  const int32_t first = row * (1 << shift), last = first + (1 << shift);
  const int32_t top = first > rows->top ? first : rows->top;
  const int32_t bottom = last < rows->bottom ? last : rows->bottom;
  const band band = {
    .row = rows->first + (top - rows->top) * rows->stride + left, .stride = rows->stride,
    .count = bottom - top, .down = (top - first) << (15 - shift), .step = 1 << (15 - shift),
    .shift = shift, .knots = upper->knots, .falls = sheet->falls, .some = some,
    // By sixteens, so that the pixels beside them are.
    .whole = {(whole.from - left + 15) & -16, (whole.to - left) & -16},
    .left = left, .holes = holes ? holes + 2 * (top - rows->top) : 0};
  if (!lay_wide(&band, &sheet->shade)) lay_band(&band, &sheet->shade);
}

void cspan_shadow(
    const cspan_quarter *quarter, const cspan_rows *rows, const int32_t *holes, cspan_lanes color,
    uint16_t alpha) {
  sheet sheet = {.quarter = quarter, .shift = spacing(quarter)};
  set_shade(&sheet.shade, quarter, color, alpha);
  knot_row one = {0}, other = {0}, *upper = &one, *lower = &other;
  const int32_t first = rows->top >> sheet.shift, last = (rows->bottom - 1) >> sheet.shift;
  for (int32_t left = rows->left & -STRETCH; left < rows->right; left += STRETCH) {
    sheet.left = left;
    sheet.stretch = (columns){
      rows->left > left ? rows->left : left,
      rows->right < left + STRETCH ? rows->right : left + STRETCH};
    for (int32_t row = first - 1; row <= first + 1; row++) reach(&sheet, row);
    set_knots(&sheet, upper, first);
    for (int32_t row = first; row <= last; row++) {
      reach(&sheet, row + 2);
      set_knots(&sheet, lower, row + 1);
      lay_rows(&sheet, row, upper, lower, rows, holes);
      knot_row *spare = upper;
      upper = lower;
      lower = spare;
    }
  }
}
