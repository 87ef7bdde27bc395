// Part of Snapback, under the MIT licence; see LICENSE.

#include "CSpan.h"

#include <string.h>

// Real numbers must come out the same with and without fused multiplication.
#pragma STDC FP_CONTRACT OFF

// One copy of a loop for every x86-64 and one for those with AVX2; the loader picks.
#if defined(__x86_64__) && defined(__linux__)
#define CLONES __attribute__((target_clones("avx2", "default")))
#else
#define CLONES
#endif

// Eight pixels at a time: 32 channels of 8, 16 and, while multiplying, 32 bits.
enum { STEP = 8 };
typedef uint8_t bytes __attribute__((vector_size(32)));
typedef uint16_t words __attribute__((vector_size(64)));
typedef uint32_t longs __attribute__((vector_size(128)));

#define WORDS(v) __builtin_convertvector(v, words)
#define BYTES(v) __builtin_convertvector(v, bytes)
// The high halves of the products: the compiler knows this as one instruction.
#define MULTIPLY(a, b) \
  WORDS((__builtin_convertvector(a, longs) * __builtin_convertvector(b, longs)) >> 16)
// The law: what is kept of the pixels below, and what is added.
#define OVER(below, addend, keep) \
  BYTES((MULTIPLY(WORDS(below) << 8, keep) + (addend)) >> 8)

// Four times the same for each of eight pixels.
#define EACH(v, m) \
  __builtin_shufflevector(v, v, 0 + m, 0 + m, 0 + m, 0 + m, 4 + m, 4 + m, 4 + m, 4 + m, 8 + m, \
    8 + m, 8 + m, 8 + m, 12 + m, 12 + m, 12 + m, 12 + m, 16 + m, 16 + m, 16 + m, 16 + m, \
    20 + m, 20 + m, 20 + m, 20 + m, 24 + m, 24 + m, 24 + m, 24 + m, 28 + m, 28 + m, 28 + m, \
    28 + m)

// Each of eight coverages four times.
#define SPREAD(v) \
  __builtin_shufflevector(v, v, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, \
    5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7)

typedef uint16_t covers __attribute__((vector_size(16)));

// Runs a body over whole steps in place, and over the rest in a buffer of one step.
#define STEPS(body) \
  size_t i = 0; \
  for (; i + STEP <= n; i += STEP) { \
    uint32_t *at = dst + i; \
    const size_t bytesHere = 32; \
    body \
  } \
  if (i < n) { \
    uint32_t rest[STEP] = {0}; \
    uint32_t *at = rest; \
    const size_t bytesHere = (n - i) * 4; \
    memcpy(rest, dst + i, bytesHere); \
    body \
    memcpy(dst + i, rest, bytesHere); \
  }

#define REPEAT(lanes, into) \
  do { \
    uint64_t repeated[8] = {lanes, lanes, lanes, lanes, lanes, lanes, lanes, lanes}; \
    memcpy(&into, repeated, sizeof into); \
  } while (0)

CLONES
void cspan_store(uint32_t *dst, size_t n, uint32_t pixel) {
  for (size_t i = 0; i < n; i++) dst[i] = pixel;
}

CLONES
void cspan_blend(uint32_t *dst, size_t n, cspan_lanes addend, uint16_t keep) {
  words add, kept;
  REPEAT(addend, add);
  REPEAT(keep * 0x0001000100010001ull, kept);
  STEPS({
    (void)bytesHere;
    bytes below;
    memcpy(&below, at, sizeof below);
    below = OVER(below, add, kept);
    memcpy(at, &below, sizeof below);
  })
}

CLONES
void cspan_cover(
    uint32_t *dst, const uint16_t *cover, size_t n, cspan_lanes color, uint16_t alpha) {
  words colors, alphas;
  REPEAT(color, colors);
  REPEAT(alpha * 0x0001000100010001ull, alphas);
  STEPS({
    covers c = {0};
    memcpy(&c, cover + i, bytesHere / 2);
    words spread = SPREAD(c);
    bytes below;
    memcpy(&below, at, sizeof below);
    below = OVER(below, MULTIPLY(colors, spread) + 130, 65535 - MULTIPLY(alphas, spread));
    memcpy(at, &below, sizeof below);
  })
}

CLONES
void cspan_pixels(uint32_t *dst, const uint32_t *src, size_t n, uint16_t cover) {
  words spread;
  REPEAT(cover * 0x0001000100010001ull, spread);
  STEPS({
    bytes above = {0};
    memcpy(&above, src + i, bytesHere);
    words wide = WORDS(above);
    words alphas = EACH(wide, 3);
    bytes below;
    memcpy(&below, at, sizeof below);
    below = OVER(
        below, MULTIPLY(wide << 8, spread) + 130, 65535 - MULTIPLY(alphas * 257, spread));
    memcpy(at, &below, sizeof below);
  })
}

CLONES
void cspan_pixels_cover(
    uint32_t *dst, const uint32_t *src, const uint16_t *cover, size_t n) {
  STEPS({
    covers c = {0};
    memcpy(&c, cover + i, bytesHere / 2);
    words spread = SPREAD(c);
    bytes above = {0};
    memcpy(&above, src + i, bytesHere);
    words wide = WORDS(above);
    words alphas = EACH(wide, 3);
    bytes below;
    memcpy(&below, at, sizeof below);
    below = OVER(
        below, MULTIPLY(wide << 8, spread) + 130, 65535 - MULTIPLY(alphas * 257, spread));
    memcpy(at, &below, sizeof below);
  })
}

static inline float clamp(float value, float high) {
  value = value < 0 ? 0 : value;
  return value > high ? high : value;
}

CLONES
void cspan_shadow(uint16_t *cover, size_t n, int32_t x, const cspan_quarter *quarter) {
  const cspan_quarter q = *quarter;
  for (size_t i = 0; i < n; i++) {
    float at = (float)(x + (int32_t)i);
    float u = clamp(__builtin_fabsf(q.u + q.u_step * at) - q.u_inner, q.u_count);
    float v = clamp(__builtin_fabsf(q.v + q.v_step * at) - q.v_inner, q.v_count);
    int32_t column = (int32_t)u, row = (int32_t)v;
    float across = u - (float)column, down = v - (float)row;
    int32_t entry = row * q.stride + column;
    uint32_t upper = q.entries[entry], lower = q.entries[entry + q.stride];
    float p = (float)(int32_t)(upper & 0xffff), r = (float)(int32_t)(lower & 0xffff);
    p += across * ((float)(int32_t)(upper >> 16) - p);
    r += across * ((float)(int32_t)(lower >> 16) - r);
    cover[i] = (uint16_t)(int32_t)(p + down * (r - p) + 0.5f);
  }
}
