// Part of Snapback, under the MIT licence; see LICENSE.

// The primitives of `snapback bench` that cairo supports too: nanoseconds per pixel, of the fastest
// of many frames, minus the time of an empty frame.

#include <cairo.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <time.h>

enum { WIDTH = 1280, HEIGHT = 800, PHOTO_WIDTH = 320, PHOTO_HEIGHT = 240, FRAMES = 60 };

static cairo_surface_t *photo;

static void card(cairo_t *to) {
  const double right = 125, bottom = 225, radius = 25;
  cairo_new_path(to);
  cairo_arc(to, right, -bottom, radius, -M_PI / 2, 0);
  cairo_arc(to, right, bottom, radius, 0, M_PI / 2);
  cairo_arc(to, -right, bottom, radius, M_PI / 2, M_PI);
  cairo_arc(to, -right, -bottom, radius, M_PI, 3 * M_PI / 2);
  cairo_close_path(to);
}

static void ellipse(cairo_t *to, double x, double y, double width, double height) {
  cairo_save(to);
  cairo_translate(to, x + width / 2, y + height / 2);
  cairo_scale(to, width / 2, height / 2);
  cairo_new_sub_path(to);
  cairo_arc(to, 0, 0, 1, 0, 2 * M_PI);
  cairo_close_path(to);
  cairo_restore(to);
}

static void wave(cairo_t *to) {
  cairo_move_to(to, -400, 0);
  for (int i = 0; i < 4; i++) {
    const double x = i * 200 - 400;
    cairo_curve_to(to, x + 70, -120, x + 130, 120, x + 200, 0);
  }
  cairo_set_line_width(to, 3);
}

static void draw_nothing(cairo_t *to) { (void)to; }

static void draw_fill(cairo_t *to) {
  card(to);
  cairo_fill(to);
}

static void draw_opaque(cairo_t *to) {
  cairo_set_source_rgb(to, 0.2, 0.4, 0.9);
  draw_fill(to);
}

static void draw_group(cairo_t *to) {
  cairo_push_group(to);
  draw_fill(to);
  cairo_rectangle(to, -20, -20, 40, 40);
  cairo_set_source_rgb(to, 1, 1, 1);
  cairo_fill(to);
  cairo_pop_group_to_source(to);
  cairo_paint_with_alpha(to, 0.9);
}

static void draw_clip(cairo_t *to) {
  card(to);
  cairo_clip(to);
  cairo_push_group(to);
  draw_group(to);
  cairo_pop_group_to_source(to);
  cairo_paint(to);
}

static void draw_multiplied(cairo_t *to) {
  cairo_set_operator(to, CAIRO_OPERATOR_MULTIPLY);
  draw_fill(to);
}

static void draw_pattern(cairo_t *to, cairo_pattern_t *pattern) {
  cairo_set_source(to, pattern);
  draw_fill(to);
  cairo_pattern_destroy(pattern);
}

static cairo_pattern_t *add_black_to_white(cairo_pattern_t *pattern) {
  cairo_pattern_add_color_stop_rgb(pattern, 0, 0, 0, 0);
  cairo_pattern_add_color_stop_rgb(pattern, 1, 1, 1, 1);
  return pattern;
}

static void draw_linear(cairo_t *to) {
  draw_pattern(to, add_black_to_white(cairo_pattern_create_linear(0, 0, 150, 250)));
}

static void draw_radial(cairo_t *to) {
  draw_pattern(to, add_black_to_white(cairo_pattern_create_radial(0, 0, 10, 0, 0, 280)));
}

static void draw_sprite(cairo_t *to) {
  cairo_pattern_t *pattern = cairo_pattern_create_for_surface(photo);
  cairo_matrix_t matrix;
  cairo_matrix_init_scale(&matrix, PHOTO_WIDTH / 300.0, PHOTO_HEIGHT / 500.0);
  cairo_matrix_translate(&matrix, 150, 250);
  cairo_pattern_set_matrix(pattern, &matrix);
  cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR);
  draw_pattern(to, pattern);
}

static void draw_border(cairo_t *to) {
  card(to);
  cairo_set_line_width(to, 2);
  cairo_stroke(to);
}

