// Part of Snapback, under the MIT licence; see LICENSE.

#define _GNU_SOURCE
#include "wayland_library.h"

#include <dlfcn.h>
#include <string.h>

static WaylandLibrary library;

static int load(void) {
  if (library.destroy) return 1;
  void *handle = dlopen("libwayland-client.so.0", RTLD_LAZY | RTLD_NOLOAD);
  if (!handle) return 0;
  const struct {
    void *target;
    const char *name;
  } symbols[] = {
    {&library.create_queue, "wl_display_create_queue"},
    {&library.destroy_queue, "wl_event_queue_destroy"},
    {&library.roundtrip_queue, "wl_display_roundtrip_queue"},
    {&library.dispatch_queue, "wl_display_dispatch_queue_pending"},
    {&library.get_error, "wl_display_get_error"},
    {&library.flush, "wl_display_flush"},
    {&library.create_wrapper, "wl_proxy_create_wrapper"},
    {&library.destroy_wrapper, "wl_proxy_wrapper_destroy"},
    {&library.set_queue, "wl_proxy_set_queue"},
    {&library.marshal, "wl_proxy_marshal"},
    {&library.construct, "wl_proxy_marshal_constructor"},
    {&library.construct_versioned, "wl_proxy_marshal_constructor_versioned"},
    {&library.add_listener, "wl_proxy_add_listener"},
    {&library.get_version, "wl_proxy_get_version"},
    {&library.registry, "wl_registry_interface"},
    {&library.shm, "wl_shm_interface"},
    {&library.pool, "wl_shm_pool_interface"},
    {&library.buffer, "wl_buffer_interface"},
    {&library.callback, "wl_callback_interface"},
    {&library.seat, "wl_seat_interface"},
    {&library.device_manager, "wl_data_device_manager_interface"},
    {&library.device, "wl_data_device_interface"},
    {&library.destroy, "wl_proxy_destroy"},
  };
  for (size_t index = 0; index < sizeof symbols / sizeof *symbols; index++) {
    void *symbol = dlsym(handle, symbols[index].name);
    if (!symbol) {
      library.destroy = NULL;
      return 0;
    }
    memcpy(symbols[index].target, &symbol, sizeof symbol);
  }
  return 1;
}

const WaylandLibrary *snapback_wayland_library(void) { return load() ? &library : 0; }

static void lost_global(void *data, Proxy *registry, uint32_t name) {
  (void)data;
  (void)registry;
  (void)name;
}

void snapback_wayland_list_globals(void *connection, Queue *queue, FoundGlobal found, void *data) {
  Proxy *const wrapper = library.create_wrapper(connection);
  if (!wrapper) return;
  library.set_queue(wrapper, queue);
  Proxy *const registry =
    library.construct(wrapper, DISPLAY_GET_REGISTRY, library.registry, NULL);
  library.destroy_wrapper(wrapper);
  if (!registry) return;
  const Listener listener[] = {(Listener)found, (Listener)lost_global};
  library.add_listener(registry, listener, data);
  library.roundtrip_queue(connection, queue);
  library.destroy(registry);
}
