// Part of Snapback, under the MIT licence; see LICENSE.

// Vector types and operations with a fixed number of lanes, for any instruction set: those wider
// than the processor's registers are split by the compiler. The including file may define ISA_AVX2
// and ISA_AVX512 as 1, if the code is compiled for them; then x86 intrinsics up to that level may
// be used.

#ifndef CRASTER_SIMD_H
#define CRASTER_SIMD_H

#include "../common.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>
#ifdef __x86_64__
#include <immintrin.h>
#endif

#ifndef ISA_AVX2
#define ISA_AVX2 0
#endif
#ifndef ISA_AVX512
#define ISA_AVX512 0
#endif

// Vectors are only passed to functions that are inlined, so that no calling convention matters.
#pragma clang diagnostic ignored "-Wpsabi"

typedef float float32x4 __attribute__((vector_size(16)));
typedef float float32x8 __attribute__((vector_size(32)));
typedef float float32x16 __attribute__((vector_size(64)));
typedef float float32x2 __attribute__((vector_size(8)));
typedef double float64x2 __attribute__((vector_size(16)));
typedef double float64x4 __attribute__((vector_size(32)));
typedef double float64x8 __attribute__((vector_size(64)));
typedef int64_t int64x2 __attribute__((vector_size(16)));
typedef int64_t int64x4 __attribute__((vector_size(32)));
typedef uint64_t uint64x4 __attribute__((vector_size(32)));
typedef int32_t int32x4 __attribute__((vector_size(16)));
typedef int32_t int32x8 __attribute__((vector_size(32)));
typedef int32_t int32x16 __attribute__((vector_size(64)));
typedef uint32_t uint32x8 __attribute__((vector_size(32)));
typedef uint32_t uint32x16 __attribute__((vector_size(64)));
typedef int16_t int16x8 __attribute__((vector_size(16)));
typedef int16_t int16x16 __attribute__((vector_size(32)));
typedef int16_t int16x32 __attribute__((vector_size(64)));
typedef uint16_t uint16x4 __attribute__((vector_size(8)));
typedef uint16_t uint16x8 __attribute__((vector_size(16)));
typedef uint16_t uint16x16 __attribute__((vector_size(32)));
typedef uint16_t uint16x32 __attribute__((vector_size(64)));
typedef uint8_t uint8x8 __attribute__((vector_size(8)));
typedef uint8_t uint8x16 __attribute__((vector_size(16)));
typedef uint8_t uint8x32 __attribute__((vector_size(32)));
typedef uint8_t uint8x64 __attribute__((vector_size(64)));
typedef _Bool bool1x8 __attribute__((ext_vector_type(8)));
typedef _Bool bool1x16 __attribute__((ext_vector_type(16)));

// Halves of vectors, and vectors of halves.
#define SHUFFLE(a, b, ...) __builtin_shufflevector(a, b, __VA_ARGS__)
#define LOW_HALF_4(v) SHUFFLE(v, v, 0, 1)
#define HIGH_HALF_4(v) SHUFFLE(v, v, 2, 3)
#define LOW_HALF_8(v) SHUFFLE(v, v, 0, 1, 2, 3)
#define HIGH_HALF_8(v) SHUFFLE(v, v, 4, 5, 6, 7)
#define LOW_HALF_16(v) SHUFFLE(v, v, 0, 1, 2, 3, 4, 5, 6, 7)
#define HIGH_HALF_16(v) SHUFFLE(v, v, 8, 9, 10, 11, 12, 13, 14, 15)
#define LOW_HALF_32(v) SHUFFLE(v, v, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
#define HIGH_HALF_32(v) \
  SHUFFLE(v, v, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31)
#define JOIN_4(low, high) SHUFFLE(low, high, 0, 1, 2, 3)
#define JOIN_8(low, high) SHUFFLE(low, high, 0, 1, 2, 3, 4, 5, 6, 7)
#define JOIN_16(low, high) SHUFFLE(low, high, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
#define JOIN_32(low, high) \
  SHUFFLE( \
      low, high, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, \
      23, 24, 25, 26, 27, 28, 29, 30, 31)

// One value in all lanes. x - 0 is x for every x and costs nothing; not so x + 0, as -0 + 0 is 0.
#define SPLAT(type, value) ((value) - (type){0})

// The high halves of 16-bit products, unsigned or signed: one instruction in x86. (Clang also finds
// it in multiplications of widened vectors; but not if it moves the widening of a factor that stays
// the same out of a loop.)
INLINE uint16x8 mulhi_u16x8(uint16x8 a, uint16x8 b) {
#ifdef __x86_64__
  return (uint16x8)_mm_mulhi_epu16((__m128i)a, (__m128i)b);
#else
  return __builtin_convertvector(
      (__builtin_convertvector(a, uint32x8) * __builtin_convertvector(b, uint32x8)) >> 16,
      uint16x8);
#endif
}

