// Part of Snapback, under the MIT licence; see LICENSE.

#define _GNU_SOURCE
#include "CSystemPinches.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

// The parts of Xlib and libXi that are used. SDL may have opened the libraries at run time, so there are
// neither headers nor symbols to rely on.
typedef struct XConnection XConnection;

// The events of a device that a window gets: a bit for each type.
typedef struct EventMask {
  int device;
  int length;
  unsigned char *bits;
} EventMask;

typedef struct PinchEvent {
  int type;
  unsigned long serial;
  int is_sent;
  XConnection *connection;
  int extension, event_type;
  unsigned long time;
  int device, source, fingers;
  unsigned long root, window, child;
  double root_x, root_y, x, y, dx, dy, raw_dx, raw_dy, scale, turn;
  int flags;
} PinchEvent;

enum { PINCH_BEGIN = 27, PINCH_UPDATE = 28, PINCH_END = 29, CANCELLED = 1, ALL_MASTERS = 1 };
enum { MASK_BYTES = 8, STORED = 256 };

static int (*query_extension)(XConnection *, const char *, int *code, int *event, int *error);
static EventMask *(*selected_events)(XConnection *, unsigned long window, int *count);
static int (*select_events)(XConnection *, unsigned long window, EventMask *, int count);
static int (*free_memory)(void *);
static int extension_code;

// The pinches that have not been taken, a ring.
static csystem_pinch stored[STORED];
static unsigned first_stored, end_stored;

static int load(XConnection *connection) {
  void *const x11 = dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD);
  void *const input = dlopen("libXi.so.6", RTLD_LAZY | RTLD_NOLOAD);
  if (!x11 || !input) return 0;
  *(void **)&query_extension = dlsym(x11, "XQueryExtension");
  *(void **)&free_memory = dlsym(x11, "XFree");
  *(void **)&selected_events = dlsym(input, "XIGetSelectedEvents");
  *(void **)&select_events = dlsym(input, "XISelectEvents");
  if (!query_extension || !free_memory || !selected_events || !select_events) return 0;
  int event = 0, error = 0;
  return query_extension(connection, "XInputExtension", &extension_code, &event, &error);
}

void csystem_pinch_watch(void *connection, unsigned long window) {
  if (!load(connection)) return;
  unsigned char bits[MASK_BYTES] = {0};
  EventMask mask = {.device = ALL_MASTERS, .length = MASK_BYTES, .bits = bits};
  // The new mask replaces the old one, which has the touches that SDL reads.
  int count = 0;
  EventMask *const known = selected_events(connection, window, &count);
  for (int index = 0; known && index < count; index++) {
    if (known[index].device != ALL_MASTERS) continue;
    const int length = known[index].length < MASK_BYTES ? known[index].length : MASK_BYTES;
    memcpy(bits, known[index].bits, (size_t)length);
  }
  if (known) free_memory(known);
  for (int type = PINCH_BEGIN; type <= PINCH_END; type++)
    bits[type >> 3] |= (unsigned char)(1 << (type & 7));
  // A server that does not know pinches refuses the whole mask, and the window keeps the old one.
  select_events(connection, window, &mask, 1);
}

int csystem_pinch_note(int extension, int type, const void *data) {
  if (!extension_code || extension != extension_code || !data) return 0;
  if (type < PINCH_BEGIN || type > PINCH_END) return 0;
  // The newest event is replaced: an end must not be lost.
  if (end_stored - first_stored == STORED) end_stored--;
  const PinchEvent *const event = data;
  stored[end_stored++ % STORED] = (csystem_pinch){
    .phase = type == PINCH_BEGIN  ? CSYSTEM_PINCH_BEGAN
             : type == PINCH_END ? CSYSTEM_PINCH_ENDED
                                 : CSYSTEM_PINCH_CHANGED,
    .window = event->window,
    .time = (unsigned)event->time,
    .x = event->x,
    .y = event->y,
    .dx = event->dx,
    .dy = event->dy,
    .scale = event->scale,
    .turn = event->turn,
    .is_cancelled = event->flags & CANCELLED,
  };
  return 1;
}

int csystem_pinch_take(csystem_pinch *pinch) {
  if (first_stored == end_stored) return 0;
  *pinch = stored[first_stored++ % STORED];
  return 1;
}
