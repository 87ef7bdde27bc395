// Part of Snapback, under the MIT licence; see LICENSE.
// The functions of poppler, loaded with dlopen: programs that show no PDF image do not need it.

#ifndef SNAPBACK_LIBPOPPLER_H
#define SNAPBACK_LIBPOPPLER_H

#include "librsvg.h"

typedef struct _PopplerDocument pdf_document;
typedef struct _PopplerPage pdf_page;
typedef struct _GBytes pdf_bytes;

/// The functions of poppler 0.82 and later (and four of GLib's), named without the prefix `poppler_`
/// or `g_`.
typedef struct {
  pdf_bytes *(*bytes_new_static)(const void *, size_t);
  void (*bytes_unref)(pdf_bytes *);
  pdf_document *(*document_new_from_bytes)(pdf_bytes *, const char *, svg_error **);
  pdf_page *(*document_get_page)(pdf_document *, int);
  void (*page_get_size)(pdf_page *, double *, double *);
  void (*page_render)(pdf_page *, cairo_t *);
  void (*object_unref)(void *);
  void (*error_free)(svg_error *);
} libpoppler;

/// Loads the library and looks up its functions. Returns 0 on failure.
static inline int libpoppler_load(libpoppler *poppler) {
  void *library = dlopen("libpoppler-glib.so.8", RTLD_NOW | RTLD_LOCAL);
  if (!library) return 0;
#define FIND(prefix, name) ((*(void **)&poppler->name = dlsym(library, prefix #name)) != NULL)
  return FIND("g_", bytes_new_static) && FIND("g_", bytes_unref) &&
      FIND("poppler_", document_new_from_bytes) && FIND("poppler_", document_get_page) &&
      FIND("poppler_", page_get_size) && FIND("poppler_", page_render) &&
      FIND("g_", object_unref) && FIND("g_", error_free);
#undef FIND
}

#endif
