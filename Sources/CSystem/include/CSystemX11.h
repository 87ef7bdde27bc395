// Part of Snapback, under the MIT licence; see LICENSE.

// Errors of a connection to an X server, to which Xlib by default responds by ending the process.

#ifndef SNAPBACK_SYSTEM_X11_H
#define SNAPBACK_SYSTEM_X11_H

#include <stddef.h>

/// Installs the handlers of X errors and of a lost connection. Does nothing if libX11 is not loaded.
///
/// Before there is a window, a lost connection ends the process with status 69 after writing
/// `message` to standard error, and X errors are passed on to the previous handler. At most 511
/// bytes of the message are used; it is copied.
void csystem_x11_watch(const char *message);

/// Restores the previous handlers.
void csystem_x11_unwatch(void);

/// Adds an X window of the program, with its connection (a `Display *`), which is that of all others.
/// From then on X errors are counted and otherwise ignored, and when the connection is lost, Xlib's
/// functions return without effect. With libX11 before 1.7 a lost connection still ends the process.
///
/// The first 256 windows at a time are watched for their destruction by other clients.
void csystem_x11_add_window(void *connection, unsigned long window);

/// Removes a window, as the program is about to close it itself.
void csystem_x11_remove_window(unsigned long window);

/// To be called before the last window is closed. From then on a lost connection ends the process
/// again, as functions that wait for the server's response would never return.
void csystem_x11_close_connection(void);

/// Records that an X window was destroyed. Windows other than the program's are ignored.
void csystem_x11_note_destroyed(unsigned long window);

/// Returns whether the connection was lost while there was a window.
int csystem_x11_is_lost(void);

/// Returns whether another client, such as the window manager, destroyed a window of the program.
int csystem_x11_is_window_destroyed(unsigned long window);

/// Returns the number of X errors since the first window was added.
unsigned csystem_x11_error_count(void);

/// Reads a property of the screen's root window, on the connection of the program's windows. Returns
/// the number of bytes copied to `bytes`, at most `capacity`; 0 if there is no such property.
int csystem_x11_root_property(const char *name, unsigned char *bytes, int capacity);

/// The pointer on the screen of the program's windows.
typedef struct {
  /// The position in pixels from the screen's top left corner.
  int x, y;
  /// The buttons that are down: 1 for the left one, 2 for the middle one, 4 for the right one.
  unsigned buttons;
} csystem_x11_pointer_state;

/// Asks the server for the pointer, and waits for its answer. Returns 0 without a connection.
///
/// `SDL_GetGlobalMouseState` repeats its last answer until a raw event of the XInput extension arrives: forever on a
/// server that does not offer it, as to untrusted clients.
int csystem_x11_pointer(csystem_x11_pointer_state *state);

/// Reads the desktop's settings (the XSETTINGS protocol), as `csystem_x11_root_property` does, and
/// from then on has the server report their changes.
int csystem_x11_desktop_settings(unsigned char *bytes, int capacity);

/// Returns whether a change of a property, with its atom, is one of the screen's X resources or of
/// the desktop's settings.
int csystem_x11_is_resource_change(unsigned long window, unsigned long property);

/// The messages of a drag from another program over a window (the XDND protocol).
enum {
  CSYSTEM_X11_NO_DRAG = 0,
  CSYSTEM_X11_DRAG_ENTERED = 1,
  CSYSTEM_X11_DRAG_MOVED = 2,
  CSYSTEM_X11_DRAG_LEFT = 3,
  CSYSTEM_X11_DRAG_DROPPED = 4
};

/// Returns which message of a drag one with a type (an atom) is.
int csystem_x11_drag_message(unsigned long type);

/// Asks the other program for what is dropped on a window: the list of URIs if it drags files, a text otherwise. To be
/// called with the message of the drop before SDL asks: SDL takes a form of a text that some programs send without
/// letters beyond ASCII, reports each line as a text of its own, and reports nothing that comes in parts.
void csystem_x11_request_drop(unsigned long window, const long data[5]);

/// Returns the window of a drop if an answer, with its requestor and property (an atom), is to
/// `csystem_x11_request_drop`, and the contents come in parts; 0 otherwise. SDL does not report the end of such a drop.
unsigned long csystem_x11_drop_in_parts(unsigned long requestor, unsigned long property);

/// Reads what was asked for with a window, in UTF-8, of `*size` bytes, which must be freed. Returns NULL if there is
/// nothing, or not all of it; waits for parts, with the limits of `csystem_x11_read_selection`.
char *csystem_x11_take_drop(unsigned long window, size_t *size);

/// Reads the text of a selection ("CLIPBOARD" or "PRIMARY") that another program owns, in UTF-8, also one that it gives
/// in parts (the protocol INCR of ICCCM), which SDL 2 does not read. Returns 0 if there is no X server, or no other
/// program owns the selection; SDL knows the text then.
///
/// Otherwise returns 1 with a terminated text of `*size` bytes, which must be freed; NULL if the program has none, if
/// it is larger than 16 MiB, or if the program stops: after 1 s without an answer or a further part (0.1 s if it did
/// not answer the last time, either), or 2 s in all. Waits as long for it; other events remain in the queue.
int csystem_x11_read_selection(const char *name, char **text, size_t *size);

/// To be called after SDL has made a text of this program a selection: its own window owns it then.
void csystem_x11_note_own_selection(const char *name);

/// Returns the maximum size in bytes of a text that SDL can make a selection, that of a request to the X server: about
/// 16 MB. Returns 0 if there is no X server.
size_t csystem_x11_largest_copy(void);

/// The kinds of dragged data.
enum { CSYSTEM_X11_DRAGS_TEXT = 1, CSYSTEM_X11_DRAGS_FILES = 2 };

/// Returns the kinds of dragged data, by the message with which the drag entered. `csystem_x11_request_drop` relies on
/// them.
int csystem_x11_drag_kinds(const long data[5]);

#endif