INLINE uint16x16 mulhi_u16x16(uint16x16 a, uint16x16 b) {
#if ISA_AVX2
  return (uint16x16)_mm256_mulhi_epu16((__m256i)a, (__m256i)b);
#else
  return JOIN_16(
      mulhi_u16x8(LOW_HALF_16(a), LOW_HALF_16(b)), mulhi_u16x8(HIGH_HALF_16(a), HIGH_HALF_16(b)));
#endif
}

INLINE uint16x32 mulhi_u16x32(uint16x32 a, uint16x32 b) {
#if ISA_AVX512
  return (uint16x32)_mm512_mulhi_epu16((__m512i)a, (__m512i)b);
#else
  return JOIN_32(
      mulhi_u16x16(LOW_HALF_32(a), LOW_HALF_32(b)),
      mulhi_u16x16(HIGH_HALF_32(a), HIGH_HALF_32(b)));
#endif
}

INLINE int16x8 mulhi_s16x8(int16x8 a, int16x8 b) {
#ifdef __x86_64__
  return (int16x8)_mm_mulhi_epi16((__m128i)a, (__m128i)b);
#else
  return __builtin_convertvector(
      (__builtin_convertvector(a, int32x8) * __builtin_convertvector(b, int32x8)) >> 16, int16x8);
#endif
}

INLINE int16x16 mulhi_s16x16(int16x16 a, int16x16 b) {
#if ISA_AVX2
  return (int16x16)_mm256_mulhi_epi16((__m256i)a, (__m256i)b);
#else
  return JOIN_16(
      mulhi_s16x8(LOW_HALF_16(a), LOW_HALF_16(b)), mulhi_s16x8(HIGH_HALF_16(a), HIGH_HALF_16(b)));
#endif
}

INLINE int16x32 mulhi_s16x32(int16x32 a, int16x32 b) {
#if ISA_AVX512
  return (int16x32)_mm512_mulhi_epi16((__m512i)a, (__m512i)b);
#else
  return JOIN_32(
      mulhi_s16x16(LOW_HALF_32(a), LOW_HALF_32(b)),
      mulhi_s16x16(HIGH_HALF_32(a), HIGH_HALF_32(b)));
#endif
}

// The low words of double words in both of their words: one instruction in AVX2 and AVX-512, two in SSE2.
INLINE uint16x16 repeat_low_words_x8(uint32x8 values) {
  const uint16x16 words = (uint16x16)values;
  return SHUFFLE(words, words, 0, 0, 2, 2, 4, 4, 6, 6, 8, 8, 10, 10, 12, 12, 14, 14);
}

INLINE uint16x32 repeat_low_words_x16(uint32x16 values) {
#if ISA_AVX512
  const uint16x32 words = (uint16x32)values;
  return SHUFFLE(
      words, words, 0, 0, 2, 2, 4, 4, 6, 6, 8, 8, 10, 10, 12, 12, 14, 14, 16, 16, 18, 18, 20, 20, 22,
      22, 24, 24, 26, 26, 28, 28, 30, 30);
#else
  return JOIN_32(repeat_low_words_x8(LOW_HALF_16(values)), repeat_low_words_x8(HIGH_HALF_16(values)));
#endif
}

// The last byte of each double word in all four of them.
INLINE uint16x16 repeat_last_bytes_x8(uint32x8 values) {
#if ISA_AVX2
  const uint8x32 bytes = (uint8x32)values;
  return (uint16x16)SHUFFLE(
      bytes, bytes, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15, 19, 19, 19, 19, 23, 23, 23, 23, 27,
      27, 27, 27, 31, 31, 31, 31);
#else
  uint32x8 last = values >> 24;
  last |= last << 8;
  return (uint16x16)(last | last << 16);
#endif
}

INLINE uint16x32 repeat_last_bytes_x16(uint32x16 values) {
#if ISA_AVX512
  const uint8x64 bytes = (uint8x64)values;
  return (uint16x32)SHUFFLE(
      bytes, bytes, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15, 19, 19, 19, 19, 23, 23, 23, 23, 27,
      27, 27, 27, 31, 31, 31, 31, 35, 35, 35, 35, 39, 39, 39, 39, 43, 43, 43, 43, 47, 47, 47, 47, 51, 51, 51, 51,
      55, 55, 55, 55, 59, 59, 59, 59, 63, 63, 63, 63);
#else
  return JOIN_32(repeat_last_bytes_x8(LOW_HALF_16(values)), repeat_last_bytes_x8(HIGH_HALF_16(values)));
#endif
}

// The lanes of one vector where a comparison holds (-1), of the other where it does not (0).
#define SELECT(type, int_type, mask, one, other) \
  ((type)(((mask) & (int_type)(one)) | (~(mask) & (int_type)(other))))

