// Part of Snapback, under the MIT licence; see LICENSE.

// The parts of Xlib that several files use. SDL may have opened the library at run time, so there are neither
// headers nor symbols to rely on.

#ifndef SNAPBACK_X11_LIBRARY_H
#define SNAPBACK_X11_LIBRARY_H

typedef struct XConnection XConnection;

enum { PropertyChangeMask = 1 << 22, AnyPropertyType = 0 };

/// Returns the connection of the program's windows; NULL if there is none, or if it is lost.
XConnection *snapback_x11_connection(void);

/// Forgets the windows of selections, which end with the connection.
void snapback_x11_forget_selections(void);

/// Returns the kinds of data (CSYSTEM_X11_DRAGS_…) of the drag that has entered last.
int snapback_x11_entered_kinds(void);

#endif
