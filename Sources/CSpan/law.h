// Part of Snapback, under the MIT licence; see LICENSE.

#ifndef LAW_H
#define LAW_H

#include "CSpan.h"
#include "clones.h"

#include <string.h>

// Eight pixels at a time, as words of two channels each: blue with green, red with alpha. One half
// of the work is done on the low bytes, the other on the high ones, so that nothing is unpacked.
enum { STEP = 8 };
typedef uint16_t words __attribute__((vector_size(32)));
typedef uint32_t longs __attribute__((vector_size(32)));
typedef uint16_t covers __attribute__((vector_size(16)));
typedef uint32_t products __attribute__((vector_size(64)));

#define LOW(v) ((v) << 8)
#define HIGH(v) ((v) & 0xff00)
// The high halves of the products: the compiler knows this as one instruction, unless it takes the
// widening of a factor that stays the same out of the loop; so that one is read anew each time.
#define MULTIPLY(a, b) \
  __builtin_convertvector( \
    (__builtin_convertvector(a, products) * __builtin_convertvector(b, products)) >> 16, words)
// The law: what is kept of the pixels below, and what is added to low and high bytes.
#define OVER_BY(MULTIPLY, below, add_low, add_high, keep) \
  (((MULTIPLY(LOW(below), keep) + (add_low)) >> 8) \
    | HIGH(MULTIPLY(HIGH(below), keep) + (add_high)))
#define OVER(below, add_low, add_high, keep) OVER_BY(MULTIPLY, below, add_low, add_high, keep)

INLINE const words *anew(const words *factor) {
  __asm__ volatile("" : "+r"(factor));
  return factor;
}

// A value of 16 bits for each of eight pixels, twice.
#define TWICE(v) ((words)((v) | (v) << 16))

// The law for one pixel; the color has 8.8 fixed point. Two channels at a time, 32 bits each, so
// that no product reaches its neighbour.
INLINE uint32_t over(uint32_t below, cspan_lanes color, uint32_t alpha, uint32_t cover) {
  const uint64_t second = 0x0000ffff0000ffff, rounding = 0x0000008200000082;
  const uint64_t keep = 65535 - (alpha * cover >> 16);
  const uint64_t even = (color & second) * cover >> 16 & second;
  const uint64_t odd = (color >> 16 & second) * cover >> 16 & second;
  const uint64_t below_even = (below & 0xff) | (uint64_t)(below & 0xff0000) << 16;
  const uint64_t below_odd = (below >> 8 & 0xff) | (uint64_t)(below >> 24) << 32;
  const uint64_t low = (below_even * keep >> 8 & second) + even + rounding;
  const uint64_t high = (below_odd * keep >> 8 & second) + odd + rounding;
  const uint64_t bytes = (low >> 8 & 0x000000ff000000ff) | (high & 0x0000ff000000ff00);
  return (uint32_t)bytes | (uint32_t)(bytes >> 16);
}

// What the law makes of a colour under one coverage.
typedef struct {
  cspan_lanes addend;
  uint16_t keep;
} terms;

INLINE terms terms_of(cspan_lanes color, uint16_t alpha, uint16_t cover) {
  const uint64_t second = 0x0000ffff0000ffff, rounding = 0x0082008200820082;
  const uint64_t even = (color & second) * cover >> 16 & second;
  const uint64_t odd = (color >> 16 & second) * cover >> 16 & second;
  return (terms){
    (even | odd << 16) + rounding, (uint16_t)(65535 - ((uint32_t)alpha * cover >> 16))};
}

INLINE cspan_lanes lanes_of(uint32_t pixel) {
  uint64_t wide = pixel;
  return (wide & 0xff) << 8 | (wide & 0xff00) << 16 | (wide & 0xff0000) << 24
      | (wide & 0xff000000) << 32;
}

// Runs a body, which makes `below` of the eight pixels from `i`, over n pixels, 8 or more. The last
// step overlaps the one before it: it is made first, of pixels that are still untouched, and stored
// last.
#define STEPS(body) \
  words end; \
  { \
    size_t i = n - STEP; \
    words below; \
    memcpy(&below, dst + i, sizeof below); \
    body \
    end = below; \
  } \
  for (size_t i = 0; i + STEP < n; i += STEP) { \
    words below; \
    memcpy(&below, dst + i, sizeof below); \
    body \
    memcpy(dst + i, &below, sizeof below); \
  } \
  memcpy(dst + (n - STEP), &end, sizeof end);

// Blue and red of a colour's lanes for eight pixels, or, shifted by 16, green and alpha.
INLINE uint32_t every_second(cspan_lanes lanes) {
  return (uint32_t)(lanes & 0xffff) | (uint32_t)(lanes >> 16 & 0xffff0000);
}

#define REPEAT(pixel) ((words)((longs){0} + (uint32_t)(pixel)))

INLINE void blend_steps(uint32_t *dst, size_t n, cspan_lanes addend, uint16_t keep) {
  if (n < STEP) {
    for (size_t i = 0; i < n; i++) {
      uint32_t result = 0;
      for (int shift = 0; shift < 32; shift += 8) {
        uint32_t sum = (dst[i] >> shift & 0xff) * keep >> 8;
        result |= (sum + ((uint32_t)(addend >> (2 * shift)) & 0xffff)) >> 8 << shift;
      }
      dst[i] = result;
    }
    return;
  }
  const words low = REPEAT(every_second(addend)), high = REPEAT(every_second(addend >> 16));
  const words kept = (words){0} + keep;
  STEPS(below = OVER(below, low, high, *anew(&kept));)
}

INLINE void cover_steps(
    uint32_t *dst, const uint16_t *cover, size_t n, cspan_lanes color, uint16_t alpha) {
  if (n < STEP) {
    for (size_t i = 0; i < n; i++) dst[i] = over(dst[i], color, alpha, cover[i]);
    return;
  }
  const words low = REPEAT(every_second(color)), high = REPEAT(every_second(color >> 16));
  const words alphas = (words){0} + alpha;
  STEPS(
    covers eight;
    memcpy(&eight, cover + i, sizeof eight);
    longs wide = __builtin_convertvector(eight, longs);
    words both = TWICE(wide);
    below = OVER(
        below, MULTIPLY(*anew(&low), both) + 130, MULTIPLY(*anew(&high), both) + 130,
        65535 - MULTIPLY(*anew(&alphas), both));)
}

#endif
