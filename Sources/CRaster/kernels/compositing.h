// Part of Snapback, under the MIT licence; see LICENSE.

// Color matrices and blend modes.

#ifndef CRASTER_COMPOSITING_H
#define CRASTER_COMPOSITING_H

#include "../include/CRasterKernels.h"
#include "simd.h"

INLINE float clamp_to_unit(float value) {
  value = value > 0 ? value : 0;
  return value < 1 ? value : 1;
}

INLINE float unpack_channel(uint32_t pixel, int shift) {
  return (float)(int32_t)(pixel >> shift & 255) * (1.0f / 255);
}

INLINE uint32_t pack_channel(float value) {
  return (uint32_t)(int32_t)(clamp_to_unit(value) * 255 + 0.5f);
}

INLINE float matrix_component(const float row[5], float r, float g, float b, float a) {
  return clamp_to_unit(row[0] * r + row[1] * g + row[2] * b + row[3] * a + row[4]);
}

INLINE uint32_t apply_matrix_to_pixel(uint32_t pixel, const craster_color_matrix *m) {
  const float a = unpack_channel(pixel, 24);
  const float unpremultiply = a > 0 ? 1 / a : 0;
  const float r = unpack_channel(pixel, 16) * unpremultiply;
  const float g = unpack_channel(pixel, 8) * unpremultiply;
  const float b = unpack_channel(pixel, 0) * unpremultiply;
  const float alpha = matrix_component(m->alpha, r, g, b, a);
  const uint32_t result = pack_channel(alpha) << 24
      | pack_channel(matrix_component(m->red, r, g, b, a) * alpha) << 16
      | pack_channel(matrix_component(m->green, r, g, b, a) * alpha) << 8
      | pack_channel(matrix_component(m->blue, r, g, b, a) * alpha);
  return a > 0 ? result : 0;
}

// Whether sixteen pixels equal one.
INLINE int are_all_equal_x16(const uint32_t *pixels, uint32_t pixel) {
  uint32x16 differences;
  memcpy(&differences, pixels, sizeof differences);
  differences ^= (uint32x16){0} + pixel;
  return __builtin_reduce_or(differences) == 0;
}

// Sixteen pixels of one color, as most of an interface's are, are computed once for all that follow.
static void apply_color_matrix(
    uint32_t *dst, const uint32_t *src, size_t n, const craster_color_matrix *matrix) {
  const craster_color_matrix m = *matrix;
  uint32_t known = 0, result = apply_matrix_to_pixel(0, &m);
  size_t start = 0;
  for (; start + 16 <= n; start += 16) {
    if (src[start] != known && are_all_equal_x16(src + start, src[start])) {
      known = src[start];
      result = apply_matrix_to_pixel(known, &m);
    }
    if (are_all_equal_x16(src + start, known)) {
      const uint32x16 pixels = (uint32x16){0} + result;
      memcpy(dst + start, &pixels, sizeof pixels);
      continue;
    }
    for (size_t i = start; i < start + 16; i++) dst[i] = apply_matrix_to_pixel(src[i], &m);
  }
  for (size_t i = start; i < n; i++) dst[i] = apply_matrix_to_pixel(src[i], &m);
}

// Separable blend functions of W3C Compositing and Blending Level 1, of a backdrop b and a source
// s.
INLINE float hard_light_function(float b, float s) {
  return s <= 0.5f ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1);
}

INLINE float soft_light_function(float b, float s) {
  const float d = b <= 0.25f ? ((16 * b - 12) * b + 4) * b : __builtin_elementwise_sqrt(b);
  return s <= 0.5f ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (d - b);
}

INLINE float color_dodge_function(float b, float s) {
  const float dodged = clamp_to_unit(b / (1 - s));
  return b <= 0 ? 0 : s >= 1 ? 1 : dodged;
}

INLINE float color_burn_function(float b, float s) {
  const float burnt = 1 - clamp_to_unit((1 - b) / s);
  return b >= 1 ? 1 : s <= 0 ? 0 : burnt;
}

// The sum of what backdrop and source lack of white.
INLINE float plus_darker_channel(
    float b, float s, float b_alpha, float s_alpha, int is_alpha) {
  const float alpha = s_alpha + b_alpha;
  return is_alpha ? alpha : s + b - (alpha - clamp_to_unit(alpha));
}

