// Part of Snapback, under the MIT licence; see LICENSE.

#include "CSpan.h"
#include "clones.h"
#include "law.h"
#include "shadow.h"
#include "shadow-eight.h"
#include "shadow-wide.h"

INLINE float within(float value, float high) {
  value = value < 0 ? 0 : value;
  return value > high ? high : value;
}

// Knots to look up at a time.
enum { BLOCK = 64 };

// Looks up n knots from column x on: first where all of them look, then what is there, and then
// that is mixed; so that only the second of these is done one by one.
WIDE_CLONES
static void look_up_block(
    uint16_t *knots, int32_t n, int32_t x, int32_t shift, const place *place,
    const cspan_quarter *q) {
  float across[BLOCK], down[BLOCK];
  int32_t entry[BLOCK];
  uint32_t upper[BLOCK], lower[BLOCK];
  const float u_0 = place->u, v_0 = place->v, share = place->share;
  const float u_step = (float)q->u_step, v_step = (float)q->v_step;
  const float u_inner = q->u_inner, v_inner = q->v_inner;
  const float u_count = q->u_count, v_count = q->v_count;
  const int32_t stride = q->stride, spacing = 1 << shift;
  for (int32_t i = 0; i < n; i++) {
    const float at = (float)(x + i * spacing);
    const float u = within(__builtin_fabsf(u_0 + u_step * at) - u_inner, u_count);
    const float v = within(__builtin_fabsf(v_0 + v_step * at) - v_inner, v_count);
    const int32_t column = (int32_t)u, row = (int32_t)v;
    across[i] = u - (float)column;
    down[i] = v - (float)row;
    entry[i] = row * stride + column;
  }
  const uint64_t *entries = q->entries;
  for (int32_t i = 0; i < n; i++) {
    const uint64_t four = entries[entry[i]];
    upper[i] = (uint32_t)four;
    lower[i] = (uint32_t)(four >> 32);
  }
  for (int32_t i = 0; i < n; i++) {
    float p = (float)(int32_t)(upper[i] & 0xffff), r = (float)(int32_t)(lower[i] & 0xffff);
    p += across[i] * ((float)(int32_t)(upper[i] >> 16) - p);
    r += across[i] * ((float)(int32_t)(lower[i] >> 16) - r);
    knots[i] = knot_of(p + down[i] * (r - p), share);
  }
}

static void look_up(
    uint16_t *knots, int32_t n, int32_t x, int32_t shift, const place *place,
    const cspan_quarter *quarter) {
  for (int32_t i = 0; i < n; i += BLOCK) {
    const int32_t count = n - i < BLOCK ? n - i : BLOCK;
    look_up_block(knots + i, count, x + i * (1 << shift), shift, place, quarter);
  }
}

// The value in the middle of four that lie as far apart, on a curve of third degree.
INLINE uint16_t middle(int32_t before, int32_t from, int32_t to, int32_t after) {
  int32_t value = (9 * (from + to) - before - after + 8) >> 4;
  value = value < 8 ? 8 : value;
  return (uint16_t)(value < 65527 ? value : 65527);
}

// Puts a knot between each of a row and the next.
WIDE_CLONES
static void refine_across(uint16_t *fine, const uint16_t *knots, int32_t n) {
  for (int32_t i = 0; i < n; i++) {
    const uint32_t next = middle(knots[i - 1], knots[i], knots[i + 1], knots[i + 2]);
    const uint32_t pair = knots[i] | next << 16;
    memcpy(fine + 2 * i, &pair, sizeof pair);
  }
}

// Puts a row between two of four.
WIDE_CLONES
static void refine_down(uint16_t *fine, uint16_t *const rows[4], int32_t from, int32_t to) {
  const uint16_t *before = rows[0], *upper = rows[1], *lower = rows[2], *after = rows[3];
  for (int32_t i = from; i < to; i++) fine[i] = middle(before[i], upper[i], lower[i], after[i]);
}

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
  const int32_t last = first + (1 << (shift + is_double)), left = sheet->left;
  const int32_t top = first > rows->top ? first : rows->top;
  const int32_t bottom = last < rows->bottom ? last : rows->bottom;
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
  const cspan_rows *rows = sheet->rows;
  const int32_t first = row * (1 << sheet->shift), last = first + (1 << sheet->shift);
  const int32_t top = first > rows->top ? first : rows->top;
  const int32_t bottom = last < rows->bottom ? last : rows->bottom;
  if (top >= bottom) return;
  lay_ground(sheet, top, bottom, (columns){sheet->ground_clip.from, some.from});
  lay_ground(sheet, top, bottom, (columns){some.to, sheet->ground_clip.to});
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
  const int32_t first = row * (1 << sheet->shift), last = first + (1 << sheet->shift);
  const int32_t top = first > rows->top ? first : rows->top;
  const int32_t bottom = last < rows->bottom ? last : rows->bottom;
  for (int32_t y = top; y < bottom; y++) {
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

void cspan_shadow(
    const cspan_quarter *quarter, const cspan_rows *rows, const cspan_cast *cast) {
  // Its rows are filled in as they are needed.
  sheet sheet;
  sheet.quarter = quarter;
  sheet.rows = rows;
  sheet.holes = cast->holes;
  sheet.ground = cast->ground;
  sheet.shift = spacing(quarter);
  set_shade(&sheet.shade, quarter, cast);
  // Bands have twice as many rows of knots.
  sheet.is_wide = set_wide(&sheet.wide, sheet.shift > 0 ? sheet.shift - 1 : 0, &sheet.shade);
  sheet.is_flat = sheet.is_wide && cast->ground && !cast->ground->below;
  if (sheet.is_flat) set_wide_ground(&sheet.wide, cast->ground->pixel);
  sheet.visible[0] = visible(quarter, quarter->u_count, 1, sheet.shade.share);
  sheet.visible[1] = visible(quarter, quarter->v_count, quarter->stride, sheet.shade.share);
  sheet.shares[0] = 1 / quarter->u_step;
  sheet.shares[1] = 1 / quarter->v_step;
  for (int at = 0; at < 4; at++) sheet.knots[at] = sheet.room[at] + BEFORE;
  sheet.clip = (columns){rows->left, rows->right};
  sheet.holes_reach = (columns){0, 0};
  if (sheet.shade.caster && sheet.holes) {
    find_reach(&sheet.holes_reach, sheet.holes, rows->bottom - rows->top);
  }
  const int32_t first = rows->top >> sheet.shift, last = (rows->bottom - 1) >> sheet.shift;
  for (int32_t left = rows->left & -STRETCH; left < rows->right; left += STRETCH) {
    sheet.left = left;
    sheet.stretch = (columns){left, left + STRETCH};
    sheet.ground_clip = both(sheet.stretch, sheet.clip);
    if (left <= rows->left && cast->ground) sheet.ground_clip.from = cast->ground_left;
    if (left + STRETCH >= rows->right && cast->ground) sheet.ground_clip.to = cast->ground_right;
    for (int32_t row = first - 3; row < first + 1; row++) reach(&sheet, row);
    for (int32_t row = first - 1; row <= last + 2; row++) {
      reach(&sheet, row + 2);
      set_knots(&sheet, row);
      // Near are now the rows from two before this one on, and of the four this is the last.
      if (row >= first + 2) lay_between(&sheet, row - 2);
    }
  }
}
