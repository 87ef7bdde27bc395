// Part of Snapback, under the MIT licence; see LICENSE.

#include "CSpan.h"
#include "chain.h"
#include "sort.h"

// How far, in pixels, a side may get into the other and still be beside it.
static const float slack = 0x1p-10f;

// What the slopes of a chain do on the way down.
typedef struct {
  int never_fall, never_rise;
} bend;

static bend bend_of(const cspan_edge *edge, const cspan_edge *end) {
  bend own = {1, 1};
  for (; edge + 1 < end; edge++) {
    own.never_fall &= edge[1].slope >= edge[0].slope;
    own.never_rise &= edge[1].slope <= edge[0].slope;
  }
  return own;
}

// Takes the distance from one chain to another at a height into the least and the most there is.
INLINE void take_gap(
    quad *gaps, const cspan_edge *one, const cspan_edge *other, float y) {
  const float gap = place(other, y) - place(one, y);
  *gaps = (quad){least((*gaps)[0], gap), most((*gaps)[1], gap), 0, 0};
}

INLINE int32_t side_by(quad gaps) { return gaps[0] >= -slack ? 1 : gaps[1] <= slack ? -1 : 0; }

int32_t cspan_find_left(const cspan_edge *edges, const cspan_chain pair[2]) {
  const cspan_edge *one = edges + pair[0].first, *one_end = edges + pair[0].end;
  const cspan_edge *other = edges + pair[1].first, *other_end = edges + pair[1].end;
  if (one->top != other->top || one_end[-1].bottom != other_end[-1].bottom) return 0;
  quad gaps = {0};
  take_gap(&gaps, one, other, one->top);
  take_gap(&gaps, one_end - 1, other_end - 1, one_end[-1].bottom);
  // Sides that bulge and do not cross at their ends do not cross at all: mostly that settles it.
  const bend bend = bend_of(one, one_end), other_bend = bend_of(other, other_end);
  if (bend.never_fall && other_bend.never_rise && gaps[0] >= 0) return 1;
  if (bend.never_rise && other_bend.never_fall && gaps[1] <= 0) return -1;
  while (one < one_end && other < other_end && side_by(gaps) != 0) {
    const float end = least(one->bottom, other->bottom);
    take_gap(&gaps, one, other, end);
    one += one->bottom <= end;
    other += other->bottom <= end;
  }
  return side_by(gaps);
}

static int is_higher(const cspan_part *one, const cspan_part *other) {
  return one->top < other->top;
}

int32_t cspan_find_alone(cspan_part *parts, int32_t n) {
  SORT(cspan_part, parts, n, is_higher)
  // Where very many are side by side, nobody waits for the answer.
  int32_t alone = n, budget = 256 + 64 * n;
  for (int32_t i = 0; i < n; i++) parts[i].is_alone = 1;
  for (int32_t i = 0; i < n; i++) {
    cspan_part *own = &parts[i];
    for (int32_t k = i + 1; k < n && parts[k].top < own->bottom; k++) {
      if (budget-- == 0) return 0;
      if (parts[k].left >= own->right || own->left >= parts[k].right) continue;
      alone -= own->is_alone + parts[k].is_alone;
      own->is_alone = parts[k].is_alone = 0;
    }
  }
  return alone;
}
