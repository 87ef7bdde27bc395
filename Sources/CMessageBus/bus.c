// Part of Snapback, under the MIT licence; see LICENSE.

#include "CMessageBus.h"

#include <errno.h>
#include <gio/gio.h>
#include <sys/eventfd.h>
#include <unistd.h>

struct cbus_bus {
  GDBusConnection *connection;
  GAsyncQueue *messages;
  int descriptor;
};

// A peer that sends without end must not fill the memory: the calls beyond the limit get no reply.
enum { message_limit = 4096, call_timeout = 10000 };

static void wake(cbus_bus *bus) {
  uint64_t one = 1;
  while (write(bus->descriptor, &one, sizeof one) < 0 && errno == EINTR) {
  }
}

// Runs on the thread of GDBus.
static GDBusMessage *filter(GDBusConnection *connection, GDBusMessage *message, gboolean incoming, gpointer data) {
  cbus_bus *bus = data;
  (void)connection;
  if (!incoming) return message;
  GDBusMessageType type = g_dbus_message_get_message_type(message);
  bool is_call = type == G_DBUS_MESSAGE_TYPE_METHOD_CALL;
  if (!is_call && type != G_DBUS_MESSAGE_TYPE_SIGNAL) return message;
  if (g_async_queue_length(bus->messages) < message_limit) {
    g_async_queue_push(bus->messages, g_object_ref(message));
    wake(bus);
  }
  if (!is_call) return message;
  g_object_unref(message);
  return NULL;
}

static GDBusConnection *open_connection(const char *address) {
  gchar *session_address = NULL;
  if (!address) {
    session_address = g_dbus_address_get_for_bus_sync(G_BUS_TYPE_SESSION, NULL, NULL);
    address = session_address;
  }
  GDBusConnection *connection = NULL;
  if (address) {
    connection = g_dbus_connection_new_for_address_sync(
        address,
        G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION,
        NULL, NULL, NULL);
  }
  g_free(session_address);
  return connection;
}

cbus_bus *cbus_connect(const char *address) {
  GDBusConnection *connection = open_connection(address);
  if (!connection) return NULL;
  g_dbus_connection_set_exit_on_close(connection, FALSE);
  cbus_bus *bus = g_new0(cbus_bus, 1);
  bus->connection = connection;
  bus->messages = g_async_queue_new_full(g_object_unref);
  bus->descriptor = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  g_dbus_connection_add_filter(connection, filter, bus, NULL);
  return bus;
}

void cbus_close(cbus_bus *bus) {
  // The filter may still run on the other thread, so what it uses lives as long as the process. It is closed once.
  g_dbus_connection_close_sync(bus->connection, NULL, NULL);
}

int cbus_descriptor(const cbus_bus *bus) { return bus->descriptor; }

void cbus_acknowledge(const cbus_bus *bus) {
  uint64_t count;
  while (read(bus->descriptor, &count, sizeof count) < 0 && errno == EINTR) {
  }
}

const char *cbus_name(const cbus_bus *bus) {
  const char *name = g_dbus_connection_get_unique_name(bus->connection);
  return name ? name : "";
}

static const char *text(const char *string) { return string ? string : ""; }

bool cbus_next(cbus_bus *bus, cbus_message *result) {
  GDBusMessage *message = g_async_queue_try_pop(bus->messages);
  if (!message) return false;
  bool is_call = g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL;
  result->kind = is_call ? CBUS_CALL : CBUS_SIGNAL;
  result->sender = text(g_dbus_message_get_sender(message));
  result->path = text(g_dbus_message_get_path(message));
  result->interface = text(g_dbus_message_get_interface(message));
  result->member = text(g_dbus_message_get_member(message));
  result->body = g_dbus_message_get_body(message);
  result->message = message;
  return true;
}

void cbus_message_free(cbus_message *message) {
  g_object_unref(message->message);
  message->message = NULL;
}

static void send(cbus_bus *bus, GDBusMessage *message) {
  g_dbus_connection_send_message(bus->connection, message, G_DBUS_SEND_MESSAGE_FLAGS_NONE, NULL, NULL);
  g_object_unref(message);
}

static bool expects_reply(const cbus_message *call) {
  GDBusMessageFlags flags = g_dbus_message_get_flags(call->message);
  return !(flags & G_DBUS_MESSAGE_FLAGS_NO_REPLY_EXPECTED);
}

void cbus_reply(cbus_bus *bus, const cbus_message *call, GVariant *body) {
  if (!expects_reply(call)) {
    if (body) g_variant_unref(g_variant_ref_sink(body));
    return;
  }
  GDBusMessage *reply = g_dbus_message_new_method_reply(call->message);
  if (body) g_dbus_message_set_body(reply, body);
  send(bus, reply);
}

void cbus_reply_error(
    cbus_bus *bus, const cbus_message *call, const char *name, const char *text) {
  if (expects_reply(call)) send(bus, g_dbus_message_new_method_error_literal(call->message, name, text));
}

void cbus_emit(
    cbus_bus *bus, const char *path, const char *interface, const char *member, GVariant *body) {
  GDBusMessage *signal = g_dbus_message_new_signal(path, interface, member);
  if (body) g_dbus_message_set_body(signal, body);
  send(bus, signal);
}

GVariant *cbus_call(
    cbus_bus *bus, const char *destination, const char *path, const char *interface, const char *member,
    GVariant *body, bool starts_service) {
  GDBusCallFlags flags = starts_service ? G_DBUS_CALL_FLAGS_NONE : G_DBUS_CALL_FLAGS_NO_AUTO_START;
  return g_dbus_connection_call_sync(
      bus->connection, destination, path, interface, member, body, NULL, flags, call_timeout, NULL, NULL);
}

void cbus_add_match(cbus_bus *bus, const char *rule) {
  GDBusMessage *call = g_dbus_message_new_method_call(
      "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "AddMatch");
  g_dbus_message_set_flags(call, G_DBUS_MESSAGE_FLAGS_NO_REPLY_EXPECTED);
  g_dbus_message_set_body(call, g_variant_new("(s)", rule));
  send(bus, call);
}
