// Part of Snapback, under the MIT licence; see LICENSE.

#include "CSystemForeign.h"
#include "wayland_library.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The protocol xdg-foreign, version 2: names by which other programs refer to a window.
enum { EXPORTER_EXPORT = 1, EXPORTED_DESTROY = 0, EXPORTER_DESTROY = 0 };

static const Interface *no_types[] = {NULL};
static const Message exported_requests[] = {{"destroy", "", no_types}};
static const Message exported_events[] = {{"handle", "s", no_types}};
static const Interface exported_interface = {
  "zxdg_exported_v2", 1, 1, exported_requests, 1, exported_events};
// The second type is that of surfaces, which libwayland has.
static const Interface *export_types[] = {&exported_interface, NULL};
static const Message exporter_requests[] = {
  {"destroy", "", no_types}, {"export_toplevel", "no", export_types}};
static const Interface exporter_interface = {
  "zxdg_exporter_v2", 1, 2, exporter_requests, 0, NULL};

struct csystem_wayland_export {
  const WaylandLibrary *library;
  Proxy *exporter;
  Proxy *exported;
  char name[128];
};

static void found_global(
  void *data, Proxy *registry, uint32_t name, const char *interface, uint32_t version) {
  (void)version;
  csystem_wayland_export *const export = data;
  if (export->exporter || strcmp(interface, exporter_interface.name)) return;
  export->exporter = export->library->construct_versioned(
    registry, REGISTRY_BIND, &exporter_interface, 1, name, exporter_interface.name, 1, NULL);
}

static void got_name(csystem_wayland_export *export, Proxy *exported, const char *name) {
  (void)exported;
  snprintf(export->name, sizeof export->name, "%s", name);
}

static const Listener exported_listener[] = {(Listener)got_name};

// Finds the exporter and exports the surface, whose events are dispatched by the queue.
static void export_surface(
  csystem_wayland_export *export, void *connection, void *surface, Queue *queue) {
  const WaylandLibrary *const library = export->library;
  snapback_wayland_list_globals(connection, queue, found_global, export);
  if (!export->exporter) return;
  export->exported = library->construct(
    export->exporter, EXPORTER_EXPORT, &exported_interface, NULL, surface);
  if (!export->exported) return;
  library->add_listener(export->exported, exported_listener, export);
  library->roundtrip_queue(connection, queue);
  // Nothing else is sent to it.
  library->set_queue(export->exported, NULL);
}

csystem_wayland_export *csystem_wayland_export_open(void *connection, void *surface) {
  const WaylandLibrary *const library = snapback_wayland_library();
  if (!library) return NULL;
  csystem_wayland_export *const export = calloc(1, sizeof *export);
  if (!export) return NULL;
  export->library = library;
  Queue *const queue = library->create_queue(connection);
  if (queue) export_surface(export, connection, surface, queue);
  if (export->exporter) {
    library->marshal(export->exporter, EXPORTER_DESTROY);
    library->destroy(export->exporter);
  }
  if (queue) library->destroy_queue(queue);
  if (export->exported && export->name[0]) return export;
  csystem_wayland_export_close(export);
  return NULL;
}

const char *csystem_wayland_export_name(const csystem_wayland_export *export) {
  return export->name;
}

void csystem_wayland_export_close(csystem_wayland_export *export) {
  if (export->exported) {
    export->library->marshal(export->exported, EXPORTED_DESTROY);
    export->library->destroy(export->exported);
  }
  free(export);
}
