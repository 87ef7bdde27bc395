// Part of Snapback, under the MIT licence; see LICENSE.

// A Wayland surface that shows pixels in shared memory.

#ifndef SNAPBACK_SYSTEM_WAYLAND_H
#define SNAPBACK_SYSTEM_WAYLAND_H

#include <stdint.h>

/// A surface and the compositor's shared memory. Use it on one thread only.
typedef struct csystem_wayland csystem_wayland;

/// Pixels that are shared with the compositor.
typedef struct csystem_wayland_buffer csystem_wayland_buffer;

/// An area of a buffer, in pixels.
typedef struct csystem_wayland_area {
  int x, y, width, height;
} csystem_wayland_area;

/// Connects a surface (a `wl_surface *`) of a connection (a `wl_display *`) that another library has
/// opened, and whose events it dispatches. `frame_done` is called when the compositor is ready for
/// the next frame, while those events are dispatched.
///
/// Returns NULL if libwayland is not loaded, or the compositor has no shared memory.
csystem_wayland *csystem_wayland_open(void *connection, void *surface, void (*frame_done)(void));

/// Frees the surface's part here; neither the connection nor the surface. All buffers must have been
/// freed.
void csystem_wayland_close(csystem_wayland *wayland);

/// Returns whether the compositor has not yet asked for a frame after the last one committed.
int csystem_wayland_awaits_frame(const csystem_wayland *wayland);

/// Forgets that a frame was committed, as after the surface was hidden.
void csystem_wayland_forget_frame(csystem_wayland *wayland);

/// Returns a new buffer of opaque pixels (XRGB8888, rows of `width` pixels), which are 0; NULL if
/// there is no memory.
csystem_wayland_buffer *csystem_wayland_buffer_create(
  csystem_wayland *wayland, int width, int height);

/// Frees a buffer: at once, or when the compositor no longer reads it.
void csystem_wayland_buffer_free(csystem_wayland_buffer *buffer);

uint32_t *csystem_wayland_buffer_pixels(const csystem_wayland_buffer *buffer);

/// Returns whether the compositor still reads the buffer, so that its pixels must not change.
int csystem_wayland_buffer_is_held(const csystem_wayland_buffer *buffer);

/// Shows a buffer, of which the given areas differ from the presented one, and requests to be notified when
/// the next frame should be drawn. Returns 0 if the connection is lost.
int csystem_wayland_commit(
  csystem_wayland *wayland, csystem_wayland_buffer *buffer, const csystem_wayland_area *areas,
  int count);

#endif
