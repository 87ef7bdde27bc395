// Part of Snapback, under the MIT licence; see LICENSE.
// SDL's headers, and what of the system the window's loop needs and Swift's own modules leave out.

#include <SDL2/SDL.h>
#include <sys/eventfd.h>

#if defined(SDL_VIDEO_DRIVER_X11) && __has_include(<X11/Xlib.h>)
#include <SDL2/SDL_syswm.h>
#define SNAPBACK_READS_X11 1
#endif

/// What the X server said about the pointer or the keyboard, which SDL's own events leave out.
typedef struct SnapbackX11Input {
  Uint32 time;      // the server's clock, in milliseconds
  Uint32 state;     // modifiers and mouse buttons as they were just before the event
  Uint32 button;    // 1 left, 2 middle, 3 right, 4 to 7 the wheel; 0 if no button changed
  int is_down;      // whether that button went down
  int has_pointer;  // whether `state` tells the buttons under this window's pointer
  int x, y;         // in window coordinates
} SnapbackX11Input;

/// Whether the message is an X11 input event; if so, its facts.
static inline int snapback_x11_input(const SDL_SysWMEvent *event, SnapbackX11Input *input) {
#ifdef SNAPBACK_READS_X11
  if (!event->msg || event->msg->subsystem != SDL_SYSWM_X11) return 0;
  const XEvent *x11 = &event->msg->msg.x11.event;
  SnapbackX11Input none = {0};
  *input = none;
  switch (x11->type) {
    case KeyPress:
    case KeyRelease:
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

/// Whether anything that is in this message could matter here: input and changes of focus. All else that
/// the server says, such as the pointer moving over other windows, need not wake anybody.
static inline int snapback_x11_matters(const SDL_SysWMEvent *event) {
#ifdef SNAPBACK_READS_X11
  if (!event->msg || event->msg->subsystem != SDL_SYSWM_X11) return 0;
  const int type = event->msg->msg.x11.event.type;
  return type >= KeyPress && type <= FocusOut;
#else
  (void)event;
  return 0;
#endif
}

/// The descriptor that becomes readable when the main dispatch queue has work: what CoreFoundation's
/// run loop sleeps on. libdispatch exports it for that purpose and declares it in no header.
extern int _dispatch_get_main_queue_handle_4CF(void);