// A channel of a backdrop and a source: premultiplied (b, s), not premultiplied (b_color, s_color),
// and the alphas. For the alpha channel all of them are alphas.
INLINE float composite_channel(
    const craster_blend_mode mode, float b, float s, float b_color, float s_color, float b_alpha,
    float s_alpha, int is_alpha) {
// The blended color where both are, and the color of either one alone elsewhere. Alpha blends to 1. A macro, as
// its argument must not be evaluated for alpha: the compiler does not vectorise a loop that does.
#define MIX(blended) \
  (s * (1 - b_alpha) + b * (1 - s_alpha) + (is_alpha ? 1 : (blended)) * (s_alpha * b_alpha))
  switch (mode) {
    case craster_normal: return s + b * (1 - s_alpha);
    case craster_multiply: return MIX(b_color * s_color);
    case craster_screen: return MIX(b_color + s_color - b_color * s_color);
    case craster_overlay: return MIX(hard_light_function(s_color, b_color));
    case craster_darken: return MIX(b_color < s_color ? b_color : s_color);
    case craster_lighten: return MIX(b_color > s_color ? b_color : s_color);
    case craster_color_dodge: return MIX(color_dodge_function(b_color, s_color));
    case craster_color_burn: return MIX(color_burn_function(b_color, s_color));
    case craster_soft_light: return MIX(soft_light_function(b_color, s_color));
    case craster_hard_light: return MIX(hard_light_function(b_color, s_color));
    case craster_difference: return MIX(__builtin_fabsf(b_color - s_color));
    case craster_exclusion: return MIX(b_color + s_color - 2 * b_color * s_color);
    case craster_plus_lighter: return s + b;
    case craster_plus_darker: return plus_darker_channel(b, s, b_alpha, s_alpha, is_alpha);
    case craster_destination_out: return b * (1 - s_alpha);
    case craster_source_atop: return s * b_alpha + b * (1 - s_alpha);
    case craster_destination_over: return b + s * (1 - b_alpha);
    case craster_hue:
    case craster_saturation:
    case craster_blend_color:
    case craster_luminosity: break;
  }
#undef MIX
  return 0;
}

INLINE void composite_mode(
    uint32_t *dst, const uint32_t *src, size_t n, const craster_blend_mode mode) {
  for (size_t i = 0; i < n; i++) {
    const uint32_t below = dst[i], above = src[i];
    const float b_alpha = unpack_channel(below, 24), s_alpha = unpack_channel(above, 24);
    const float b_unpremultiply = b_alpha > 0 ? 1 / b_alpha : 0;
    const float s_unpremultiply = s_alpha > 0 ? 1 / s_alpha : 0;
    uint32_t pixel = 0;
    for (int shift = 0; shift < 32; shift += 8) {
      const float b = unpack_channel(below, shift), s = unpack_channel(above, shift);
      const float result = composite_channel(
          mode, b, s, b * b_unpremultiply, s * s_unpremultiply, b_alpha, s_alpha, shift == 24);
      pixel |= pack_channel(result) << shift;
    }
    dst[i] = above ? pixel : below;
  }
}

// Colors for the non-separable modes, not premultiplied.
typedef struct {
  float r, g, b;
} straight_color;

INLINE float least_of(float a, float b, float c) {
  const float least = a < b ? a : b;
  return least < c ? least : c;
}

INLINE float greatest_of(float a, float b, float c) {
  const float greatest = a > b ? a : b;
  return greatest > c ? greatest : c;
}

INLINE float color_luminosity(straight_color color) {
  return 0.3f * color.r + 0.59f * color.g + 0.11f * color.b;
}

INLINE float color_saturation(straight_color color) {
  return greatest_of(color.r, color.g, color.b) - least_of(color.r, color.g, color.b);
}

// The color at a distance from gray that is multiplied by a factor.
INLINE straight_color scaled_about_gray(straight_color color, float gray, float factor) {
  const straight_color result = {
    gray + (color.r - gray) * factor, gray + (color.g - gray) * factor,
    gray + (color.b - gray) * factor,
  };
  return result;
}

INLINE straight_color with_luminosity(straight_color color, float luminosity) {
  const float difference = luminosity - color_luminosity(color);
  straight_color result = {color.r + difference, color.g + difference, color.b + difference};
  const float low = least_of(result.r, result.g, result.b);
  const float high = greatest_of(result.r, result.g, result.b);
  if (low < 0 && luminosity > low)
    result = scaled_about_gray(result, luminosity, luminosity / (luminosity - low));
  if (high > 1 && high > luminosity)
    result = scaled_about_gray(result, luminosity, (1 - luminosity) / (high - luminosity));
  return result;
}

