// Part of Snapback, under the MIT licence; see LICENSE.

#ifndef SNAPBACK_SYSTEM_WAYLAND_LIBRARY_H
#define SNAPBACK_SYSTEM_WAYLAND_LIBRARY_H

#include <stdint.h>

// The parts of libwayland that are used. SDL may have opened the library at run time, so there are
// neither headers nor symbols to rely on.
typedef struct Proxy Proxy;
typedef struct Queue Queue;
typedef struct Interface Interface;
typedef struct Message {
  const char *name;
  const char *signature;
  const Interface **types;
} Message;
struct Interface {
  const char *name;
  int version;
  int request_count;
  const Message *requests;
  int event_count;
  const Message *events;
};
typedef void (*Listener)(void);

enum { DISPLAY_GET_REGISTRY = 1, REGISTRY_BIND = 0 };

typedef struct WaylandLibrary {
  Queue *(*create_queue)(void *display);
  void (*destroy_queue)(Queue *);
  int (*roundtrip_queue)(void *display, Queue *);
  int (*dispatch_queue)(void *display, Queue *);
  int (*get_error)(void *display);
  int (*flush)(void *display);
  void *(*create_wrapper)(void *proxy);
  void (*destroy_wrapper)(void *wrapper);
  void (*set_queue)(Proxy *, Queue *);
  void (*marshal)(Proxy *, uint32_t opcode, ...);
  Proxy *(*construct)(Proxy *, uint32_t opcode, const Interface *, ...);
  Proxy *(*construct_versioned)(Proxy *, uint32_t opcode, const Interface *, uint32_t version, ...);
  int (*add_listener)(Proxy *, const Listener *, void *data);
  void (*destroy)(Proxy *);
  uint32_t (*get_version)(Proxy *);
  const Interface *registry, *shm, *pool, *buffer, *callback;
  const Interface *seat, *device_manager, *device;
} WaylandLibrary;

/// Returns the functions of libwayland; NULL if it is not loaded.
const WaylandLibrary *snapback_wayland_library(void);

/// Called with a global object of a compositor, which it may bind.
typedef void (*FoundGlobal)(
  void *data, Proxy *registry, uint32_t name, const char *interface, uint32_t version);

/// Calls a function with each global object of a connection. The events of what it binds are dispatched by the
/// queue.
void snapback_wayland_list_globals(void *connection, Queue *queue, FoundGlobal found, void *data);

#endif
