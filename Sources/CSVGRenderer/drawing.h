// Part of Snapback, under the MIT licence; see LICENSE.
// Declarations shared by the renderers of SVG and PDF files.

#ifndef SNAPBACK_SVG_DRAWING_H
#define SNAPBACK_SVG_DRAWING_H

#include "CSVGRenderer.h"

#include <cairo.h>
#include <stdio.h>

static inline void csvg_fail(csvg_reply *reply, const char *message) {
  reply->status = CSVG_FAILED;
  snprintf(reply->message, sizeof reply->message, "%s", message ? message : "unknown error");
}

/// Begins to draw a file of the size in the reply into pixels, which it fills.
static inline cairo_t *csvg_begin(
    uint32_t *pixels, int width, int height, const csvg_reply *reply) {
  cairo_surface_t *surface = cairo_image_surface_create_for_data(
      (unsigned char *)pixels, CAIRO_FORMAT_ARGB32, width, height, width * 4);
  cairo_t *context = cairo_create(surface);
  cairo_surface_destroy(surface);
  cairo_scale(context, width / reply->width, height / reply->height);
  return context;
}

/// Ends drawing. An error of the context is written to a reply without one.
static inline void csvg_end(cairo_t *context, csvg_reply *reply) {
  cairo_status_t status = cairo_status(context);
  if (status != CAIRO_STATUS_SUCCESS && reply->status == CSVG_OK) {
    csvg_fail(reply, cairo_status_to_string(status));
  }
  cairo_surface_flush(cairo_get_target(context));
  cairo_destroy(context);
}

/// Renders the first page of a PDF file, like `csvg_render`.
void csvg_render_pdf(
    const uint8_t *pdf, size_t length, uint32_t *pixels, int width, int height, csvg_reply *reply);

#endif
