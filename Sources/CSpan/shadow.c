// Part of Snapback, under the MIT licence; see LICENSE.

#include "CSpan.h"
#include "clones.h"
#include "law.h"
#include "shadow.h"
#include "shadow-eight.h"
#include "shadow-knots.h"
#include "shadow-wide.h"

// Those columns where |start + step x| is below a limit: up to a pixel more, or where it is to be
// sure a pixel less. `share` is 1 / step.
INLINE columns narrowed(
    columns all, double start, double step, double share, double limit, double margin) {
  const columns none = {all.from, all.from};
  if (!(limit > 0)) return none;
  if (step < 1e-9 && step > -1e-9) return start < limit && start > -limit ? all : none;
  const double one = (-limit - start) * share, other = (limit - start) * share;
  const double low = (one < other ? one : other) - margin;
  const double high = (one < other ? other : one) + margin;
  if (!(low < all.to) || !(high > all.from)) return none;
  columns found = all;
  if (low > all.from) found.from = (int32_t)low + (margin < 0);
  if (high < all.to) found.to = (int32_t)high + (margin > 0);
  return found.from < found.to ? found : none;
}

// Grid steps, `stride` entries each, to where a shadow is too faint to change any pixel: what it
// takes off is less than half of 1 of 255.
static float visible(const cspan_quarter *q, float count, int32_t stride, float share) {
  int32_t step = (int32_t)count;
  while (step > 0 && (float)(int32_t)(q->entries[step * stride] & 0xffff) * share < 124) step--;
  return (float)(step + 1) < count ? (float)(step + 1) : count;
}

// Where the shadow is anything in a row, by sixteens, or all one. The same for every clip.
INLINE columns reached(
    columns all, const cspan_quarter *q, const double shares[2], const float visible[2], double y) {
  const double u = q->u + q->u_down * y, v = q->v + q->v_down * y;
  all = narrowed(all, u, q->u_step, shares[0], q->u_inner + (double)visible[0], 1);
  all = narrowed(all, v, q->v_step, shares[1], q->v_inner + (double)visible[1], 1);
  return all.from < all.to ? (columns){all.from & -16, (all.to + 15) & -16} : all;
}

INLINE columns whole(columns all, const cspan_quarter *q, const double shares[2], double y) {
  all = narrowed(all, q->u + q->u_down * y, q->u_step, shares[0], q->u_inner, -1);
  return narrowed(all, q->v + q->v_down * y, q->v_step, shares[1], q->v_inner, -1);
}

static columns either(columns one, columns other) {
  if (one.from >= one.to) return other;
  if (other.from >= other.to) return one;
  return (columns){
    one.from < other.from ? one.from : other.from, one.to > other.to ? one.to : other.to};
}

static double length(double x, double y) { return __builtin_sqrt(x * x + y * y); }

// How far apart what is looked up lies: where the grid is wide against pixels, only at every
// second, fourth or eighth each way. Lines between twice as many knots are off by 0.8 of 255.
static int32_t spacing(const cspan_quarter *q) {
  const double across = length(q->u_step, q->v_step), down = length(q->u_down, q->v_down);
  const double step = across > down ? across : down;
  return step <= 0.205 ? 3 : step <= 0.41 ? 2 : step <= 0.82 ? 1 : 0;
}

// A stretch of columns whose knots are kept at once, begun at one of its multiples; some knots lie
// before it and after.
enum { STRETCH = 1024, BEFORE = 8, ROOM = STRETCH + 48, NEAR = 5 };

// What is being laid: a stretch of columns, which count from `left`. Knots are looked up
// `1 << shift` pixels apart, and there are twice as many each way once they are refined.
typedef struct {
  const cspan_quarter *quarter;
  const cspan_rows *rows;
  const int32_t *holes;
  const cspan_ground *ground;
  int32_t shift, left;
  columns stretch, clip;
  shade shade;
  // Where there is a shadow in rows of knots after one another, and where a whole one.
  columns some[NEAR], whole[NEAR];
  float visible[2];
  // Columns for each step into the grid.
  double shares[2];
  wide_shade wide;
  // Whether sixteen pixels are laid at a time, and the ground's colour together with them.
  int is_wide, is_flat;
  // Where the ground is laid, of this stretch; and the least and the most columns of any hole.
  columns ground_clip, holes_reach;
  // The row of knots at which rows below the last ones begin, if they can go on with what is here;
  // and what they have to have in common.
  int32_t next, left_end, right_end;
  float share;
  cspan_quarter same;
  // The knots of the four rows in the middle, and those of rows refined.
  uint16_t *knots[4];
  uint16_t room[4][ROOM], middle[ROOM], fine[3][ROOM];
} sheet;

