// Part of Snapback, under the MIT licence; see LICENSE.

// Vectors of the pixels that shadows are drawn by: 16 with AVX-512, which has masks and
// permutations for them, else 8. Everything that depends on this number, or on an instruction set,
// is here.

#ifndef CRASTER_SHADOW_LANES_H
#define CRASTER_SHADOW_LANES_H

#include "source_over_lanes.h"
#include "texels.h"

#if ISA_AVX512
enum { SHADOW_LANES = 16 };
typedef uint32x16 shadow_pixels;
typedef uint16x32 shadow_words;
typedef int16x32 shadow_steps;
typedef float32x16 shadow_floats;
typedef int32x16 shadow_ints;
#define shadow_source_over source_over_halves_x16
#define shadow_mulhi mulhi_u16x32
#define shadow_mulhi_signed mulhi_s16x32
#define shadow_min min_f32x16
#define shadow_max max_f32x16
#define SHADOW_LANE_NUMBERS \
  ((shadow_ints){0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15})
#else
enum { SHADOW_LANES = 8 };
typedef uint32x8 shadow_pixels;
typedef uint16x16 shadow_words;
typedef int16x16 shadow_steps;
typedef float32x8 shadow_floats;
typedef int32x8 shadow_ints;
#define shadow_source_over source_over_halves_x8
#define shadow_mulhi mulhi_u16x16
#define shadow_mulhi_signed mulhi_s16x16
#define shadow_min min_f32x8
#define shadow_max max_f32x8
#define SHADOW_LANE_NUMBERS ((shadow_ints){0, 1, 2, 3, 4, 5, 6, 7})
#endif

// Bit i stands for lane i.
typedef uint32_t lane_mask;
#define ALL_SHADOW_LANES ((lane_mask)((1u << SHADOW_LANES) - 1))

// The lanes of the pixels from x on that lie in the columns from ..< to.
INLINE lane_mask lanes_in_range(int32_t x, int32_t from, int32_t to) {
  const int32_t low = clamp_int(from, x, x + SHADOW_LANES) - x;
  const int32_t high = clamp_int(to, x, x + SHADOW_LANES) - x;
  return low < high ? (ALL_SHADOW_LANES << low) & (ALL_SHADOW_LANES >> (SHADOW_LANES - high)) : 0;
}

#if ISA_AVX512

INLINE shadow_words select_lanes(lane_mask mask, shadow_words one, shadow_words other) {
  return (shadow_words)_mm512_mask_mov_epi32((__m512i)other, (__mmask16)mask, (__m512i)one);
}

// Lanes outside of the mask are 0.
INLINE shadow_words load_lanes(const uint32_t *row, lane_mask mask) {
  return (shadow_words)_mm512_maskz_loadu_epi32((__mmask16)mask, row);
}

INLINE void store_lanes(uint32_t *row, lane_mask mask, shadow_words pixels) {
  _mm512_mask_storeu_epi32(row, (__mmask16)mask, (__m512i)pixels);
}

#else

INLINE shadow_ints expand_mask(lane_mask mask) {
  const shadow_ints bits = {1, 2, 4, 8, 16, 32, 64, 128};
  return ((int32_t)mask & bits) != 0;
}

INLINE shadow_words select_lanes(lane_mask mask, shadow_words one, shadow_words other) {
  return SELECT(shadow_words, shadow_words, (shadow_words)expand_mask(mask), one, other);
}

INLINE shadow_words load_lanes(const uint32_t *row, lane_mask mask) {
#if ISA_AVX2
  return (shadow_words)_mm256_maskload_epi32((const int *)row, (__m256i)expand_mask(mask));
#else
  shadow_pixels pixels = {0};
  for (int i = 0; i < SHADOW_LANES; i++) {
    if (mask >> i & 1) pixels[i] = row[i];
  }
  return (shadow_words)pixels;
#endif
}

INLINE void store_lanes(uint32_t *row, lane_mask mask, shadow_words words) {
#if ISA_AVX2
  _mm256_maskstore_epi32((int *)row, (__m256i)expand_mask(mask), (__m256i)words);
#else
  const shadow_pixels pixels = (shadow_pixels)words;
  for (int i = 0; i < SHADOW_LANES; i++) {
    if (mask >> i & 1) row[i] = pixels[i];
  }
#endif
}

