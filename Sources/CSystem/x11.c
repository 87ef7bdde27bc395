// Part of Snapback, under the MIT licence; see LICENSE.

#define _GNU_SOURCE
#include "CSystemX11.h"
#include "x11_library.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sysexits.h>
#include <unistd.h>

typedef struct XErrorReport {
  int type;
  XConnection *connection;
  unsigned long resource;
  unsigned long serial;
  unsigned char code;
} XErrorReport;
typedef int (*ErrorHandler)(XConnection *, XErrorReport *);
typedef int (*LossHandler)(XConnection *);
typedef void (*ExitHandler)(XConnection *, void *);

enum { BadWindow = 3, BadDrawable = 9 };

static ErrorHandler (*set_error_handler)(ErrorHandler);
static LossHandler (*set_loss_handler)(LossHandler);
static void (*set_exit_handler)(XConnection *, ExitHandler, void *);

static unsigned long (*intern_atom)(XConnection *, const char *, int);
static unsigned long (*selection_owner)(XConnection *, unsigned long);
static unsigned long (*root_window)(XConnection *);
static int (*query_pointer)(
  XConnection *, unsigned long window, unsigned long *root, unsigned long *child, int *root_x, int *root_y,
  int *x, int *y, unsigned *mask);
static int (*default_screen)(XConnection *);
static int (*select_input)(XConnection *, unsigned long, long);
static int (*get_property)(
  XConnection *, unsigned long window, unsigned long property, long offset, long length,
  int deletes, unsigned long type, unsigned long *found_type, int *format, unsigned long *count,
  unsigned long *rest, unsigned char **value);
static int (*free_memory)(void *);

static ErrorHandler previous_error_handler;
static LossHandler previous_loss_handler;
static char loss_message[512];
// The program's windows, and those of them that were destroyed; 0 in free slots.
enum { WATCHED_WINDOWS = 256 };
static atomic_ulong own_windows[WATCHED_WINDOWS], destroyed_windows[WATCHED_WINDOWS];
// Whether Xlib's functions may return after a loss.
static atomic_bool can_return;
static atomic_bool is_lost;
static atomic_uint error_count;
static XConnection *_Atomic own_connection;
// The windows and atoms whose changes are reported; 0 if there are none.
static atomic_ulong root, settings_window, resources_atom, settings_atom;
// The atoms of the messages of drags, from CSYSTEM_X11_DRAG_ENTERED on.
static atomic_ulong drag_atoms[5];
// The kinds of data of the drag that has entered last.
static int entered_kinds;

static int handle_error(XConnection *connection, XErrorReport *error) {
  if (!own_connection)
    return previous_error_handler ? previous_error_handler(connection, error) : 0;
  if (error->code == BadWindow || error->code == BadDrawable)
    csystem_x11_note_destroyed(error->resource);
  atomic_fetch_add(&error_count, 1);
  return 0;
}

static int handle_loss(XConnection *connection) {
  (void)connection;
  if (!atomic_load(&can_return)) {
    ssize_t written = write(STDERR_FILENO, loss_message, strlen(loss_message));
    (void)written;
    _exit(EX_UNAVAILABLE);
  }
  atomic_store(&is_lost, 1);
  return 0;
}

static void return_to_caller(XConnection *connection, void *unused) {
  (void)connection;
  (void)unused;
}

static void reset(void) {
  atomic_store(&can_return, 0);
  for (int index = 0; index < WATCHED_WINDOWS; index++) {
    atomic_store(&own_windows[index], 0);
    atomic_store(&destroyed_windows[index], 0);
  }
  atomic_store(&is_lost, 0);
  atomic_store(&error_count, 0);
  own_connection = NULL;
  atomic_store(&root, 0);
  atomic_store(&settings_window, 0);
  snapback_x11_forget_selections();
}

void csystem_x11_watch(const char *message) {
  snprintf(loss_message, sizeof loss_message, "%s", message);
  reset();
  void *library = dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD);
  if (!library) return;
  *(void **)&set_error_handler = dlsym(library, "XSetErrorHandler");
  *(void **)&set_loss_handler = dlsym(library, "XSetIOErrorHandler");
  *(void **)&set_exit_handler = dlsym(library, "XSetIOErrorExitHandler");
  if (set_error_handler) previous_error_handler = set_error_handler(handle_error);
  if (set_loss_handler) previous_loss_handler = set_loss_handler(handle_loss);
  *(void **)&intern_atom = dlsym(library, "XInternAtom");
  *(void **)&selection_owner = dlsym(library, "XGetSelectionOwner");
  *(void **)&root_window = dlsym(library, "XDefaultRootWindow");
  *(void **)&query_pointer = dlsym(library, "XQueryPointer");
  *(void **)&default_screen = dlsym(library, "XDefaultScreen");
  *(void **)&select_input = dlsym(library, "XSelectInput");
  *(void **)&get_property = dlsym(library, "XGetWindowProperty");
  *(void **)&free_memory = dlsym(library, "XFree");
}

