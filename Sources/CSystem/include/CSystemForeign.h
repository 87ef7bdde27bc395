// Part of Snapback, under the MIT licence; see LICENSE.

// The name of a Wayland window for other programs (the protocol xdg-foreign).

#ifndef SNAPBACK_SYSTEM_FOREIGN_H
#define SNAPBACK_SYSTEM_FOREIGN_H

typedef struct csystem_wayland_export csystem_wayland_export;

/// Gives the window of a surface (a `wl_surface *`), on a connection (a `wl_display *`), a name by which
/// other programs refer to it. Waits for the compositor. Returns NULL if the compositor has no names.
csystem_wayland_export *csystem_wayland_export_open(void *connection, void *surface);

/// Returns the name, which is valid until it is closed.
const char *csystem_wayland_export_name(const csystem_wayland_export *export);

/// Destroys the export. To be called before the surface is destroyed.
void csystem_wayland_export_close(csystem_wayland_export *export);

#endif
