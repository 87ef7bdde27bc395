// Part of Snapback, under the MIT licence; see LICENSE.

// Drags of other programs over the surfaces of a Wayland connection, of which SDL reports little.

#ifndef SNAPBACK_SYSTEM_DROPS_H
#define SNAPBACK_SYSTEM_DROPS_H

#include <stddef.h>

/// An event of a drag.
typedef struct csystem_drag {
  enum { CSYSTEM_DRAG_MOVED, CSYSTEM_DRAG_LEFT, CSYSTEM_DRAG_DROPPED } phase;
  void *surface;      // the surface that the drag is over (a `wl_surface *`)
  int has_text;       // whether a text is dragged
  int has_files;      // whether a list of URIs is dragged
  double x, y;        // in surface-local coordinates (points before scaling)
  // The dropped data, the list if there is one; NULL if it was not received completely: within 10 s, 16 MiB at
  // most. The caller frees it.
  char *contents;
  size_t size;        // the size of the contents in bytes
} csystem_drag;

/// Receives the drags over all surfaces of a connection (a `wl_display *`) that another library has opened,
/// and whose events it dispatches. `wake` is called, on any thread, when there is an event to take.
/// Returns 0 if libwayland is not loaded, or the compositor has no drags. Further calls have no effect.
int csystem_wayland_watch_drags(void *display, void (*wake)(void));

/// Moves the oldest event to `*event`, whose `contents` the caller frees, and returns 1; returns 0 if there is none.
/// To be called on the thread that dispatches the events of the connection: a drop also ends the drag for the other
/// program.
int csystem_wayland_take_drag(csystem_drag *event);

#endif