void csystem_x11_unwatch(void) {
  reset();
  if (set_error_handler) set_error_handler(previous_error_handler);
  if (set_loss_handler) set_loss_handler(previous_loss_handler);
  set_error_handler = NULL;
  set_loss_handler = NULL;
}

void csystem_x11_add_window(void *connection, unsigned long window) {
  for (int index = 0; index < WATCHED_WINDOWS; index++) {
    if (atomic_load(&own_windows[index])) continue;
    atomic_store(&destroyed_windows[index], 0);
    atomic_store(&own_windows[index], window);
    break;
  }
  if (own_connection) return;
  own_connection = connection;
  if (root_window && intern_atom) {
    atomic_store(&root, root_window(connection));
    atomic_store(&resources_atom, intern_atom(connection, "RESOURCE_MANAGER", 0));
    atomic_store(&settings_atom, intern_atom(connection, "_XSETTINGS_SETTINGS", 0));
    atomic_store(&drag_atoms[CSYSTEM_X11_DRAG_ENTERED], intern_atom(connection, "XdndEnter", 0));
    atomic_store(&drag_atoms[CSYSTEM_X11_DRAG_MOVED], intern_atom(connection, "XdndPosition", 0));
    atomic_store(&drag_atoms[CSYSTEM_X11_DRAG_LEFT], intern_atom(connection, "XdndLeave", 0));
    atomic_store(&drag_atoms[CSYSTEM_X11_DRAG_DROPPED], intern_atom(connection, "XdndDrop", 0));
  }
  // Without an exit handler, Xlib ends the process when the loss handler returns.
  if (!set_exit_handler) return;
  set_exit_handler(connection, return_to_caller, NULL);
  atomic_store(&can_return, 1);
}

// Returns the index of one of the program's windows; -1 otherwise.
static int window_index(unsigned long window) {
  for (int index = 0; window && index < WATCHED_WINDOWS; index++)
    if (atomic_load(&own_windows[index]) == window) return index;
  return -1;
}

void csystem_x11_remove_window(unsigned long window) {
  const int index = window_index(window);
  if (index >= 0) atomic_store(&own_windows[index], 0);
}

void csystem_x11_close_connection(void) { atomic_store(&can_return, 0); }

void csystem_x11_note_destroyed(unsigned long window) {
  const int index = window_index(window);
  if (index >= 0) atomic_store(&destroyed_windows[index], window);
}

int csystem_x11_is_lost(void) { return atomic_load(&is_lost); }

XConnection *snapback_x11_connection(void) { return csystem_x11_is_lost() ? NULL : own_connection; }

int csystem_x11_is_window_destroyed(unsigned long window) {
  const int index = window_index(window);
  return index >= 0 && atomic_load(&destroyed_windows[index]) == window;
}

unsigned csystem_x11_error_count(void) { return atomic_load(&error_count); }

static int read_property(
  unsigned long window, unsigned long property, unsigned char *bytes, int capacity) {
  unsigned long type = 0, count = 0, rest = 0;
  int format = 0, copied = 0;
  unsigned char *value = NULL;
  const int status = get_property(
    own_connection, window, property, 0, (capacity + 3) / 4, 0, AnyPropertyType, &type, &format,
    &count, &rest, &value);
  if (status == 0 && format == 8 && value) {
    copied = count < (unsigned long)capacity ? (int)count : capacity;
    memcpy(bytes, value, (size_t)copied);
  }
  if (value && free_memory) free_memory(value);
  return copied;
}

int csystem_x11_root_property(const char *name, unsigned char *bytes, int capacity) {
  if (!own_connection || !intern_atom || !get_property || csystem_x11_is_lost()) return 0;
  return read_property(
    atomic_load(&root), intern_atom(own_connection, name, 0), bytes, capacity);
}

int csystem_x11_pointer(csystem_x11_pointer_state *state) {
  if (!own_connection || !query_pointer || csystem_x11_is_lost()) return 0;
  unsigned long root_of_pointer, child;
  int window_x, window_y;
  unsigned mask = 0;
  // Also written if the pointer is on another screen, or if the connection is lost: without a button.
  *state = (csystem_x11_pointer_state){0};
  query_pointer(
    own_connection, atomic_load(&root), &root_of_pointer, &child, &state->x, &state->y, &window_x, &window_y, &mask);
  state->buttons = mask >> 8 & 7;
  return !csystem_x11_is_lost();
}

