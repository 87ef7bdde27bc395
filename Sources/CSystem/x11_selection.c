// Part of Snapback, under the MIT licence; see LICENSE.

#include "CSystemX11.h"
#include "x11_library.h"

#include <dlfcn.h>
#include <poll.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

// The parts of Xlib's events that are used.
typedef struct XAnyEvent {
  int type;
  unsigned long serial;
  int is_sent;
  XConnection *connection;
  unsigned long window;
} XAnyEvent;
typedef struct XPropertyEvent {
  XAnyEvent any;
  unsigned long property;
  unsigned long time;
  int state;
} XPropertyEvent;
typedef struct XSelectionEvent {
  XAnyEvent any;  // its window is the requestor
  unsigned long selection;
  unsigned long target;
  unsigned long property;
  unsigned long time;
} XSelectionEvent;
typedef union XEvent {
  XAnyEvent any;
  XPropertyEvent property;
  XSelectionEvent selection;
  long padding[24];
} XEvent;
enum { PropertyNotify = 28, SelectionNotify = 31, PropertyNewValue = 0 };

// The maximum size of a text in bytes, and the times in milliseconds after which a read is given up: without an answer
// or a further part, without an answer of an owner that did not answer the last time, and in all.
enum { TEXT_LIMIT = 16 << 20, STEP_TIMEOUT = 1000, STALLED_TIMEOUT = 100, READ_TIMEOUT = 2000 };

static struct {
  unsigned long (*intern_atom)(XConnection *, const char *, int);
  unsigned long (*selection_owner)(XConnection *, unsigned long);
  int (*convert_selection)(
    XConnection *, unsigned long selection, unsigned long target, unsigned long property,
    unsigned long window, unsigned long time);
  unsigned long (*root_window)(XConnection *);
  unsigned long (*create_window)(
    XConnection *, unsigned long parent, int x, int y, unsigned width, unsigned height, unsigned border,
    unsigned long border_color, unsigned long background);
  int (*destroy_window)(XConnection *, unsigned long);
  int (*select_input)(XConnection *, unsigned long, long);
  int (*get_property)(
    XConnection *, unsigned long window, unsigned long property, long offset, long length,
    int deletes, unsigned long type, unsigned long *found_type, int *format, unsigned long *count,
    unsigned long *rest, unsigned char **value);
  int (*delete_property)(XConnection *, unsigned long window, unsigned long property);
  int (*check_if_event)(XConnection *, XEvent *, int (*)(XConnection *, XEvent *, void *), void *);
  int (*descriptor)(XConnection *);
  long (*request_size)(XConnection *);
  long (*extended_request_size)(XConnection *);
  int (*free_memory)(void *);
} xlib;

// The hidden window that receives selections; 0 for none. One in which an owner may still write, and which is
// destroyed later, as many programs end when they write to a window that does not exist.
static unsigned long receiver, abandoned;
// SDL's window that owns what the program has copied; 0 for none.
static unsigned long own_owner;
// The owner that has not answered in time; 0 for none.
static unsigned long stalled_owner;
// The window on which something has been dropped that has not been read yet, and the hidden one that receives it; 0 for
// none. Not the same: GTK confuses what it gives to one window in parts, of which SDL asks for the same and reads none.
static unsigned long drop_window, drop_receiver;

static int find_functions(void) {
  if (xlib.free_memory) return 1;
  void *const library = dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD);
  if (!library) return 0;
  const struct {
    const char *name;
    void *function;
  } functions[] = {
    {"XInternAtom", &xlib.intern_atom},           {"XGetSelectionOwner", &xlib.selection_owner},
    {"XConvertSelection", &xlib.convert_selection}, {"XDefaultRootWindow", &xlib.root_window},
    {"XCreateSimpleWindow", &xlib.create_window}, {"XDestroyWindow", &xlib.destroy_window},
    {"XSelectInput", &xlib.select_input},         {"XGetWindowProperty", &xlib.get_property},
    {"XDeleteProperty", &xlib.delete_property},   {"XCheckIfEvent", &xlib.check_if_event},
    {"XConnectionNumber", &xlib.descriptor},      {"XMaxRequestSize", &xlib.request_size},
    {"XExtendedMaxRequestSize", &xlib.extended_request_size}, {"XFree", &xlib.free_memory}};
  for (size_t index = 0; index < sizeof functions / sizeof *functions; index++) {
    void *const function = dlsym(library, functions[index].name);
    if (!function) {
      memset(&xlib, 0, sizeof xlib);
      return 0;
    }
    memcpy(functions[index].function, &function, sizeof function);
  }
  return 1;
}

void snapback_x11_forget_selections(void) {
  receiver = abandoned = own_owner = stalled_owner = drop_window = drop_receiver = 0;
}

