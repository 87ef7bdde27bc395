// Part of Snapback, under the MIT licence; see LICENSE.

#include "drawing.h"
#include "librsvg.h"

#include <string.h>

static void fail(csvg_reply *reply, const librsvg *rsvg, svg_error *error) {
  csvg_fail(reply, error ? error->message : NULL);
  if (error) rsvg->error_free(error);
}

/// Determines the size of a file in points: its intrinsic size, the size of its view box, or 100 by 100.
static void measure(svg_handle *handle, const librsvg *rsvg, csvg_reply *reply) {
  if (rsvg->handle_get_intrinsic_size_in_pixels(handle, &reply->width, &reply->height)) return;
  int has_width = 0, has_height = 0, has_box = 0;
  svg_length horizontal, vertical;
  svg_rectangle box = {0, 0, 0, 0};
  rsvg->handle_get_intrinsic_dimensions(
      handle, &has_width, &horizontal, &has_height, &vertical, &has_box, &box);
  reply->width = has_box ? box.width : 100;
  reply->height = has_box ? box.height : 100;
}

static void draw(
    svg_handle *handle, const librsvg *rsvg, uint32_t *pixels, int width, int height,
    csvg_reply *reply) {
  // librsvg preserves the aspect ratio, so the context is scaled instead.
  cairo_t *context = csvg_begin(pixels, width, height, reply);
  svg_rectangle viewport = {0, 0, reply->width, reply->height};
  svg_error *error = NULL;
  if (!rsvg->handle_render_document(handle, context, &viewport, &error)) {
    fail(reply, rsvg, error);
  }
  csvg_end(context, reply);
}

void csvg_render(
    const uint8_t *file, const csvg_request *request, uint32_t *pixels, csvg_reply *reply) {
  static librsvg rsvg;
  static int is_loaded = 0;
  memset(reply, 0, sizeof *reply);
  const int width = request->width, height = request->height;
  if (request->is_pdf) {
    csvg_render_pdf(file, request->length, pixels, width, height, reply);
    return;
  }
  if (!is_loaded) is_loaded = librsvg_load(&rsvg);
  if (!is_loaded) {
    reply->status = CSVG_NO_LIBRARY;
    return;
  }
  svg_error *error = NULL;
  svg_handle *handle = rsvg.handle_new_from_data(file, request->length, &error);
  if (!handle) {
    fail(reply, &rsvg, error);
    return;
  }
  rsvg.handle_set_dpi(handle, 96);
  measure(handle, &rsvg, reply);
  if (pixels && reply->width > 0 && reply->height > 0) {
    draw(handle, &rsvg, pixels, width, height, reply);
  }
  rsvg.object_unref(handle);
}
