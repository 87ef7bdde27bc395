// Part of Snapback, under the MIT licence; see LICENSE.
// SDL's headers, and system functions of the event loop that Swift's own modules do not import.

#include <SDL2/SDL.h>
#include <sys/eventfd.h>

#if defined(SDL_VIDEO_DRIVER_X11) && __has_include(<X11/Xlib.h>)
#include <SDL2/SDL_syswm.h>
#define SNAPBACK_READS_X11 1
#elif defined(SDL_VIDEO_DRIVER_WAYLAND) && !defined(SDL_VIDEO_DRIVER_X11)
#include <SDL2/SDL_syswm.h>
#endif

/// The facts of an X11 pointer or keyboard event that SDL's own events omit.
typedef struct SnapbackX11Input {
  Uint32 time;      // the server's clock, in milliseconds
  Uint32 state;     // modifiers and mouse buttons as they were just before the event
  Uint32 button;    // 1 left, 2 middle, 3 right, 4 to 7 the wheel; 0 if no button changed
  int is_down;      // whether that button went down
  int is_key_press;
  int has_pointer;  // whether `state` has the buttons of a pointer over this window
  int x, y;         // in window coordinates
  unsigned long window;
} SnapbackX11Input;

#ifdef SNAPBACK_READS_X11
/// Returns the X11 event of an SDL message; NULL if it has none.
static inline const XEvent *snapback_x11_event(const SDL_SysWMEvent *event) {
  return event->msg && event->msg->subsystem == SDL_SYSWM_X11 ? &event->msg->msg.x11.event : NULL;
}
#endif

/// Reads an X11 input event from an SDL message. Returns 0 if the message is not one.
static inline int snapback_x11_input(const SDL_SysWMEvent *event, SnapbackX11Input *input) {
#ifdef SNAPBACK_READS_X11
  const XEvent *x11 = snapback_x11_event(event);
  if (!x11) return 0;
  SnapbackX11Input none = {0};
  *input = none;
  input->window = x11->xany.window;
  switch (x11->type) {
    case KeyPress:
    case KeyRelease:
      input->is_key_press = x11->type == KeyPress;
      input->time = (Uint32)x11->xkey.time;
      input->state = x11->xkey.state;
      return 1;
    case ButtonPress:
    case ButtonRelease:
      input->time = (Uint32)x11->xbutton.time;
      input->state = x11->xbutton.state;
      input->button = x11->xbutton.button;
      input->is_down = x11->type == ButtonPress;
      input->x = x11->xbutton.x;
      input->y = x11->xbutton.y;
      return 1;
    case MotionNotify:
      input->time = (Uint32)x11->xmotion.time;
      input->state = x11->xmotion.state;
      input->has_pointer = 1;
      input->x = x11->xmotion.x;
      input->y = x11->xmotion.y;
      return 1;
    case EnterNotify:
      input->time = (Uint32)x11->xcrossing.time;
      input->state = x11->xcrossing.state;
      input->has_pointer = 1;
      input->x = x11->xcrossing.x;
      input->y = x11->xcrossing.y;
      return 1;
    default:
      return 0;
  }
#else
  (void)event;
  (void)input;
  return 0;
#endif
}

/// An X event with data of an extension.
typedef struct SnapbackX11Extension {
  int extension;
  int type;
  const void *data;  // valid only while SDL filters the event
} SnapbackX11Extension;

/// Reads an event of an extension. Returns 0 if the event is not one.
static inline int snapback_x11_extension(
  const SDL_SysWMEvent *event, SnapbackX11Extension *extension) {
#ifdef SNAPBACK_READS_X11
  const XEvent *x11 = snapback_x11_event(event);
  if (!x11 || x11->type != GenericEvent) return 0;
  extension->extension = x11->xcookie.extension;
  extension->type = x11->xcookie.evtype;
  extension->data = x11->xcookie.data;
  return 1;
#else
  (void)event;
  (void)extension;
  return 0;
#endif
}

/// A message of one X client to a window.
typedef struct SnapbackX11Message {
  unsigned long window;
  unsigned long type;  // an atom
  long data[5];
} SnapbackX11Message;