// Waiting.

static int64_t milliseconds_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * (int64_t)1000 + time.tv_nsec / 1000000;
}

// An event of a transfer.
typedef struct Expected {
  int type;
  unsigned long window;
  unsigned long atom;  // the selection, or the property
} Expected;

static int matches(XConnection *connection, XEvent *event, void *argument) {
  (void)connection;
  const Expected *const expected = argument;
  if (event->any.type != expected->type || event->any.window != expected->window) return 0;
  if (expected->type == SelectionNotify) return event->selection.selection == expected->atom;
  return event->property.property == expected->atom && event->property.state == PropertyNewValue;
}

// Waits for an event; all others remain in Xlib's queue. Returns 0 if the time is over, or if the connection is lost.
static int wait_for(Expected expected, int64_t deadline, XEvent *event) {
  XConnection *connection;
  while ((connection = snapback_x11_connection())) {
    // It also sends all requests.
    if (xlib.check_if_event(connection, event, matches, &expected)) return 1;
    const int64_t left = deadline - milliseconds_now();
    if (left <= 0) return 0;
    struct pollfd waited = {.fd = xlib.descriptor(connection), .events = POLLIN};
    poll(&waited, 1, (int)left);
  }
  return 0;
}

// Reading.

// A text that is being received in a property of a window.
typedef struct Transfer {
  XConnection *connection;
  unsigned long window, property;
  int64_t timeout;  // for the next part, in milliseconds
  int64_t end;      // when the read is given up, by `milliseconds_now`
  int has_stalled;
  char *text;
  size_t size;
} Transfer;

// What a property had.
typedef enum Part { PART_NONE, PART_BYTES, PART_EMPTY, PART_INCREMENTAL, PART_UNUSABLE } Part;

static int append(Transfer *transfer, const unsigned char *bytes, size_t count) {
  char *const larger = realloc(transfer->text, transfer->size + count + 1);
  if (!larger) return 0;
  memcpy(larger + transfer->size, bytes, count);
  transfer->text = larger;
  transfer->size += count;
  larger[transfer->size] = 0;
  return 1;
}

// Reads and deletes the property, and appends its bytes to the text.
static Part take_part(Transfer *transfer) {
  unsigned long type = 0, count = 0, rest = 0;
  int format = 0;
  unsigned char *value = NULL;
  const long limit = (long)((TEXT_LIMIT - transfer->size) / 4) + 1;
  const int status = xlib.get_property(
    transfer->connection, transfer->window, transfer->property, 0, limit, 1, AnyPropertyType, &type, &format,
    &count, &rest, &value);
  Part part = PART_UNUSABLE;
  if (status != 0 || type == 0) {
    part = PART_NONE;
  } else if (type == xlib.intern_atom(transfer->connection, "INCR", 0)) {
    part = PART_INCREMENTAL;
  } else if (format == 8 && rest == 0 && count <= TEXT_LIMIT - transfer->size) {
    part = count == 0 ? PART_EMPTY : append(transfer, value, count) ? PART_BYTES : PART_UNUSABLE;
  }
  if (value) xlib.free_memory(value);
  // A larger value has been left in the server.
  if (rest) xlib.delete_property(transfer->connection, transfer->window, transfer->property);
  return part;
}

// Reads the further parts of a text, which the owner writes after the property has been deleted.
static Part take_parts(Transfer *transfer) {
  const Expected written = {PropertyNotify, transfer->window, transfer->property};
  while (1) {
    const int64_t now = milliseconds_now(), step = now + transfer->timeout;
    XEvent event;
    if (now >= transfer->end || !wait_for(written, step < transfer->end ? step : transfer->end, &event)) {
      transfer->has_stalled = 1;
      return PART_UNUSABLE;
    }
    // There is nothing yet after the event of the announcement.
    const Part part = take_part(transfer);
    if (part != PART_BYTES && part != PART_NONE) return part;
  }
}

// Reads the text that the owner has announced. Returns 0 if it has not been received completely.
static int take_text(Transfer *transfer) {
  Part part = take_part(transfer);
  if (part == PART_INCREMENTAL) part = take_parts(transfer);
  if (part == PART_BYTES || (part == PART_EMPTY && transfer->text)) return 1;
  free(transfer->text);
  transfer->text = NULL;
  transfer->size = 0;
  return part == PART_EMPTY;
}

static void create_receiver(XConnection *connection) {
  if (receiver) return;
  receiver = xlib.create_window(connection, xlib.root_window(connection), -1, -1, 1, 1, 0, 0, 0);
  xlib.select_input(connection, receiver, PropertyChangeMask);
}