int csystem_x11_desktop_settings(unsigned char *bytes, int capacity) {
  if (!own_connection || !intern_atom || !get_property) return 0;
  if (!selection_owner || !default_screen || !select_input) return 0;
  if (csystem_x11_is_lost()) return 0;
  char selection[32];
  snprintf(selection, sizeof selection, "_XSETTINGS_S%d", default_screen(own_connection));
  const unsigned long owner =
    selection_owner(own_connection, intern_atom(own_connection, selection, 0));
  // The owner may vanish at any time; the error is ignored then.
  if (owner && owner != atomic_load(&settings_window))
    select_input(own_connection, owner, PropertyChangeMask);
  atomic_store(&settings_window, owner);
  return owner ? read_property(owner, atomic_load(&settings_atom), bytes, capacity) : 0;
}

int csystem_x11_is_resource_change(unsigned long window, unsigned long property) {
  if (!window) return 0;
  return (window == atomic_load(&root) && property == atomic_load(&resources_atom)) ||
         (window == atomic_load(&settings_window) && property == atomic_load(&settings_atom));
}

int csystem_x11_drag_message(unsigned long type) {
  for (int message = CSYSTEM_X11_DRAG_ENTERED; type && message <= CSYSTEM_X11_DRAG_DROPPED; message++)
    if (atomic_load(&drag_atoms[message]) == type) return message;
  return CSYSTEM_X11_NO_DRAG;
}

static int drag_kinds(const unsigned long *types, unsigned long count) {
  static const char *const texts[] = {"UTF8_STRING", "text/plain;charset=utf-8", "text/plain", "TEXT"};
  const unsigned long files = intern_atom(own_connection, "text/uri-list", 0);
  int kinds = 0;
  for (unsigned long index = 0; index < count; index++) {
    if (types[index] == files) kinds |= CSYSTEM_X11_DRAGS_FILES;
    for (size_t text = 0; text < sizeof texts / sizeof *texts; text++)
      if (types[index] && types[index] == intern_atom(own_connection, texts[text], 0))
        kinds |= CSYSTEM_X11_DRAGS_TEXT;
  }
  // Programs that offer files offer their names as a text, too.
  return kinds & CSYSTEM_X11_DRAGS_FILES ? CSYSTEM_X11_DRAGS_FILES : kinds;
}

static int entered_drag_kinds(const long data[5]) {
  if (!own_connection || !intern_atom || !get_property || csystem_x11_is_lost()) return 0;
  if (!(data[1] & 1)) {
    const unsigned long types[] = {
      (unsigned long)data[2], (unsigned long)data[3], (unsigned long)data[4]};
    return drag_kinds(types, 3);
  }
  // The source has more types than fit into the message.
  unsigned long type = 0, count = 0, rest = 0;
  int format = 0, kinds = 0;
  unsigned char *value = NULL;
  const int status = get_property(
    own_connection, (unsigned long)data[0], intern_atom(own_connection, "XdndTypeList", 0), 0, 256,
    0, AnyPropertyType, &type, &format, &count, &rest, &value);
  if (status == 0 && format == 32 && value) kinds = drag_kinds((const unsigned long *)value, count);
  if (value && free_memory) free_memory(value);
  return kinds;
}

int csystem_x11_drag_kinds(const long data[5]) { return entered_kinds = entered_drag_kinds(data); }

int snapback_x11_entered_kinds(void) { return entered_kinds; }

// Replaces Xlib's function for SDL, which compares the names of the types that a drag of another program offers, and
// crashes without one. An atom that does not exist has an empty name. Other libraries that are linked with Xlib call
// it, too. Has no effect if SDL looks up Xlib's functions itself.
char *XGetAtomName(XConnection *connection, unsigned long atom);
char *XGetAtomName(XConnection *connection, unsigned long atom) {
  static char *(*_Atomic function)(XConnection *, unsigned long);
  char *(*found)(XConnection *, unsigned long) = atomic_load(&function);
  if (!found) {
    *(void **)&found = dlsym(RTLD_NEXT, "XGetAtomName");
    // Not found where only a library that was loaded at run time depends on Xlib.
    void *const library = found ? NULL : dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD);
    if (library) *(void **)&found = dlsym(library, "XGetAtomName");
    atomic_store(&function, found);
  }
  char *const name = found ? found(connection, atom) : NULL;
  // The caller frees it by XFree, which is free.
  return name ? name : calloc(1, 1);
}