/// Reads a message to a window. Returns 0 if the event is not one.
static inline int snapback_x11_message(const SDL_SysWMEvent *event, SnapbackX11Message *message) {
#ifdef SNAPBACK_READS_X11
  const XEvent *x11 = snapback_x11_event(event);
  if (!x11 || x11->type != ClientMessage || x11->xclient.format != 32) return 0;
  message->window = x11->xclient.window;
  message->type = x11->xclient.message_type;
  for (int index = 0; index < 5; index++) message->data[index] = x11->xclient.data.l[index];
  return 1;
#else
  (void)event;
  (void)message;
  return 0;
#endif
}

/// Whether the message is an X11 event that the program uses: input, a change of focus, or the
/// destruction of a window. Other events, such as pointer motion over other windows, need not wake
/// the event loop.
static inline int snapback_x11_matters(const SDL_SysWMEvent *event) {
#ifdef SNAPBACK_READS_X11
  const XEvent *x11 = snapback_x11_event(event);
  const int type = x11 ? x11->type : 0;
  return (type >= KeyPress && type <= FocusOut) || type == DestroyNotify;
#else
  (void)event;
  return 0;
#endif
}

/// Returns the X window that was destroyed according to an SDL message; 0 if it is another message.
static inline unsigned long snapback_x11_destroyed_window(const SDL_SysWMEvent *event) {
#ifdef SNAPBACK_READS_X11
  const XEvent *x11 = snapback_x11_event(event);
  return x11 && x11->type == DestroyNotify ? x11->xdestroywindow.window : 0;
#else
  (void)event;
  return 0;
#endif
}

/// Returns whether an SDL message is a change of an X11 property, with its window and atom.
static inline int snapback_x11_property_change(
  const SDL_SysWMEvent *event, unsigned long *window, unsigned long *property) {
#ifdef SNAPBACK_READS_X11
  const XEvent *x11 = snapback_x11_event(event);
  if (!x11 || x11->type != PropertyNotify) return 0;
  *window = x11->xproperty.window;
  *property = x11->xproperty.atom;
  return 1;
#else
  (void)event;
  (void)window;
  (void)property;
  return 0;
#endif
}

/// Returns whether an SDL message is the answer of another X client that was asked for a selection, with
/// the window that asked, and the property (an atom) with the contents.
static inline int snapback_x11_selection(
  const SDL_SysWMEvent *event, unsigned long *window, unsigned long *property) {
#ifdef SNAPBACK_READS_X11
  const XEvent *x11 = snapback_x11_event(event);
  if (!x11 || x11->type != SelectionNotify) return 0;
  *window = x11->xselection.requestor;
  *property = x11->xselection.property;
  return 1;
#else
  (void)event;
  (void)window;
  (void)property;
  return 0;
#endif
}

/// An SDL window on Wayland.
typedef struct SnapbackWaylandWindow {
  void *connection;  // a `wl_display *`
  void *surface;     // a `wl_surface *`
} SnapbackWaylandWindow;

/// Reads the Wayland surface of an SDL window. Returns 0 on other window systems.
static inline int snapback_wayland_window(SDL_Window *window, SnapbackWaylandWindow *result) {
#if defined(SDL_VIDEO_DRIVER_WAYLAND) && defined(SDL_syswm_h_)
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_WAYLAND) return 0;
  result->connection = info.info.wl.display;
  result->surface = info.info.wl.surface;
  return result->connection && result->surface;
#else
  (void)window;
  (void)result;
  return 0;
#endif
}

/// An SDL window on X11.
typedef struct SnapbackX11Window {
  void *connection;      // a `Display *`
  unsigned long window;
  int descriptor;        // becomes readable when the server sends something
} SnapbackX11Window;

/// Reads the X window of an SDL window. Returns 0 on other window systems, and where the program
/// was compiled without X11's headers.
static inline int snapback_x11_window(SDL_Window *window, SnapbackX11Window *result) {
#ifdef SNAPBACK_READS_X11
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo(window, &info) || info.subsystem != SDL_SYSWM_X11) return 0;
  result->connection = info.info.x11.display;
  result->window = info.info.x11.window;
  result->descriptor = ConnectionNumber(info.info.x11.display);
  return 1;
#else
  (void)window;
  (void)result;
  return 0;
#endif
}

/// Returns the descriptor that becomes readable when the main dispatch queue has work.
/// CoreFoundation's run loop waits on it; libdispatch exports the function for that purpose and
/// declares it in no header.
extern int _dispatch_get_main_queue_handle_4CF(void);
