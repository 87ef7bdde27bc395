// Part of Snapback, under the MIT licence; see LICENSE.

#define _GNU_SOURCE
#include "CSystemWayland.h"
#include "wayland_library.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// The numbers of the requests in the protocol.
enum { SHM_CREATE_POOL = 0 };
enum { POOL_CREATE_BUFFER = 0, POOL_DESTROY = 1, BUFFER_DESTROY = 0 };
enum { SURFACE_ATTACH = 1, SURFACE_DAMAGE = 2, SURFACE_FRAME = 3, SURFACE_COMMIT = 6 };
enum { SURFACE_DAMAGE_BUFFER = 9, DAMAGE_BUFFER_VERSION = 4 };
enum { SHM_FORMAT_XRGB8888 = 1 };

static WaylandLibrary library;

struct csystem_wayland {
  void *display;
  Proxy *surface;
  Proxy *shm;
  // The queue of the surface's events up to the first frame; NULL after it.
  Queue *first_events;
  // The pending request for the notification of the next frame; NULL for none.
  Proxy *callback;
  void (*frame_done)(void);
};

struct csystem_wayland_buffer {
  Proxy *proxy;
  uint32_t *pixels;
  size_t size;
  int width, height;
  // Whether the compositor reads it, and whether it is to be freed once it does not.
  int is_held, is_freed;
};

static int load(void) {
  const WaylandLibrary *const found = snapback_wayland_library();
  if (found) library = *found;
  return found != NULL;
}

static void found_global(
  void *data, Proxy *registry, uint32_t name, const char *interface, uint32_t version) {
  (void)version;
  csystem_wayland *const wayland = data;
  if (wayland->shm || strcmp(interface, library.shm->name)) return;
  wayland->shm = library.construct_versioned(
    registry, REGISTRY_BIND, library.shm, 1, name, library.shm->name, 1, NULL);
}

static void found_format(void *data, Proxy *shm, uint32_t format) {
  (void)data;
  (void)shm;
  (void)format;
}

static const Listener shm_listener[] = {(Listener)found_format};

csystem_wayland *csystem_wayland_open(void *connection, void *surface, void (*frame_done)(void)) {
  if (!load()) return NULL;
  csystem_wayland *wayland = calloc(1, sizeof *wayland);
  if (!wayland) return NULL;
  wayland->display = connection;
  wayland->surface = surface;
  wayland->frame_done = frame_done;
  Queue *queue = library.create_queue(connection);
  if (queue) snapback_wayland_list_globals(connection, queue, found_global, wayland);
  if (wayland->shm) {
    library.add_listener(wayland->shm, shm_listener, NULL);
    library.set_queue(wayland->shm, NULL);
  }
  if (queue) library.destroy_queue(queue);
  if (!wayland->shm) {
    free(wayland);
    return NULL;
  }
  // After each frame SDL marks the whole surface as damaged, and requests to be notified of the next
  // one. Its first such request was made with the surface. The second one is made after the first
  // frame and gets the surface's queue of that time, of which no event will be dispatched any more.
  // Until then the surface's own events wait in it.
  wayland->first_events = library.create_queue(connection);
  if (wayland->first_events) library.set_queue(surface, wayland->first_events);
  return wayland;
}

// Dispatches the surface's events that have waited for the first frame. Its queue is not destroyed,
// as SDL's request belongs to it.
static void end_first_frame(csystem_wayland *wayland) {
  Queue *const events = wayland->first_events;
  if (!events) return;
  wayland->first_events = NULL;
  library.set_queue(wayland->surface, NULL);
  library.dispatch_queue(wayland->display, events);
}

void csystem_wayland_close(csystem_wayland *wayland) {
  csystem_wayland_forget_frame(wayland);
  end_first_frame(wayland);
  library.destroy(wayland->shm);
  free(wayland);
}

int csystem_wayland_awaits_frame(const csystem_wayland *wayland) {
  return wayland->callback != NULL;
}

void csystem_wayland_forget_frame(csystem_wayland *wayland) {
  if (wayland->callback) library.destroy(wayland->callback);
  wayland->callback = NULL;
}

