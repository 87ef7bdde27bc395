// Part of Snapback, under the MIT licence; see LICENSE.
// The functions of librsvg, loaded with dlopen: programs that show no SVG image do not need it.

#ifndef SNAPBACK_LIBRSVG_H
#define SNAPBACK_LIBRSVG_H

#include <cairo.h>
#include <dlfcn.h>
#include <stddef.h>

typedef struct _RsvgHandle svg_handle;

typedef struct {
  unsigned int domain;
  int code;
  char *message;
} svg_error;

typedef struct {
  double x, y, width, height;
} svg_rectangle;

typedef struct {
  double length;
  int unit;
} svg_length;

/// The functions of librsvg 2.52 and later (and two of GLib's), named without the prefix `rsvg_` or
/// `g_`.
typedef struct {
  svg_handle *(*handle_new_from_data)(const unsigned char *, size_t, svg_error **);
  void (*handle_set_dpi)(svg_handle *, double);
  int (*handle_get_intrinsic_size_in_pixels)(svg_handle *, double *, double *);
  void (*handle_get_intrinsic_dimensions)(
      svg_handle *, int *, svg_length *, int *, svg_length *, int *, svg_rectangle *);
  int (*handle_render_document)(svg_handle *, cairo_t *, const svg_rectangle *, svg_error **);
  void (*object_unref)(void *);
  void (*error_free)(svg_error *);
} librsvg;

/// Loads the library and looks up its functions. Returns 0 on failure.
static inline int librsvg_load(librsvg *rsvg) {
  void *library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
  if (!library) return 0;
#define FIND(prefix, name) ((*(void **)&rsvg->name = dlsym(library, prefix #name)) != NULL)
  return FIND("rsvg_", handle_new_from_data) && FIND("rsvg_", handle_set_dpi) &&
      FIND("rsvg_", handle_get_intrinsic_size_in_pixels) &&
      FIND("rsvg_", handle_get_intrinsic_dimensions) && FIND("rsvg_", handle_render_document) &&
      FIND("g_", object_unref) && FIND("g_", error_free);
#undef FIND
}

#endif