static void draw_ellipse(cairo_t *to) {
  ellipse(to, -150, -250, 300, 500);
  cairo_fill(to);
}

static void draw_ring(cairo_t *to) {
  ellipse(to, -150, -250, 300, 500);
  ellipse(to, -90, -140, 180, 280);
  cairo_set_fill_rule(to, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_fill(to);
}

static void draw_star(cairo_t *to) {
  for (int i = 0; i < 5; i++) {
    cairo_line_to(to, 240 * sin(i * 0.8 * M_PI), -240 * cos(i * 0.8 * M_PI));
  }
  cairo_close_path(to);
  cairo_fill(to);
}

static void draw_wave(cairo_t *to) {
  wave(to);
  cairo_stroke(to);
}

static void draw_dashes(cairo_t *to) {
  const double dashes[] = {6, 6};
  wave(to);
  cairo_set_line_cap(to, CAIRO_LINE_CAP_ROUND);
  cairo_set_dash(to, dashes, 2, 0);
  cairo_stroke(to);
}

static void draw_dots(cairo_t *to) {
  for (int i = 0; i < 100; i++) ellipse(to, i % 10 * 50 - 250, i / 10 * 50 - 250, 25, 25);
  cairo_fill(to);
}

// Named as in the table of `snapback bench`; with the number of covered pixels.
static const struct {
  const char *name;
  void (*draw)(cairo_t *to);
  double pixels;
} kinds[] = {
  {"fill", draw_fill, 150000},
  {"fill, opaque", draw_opaque, 150000},
  {"group opacity", draw_group, 150000},
  {"clip", draw_clip, 150000},
  {"blend multiply", draw_multiplied, 150000},
  {"linear gradient", draw_linear, 150000},
  {"radial gradient", draw_radial, 150000},
  {"sprite, rotated", draw_sprite, 150000},
  {"stroke, 2.0 wide", draw_border, 3114},
  {"ellipse, 300 x 500", draw_ellipse, 117810},
  {"ring, even-odd", draw_ring, 77000},
  {"pentagram", draw_star, 60000},
  {"stroke of a wave, 3 wide", draw_wave, 2800},
  {"round dashes along it", draw_dashes, 2000},
  {"100 small ellipses", draw_dots, 49000},
};

static double seconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static double fastest(cairo_t *to, void (*draw)(cairo_t *to)) {
  double minimum = INFINITY;
  for (int frame = 0; frame < FRAMES; frame++) {
    const double start = seconds();
    cairo_save(to);
    cairo_set_source_rgb(to, 0.95, 0.95, 0.97);
    cairo_paint(to);
    cairo_translate(to, 640.3, 400.7);
    cairo_rotate(to, 8 * M_PI / 180);
    cairo_set_source_rgba(to, 0.2, 0.4, 0.9, 0.9);
    draw(to);
    cairo_restore(to);
    minimum = fmin(minimum, seconds() - start);
  }
  return minimum;
}

int main(void) {
  cairo_surface_t *pixels = cairo_image_surface_create(CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  photo = cairo_image_surface_create(CAIRO_FORMAT_RGB24, PHOTO_WIDTH, PHOTO_HEIGHT);
  uint32_t *texels = (uint32_t *)(void *)cairo_image_surface_get_data(photo);
  for (uint32_t i = 0; i < PHOTO_WIDTH * PHOTO_HEIGHT; i++) texels[i] = i;
  cairo_surface_mark_dirty(photo);
  cairo_t *to = cairo_create(pixels);
  if (cairo_status(to) != CAIRO_STATUS_SUCCESS) {
    fprintf(stderr, "cairo: %s\n", cairo_status_to_string(cairo_status(to)));
    return 70;
  }
  const double empty = fastest(to, draw_nothing);
  printf("primitives, drawn by cairo          ns/pixel\n");
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
    const double time = fmax(fastest(to, kinds[i].draw) - empty, 0);
    printf("  %-30s %11.2f\n", kinds[i].name, time / kinds[i].pixels * 1e9);
  }
  cairo_destroy(to);
  cairo_surface_destroy(photo);
  cairo_surface_destroy(pixels);
}