static void destroy_buffer(csystem_wayland_buffer *buffer) {
  library.marshal(buffer->proxy, BUFFER_DESTROY);
  library.destroy(buffer->proxy);
  munmap(buffer->pixels, buffer->size);
  free(buffer);
}

static void released_buffer(csystem_wayland_buffer *buffer, Proxy *proxy) {
  (void)proxy;
  buffer->is_held = 0;
  if (buffer->is_freed) destroy_buffer(buffer);
}

static const Listener buffer_listener[] = {(Listener)released_buffer};

csystem_wayland_buffer *csystem_wayland_buffer_create(
  csystem_wayland *wayland, int width, int height) {
  if (width < 1 || height < 1 || width > 32767 || height > 32767) return NULL;
  const size_t size = (size_t)width * (size_t)height * 4;
  if (size > INT32_MAX) return NULL;
  csystem_wayland_buffer *buffer = calloc(1, sizeof *buffer);
  if (!buffer) return NULL;
  const int file = memfd_create("snapback", MFD_CLOEXEC);
  void *pixels = MAP_FAILED;
  if (file >= 0 && ftruncate(file, (off_t)size) == 0)
    pixels = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (pixels == MAP_FAILED) {
    if (file >= 0) close(file);
    free(buffer);
    return NULL;
  }
  Proxy *pool =
    library.construct(wayland->shm, SHM_CREATE_POOL, library.pool, NULL, file, (int32_t)size);
  if (pool) {
    buffer->proxy = library.construct(
      pool, POOL_CREATE_BUFFER, library.buffer, NULL, 0, width, height, width * 4,
      SHM_FORMAT_XRGB8888);
    library.marshal(pool, POOL_DESTROY);
    library.destroy(pool);
  }
  close(file);
  if (!buffer->proxy) {
    munmap(pixels, size);
    free(buffer);
    return NULL;
  }
  buffer->pixels = pixels;
  buffer->size = size;
  buffer->width = width;
  buffer->height = height;
  library.add_listener(buffer->proxy, buffer_listener, buffer);
  return buffer;
}

void csystem_wayland_buffer_free(csystem_wayland_buffer *buffer) {
  if (buffer->is_held) {
    buffer->is_freed = 1;
  } else {
    destroy_buffer(buffer);
  }
}

uint32_t *csystem_wayland_buffer_pixels(const csystem_wayland_buffer *buffer) {
  return buffer->pixels;
}

int csystem_wayland_buffer_is_held(const csystem_wayland_buffer *buffer) { return buffer->is_held; }

static void frame_is_due(csystem_wayland *wayland, Proxy *callback, uint32_t time) {
  (void)time;
  if (callback != wayland->callback) return;
  library.destroy(callback);
  wayland->callback = NULL;
  end_first_frame(wayland);
  wayland->frame_done();
}

static const Listener frame_listener[] = {(Listener)frame_is_due};

int csystem_wayland_commit(
  csystem_wayland *wayland, csystem_wayland_buffer *buffer, const csystem_wayland_area *areas,
  int count) {
  if (library.get_error(wayland->display)) return 0;
  Proxy *const surface = wayland->surface;
  library.marshal(surface, SURFACE_ATTACH, buffer->proxy, 0, 0);
  buffer->is_held = 1;
  if (library.get_version(surface) >= DAMAGE_BUFFER_VERSION) {
    for (int index = 0; index < count; index++) {
      const csystem_wayland_area area = areas[index];
      library.marshal(
        surface, SURFACE_DAMAGE_BUFFER, area.x, area.y, area.width, area.height);
    }
  } else {
    library.marshal(surface, SURFACE_DAMAGE, 0, 0, INT32_MAX, INT32_MAX);
  }
  csystem_wayland_forget_frame(wayland);
  wayland->callback = library.construct(surface, SURFACE_FRAME, library.callback, NULL);
  if (wayland->callback) {
    library.set_queue(wayland->callback, NULL);
    library.add_listener(wayland->callback, frame_listener, wayland);
  }
  library.marshal(surface, SURFACE_COMMIT);
  return library.flush(wayland->display) >= 0 || !library.get_error(wayland->display);
}
