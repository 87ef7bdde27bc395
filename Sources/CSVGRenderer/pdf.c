// Part of Snapback, under the MIT licence; see LICENSE.

#include "drawing.h"
#include "libpoppler.h"

void csvg_render_pdf(
    const uint8_t *pdf, size_t length, uint32_t *pixels, int width, int height,
    csvg_reply *reply) {
  static libpoppler poppler;
  static int is_loaded = 0;
  if (!is_loaded) is_loaded = libpoppler_load(&poppler);
  if (!is_loaded) {
    reply->status = CSVG_NO_LIBRARY;
    return;
  }
  svg_error *error = NULL;
  pdf_bytes *bytes = poppler.bytes_new_static(pdf, length);
  pdf_document *document = poppler.document_new_from_bytes(bytes, NULL, &error);
  pdf_page *page = document ? poppler.document_get_page(document, 0) : NULL;
  if (page) {
    poppler.page_get_size(page, &reply->width, &reply->height);
    if (pixels && reply->width > 0 && reply->height > 0) {
      cairo_t *context = csvg_begin(pixels, width, height, reply);
      poppler.page_render(page, context);
      csvg_end(context, reply);
    }
    poppler.object_unref(page);
  } else {
    csvg_fail(reply, error ? error->message : "it has no page");
  }
  if (error) poppler.error_free(error);
  if (document) poppler.object_unref(document);
  poppler.bytes_unref(bytes);
}
