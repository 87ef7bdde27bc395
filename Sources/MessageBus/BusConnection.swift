// Part of Snapback, under the MIT licence; see LICENSE.

import CGIO
import CMessageBus
import Dispatch
import Foundation

/// A connection to a message bus. Messages arrive on the main queue.
///
/// GDBus handles the socket on a thread of its own; see `CMessageBus.h`. The main thread iterates
/// no main loop of GLib, and sleeps while no message arrives.
@MainActor
package final class BusConnection {
  /// The pointer to the C object, which is safe to use on all threads.
  private let bus: OpaquePointer
  private let source: any DispatchSourceRead
  private var isOpen = true

  /// Called with every call; its result is the reply.
  package var onCall: (BusMessage) -> BusReply = { .unknown($0.member) }
  /// Called with every signal.
  package var onSignal: (BusMessage) -> Void = { _ in }

  /// Continues with a connection that `connect` has opened.
  package init(_ opened: BusHandle) {
    bus = opened.pointer
    source = DispatchSource.makeReadSource(
      fileDescriptor: cbus_descriptor(bus), queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.readMessages() }
    }
    source.resume()
  }

  /// The unique name of this end.
  package var name: String { opened.name }

  /// The connection for calls on other threads.
  package var opened: BusHandle { BusHandle(bus) }

  package func emit(_ path: String, _ interface: String, _ member: String, _ body: [DBusValue]) {
    guard isOpen else { return }
    cbus_emit(bus, path, interface, member, DBusValue.makeTuple(body))
  }

  package func addMatch(_ rule: String) {
    if isOpen { cbus_add_match(bus, rule) }
  }

  /// Closes the connection. Nothing is called afterwards.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    source.cancel()
    let opened = opened
    DispatchQueue.global(qos: .utility).async { opened.close() }
  }

  private func readMessages() {
    cbus_acknowledge(bus)
    var message = cbus_message()
    while isOpen, cbus_next(bus, &message) {
      let received = BusMessage(message)
      if message.kind == CBUS_CALL {
        reply(to: message, with: onCall(received))
      } else {
        onSignal(received)
      }
      cbus_message_free(&message)
    }
  }

  private func reply(to message: cbus_message, with reply: BusReply) {
    var message = message
    switch reply {
    case .values(let values):
      cbus_reply(bus, &message, values.isEmpty ? nil : DBusValue.makeTuple(values))
    case .error(let name, let text):
      cbus_reply_error(bus, &message, name, text)
    }
  }
}

extension BusMessage {
  fileprivate init(_ message: cbus_message) {
    self.init(
      sender: String(cString: message.sender), path: String(cString: message.path),
      interface: String(cString: message.interface), member: String(cString: message.member),
      arguments: message.body.flatMap { DBusValue($0) }?.members ?? [])
  }
}