INLINE straight_color with_saturation(straight_color color, float saturation) {
  const float low = least_of(color.r, color.g, color.b);
  const float range = color_saturation(color);
  const float factor = range > 0 ? saturation / range : 0;
  const straight_color result = {
    (color.r - low) * factor, (color.g - low) * factor, (color.b - low) * factor,
  };
  return result;
}

INLINE straight_color straight_color_of(uint32_t pixel, float alpha) {
  const float unpremultiply = alpha > 0 ? 1 / alpha : 0;
  const straight_color result = {
    unpack_channel(pixel, 16) * unpremultiply, unpack_channel(pixel, 8) * unpremultiply,
    unpack_channel(pixel, 0) * unpremultiply,
  };
  return result;
}

INLINE straight_color mix_colors(const craster_blend_mode mode, straight_color b, straight_color s) {
  switch (mode) {
    case craster_hue:
      return with_luminosity(with_saturation(s, color_saturation(b)), color_luminosity(b));
    case craster_saturation:
      return with_luminosity(with_saturation(b, color_saturation(s)), color_luminosity(b));
    case craster_blend_color: return with_luminosity(s, color_luminosity(b));
    default: return with_luminosity(b, color_luminosity(s));
  }
}

// Non-separable modes: the components depend on each other.
static void composite_colors(
    uint32_t *dst, const uint32_t *src, size_t n, const craster_blend_mode mode) {
  for (size_t i = 0; i < n; i++) {
    const uint32_t below = dst[i], above = src[i];
    if (above == 0) continue;
    const float b_alpha = unpack_channel(below, 24), s_alpha = unpack_channel(above, 24);
    const straight_color mixed =
        mix_colors(mode, straight_color_of(below, b_alpha), straight_color_of(above, s_alpha));
    const float both = s_alpha * b_alpha, b_only = 1 - s_alpha, s_only = 1 - b_alpha;
    const uint32_t alpha = pack_channel(s_alpha + b_alpha * b_only);
    dst[i] = alpha << 24
        | pack_channel(
              unpack_channel(above, 16) * s_only + unpack_channel(below, 16) * b_only
              + mixed.r * both) << 16
        | pack_channel(
              unpack_channel(above, 8) * s_only + unpack_channel(below, 8) * b_only
              + mixed.g * both) << 8
        | pack_channel(
              unpack_channel(above, 0) * s_only + unpack_channel(below, 0) * b_only
              + mixed.b * both);
  }
}

// A loop for each mode.
static void composite(uint32_t *dst, const uint32_t *src, size_t n, craster_blend_mode mode) {
  switch (mode) {
    case craster_normal: composite_mode(dst, src, n, craster_normal); break;
    case craster_multiply: composite_mode(dst, src, n, craster_multiply); break;
    case craster_screen: composite_mode(dst, src, n, craster_screen); break;
    case craster_overlay: composite_mode(dst, src, n, craster_overlay); break;
    case craster_darken: composite_mode(dst, src, n, craster_darken); break;
    case craster_lighten: composite_mode(dst, src, n, craster_lighten); break;
    case craster_color_dodge: composite_mode(dst, src, n, craster_color_dodge); break;
    case craster_color_burn: composite_mode(dst, src, n, craster_color_burn); break;
    case craster_soft_light: composite_mode(dst, src, n, craster_soft_light); break;
    case craster_hard_light: composite_mode(dst, src, n, craster_hard_light); break;
    case craster_difference: composite_mode(dst, src, n, craster_difference); break;
    case craster_exclusion: composite_mode(dst, src, n, craster_exclusion); break;
    case craster_plus_lighter: composite_mode(dst, src, n, craster_plus_lighter); break;
    case craster_plus_darker: composite_mode(dst, src, n, craster_plus_darker); break;
    case craster_destination_out: composite_mode(dst, src, n, craster_destination_out); break;
    case craster_source_atop: composite_mode(dst, src, n, craster_source_atop); break;
    case craster_destination_over:
      composite_mode(dst, src, n, craster_destination_over);
      break;
    case craster_hue:
    case craster_saturation:
    case craster_blend_color:
    case craster_luminosity: composite_colors(dst, src, n, mode); break;
  }
}

#endif
