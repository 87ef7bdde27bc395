// Part of Snapback, under the MIT licence; see LICENSE.

import Dispatch
import Foundation
import MessageBus

/// The desktop's accessibility bus: finds it, watches whether assistive technologies are enabled, and
/// registers the program.
///
/// All that waits for replies is done on another thread. The service of the bus is not started.
@MainActor
final class DesktopBus {
  /// The program's connection to the accessibility bus, and the object that contains all programs.
  struct Registration: Sendable {
    let bus: BusHandle
    let desktop: DBusValue
  }

  private let environment: [String: String]
  private let onChange: @MainActor (Registration?) -> Void
  private var session: BusConnection?
  private var isRegistered = false
  private var isStopped = false

  /// `onChange` is called when the program has been registered, and with nil when assistive
  /// technologies have been disabled.
  init(
    environment: [String: String], onChange: @escaping @MainActor (Registration?) -> Void
  ) {
    self.environment = environment
    self.onChange = onChange
  }

  /// The value of `SNAPBACK_ACCESSIBILITY`: true for 1, false for 0; nil to follow the desktop.
  private var override: Bool? {
    switch environment["SNAPBACK_ACCESSIBILITY"] {
    case "1": true
    case "0": false
    default: nil
    }
  }

  private var address: String? {
    environment["AT_SPI_BUS_ADDRESS"].flatMap { $0.isEmpty ? nil : $0 }
  }

  private var hasSessionBus: Bool {
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return true }
    guard let folder = environment["XDG_RUNTIME_DIR"] else { return false }
    return access(folder + "/bus", F_OK) == 0
  }

  func start() {
    if override == false { return }
    if let address {
      register { BusHandle.connect(to: address) }
    } else if hasSessionBus {
      openSession()
    }
  }

  func stop() {
    isStopped = true
    session?.close()
    session = nil
  }

  private func openSession() {
    BackgroundCall.run(.utility) {
      BusHandle.connect(to: nil)
    } then: { [weak self] bus in
      guard let bus else { return }
      guard let self, !isStopped else { return bus.close() }
      let session = BusConnection(bus)
      self.session = session
      session.onSignal = { [weak self] _ in self?.readStatus() }
      session.addMatch(
        "type='signal',sender='org.freedesktop.DBus',member='NameOwnerChanged',"
          + "arg0='org.a11y.Bus'")
      session.addMatch(
        "type='signal',path='/org/a11y/bus',interface='org.freedesktop.DBus.Properties',"
          + "member='PropertiesChanged'")
      readStatus()
    }
  }

  /// Reads whether assistive technologies are enabled, and connects or disconnects.
  private func readStatus() {
    guard let session = session?.opened else { return }
    let isForced = override == true
    BackgroundCall.run(.utility) {
      Self.isEnabled(session) || isForced
    } then: { [weak self] isEnabled in
      guard let self, !isStopped, isEnabled != isRegistered else { return }
      isRegistered = isEnabled
      if !isEnabled { return onChange(nil) }
      register {
        let reply = session.call(
          "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", startsService: isForced)
        return reply?.first?.text.flatMap { BusHandle.connect(to: $0) }
      }
    }
  }

  private nonisolated static func isEnabled(_ session: BusHandle) -> Bool {
    let reply = session.call(
      "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "GetAll",
      [.string("org.a11y.Status")])
    let status = reply?.first?.entries ?? [:]
    return ["IsEnabled", "ScreenReaderEnabled"].contains {
      status[$0]?.unwrapped == .boolean(true)
    }
  }

  private func register(_ connect: @escaping @Sendable () -> BusHandle?) {
    isRegistered = true
    BackgroundCall.run(.utility) {
      connect().flatMap { bus in Self.embed(bus).map { Registration(bus: bus, desktop: $0) } }
    } then: { [weak self] registration in
      guard let self, !isStopped else { return registration?.bus.close() ?? () }
      if registration == nil { isRegistered = false }
      if let registration { onChange(registration) }
    }
  }

  /// Adds the program to the desktop's. Returns the object that contains it; nil for a failure.
  private nonisolated static func embed(_ bus: BusHandle) -> DBusValue? {
    let reply = bus.call(
      "org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root", "org.a11y.atspi.Socket",
      "Embed",
      [.structure([.string(bus.name), .objectPath(ObjectPath.application.text)])],
      startsService: true)
    if reply == nil { bus.close() }
    return reply?.first
  }
}