// Goes on to a row of knots: then it is the last of those near.
static void reach(sheet *sheet, int32_t row) {
  const double y = (double)row * (1 << sheet->shift);
  for (int at = 0; at < NEAR - 1; at++) {
    sheet->some[at] = sheet->some[at + 1];
    sheet->whole[at] = sheet->whole[at + 1];
  }
  const cspan_quarter *q = sheet->quarter;
  sheet->some[NEAR - 1] = reached(sheet->stretch, q, sheet->shares, sheet->visible, y);
  sheet->whole[NEAR - 1] = whole(sheet->stretch, q, sheet->shares, y);
}

// Looks up the row of knots in the middle of those near, wherever these need it, as the last of
// four.
static void set_knots(sheet *sheet, int32_t row) {
  const cspan_quarter *q = sheet->quarter;
  const int32_t shift = sheet->shift, left = sheet->left;
  uint16_t *const knots = sheet->knots[0];
  for (int at = 0; at < 3; at++) sheet->knots[at] = sheet->knots[at + 1];
  sheet->knots[3] = knots;
  columns some = sheet->some[0], skipped = sheet->whole[0];
  for (int at = 1; at < NEAR; at++) {
    some = either(some, sheet->some[at]);
    skipped = both(skipped, sheet->whole[at]);
  }
  some = both(some, sheet->clip);
  if (some.from >= some.to) return;
  const double y = (double)row * (1 << shift);
  const place place = {
    (float)(q->u + q->u_down * y), (float)(q->v + q->v_down * y), sheet->shade.share};
  // A pixel between two knots needs both, and one more on either side.
  const int32_t first = ((some.from - left) >> shift) - 1;
  const int32_t end = ((some.to - 1 - left) >> shift) + 3;
  // Whole pixels are laid by sixteens, so others may lie as far inside.
  int32_t hole = ((skipped.from - left + 15) >> shift) + 2;
  int32_t hole_end = (((skipped.to - left) & -16) >> shift) - 1;
  hole = hole > first ? hole : first;
  hole_end = hole_end < end ? hole_end : end;
  if (skipped.from >= skipped.to || hole >= hole_end) hole = hole_end = end;
  const int32_t x = left + first * (1 << shift), x_end = left + hole_end * (1 << shift);
  if (sheet->is_wide) {
    look_up_wide(knots + first, hole - first, x, shift, &place, q);
    look_up_wide(knots + hole_end, end - hole_end, x_end, shift, &place, q);
  } else {
    look_up(knots + first, hole - first, x, shift, &place, q);
    look_up(knots + hole_end, end - hole_end, x_end, shift, &place, q);
  }
}

// Rows of pixels: those to be laid of `1 << shift` from one on.
typedef struct {
  int32_t top, bottom;
} lines;

INLINE lines lines_from(const cspan_rows *rows, int32_t first, int32_t shift) {
  const int32_t last = first + (1 << shift);
  return (lines){
    first > rows->top ? first : rows->top, last < rows->bottom ? last : rows->bottom};
}

// Lays the ground in columns of some rows.
static void lay_ground(const sheet *sheet, int32_t top, int32_t bottom, columns own) {
  if (own.from >= own.to) return;
  const cspan_rows *rows = sheet->rows;
  const int32_t row = top - rows->top;
  cspan_ground ground = *sheet->ground;
  if (ground.below) ground.below += row * ground.stride;
  const cspan_rows some = {
    rows->first + row * rows->stride, rows->stride, top, bottom, own.from, own.to};
  const int32_t *holes = sheet->shade.caster ? 0 : sheet->holes;
  cspan_lay_ground(&some, &ground, holes ? holes + 2 * row : 0);
}

// Lays the rows from one row of knots, `shift` apart, to the one below it, or to the second one.
static void lay_rows(
    sheet *sheet, int32_t first, int32_t shift, const band *all, const uint16_t *const knots[3],
    int is_double) {
  const cspan_rows *rows = sheet->rows;
  const int32_t left = sheet->left;
  const lines own = lines_from(rows, first, shift + is_double);
  const int32_t top = own.top, bottom = own.bottom;
  if (top >= bottom) return;
  if (sheet->ground && !sheet->is_flat) {
    lay_ground(sheet, top, bottom, (columns){all->some.from + left, all->some.to + left});
  }
  band band = {
    .row = rows->first + (top - rows->top) * rows->stride + left, .stride = rows->stride,
    .count = bottom - top, .down = (top - first) << (15 - shift), .step = 1 << (15 - shift),
    .shift = shift, .is_usual = bottom - top == 4, .is_double = is_double,
    .knots = {knots[0], knots[1], knots[2]}, .some = all->some, .whole = all->whole,
    .has_caster = sheet->shade.caster != 0};
  find_holes(&band, sheet->holes ? sheet->holes + 2 * (top - rows->top) : 0, left);
  if (sheet->is_wide) {
    lay_wide(&band, &sheet->wide);
  } else {
    lay_band(&band, &sheet->shade);
  }
}

