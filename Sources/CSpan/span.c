// Part of Snapback, under the MIT licence; see LICENSE.

#include "CSpan.h"
#include "clones.h"
#include "law.h"

CLONES
void cspan_store(uint32_t *dst, size_t n, uint32_t pixel) {
  for (size_t i = 0; i < n; i++) dst[i] = pixel;
}

CLONES
void cspan_blend(uint32_t *dst, size_t n, cspan_lanes addend, uint16_t keep) {
  blend_steps(dst, n, addend, keep);
}

CLONES
void cspan_cover(
    uint32_t *dst, const uint16_t *cover, size_t n, cspan_lanes color, uint16_t alpha) {
  cover_steps(dst, cover, n, color, alpha);
}

// Whether eight pixels are opaque.
INLINE int are_opaque(const uint32_t *pixels) {
  uint64_t pairs[STEP / 2];
  memcpy(pairs, pixels, sizeof pairs);
  const uint64_t alphas = 0xff000000ff000000;
  return (pairs[0] & pairs[1] & pairs[2] & pairs[3] & alphas) == alphas;
}

CLONES
void cspan_pixels(uint32_t *dst, const uint32_t *src, size_t n, uint16_t cover) {
  if (n < STEP) {
    for (size_t i = 0; i < n; i++) {
      dst[i] = over(dst[i], lanes_of(src[i]), (src[i] >> 24) * 257, cover);
    }
    return;
  }
  const words both = (words){0} + cover;
  const int is_full = cover == 65535;
  STEPS(
    words above;
    memcpy(&above, src + i, sizeof above);
    if (is_full && are_opaque(src + i)) {
      below = above;
    } else {
      longs alpha = (longs)above >> 24;
      alpha |= alpha << 8;
      words alphas = TWICE(alpha);
      below = OVER(
          below, MULTIPLY(LOW(above), *anew(&both)) + 130,
          MULTIPLY(HIGH(above), *anew(&both)) + 130, 65535 - MULTIPLY(alphas, *anew(&both)));
    })
}

CLONES
void cspan_pixels_cover(
    uint32_t *dst, const uint32_t *src, const uint16_t *cover, size_t n) {
  if (n < STEP) {
    for (size_t i = 0; i < n; i++) {
      dst[i] = over(dst[i], lanes_of(src[i]), (src[i] >> 24) * 257, cover[i]);
    }
    return;
  }
  STEPS(
    covers eight;
    memcpy(&eight, cover + i, sizeof eight);
    longs wide = __builtin_convertvector(eight, longs);
    words both = TWICE(wide);
    words above;
    memcpy(&above, src + i, sizeof above);
    longs alpha = ((longs)above >> 24) * 257;
    words alphas = TWICE(alpha);
    below = OVER(
        below, MULTIPLY(LOW(above), both) + 130, MULTIPLY(HIGH(above), both) + 130,
        65535 - MULTIPLY(alphas, both));)
}

CLONES
size_t cspan_clear(const uint32_t *pixels, size_t n, int from_end) {
  enum { MANY = 32 };
  size_t count = 0;
  for (; count + MANY <= n; count += MANY) {
    const uint32_t *some = from_end ? pixels + (n - count - MANY) : pixels + count;
    uint32_t any = 0;
    for (size_t i = 0; i < MANY; i++) any |= some[i];
    if (any) return count;
  }
  return count;
}
