// Part of Snapback, under the MIT licence; see LICENSE.

// Errors of a connection to an X server, to which Xlib by default responds by ending the process.

#ifndef SNAPBACK_SYSTEM_X11_H
#define SNAPBACK_SYSTEM_X11_H

/// Installs the handlers of X errors and of a lost connection. Does nothing if libX11 is not loaded.
///
/// While no window is set, a lost connection ends the process with status 69 after writing
/// `message` to standard error, and X errors are passed on to the previous handler. At most 511
/// bytes of the message are used; it is copied.
void csystem_x11_watch(const char *message);

/// Restores the previous handlers.
void csystem_x11_unwatch(void);

/// Sets the program's X window and its connection (a `Display *`). From then on X errors are
/// counted and otherwise ignored, and when the connection is lost, Xlib's functions return without
/// effect. With libX11 before 1.7 a lost connection still ends the process.
void csystem_x11_set_window(void *connection, unsigned long window);

/// To be called before the window is closed. From then on a lost connection ends the process again,
/// as functions that wait for the server's response would never return.
void csystem_x11_close_window(void);

/// Records that an X window was destroyed. Windows other than the program's are ignored.
void csystem_x11_note_destroyed(unsigned long window);

/// Returns whether the connection was lost while a window was set.
int csystem_x11_is_lost(void);

/// Returns whether another client, such as the window manager, destroyed the program's window.
int csystem_x11_is_window_destroyed(void);

/// Returns the number of X errors since the window was set.
unsigned csystem_x11_error_count(void);

#endif
