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
#include <unistd.h>

// The numbers of the requests in the protocol, and the versions that have them.
enum { MANAGER_GET_DEVICE = 1 };
enum { OFFER_ACCEPT = 0, OFFER_RECEIVE = 1, OFFER_DESTROY = 2, OFFER_FINISH = 3, OFFER_SET_ACTIONS = 4 };
enum { ACTIONS_VERSION = 3, ACTION_COPY = 1 };
// What is read at most, and how long another program may take to send more of it.
enum { CONTENTS_LIMIT = 16 << 20, READ_TIMEOUT = 5000 };

static const char list_type[] = "text/uri-list";
// The best one first.
static const char *const text_types[] = {"text/plain;charset=utf-8", "UTF8_STRING", "text/plain"};
enum { TEXT_TYPE_COUNT = sizeof text_types / sizeof *text_types };

// What another program offers, as a drag or as the clipboard.
typedef struct Offer {
  Proxy *proxy;
  struct Offer *next;
  int has_list;
  int text_type;  // an index; TEXT_TYPE_COUNT for none
  uint32_t action;
} Offer;

typedef struct Step {
  csystem_drag drag;
  Proxy *finished;  // the offer that was dropped; NULL for other steps
  struct Step *next;
} Step;

static const WaylandLibrary *library;
static void *connection;
static Proxy *manager, *seat, *device;
static Offer *offers;
// The drag over a surface.
static Offer *drag;
static csystem_drag present;
static uint32_t entered;
static void (*wake_loop)(void);

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static Step *steps;

static void append(Step *step) {
  pthread_mutex_lock(&mutex);
  Step **end = &steps;
  while (*end) end = &(*end)->next;
  *end = step;
  pthread_mutex_unlock(&mutex);
  wake_loop();
}

