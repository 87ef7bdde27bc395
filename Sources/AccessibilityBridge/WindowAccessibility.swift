// Part of Snapback, under the MIT licence; see LICENSE.

import Controls
import Dispatch
import MessageBus

/// Presents a window to assistive technologies while there are any.
///
/// It waits for the accessibility bus of the desktop, and connects to it once assistive technologies
/// are enabled. Without a session bus it does nothing at all.
@MainActor
package final class WindowAccessibility {
  /// The time between two searches for changes while the window moves, in seconds.
  private static let updateInterval = 0.1

  /// The servers of all windows that assistive technologies read.
  private static var servers: [AccessibilityServer] = []

  private unowned let window: any AccessibleWindow
  private unowned let content: any AccessibleContent
  private let environment: [String: String]
  private var desktop: DesktopBus?
  private var connection: BusConnection?
  private var server: AccessibilityServer?
  /// The clients that have asked for something: only for them changes are looked for.
  private var clients: Set<String> = []
  private var isUpdateScheduled = false
  private var lastUpdate = DispatchTime(uptimeNanoseconds: 0)
  /// Called when assistive technologies begin or end to read the window.
  package var onActivityChange: (Bool) -> Void = { _ in }

  /// The window and the content must exist until `stop()`.
  package init(
    _ window: any AccessibleWindow, _ content: any AccessibleContent,
    environment: [String: String]
  ) {
    self.window = window
    self.content = content
    self.environment = environment
  }

  /// Whether assistive technologies are connected.
  package var isActive: Bool { server != nil }

  /// Begins to wait for assistive technologies. It returns at once.
  package func start() {
    desktop = DesktopBus(environment: environment) { [weak self] bus in
      self?.connect(bus)
    }
    desktop?.start()
  }

  /// Disconnects. Nothing is called afterwards.
  package func stop() {
    desktop?.stop()
    desktop = nil
    disconnect()
  }

  /// To be called after every frame.
  package func noteFrame() {
    guard let server else { return }
    server.noteFrame()
    scheduleUpdate()
  }

  /// To be called when the window may have got or lost the keyboard's input.
  package func noteActivity() {
    server?.updateActivity()
  }

  private func connect(_ bus: DesktopBus.Registration?) {
    disconnect()
    guard let bus else { return }
    let connection = BusConnection(bus.bus)
    let server = AccessibilityServer(
      window, content, busName: connection.name, desktop: bus.desktop
    ) { [weak connection] path, interface, member, body in
      connection?.emit(path, interface, member, body)
    }
    self.connection = connection
    self.server = server
    connection.onCall = { [weak self] call in self?.reply(to: call) ?? .unknown(call.member) }
    connection.onSignal = { [weak self] signal in self?.handle(signal) }
    connection.addMatch(
      "type='signal',sender='org.freedesktop.DBus',interface='org.freedesktop.DBus',"
        + "member='NameOwnerChanged',arg2=''")
    Self.servers.append(server)
    Self.updateReceiver()
    server.update()
    server.updateActivity()
    onActivityChange(true)
  }

  private func disconnect() {
    guard let connection else { return }
    connection.close()
    self.connection = nil
    Self.servers.removeAll { $0 === server }
    Self.updateReceiver()
    server = nil
    clients = []
    onActivityChange(false)
  }

  /// Sends announcements to screen readers by the window that receives the keyboard's input, or else the last one.
  private static func updateReceiver() {
    AccessibilityAnnouncements.receiver =
      servers.isEmpty
      ? nil : { text in (servers.last { $0.window.isActive } ?? servers.last)?.announce(text) }
  }

  private func reply(to call: BusMessage) -> BusReply {
    clients.insert(call.sender)
    return server?.reply(to: call) ?? .unknown(call.member)
  }

  private func handle(_ signal: BusMessage) {
    guard signal.member == "NameOwnerChanged", let name = signal.arguments.first?.text else {
      return
    }
    clients.remove(name)
  }

  /// Looks for changes at once, or later if that was done a moment ago.
  private func scheduleUpdate() {
    guard !clients.isEmpty, !isUpdateScheduled else { return }
    isUpdateScheduled = true
    let next = max(.now(), lastUpdate + Self.updateInterval)
    DispatchQueue.main.asyncAfter(deadline: next) { [weak self] in
      MainActor.assumeIsolated { self?.update() }
    }
  }

  private func update() {
    isUpdateScheduled = false
    lastUpdate = .now()
    server?.update()
  }
}
