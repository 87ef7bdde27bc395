// Part of Snapback, under the MIT licence; see LICENSE.

#define _GNU_SOURCE
#include "CSystemDrops.h"
#include "wayland_library.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

// The numbers of the requests in the protocol, and the versions that have them.
enum { MANAGER_GET_DEVICE = 1 };
enum { OFFER_ACCEPT = 0, OFFER_RECEIVE = 1, OFFER_DESTROY = 2, OFFER_FINISH = 3, OFFER_SET_ACTIONS = 4 };
enum { ACTIONS_VERSION = 3, ACTION_COPY = 1 };
// The maximum size of the contents in bytes, and the time in which another program has to send them, in seconds.
enum { CONTENTS_LIMIT = 16 << 20, READ_TIMEOUT = 10 };

static const char list_type[] = "text/uri-list";
// In order of preference.
static const char *const text_types[] = {"text/plain;charset=utf-8", "UTF8_STRING", "text/plain"};
enum { TEXT_TYPE_COUNT = sizeof text_types / sizeof *text_types };

// Data that another program offers, as a drag or as the clipboard.
typedef struct Offer {
  Proxy *proxy;
  struct Offer *next;
  int has_list;
  int text_type;  // an index; TEXT_TYPE_COUNT for none
  uint32_t action;
} Offer;

typedef struct DragEvent {
  csystem_drag drag;
  Proxy *offer;  // the offer that was dropped; NULL for other events
  struct DragEvent *next;
} DragEvent;

static const WaylandLibrary *library;
static void *connection;
static Proxy *manager, *seat, *device;
static Offer *offers;
// The drag over a surface.
static Offer *drag_offer;
static csystem_drag last_event;
static uint32_t enter_serial;
static void (*wake_loop)(void);

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static DragEvent *events;
// Whether a thread reads the contents of a drop.
static int is_reading;

static void append(DragEvent *event) {
  pthread_mutex_lock(&mutex);
  DragEvent **end = &events;
  while (*end) end = &(*end)->next;
  *end = event;
  pthread_mutex_unlock(&mutex);
  wake_loop();
}

static void add_event(csystem_drag value) {
  DragEvent *const event = calloc(1, sizeof *event);
  if (!event) return;
  event->drag = value;
  append(event);
}

// Offers.

static void destroy_offer(Offer *offer) {
  if (!offer) return;
  Offer **place = &offers;
  while (*place && *place != offer) place = &(*place)->next;
  if (*place) *place = offer->next;
  library->marshal(offer->proxy, OFFER_DESTROY);
  library->destroy(offer->proxy);
  free(offer);
}

static void offer_has_type(Offer *offer, Proxy *proxy, const char *type) {
  (void)proxy;
  if (!strcmp(type, list_type)) offer->has_list = 1;
  for (int index = 0; index < offer->text_type; index++)
    if (!strcmp(type, text_types[index])) offer->text_type = index;
}

static void offer_has_source_actions(Offer *offer, Proxy *proxy, uint32_t actions) {
  (void)offer;
  (void)proxy;
  (void)actions;
}

static void offer_has_action(Offer *offer, Proxy *proxy, uint32_t action) {
  (void)proxy;
  offer->action = action;
}

static const Listener offer_listener[] = {
  (Listener)offer_has_type, (Listener)offer_has_source_actions, (Listener)offer_has_action};

static const char *type_of(const Offer *offer) {
  if (offer->has_list) return list_type;
  return offer->text_type < TEXT_TYPE_COUNT ? text_types[offer->text_type] : NULL;
}

static Offer *find_offer(const Proxy *proxy) {
  Offer *offer = offers;
  while (offer && offer->proxy != proxy) offer = offer->next;
  return offer;
}

// Accepts the offer, also after SDL, which declines everything but files.
static void accept_offer(void) {
  const char *const type = type_of(drag_offer);
  const int action = type ? ACTION_COPY : 0;
  library->marshal(drag_offer->proxy, OFFER_ACCEPT, enter_serial, type);
  if (library->get_version(drag_offer->proxy) >= ACTIONS_VERSION)
    library->marshal(drag_offer->proxy, OFFER_SET_ACTIONS, action, action);
}

// Contents.

typedef struct Reading {
  int descriptor;
  DragEvent *event;
} Reading;