// a < b ? a : b and a > b ? a : b in each lane; b if either is NaN.
INLINE float32x4 min_f32x4(float32x4 a, float32x4 b) {
#ifdef __x86_64__
  return (float32x4)_mm_min_ps((__m128)a, (__m128)b);
#else
  return SELECT(float32x4, int32x4, a < b, a, b);
#endif
}

INLINE float32x4 max_f32x4(float32x4 a, float32x4 b) {
#ifdef __x86_64__
  return (float32x4)_mm_max_ps((__m128)a, (__m128)b);
#else
  return SELECT(float32x4, int32x4, a > b, a, b);
#endif
}

INLINE float64x2 min_f64x2(float64x2 a, float64x2 b) {
#ifdef __x86_64__
  return (float64x2)_mm_min_pd((__m128d)a, (__m128d)b);
#else
  return SELECT(float64x2, int64x2, a < b, a, b);
#endif
}

INLINE float64x2 max_f64x2(float64x2 a, float64x2 b) {
#ifdef __x86_64__
  return (float64x2)_mm_max_pd((__m128d)a, (__m128d)b);
#else
  return SELECT(float64x2, int64x2, a > b, a, b);
#endif
}

INLINE float64x4 min_f64x4(float64x4 a, float64x4 b) {
#if ISA_AVX2
  return (float64x4)_mm256_min_pd((__m256d)a, (__m256d)b);
#else
  return JOIN_4(min_f64x2(LOW_HALF_4(a), LOW_HALF_4(b)), min_f64x2(HIGH_HALF_4(a), HIGH_HALF_4(b)));
#endif
}

INLINE float64x4 max_f64x4(float64x4 a, float64x4 b) {
#if ISA_AVX2
  return (float64x4)_mm256_max_pd((__m256d)a, (__m256d)b);
#else
  return JOIN_4(max_f64x2(LOW_HALF_4(a), LOW_HALF_4(b)), max_f64x2(HIGH_HALF_4(a), HIGH_HALF_4(b)));
#endif
}

INLINE float32x8 min_f32x8(float32x8 a, float32x8 b) {
#if ISA_AVX2
  return (float32x8)_mm256_min_ps((__m256)a, (__m256)b);
#else
  return JOIN_8(
      min_f32x4(LOW_HALF_8(a), LOW_HALF_8(b)), min_f32x4(HIGH_HALF_8(a), HIGH_HALF_8(b)));
#endif
}

INLINE float32x8 max_f32x8(float32x8 a, float32x8 b) {
#if ISA_AVX2
  return (float32x8)_mm256_max_ps((__m256)a, (__m256)b);
#else
  return JOIN_8(
      max_f32x4(LOW_HALF_8(a), LOW_HALF_8(b)), max_f32x4(HIGH_HALF_8(a), HIGH_HALF_8(b)));
#endif
}

INLINE float32x16 min_f32x16(float32x16 a, float32x16 b) {
#if ISA_AVX512
  return (float32x16)_mm512_min_ps((__m512)a, (__m512)b);
#else
  return JOIN_16(
      min_f32x8(LOW_HALF_16(a), LOW_HALF_16(b)), min_f32x8(HIGH_HALF_16(a), HIGH_HALF_16(b)));
#endif
}

INLINE float32x16 max_f32x16(float32x16 a, float32x16 b) {
#if ISA_AVX512
  return (float32x16)_mm512_max_ps((__m512)a, (__m512)b);
#else
  return JOIN_16(
      max_f32x8(LOW_HALF_16(a), LOW_HALF_16(b)), max_f32x8(HIGH_HALF_16(a), HIGH_HALF_16(b)));
#endif
}

// Lane i of four vectors becomes vector i.
INLINE void transpose_f32x4(
    float32x4 to[4], float32x4 a, float32x4 b, float32x4 c, float32x4 d) {
  const float32x4 ab = SHUFFLE(a, b, 0, 4, 1, 5), cd = SHUFFLE(c, d, 0, 4, 1, 5);
  const float32x4 ab_end = SHUFFLE(a, b, 2, 6, 3, 7), cd_end = SHUFFLE(c, d, 2, 6, 3, 7);
  to[0] = SHUFFLE(ab, cd, 0, 1, 4, 5);
  to[1] = SHUFFLE(ab, cd, 2, 3, 6, 7);
  to[2] = SHUFFLE(ab_end, cd_end, 0, 1, 4, 5);
  to[3] = SHUFFLE(ab_end, cd_end, 2, 3, 6, 7);
}

// Bit i is set where lane i of a comparison holds.
INLINE uint32_t bits_from_mask_x8(int32x8 mask) {
  const bool1x8 set = __builtin_convertvector(mask, bool1x8);
  uint8_t bits;
  memcpy(&bits, &set, sizeof bits);
  return bits;
}

INLINE uint32_t bits_from_mask_x16(int32x16 mask) {
  const bool1x16 set = __builtin_convertvector(mask, bool1x16);
  uint16_t bits;
  memcpy(&bits, &set, sizeof bits);
  return bits;
}

#endif