static void abandon_receiver(XConnection *connection) {
  if (abandoned) xlib.destroy_window(connection, abandoned);
  abandoned = receiver;
  receiver = 0;
}

// Asks the owner of a selection for its text, and receives it.
static char *receive(
  XConnection *connection, unsigned long selection, unsigned long owner, size_t *size) {
  create_receiver(connection);
  const int64_t now = milliseconds_now();
  const int64_t timeout = owner == stalled_owner ? STALLED_TIMEOUT : STEP_TIMEOUT;
  Transfer transfer = {
    .connection = connection, .window = receiver, .timeout = timeout, .end = now + READ_TIMEOUT,
    .property = xlib.intern_atom(connection, "SNAPBACK_SELECTION", 0)};
  xlib.convert_selection(
    connection, selection, xlib.intern_atom(connection, "UTF8_STRING", 0), transfer.property, receiver, 0);
  XEvent event;
  const Expected answered = {SelectionNotify, receiver, selection};
  if (!wait_for(answered, now + timeout, &event)) {
    stalled_owner = owner;
    abandon_receiver(connection);
    return NULL;
  }
  // Without a property the owner has no text.
  if (event.selection.property != 0 && !take_text(&transfer)) abandon_receiver(connection);
  stalled_owner = transfer.has_stalled ? owner : 0;
  *size = transfer.size;
  return transfer.text;
}

int csystem_x11_read_selection(const char *name, char **text, size_t *size) {
  *text = NULL;
  *size = 0;
  XConnection *const connection = snapback_x11_connection();
  if (!connection || !find_functions()) return 0;
  const unsigned long selection = xlib.intern_atom(connection, name, 0);
  const unsigned long owner = xlib.selection_owner(connection, selection);
  if (!owner || owner == own_owner) return 0;
  *text = receive(connection, selection, owner, size);
  return 1;
}

void csystem_x11_note_own_selection(const char *name) {
  XConnection *const connection = snapback_x11_connection();
  if (!connection || !find_functions()) return;
  own_owner = xlib.selection_owner(connection, xlib.intern_atom(connection, name, 0));
}

size_t csystem_x11_largest_copy(void) {
  XConnection *const connection = snapback_x11_connection();
  if (!connection || !find_functions()) return 0;
  const long extended = xlib.extended_request_size(connection);
  // In units of four bytes, with the header of the request (ChangeProperty).
  return (size_t)(extended ? extended : xlib.request_size(connection)) * 4 - 64;
}

// Drops.

static unsigned long drop_atom(XConnection *connection) {
  return xlib.intern_atom(connection, "SNAPBACK_DROP", 0);
}

void csystem_x11_request_drop(unsigned long window, const long data[5]) {
  XConnection *const connection = snapback_x11_connection();
  if (!connection || !find_functions()) return;
  // The window of the drop before may have been closed before it was read. What was given for it, or still comes,
  // is not taken for this one.
  if (drop_window && drop_receiver == receiver) abandon_receiver(connection);
  create_receiver(connection);
  drop_window = window;
  drop_receiver = receiver;
  const char *const target =
    snapback_x11_entered_kinds() & CSYSTEM_X11_DRAGS_FILES ? "text/uri-list" : "UTF8_STRING";
  xlib.convert_selection(
    connection, xlib.intern_atom(connection, "XdndSelection", 0), xlib.intern_atom(connection, target, 0),
    drop_atom(connection), drop_receiver, (unsigned long)data[2]);
}

unsigned long csystem_x11_drop_in_parts(unsigned long requestor, unsigned long property) {
  XConnection *const connection = snapback_x11_connection();
  if (!connection || !requestor || requestor != drop_receiver || property != drop_atom(connection)) return 0;
  unsigned long type = 0, count = 0, rest = 0;
  int format = 0;
  unsigned char *value = NULL;
  xlib.get_property(
    connection, drop_receiver, property, 0, 0, 0, AnyPropertyType, &type, &format, &count, &rest, &value);
  if (value) xlib.free_memory(value);
  return type == xlib.intern_atom(connection, "INCR", 0) ? drop_window : 0;
}

char *csystem_x11_take_drop(unsigned long window, size_t *size) {
  *size = 0;
  XConnection *const connection = snapback_x11_connection();
  if (!connection || !window || window != drop_window) return NULL;
  Transfer transfer = {
    .connection = connection, .window = drop_receiver, .property = drop_atom(connection),
    .timeout = STEP_TIMEOUT, .end = milliseconds_now() + READ_TIMEOUT};
  if (!take_text(&transfer) && drop_receiver == receiver) abandon_receiver(connection);
  drop_window = drop_receiver = 0;
  *size = transfer.size;
  return transfer.text;
}