#endif

// How pixels lie between samples that are `1 << shift` pixels apart.
typedef struct {
  int32_t shift;
#if ISA_AVX512
  // For each pixel, in both of its words: the sample before it, the next one, and its distance from
  // the first, of 32768.
  __m512i from, next, weights;
#endif
} sample_spacing;

static sample_spacing make_sample_spacing(int32_t shift) {
  sample_spacing spacing = {.shift = shift};
#if ISA_AVX512
  const __m512i numbers = _mm512_set_epi16(
      15, 15, 14, 14, 13, 13, 12, 12, 11, 11, 10, 10, 9, 9, 8, 8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2,
      2, 1, 1, 0, 0);
  const __m512i between =
      _mm512_and_si512(numbers, _mm512_set1_epi16((int16_t)((1 << shift) - 1)));
  spacing.from = _mm512_srl_epi16(numbers, _mm_cvtsi32_si128(shift));
  spacing.next = _mm512_add_epi16(spacing.from, _mm512_set1_epi16(1));
  spacing.weights = _mm512_sll_epi16(between, _mm_cvtsi32_si128(15 - shift));
#endif
  return spacing;
}

// Linear interpolation of samples for consecutive pixels, in both words of each: the sample before
// and twice the step to the next one times the weight.
INLINE shadow_steps interpolate_samples(const uint16_t *samples, const sample_spacing *spacing) {
#if ISA_AVX512
  // Sixteen samples are enough: where pixels and samples coincide, the next one has weight 0.
  const __m512i loaded = _mm512_zextsi256_si512(_mm256_loadu_si256((const __m256i *)samples));
  const shadow_steps from = (shadow_steps)_mm512_permutexvar_epi16(spacing->from, loaded);
  const shadow_steps next = (shadow_steps)_mm512_permutexvar_epi16(spacing->next, loaded);
  return from + shadow_mulhi_signed((next - from) * 2, (shadow_steps)spacing->weights);
#else
  int16x8 loaded;
  memcpy(&loaded, samples, sizeof loaded);
  shadow_steps from, next, weights;
  if (spacing->shift == 2) {
    from = SHUFFLE(loaded, loaded, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1);
    next = SHUFFLE(loaded, loaded, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2);
    weights = (shadow_steps){0, 0, 1, 1, 2, 2, 3, 3, 0, 0, 1, 1, 2, 2, 3, 3} << 13;
  } else if (spacing->shift == 1) {
    from = SHUFFLE(loaded, loaded, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3);
    next = SHUFFLE(loaded, loaded, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4);
    weights = (shadow_steps){0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1} << 14;
  } else {
    return SHUFFLE(loaded, loaded, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7);
  }
  return from + shadow_mulhi_signed((next - from) * 2, weights);
#endif
}

// Loads table entries at some indices: their low and their high 32 bits.
INLINE void load_entries(
    const uint64_t *entries, shadow_ints indices, shadow_pixels *low, shadow_pixels *high) {
#if ISA_AVX512
  const __m512i numbers = (__m512i)SHADOW_LANE_NUMBERS;
  const __m512i even = _mm512_add_epi32(numbers, numbers);
  const __m512i odd = _mm512_add_epi32(even, _mm512_set1_epi32(1));
  const __m512i at = (__m512i)indices;
  const __m512i one = _mm512_i32gather_epi64(_mm512_castsi512_si256(at), entries, 8);
  const __m512i other = _mm512_i32gather_epi64(_mm512_extracti64x4_epi64(at, 1), entries, 8);
  *low = (shadow_pixels)_mm512_permutex2var_epi32(one, even, other);
  *high = (shadow_pixels)_mm512_permutex2var_epi32(one, odd, other);
#else
  // An entry is two 32-bit numbers, the low one first.
  const shadow_ints doubled = indices * 2;
  uint32_t at[SHADOW_LANES];
  memcpy(at, &doubled, sizeof at);
  load_texel_pairs((const uint32_t *)entries, at, low, high);
#endif
}

#endif