// Lays the ground beside columns of the stretch, in rows that follow a row of knots.
static void lay_beside(const sheet *sheet, int32_t row, columns some) {
  const lines own = lines_from(sheet->rows, row * (1 << sheet->shift), sheet->shift);
  if (own.top >= own.bottom) return;
  lay_ground(sheet, own.top, own.bottom, (columns){sheet->ground_clip.from, some.from});
  lay_ground(sheet, own.top, own.bottom, (columns){some.to, sheet->ground_clip.to});
}

// The least and the most columns of holes.
CLONES
static void find_reach(columns *reach, const int32_t *holes, int32_t count) {
  int32_t least = INT32_MAX, most = INT32_MIN;
  for (int32_t i = 0; i < count; i++) {
    const int32_t from = holes[2 * i], to = holes[2 * i + 1];
    const int32_t low = from < to ? from : INT32_MAX, high = from < to ? to : INT32_MIN;
    least = low < least ? low : least;
    most = high > most ? high : most;
  }
  *reach = (columns){least, most};
}

// Lays the caster where it covers wholly what no shadow reaches: in other columns than these.
static void lay_beyond(const sheet *sheet, int32_t row, columns some) {
  const cspan_rows *rows = sheet->rows;
  const cspan_ink *caster = sheet->shade.caster;
  const columns all = both(sheet->stretch, sheet->clip), reach = both(sheet->holes_reach, all);
  if (reach.from >= reach.to || (reach.from >= some.from && reach.to <= some.to)) return;
  const lines laid = lines_from(rows, row * (1 << sheet->shift), sheet->shift);
  for (int32_t y = laid.top; y < laid.bottom; y++) {
    const int32_t *hole = sheet->holes + 2 * (y - rows->top);
    const columns own = both((columns){hole[0], hole[1]}, all);
    const int32_t before = own.to < some.from ? own.to : some.from;
    const int32_t after = own.from > some.to ? own.from : some.to;
    uint32_t *pixels = rows->first + (y - rows->top) * rows->stride;
    if (own.from < before) {
      cspan_blend(
          pixels + own.from, (size_t)(before - own.from), caster->addend, caster->keep);
    }
    if (after < own.to) {
      cspan_blend(pixels + after, (size_t)(own.to - after), caster->addend, caster->keep);
    }
  }
}

// Lays the shadow between the two rows of knots in the middle of four.
static void shade_between(sheet *sheet, int32_t row, const band *band) {
  const int32_t shift = sheet->shift, y = row * (1 << shift);
  if (shift == 0) {
    const uint16_t *const knots[3] = {sheet->knots[1], sheet->knots[2]};
    lay_rows(sheet, y, 0, band, knots, 0);
    return;
  }
  const int32_t from = band->some.from >> shift, to = ((band->some.to - 1) >> shift) + 2;
  uint16_t *const middle = sheet->middle + BEFORE;
  refine_down(middle, sheet->knots, from - 1, to + 1);
  refine_across(sheet->fine[0] + 2 * from, sheet->knots[1] + from, to - from);
  refine_across(sheet->fine[1] + 2 * from, middle + from, to - from);
  refine_across(sheet->fine[2] + 2 * from, sheet->knots[2] + from, to - from);
  const uint16_t *const knots[4] = {sheet->fine[0], sheet->fine[1], sheet->fine[2]};
  if (sheet->is_wide && shift == 3 && y >= sheet->rows->top && y + 8 <= sheet->rows->bottom) {
    lay_rows(sheet, y, 2, band, knots, 1);
    return;
  }
  lay_rows(sheet, y, shift - 1, band, knots, 0);
  lay_rows(sheet, y + (1 << (shift - 1)), shift - 1, band, knots + 1, 0);
}

// Lays the rows between the two rows of knots in the middle of four, the first two of those near.
static void lay_between(sheet *sheet, int32_t row) {
  const int32_t left = sheet->left;
  columns some = sheet->some[0], whole = sheet->whole[0];
  if (sheet->shift > 0) {
    some = either(some, sheet->some[1]);
    whole = both(whole, sheet->whole[1]);
  }
  some = both(some, sheet->clip);
  if (some.from >= some.to) some = (columns){sheet->ground_clip.to, sheet->ground_clip.to};
  if (sheet->ground) lay_beside(sheet, row, some);
  if (some.from < some.to) {
    // By sixteens, so that the pixels beside them are.
    const band band = {
      .some = {some.from - left, some.to - left},
      .whole = {(whole.from - left + 15) & -16, (whole.to - left) & -16}};
    shade_between(sheet, row, &band);
  }
  if (sheet->shade.caster && sheet->holes) lay_beyond(sheet, row, some);
}