static void add_step(csystem_drag value) {
  Step *const step = calloc(1, sizeof *step);
  if (!step) return;
  step->drag = value;
  append(step);
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
static void accept(void) {
  library->marshal(drag->proxy, OFFER_ACCEPT, entered, type_of(drag));
  if (library->get_version(drag->proxy) >= ACTIONS_VERSION)
    library->marshal(
      drag->proxy, OFFER_SET_ACTIONS, type_of(drag) ? ACTION_COPY : 0,
      type_of(drag) ? ACTION_COPY : 0);
}

// Contents.

typedef struct Reading {
  int descriptor;
  Step *step;
} Reading;

static void read_contents(int descriptor, csystem_drag *result) {
  size_t capacity = 0;
  while (result->size < CONTENTS_LIMIT) {
    if (result->size + 1 >= capacity) {
      capacity = capacity ? capacity * 2 : 4096;
      char *const larger = realloc(result->contents, capacity);
      if (!larger) return;
      result->contents = larger;
    }
    struct pollfd waited = {.fd = descriptor, .events = POLLIN};
    const int ready = poll(&waited, 1, READ_TIMEOUT);
    if (ready < 0 && errno == EINTR) continue;
    if (ready <= 0) return;
    const ssize_t count =
      read(descriptor, result->contents + result->size, capacity - 1 - result->size);
    if (count < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (count <= 0) return;
    result->size += (size_t)count;
  }
}

static void *run_reading(void *argument) {
  Reading *const reading = argument;
  read_contents(reading->descriptor, &reading->step->drag);
  close(reading->descriptor);
  append(reading->step);
  free(reading);
  return NULL;
}

// Lets a thread read what the drag offers, and add the step.
static void receive(csystem_drag value) {
  int ends[2] = {-1, -1};
  Step *const step = calloc(1, sizeof *step);
  Reading *const reading = calloc(1, sizeof *reading);
  pthread_t thread;
  if (!step || !reading) {
    free(step);
    free(reading);
    return;
  }
  *step = (Step){.drag = value, .finished = drag->proxy};
  if (pipe2(ends, O_CLOEXEC) == 0) {
    library->marshal(drag->proxy, OFFER_RECEIVE, type_of(drag), ends[1]);
    library->flush(connection);
    close(ends[1]);
    *reading = (Reading){.descriptor = ends[0], .step = step};
    if (pthread_create(&thread, NULL, run_reading, reading) == 0) {
      pthread_detach(thread);
      return;
    }
    close(ends[0]);
  }
  free(reading);
  append(step);
}

// Ends the drag for the other program, after the contents have been read. Without an action the compositor
// would regard that as an error.
static void finish(Offer *offer) {
  if (!offer) return;
  if (library->get_version(offer->proxy) >= ACTIONS_VERSION && offer->action == ACTION_COPY)
    library->marshal(offer->proxy, OFFER_FINISH);
  destroy_offer(offer);
  library->flush(connection);
}

int csystem_wayland_take_drag(csystem_drag *result) {
  pthread_mutex_lock(&mutex);
  Step *const step = steps;
  if (step) steps = step->next;
  pthread_mutex_unlock(&mutex);
  if (!step) return 0;
  *result = step->drag;
  if (step->finished) finish(find_offer(step->finished));
  free(step);
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
  present.x = x / 256.0;
  present.y = y / 256.0;
  accept();
  if (type_of(drag)) add_step(present);
}

static void drag_entered(
  void *data, Proxy *source, uint32_t serial, void *surface, int32_t x, int32_t y, Proxy *proxy) {
  (void)data;
  (void)source;
  destroy_offer(drag);
  drag = find_offer(proxy);
  if (!drag) return;
  entered = serial;
  present = (csystem_drag){
    .phase = CSYSTEM_DRAG_MOVED, .surface = surface, .has_files = drag->has_list,
    .has_text = drag->text_type < TEXT_TYPE_COUNT};
  moved(x, y);
}

static void drag_left(void *data, Proxy *source) {
  (void)data;
  (void)source;
  if (!drag) return;
  csystem_drag step = present;
  step.phase = CSYSTEM_DRAG_LEFT;
  if (type_of(drag)) add_step(step);
  destroy_offer(drag);
  drag = NULL;
}

static void drag_moved(void *data, Proxy *source, uint32_t time, int32_t x, int32_t y) {
  (void)data;
  (void)source;
  (void)time;
  if (drag) moved(x, y);
}

static void dropped(void *data, Proxy *source) {
  (void)data;
  (void)source;
  if (!drag) return;
  if (type_of(drag)) {
    csystem_drag step = present;
    step.phase = CSYSTEM_DRAG_DROPPED;
    receive(step);
  } else {
    destroy_offer(drag);
  }
  drag = NULL;
}

// The clipboard, which SDL reads.
static void selection_changed(void *data, Proxy *source, Proxy *proxy) {
  (void)data;
  (void)source;
  Offer *const offer = proxy ? find_offer(proxy) : NULL;
  if (offer && offer != drag) destroy_offer(offer);
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

static void lost_global(void *data, Proxy *registry, uint32_t name) {
  (void)data;
  (void)registry;
  (void)name;
}

static const Listener registry_listener[] = {(Listener)found_global, (Listener)lost_global};

static void seat_changed(void *data, Proxy *proxy, uint32_t capabilities) {
  (void)data;
  (void)proxy;
  (void)capabilities;
}

static const Listener seat_listener[] = {(Listener)seat_changed};

// Finds the seat and the manager, by a queue of which all events are dispatched here.
static void find_globals(Queue *queue) {
  Proxy *const wrapper = library->create_wrapper(connection);
  if (!wrapper) return;
  library->set_queue(wrapper, queue);
  Proxy *const registry =
    library->construct(wrapper, DISPLAY_GET_REGISTRY, library->registry, NULL);
  library->destroy_wrapper(wrapper);
  if (!registry) return;
  library->add_listener(registry, registry_listener, NULL);
  library->roundtrip_queue(connection, queue);
  library->destroy(registry);
}

int csystem_wayland_watch_drags(void *display, void (*wake)(void)) {
  if (library) return device != NULL;
  library = snapback_wayland_library();
  if (!library) return 0;
  connection = display;
  wake_loop = wake;
  Queue *const queue = library->create_queue(connection);
  if (!queue) return 0;
  find_globals(queue);
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