static int64_t milliseconds_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * (int64_t)1000 + time.tv_nsec / 1000000;
}

// Waits for more to read. Returns 0 if the time is over.
static int wait_until(int64_t deadline, int descriptor) {
  while (1) {
    const int64_t left = deadline - milliseconds_now();
    if (left <= 0) return 0;
    struct pollfd waited = {.fd = descriptor, .events = POLLIN};
    const int ready = poll(&waited, 1, (int)left);
    if (ready > 0) return 1;
    if (ready < 0 && errno != EINTR) return 0;
  }
}

// Reads to the end of the file. There are no contents if there is an error, if they are too large, or if the time is
// over: a part of a list could name other files.
static void read_contents(int descriptor, csystem_drag *result) {
  const int64_t deadline = milliseconds_now() + READ_TIMEOUT * 1000;
  size_t capacity = 0;
  while (wait_until(deadline, descriptor)) {
    if (result->size == capacity) {
      capacity = capacity ? capacity * 2 : 4096;
      char *const larger = realloc(result->contents, capacity);
      if (!larger) break;
      result->contents = larger;
    }
    const ssize_t count = read(descriptor, result->contents + result->size, capacity - result->size);
    if (count == 0) return;
    if (count < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (count < 0 || result->size + (size_t)count > CONTENTS_LIMIT) break;
    result->size += (size_t)count;
  }
  free(result->contents);
  result->contents = NULL;
  result->size = 0;
}

static void *run_reading(void *argument) {
  Reading *const reading = argument;
  DragEvent *const event = reading->event;
  read_contents(reading->descriptor, &event->drag);
  close(reading->descriptor);
  free(reading);
  pthread_mutex_lock(&mutex);
  is_reading = 0;
  pthread_mutex_unlock(&mutex);
  append(event);
  return NULL;
}

// Begins to read what is offered. Returns 0 if that is not possible, or if the contents of the drop before are still
// being read.
static int begin_reading(DragEvent *event) {
  int ends[2];
  pthread_t thread;
  pthread_mutex_lock(&mutex);
  const int is_busy = is_reading;
  is_reading = 1;
  pthread_mutex_unlock(&mutex);
  if (is_busy) return 0;
  Reading *const reading = calloc(1, sizeof *reading);
  if (reading && pipe2(ends, O_CLOEXEC) == 0) {
    library->marshal(drag_offer->proxy, OFFER_RECEIVE, type_of(drag_offer), ends[1]);
    library->flush(connection);
    close(ends[1]);
    *reading = (Reading){.descriptor = ends[0], .event = event};
    if (pthread_create(&thread, NULL, run_reading, reading) == 0) {
      pthread_detach(thread);
      return 1;
    }
    close(ends[0]);
  }
  free(reading);
  pthread_mutex_lock(&mutex);
  is_reading = 0;
  pthread_mutex_unlock(&mutex);
  return 0;
}

// Lets a thread read what the drag offers, and add the event.
static void receive(csystem_drag value) {
  DragEvent *const event = calloc(1, sizeof *event);
  if (!event) {
    destroy_offer(drag_offer);
    return;
  }
  *event = (DragEvent){.drag = value, .offer = drag_offer->proxy};
  if (!begin_reading(event)) append(event);
}

// Ends the drag for the other program, as a copy if the contents have been read. Without an action the compositor
// would regard a copy as an error.
static void finish(Offer *offer, int has_contents) {
  if (!offer) return;
  if (has_contents && library->get_version(offer->proxy) >= ACTIONS_VERSION && offer->action == ACTION_COPY)
    library->marshal(offer->proxy, OFFER_FINISH);
  destroy_offer(offer);
  library->flush(connection);
}

int csystem_wayland_take_drag(csystem_drag *result) {
  pthread_mutex_lock(&mutex);
  DragEvent *const event = events;
  if (event) events = event->next;
  pthread_mutex_unlock(&mutex);
  if (!event) return 0;
  *result = event->drag;
  if (event->offer) finish(find_offer(event->offer), event->drag.contents != NULL);
  free(event);
  return 1;
}

// The device.

static void device_has_offer(void *data, Proxy *source, Proxy *proxy) {
  (void)data;
  (void)source;
  Offer *const offer = calloc(1, sizeof *offer);
  if (!offer) return;
  offer->proxy = proxy;
  offer->text_type = TEXT_TYPE_COUNT;
  offer->next = offers;
  offers = offer;
  library->add_listener(proxy, offer_listener, offer);
}

static void moved(int32_t x, int32_t y) {
  // The protocol's numbers have 8 bits after the point.
  last_event.x = x / 256.0;
  last_event.y = y / 256.0;
  accept_offer();
  if (type_of(drag_offer)) add_event(last_event);
}

static void drag_entered(
  void *data, Proxy *source, uint32_t serial, void *surface, int32_t x, int32_t y, Proxy *proxy) {
  (void)data;
  (void)source;
  destroy_offer(drag_offer);
  drag_offer = find_offer(proxy);
  if (!drag_offer) return;
  enter_serial = serial;
  last_event = (csystem_drag){
    .phase = CSYSTEM_DRAG_MOVED, .surface = surface, .has_files = drag_offer->has_list,
    .has_text = drag_offer->text_type < TEXT_TYPE_COUNT};
  moved(x, y);
}

static void drag_left(void *data, Proxy *source) {
  (void)data;
  (void)source;
  if (!drag_offer) return;
  csystem_drag event = last_event;
  event.phase = CSYSTEM_DRAG_LEFT;
  if (type_of(drag_offer)) add_event(event);
  destroy_offer(drag_offer);
  drag_offer = NULL;
}

static void drag_moved(void *data, Proxy *source, uint32_t time, int32_t x, int32_t y) {
  (void)data;
  (void)source;
  (void)time;
  if (drag_offer) moved(x, y);
}

static void dropped(void *data, Proxy *source) {
  (void)data;
  (void)source;
  if (!drag_offer) return;
  if (type_of(drag_offer)) {
    csystem_drag event = last_event;
    event.phase = CSYSTEM_DRAG_DROPPED;
    receive(event);
  } else {
    destroy_offer(drag_offer);
  }
  drag_offer = NULL;
}

// The clipboard, which SDL reads.
static void selection_changed(void *data, Proxy *source, Proxy *proxy) {
  (void)data;
  (void)source;
  Offer *const offer = proxy ? find_offer(proxy) : NULL;
  if (offer && offer != drag_offer) destroy_offer(offer);
}

static const Listener device_listener[] = {
  (Listener)device_has_offer, (Listener)drag_entered, (Listener)drag_left,
  (Listener)drag_moved,       (Listener)dropped,      (Listener)selection_changed};

// The connection.

static void found_global(
  void *data, Proxy *registry, uint32_t name, const char *interface, uint32_t version) {
  (void)data;
  if (!seat && !strcmp(interface, library->seat->name)) {
    seat = library->construct_versioned(
      registry, REGISTRY_BIND, library->seat, 1, name, library->seat->name, 1, NULL);
  } else if (!manager && !strcmp(interface, library->device_manager->name)) {
    const uint32_t known = version < ACTIONS_VERSION ? version : ACTIONS_VERSION;
    manager = library->construct_versioned(
      registry, REGISTRY_BIND, library->device_manager, known, name, library->device_manager->name, known,
      NULL);
  }
}

static void seat_changed(void *data, Proxy *proxy, uint32_t capabilities) {
  (void)data;
  (void)proxy;
  (void)capabilities;
}

static const Listener seat_listener[] = {(Listener)seat_changed};

int csystem_wayland_watch_drags(void *display, void (*wake)(void)) {
  if (library) return device != NULL;
  library = snapback_wayland_library();
  if (!library) return 0;
  connection = display;
  wake_loop = wake;
  Queue *const queue = library->create_queue(connection);
  if (!queue) return 0;
  snapback_wayland_list_globals(connection, queue, found_global, NULL);
  if (seat) {
    library->add_listener(seat, seat_listener, NULL);
    library->set_queue(seat, NULL);
  }
  if (manager) library->set_queue(manager, NULL);
  library->destroy_queue(queue);
  if (!seat || !manager) return 0;
  device = library->construct(manager, MANAGER_GET_DEVICE, library->device, NULL, seat);
  if (device) library->add_listener(device, device_listener, NULL);
  return device != NULL;
}