static int is_same(const cspan_quarter *a, const cspan_quarter *b) {
  return a->entries == b->entries && a->stride == b->stride && a->u_count == b->u_count
      && a->v_count == b->v_count && a->u_inner == b->u_inner && a->v_inner == b->v_inner
      && a->u == b->u && a->v == b->v && a->u_step == b->u_step && a->v_step == b->v_step
      && a->u_down == b->u_down && a->v_down == b->v_down;
}

// Whether rows go on where the last ones ended: then those knots near are here already.
static int goes_on(const sheet *sheet, int32_t first) {
  const cspan_rows *rows = sheet->rows;
  return sheet->next == first && sheet->left_end == rows->left && sheet->right_end == rows->right
      && sheet->share == sheet->shade.share && is_same(&sheet->same, sheet->quarter);
}

// No row of knots is so far up.
enum { NOWHERE = INT32_MIN };

// Takes note of what was laid, down to a row of knots.
static void keep(sheet *sheet, int32_t last) {
  const cspan_rows *rows = sheet->rows;
  const int32_t left = rows->left & -STRETCH;
  const int is_one = rows->left < rows->right && rows->right <= left + STRETCH;
  sheet->next = is_one && rows->top < rows->bottom ? last + 1 : NOWHERE;
  sheet->left_end = rows->left;
  sheet->right_end = rows->right;
  sheet->share = sheet->shade.share;
  sheet->same = *sheet->quarter;
}

static void lay_sheet(
    sheet *sheet, const cspan_quarter *quarter, const cspan_rows *rows, const cspan_cast *cast) {
  sheet->quarter = quarter;
  sheet->rows = rows;
  sheet->holes = cast->holes;
  sheet->ground = cast->ground;
  sheet->shift = spacing(quarter);
  set_shade(&sheet->shade, quarter, cast);
  // Bands have twice as many rows of knots.
  sheet->is_wide = set_wide(&sheet->wide, sheet->shift > 0 ? sheet->shift - 1 : 0, &sheet->shade);
  sheet->is_flat = sheet->is_wide && cast->ground && !cast->ground->below;
  if (sheet->is_flat) set_wide_ground(&sheet->wide, cast->ground->pixel);
  sheet->visible[0] = visible(quarter, quarter->u_count, 1, sheet->shade.share);
  sheet->visible[1] = visible(quarter, quarter->v_count, quarter->stride, sheet->shade.share);
  sheet->shares[0] = 1 / quarter->u_step;
  sheet->shares[1] = 1 / quarter->v_step;
  sheet->clip = (columns){rows->left, rows->right};
  sheet->holes_reach = (columns){0, 0};
  if (sheet->shade.caster && sheet->holes) {
    find_reach(&sheet->holes_reach, sheet->holes, rows->bottom - rows->top);
  }
  const int32_t first = rows->top >> sheet->shift, last = (rows->bottom - 1) >> sheet->shift;
  const int is_next = goes_on(sheet, first);
  if (!is_next) {
    for (int at = 0; at < 4; at++) sheet->knots[at] = sheet->room[at] + BEFORE;
  }
  for (int32_t left = rows->left & -STRETCH; left < rows->right; left += STRETCH) {
    sheet->left = left;
    sheet->stretch = (columns){left, left + STRETCH};
    sheet->ground_clip = both(sheet->stretch, sheet->clip);
    if (left <= rows->left && cast->ground) sheet->ground_clip.from = cast->ground_left;
    if (left + STRETCH >= rows->right && cast->ground) sheet->ground_clip.to = cast->ground_right;
    int32_t row = first + 2;
    if (!is_next) {
      for (row = first - 3; row < first + 1; row++) reach(sheet, row);
      row = first - 1;
    }
    for (; row <= last + 2; row++) {
      reach(sheet, row + 2);
      set_knots(sheet, row);
      // Near are now the rows from two before this one on, and of the four this is the last.
      if (row >= first + 2) lay_between(sheet, row - 2);
    }
  }
  keep(sheet, last);
}

void cspan_forget(void *kept) { ((sheet *)kept)->next = NOWHERE; }

void cspan_shadow(
    const cspan_quarter *quarter, const cspan_rows *rows, const cspan_cast *cast) {
  _Static_assert(sizeof(sheet) <= cspan_kept, "what is kept has room");
  if (cast->kept) {
    lay_sheet(cast->kept, quarter, rows, cast);
  } else {
    // Its rows are filled in as they are needed.
    sheet sheet;
    sheet.next = NOWHERE;
    lay_sheet(&sheet, quarter, rows, cast);
  }
}
