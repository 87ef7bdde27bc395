// Part of Snapback, under the MIT licence; see LICENSE.

// A connection to a message bus of D-Bus, without GLib's main loop.
//
// GDBus reads and writes the socket on a thread of its own, which sleeps while there is nothing to do. Incoming
// calls and signals are queued, and announced by an eventfd, so that the main thread handles them between frames.

#ifndef CMESSAGEBUS_H
#define CMESSAGEBUS_H

#include <stdbool.h>
#include <stdint.h>

typedef struct cbus_bus cbus_bus;
typedef struct _GVariant GVariant;

typedef enum {
  CBUS_CALL,
  CBUS_SIGNAL,
} cbus_kind;

// An incoming message. The strings and the body live until cbus_message_free. Missing fields are "".
typedef struct {
  cbus_kind kind;
  const char *sender;
  const char *path;
  const char *interface;
  const char *member;
  GVariant *body;  // A tuple; NULL if the message has no body.
  void *message;
} cbus_message;

// Connects to the bus at an address; NULL for the session bus. Blocks; may be called on any thread. NULL if there is
// no such bus.
cbus_bus *cbus_connect(const char *address);

// Closes the connection. Afterwards only the descriptor may be used, until it is closed by the caller.
void cbus_close(cbus_bus *bus);

// An eventfd that is readable while there may be messages.
int cbus_descriptor(const cbus_bus *bus);

// Makes the eventfd unreadable, before the messages are taken.
void cbus_acknowledge(const cbus_bus *bus);

// The unique name of this end on the bus.
const char *cbus_name(const cbus_bus *bus);

// Takes the next message; false if there is none.
bool cbus_next(cbus_bus *bus, cbus_message *message);
void cbus_message_free(cbus_message *message);

// Replies to a call with a tuple, which is consumed; NULL for an empty one. Never blocks.
void cbus_reply(cbus_bus *bus, const cbus_message *call, GVariant *body);

// Replies to a call with an error.
void cbus_reply_error(
    cbus_bus *bus, const cbus_message *call, const char *name, const char *text);

// Sends a signal to all who listen. The tuple is consumed. Never blocks.
void cbus_emit(
    cbus_bus *bus, const char *path, const char *interface, const char *member, GVariant *body);

// Calls a method and waits for its reply, at most 10 s, without starting a service. The tuple is consumed. Returns the
// reply, which the caller releases; NULL for an error. May be called on any thread.
GVariant *cbus_call(
    cbus_bus *bus, const char *destination, const char *path, const char *interface, const char *member,
    GVariant *body, bool starts_service);

// Asks the bus for the signals that a rule describes. Never blocks.
void cbus_add_match(cbus_bus *bus, const char *rule);

#endif
