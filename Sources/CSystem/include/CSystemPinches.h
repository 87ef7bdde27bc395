// Part of Snapback, under the MIT licence; see LICENSE.

// Pinches on touchpads on X11 (the X Input Extension 2.4), which SDL does not report.

#ifndef SNAPBACK_SYSTEM_PINCHES_H
#define SNAPBACK_SYSTEM_PINCHES_H

typedef struct csystem_pinch {
  enum { CSYSTEM_PINCH_BEGAN, CSYSTEM_PINCH_CHANGED, CSYSTEM_PINCH_ENDED } phase;
  unsigned long window;
  unsigned time;     // the server's clock, in milliseconds
  double x, y;       // where the pinch began, in window coordinates
  double dx, dy;     // the motion of the fingers since the last event, in pixels
  double scale;      // the distance of the fingers relative to that at the beginning
  double turn;       // the change of the angle since the last event, in degrees, clockwise
  int is_cancelled;  // whether the pinch that ends was cancelled
} csystem_pinch;

/// Has the server report pinches over a window, besides the events that the window already gets.
/// Does nothing if libXi or the server does not know them.
void csystem_pinch_watch(void *connection, unsigned long window);

/// Stores a pinch that an X event describes, by its extension, its type and its data. To be called while
/// the data are valid. Returns 0 if it is another event.
int csystem_pinch_note(int extension, int type, const void *data);

/// Removes the oldest stored pinch. Returns 0 if there is none.
int csystem_pinch_take(csystem_pinch *pinch);

#endif
