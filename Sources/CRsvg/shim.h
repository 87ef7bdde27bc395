// Part of Snapback, under the MIT licence; see LICENSE.
// The functions of librsvg, loaded with dlopen when they are first needed: few programs show an SVG
// image, and the library with its dependencies costs 5 MB of memory and milliseconds at start-up.

#include <cairo.h>
#include <dlfcn.h>
#include <stddef.h>

typedef struct _RsvgHandle snapback_svg;

typedef struct {
  unsigned int domain;
  int code;
  char *message;
} snapback_svg_error;

typedef struct {
  double x, y, width, height;
} snapback_svg_rectangle;

typedef struct {
  double length;
  int unit;
} snapback_svg_length;

/// The functions of librsvg 2.52 and later (and two of GLib's), named without the prefix `rsvg_` or
/// `g_`.
typedef struct {
  snapback_svg *(*handle_new_from_data)(const unsigned char *, size_t, snapback_svg_error **);
  void (*handle_set_dpi)(snapback_svg *, double);
  int (*handle_get_intrinsic_size_in_pixels)(snapback_svg *, double *, double *);
  void (*handle_get_intrinsic_dimensions)(
      snapback_svg *, int *, snapback_svg_length *, int *, snapback_svg_length *, int *,
      snapback_svg_rectangle *);
  int (*handle_render_document)(
      snapback_svg *, cairo_t *, const snapback_svg_rectangle *, snapback_svg_error **);
  void (*object_unref)(void *);
  void (*error_free)(snapback_svg_error *);
} snapback_rsvg;

/// Loads the library and looks up its functions. Returns 0 on failure.
static inline int snapback_rsvg_load(snapback_rsvg *rsvg) {
  void *library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
  if (!library) return 0;
#define FIND(prefix, name) ((*(void **)&rsvg->name = dlsym(library, prefix #name)) != NULL)
  return FIND("rsvg_", handle_new_from_data) && FIND("rsvg_", handle_set_dpi) &&
      FIND("rsvg_", handle_get_intrinsic_size_in_pixels) &&
      FIND("rsvg_", handle_get_intrinsic_dimensions) && FIND("rsvg_", handle_render_document) &&
      FIND("g_", object_unref) && FIND("g_", error_free);
#undef FIND
}
