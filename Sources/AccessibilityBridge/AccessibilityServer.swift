// Part of Snapback, under the MIT licence; see LICENSE.

import AccessibilityTree
import Foundation
package import MessageBus
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore

/// Answers the calls of assistive technologies about a window, and reports changes to them, in the
/// protocol of AT-SPI.
///
/// The objects are made from the views when they are asked for, and once per frame at most. Changes
/// are looked for only while there are clients.
@MainActor
package final class AccessibilityServer {
  /// Sends a signal: path, interface, member, body.
  package typealias Emit = (String, String, String, [DBusValue]) -> Void

  unowned let window: any AccessibleWindow
  let objects: AccessibleObjects
  /// The unique name of the program on the bus.
  let busName: String
  private let emit: Emit
  /// The desktop's object: the bus name and path.
  var desktop: DBusValue
  /// The number that the registry gives the program.
  private var applicationID = 0
  /// Whether a frame has been drawn since the objects were made.
  private var isOutdated = true
  private var wasActive = false

  package init(
    _ window: any AccessibleWindow, _ content: any AccessibleContent, busName: String,
    desktop: DBusValue, emit: @escaping Emit
  ) {
    self.window = window
    self.busName = busName
    self.desktop = desktop
    self.emit = emit
    objects = AccessibleObjects(content)
  }

  // MARK: Changes

  /// Called after every frame.
  package func noteFrame() {
    isOutdated = true
  }

  /// Makes the objects if a frame has been drawn since, and sends the changes.
  package func update() {
    guard isOutdated else { return }
    isOutdated = false
    for change in objects.update() { send(change) }
  }

  /// Sends whether the window receives the keyboard's input, if that has changed.
  package func updateActivity() {
    guard window.isActive != wasActive else { return }
    wasActive = window.isActive
    let path = ObjectPath.object(ObjectPath.windowID).text
    emit(
      path, "org.a11y.atspi.Event.Window", wasActive ? "Activate" : "Deactivate",
      event("", 0, 0, .string(window.title)))
    send(.state(ObjectPath.windowID, .active, wasActive))
    if wasActive, let focused = objects.focused { send(.state(focused.id, .focused, true)) }
  }

  package func announce(_ text: String) {
    // The politeness is that of a message that does not interrupt: 1.
    sendObjectEvent(ObjectPath.windowID, "Announcement", "", 1, 0, .string(text))
  }

  /// The body of an event.
  private func event(_ kind: String, _ one: Int, _ two: Int, _ value: DBusValue) -> [DBusValue] {
    [
      .string(kind), .int32(Int32(clamping: one)), .int32(Int32(clamping: two)), .variant(value),
      .dictionary("v", [:]),
    ]
  }

  private func sendObjectEvent(
    _ id: Int, _ member: String, _ kind: String, _ one: Int, _ two: Int, _ value: DBusValue
  ) {
    emit(
      ObjectPath.object(id).text, "org.a11y.atspi.Event.Object", member,
      event(kind, one, two, value))
  }

  private func send(_ change: ObjectChange) {
    let nothing = DBusValue.int32(0)
    switch change {
    case .child(let id, let child, let index, let isAdded):
      sendObjectEvent(
        id, "ChildrenChanged", isAdded ? "add" : "remove", index, 0, reference(.object(child)))
    case .state(let id, let state, let isOn):
      sendObjectEvent(id, "StateChanged", state.name, isOn ? 1 : 0, 0, nothing)
    case .name(let id, let name):
      sendObjectEvent(id, "PropertyChange", "accessible-name", 0, 0, .string(name))
    case .summary(let id, let text):
      sendObjectEvent(id, "PropertyChange", "accessible-description", 0, 0, .string(text))
    case .value(let id, let number):
      sendObjectEvent(id, "PropertyChange", "accessible-value", 0, 0, .double(number))
    case .textInserted(let id, let start, let text):
      let count = text.unicodeScalars.count
      sendObjectEvent(id, "TextChanged", "insert", start, count, .string(text))
    case .textDeleted(let id, let start, let text):
      let count = text.unicodeScalars.count
      sendObjectEvent(id, "TextChanged", "delete", start, count, .string(text))
    case .caret(let id, let offset):
      sendObjectEvent(id, "TextCaretMoved", "", offset, 0, nothing)
    case .textSelection(let id):
      sendObjectEvent(id, "TextSelectionChanged", "", 0, 0, nothing)
    case .selection(let id):
      sendObjectEvent(id, "SelectionChanged", "", 0, 0, nothing)
    }
  }

  // MARK: Calls

  func reference(_ path: ObjectPath?) -> DBusValue {
    guard let path else { return .structure([.string(""), .objectPath(ObjectPath.none)]) }
    return .structure([.string(busName), .objectPath(path.text)])
  }

  /// Returns the reply to a call.
  package func reply(to call: BusMessage) -> BusReply {
    if call.interface == "org.freedesktop.DBus.Peer" {
      return call.member == "Ping" ? .values([]) : .unknown(call.member)
    }
    guard let path = ObjectPath(call.path) else { return .unknown("object \(call.path)") }
    update()
    if call.interface == "org.freedesktop.DBus.Properties" { return properties(path, call) }
    let prefix = "org.a11y.atspi."
    guard call.interface.hasPrefix(prefix) else { return .unknown(call.interface) }
    let interface = String(call.interface.dropFirst(prefix.count))
    switch path {
    case .cache:
      // Clients ask the objects themselves: a copy of all of them would have to be kept up to date.
      return call.member == "GetItems"
        ? .values([.array("((so)(so)(so)iiassusau)", [])]) : .unknown(call.member)
    case .application:
      return applicationReply(interface, call)
    case .object(ObjectPath.windowID):
      return windowReply(interface, call)
    case .object(let id):
      guard let object = objects.objects[id] else { return .unknown("object \(call.path)") }
      return reply(of: object, interface, call)
    case .row(let id, let source, let row):
      guard let found = objects.row(id, source: source, row) else {
        return .unknown("object \(call.path)")
      }
      if let rows = found.rows {
        return reply(ofRow: row, of: rows, in: id, at: found.index, interface, call)
      }
      guard case .object(let made) = objects.path(ofChild: found.index, of: id),
        let object = objects.objects[made]
      else { return .unknown("object \(call.path)") }
      return reply(of: object, interface, call)
    }
  }

  private func reply(
    of object: AccessibleObject, _ interface: String, _ call: BusMessage
  ) -> BusReply {
    guard object.interfaces.contains(interface) else { return .unknown(call.interface) }
    let (member, arguments) = (call.member, call.arguments)
    switch interface {
    case "Accessible": return accessibleReply(object, member, arguments)
    case "Component": return componentReply(object, member, arguments)
    case "Action": return actionReply(object, member, arguments)
    case "Text": return textReply(object, member, arguments)
    case "EditableText": return editableTextReply(object, member, arguments)
    case "Selection": return selectionReply(object, member, arguments)
    default: return .unknown(member)
    }
  }

  // MARK: Properties

  private func properties(_ path: ObjectPath, _ call: BusMessage) -> BusReply {
    let names = call.arguments.compactMap(\.text)
    guard let interface = names.first?.split(separator: ".").last.map(String.init) else {
      return .invalid
    }
    switch call.member {
    case "Get":
      guard names.count == 2 else { return .invalid }
      guard let value = properties(path, of: interface)[names[1]] else {
        return .unknown("property \(names[1])")
      }
      return .values([.variant(value)])
    case "GetAll":
      return .values([
        .dictionary("v", properties(path, of: interface).mapValues { .variant($0) })
      ])
    case "Set":
      guard names.count == 2, let value = call.arguments.last?.unwrapped else { return .invalid }
      return set(names[1], of: interface, path, to: value)
    default: return .unknown(call.member)
    }
  }

  private func properties(_ path: ObjectPath, of interface: String) -> [String: DBusValue] {
    switch path {
    case .cache: return [:]
    case .application: return applicationProperties(interface)
    case .object(ObjectPath.windowID): return windowProperties(interface)
    case .object(let id):
      return objects.objects[id].map { properties($0, of: interface) } ?? [:]
    case .row(let id, let source, let row):
      guard let found = objects.row(id, source: source, row) else { return [:] }
      if found.rows != nil { return rowProperties(row, in: id, interface) }
      guard case .object(let made) = objects.path(ofChild: found.index, of: id) else { return [:] }
      return properties(.object(made), of: interface)
    }
  }

  private func properties(
    _ object: AccessibleObject, of interface: String
  ) -> [String: DBusValue] {
    switch interface {
    case "Accessible":
      return accessibleProperties(
        name: object.name, summary: object.summary, parent: reference(.object(object.parent)),
        childCount: object.childCount, identifier: object.node.identifier ?? "")
    case "Action": return ["NActions": .int32(Int32(object.node.actions.count))]
    case "Value": return valueProperties(object)
    case "Text":
      guard let text = object.text else { return [:] }
      return [
        "CharacterCount": .int32(Int32(text.count)), "CaretOffset": .int32(Int32(text.caret)),
      ]
    case "Selection":
      let count = object.node.children.count { $0.node?.isSelected == true }
      return ["NSelectedChildren": .int32(Int32(count))]
    default: return [:]
    }
  }

  func accessibleProperties(
    name: String, summary: String, parent: DBusValue, childCount: Int, identifier: String = ""
  ) -> [String: DBusValue] {
    [
      "Name": .string(name), "Description": .string(summary), "Parent": parent,
      "ChildCount": .int32(Int32(clamping: childCount)), "Locale": .string(locale),
      "AccessibleId": .string(identifier), "HelpText": .string(""),
    ]
  }

  var locale: String { Locale.current.identifier.isEmpty ? "C" : Locale.current.identifier }

  private func set(
    _ property: String, of interface: String, _ path: ObjectPath, to value: DBusValue
  ) -> BusReply {
    switch (path, interface, property) {
    case (.application, "Application", "Id"):
      applicationID = value.integer ?? 0
      return .values([])
    case (.object(let id), "Value", "CurrentValue"):
      guard let object = objects.objects[id], let number = value.number, number.isFinite,
        let set = object.node.number?.set, object.node.isEnabled
      else { return .invalid }
      perform(object) { set(number) }
      return .values([])
    default: return .unknown("property \(property)")
    }
  }

  /// Performs an action in the next frame of the object's views.
  func perform(_ object: AccessibleObject, _ action: @escaping @MainActor () -> Void) {
    object.node.host?.onNextFrame(action)
  }

  // MARK: The program

  private func applicationProperties(_ interface: String) -> [String: DBusValue] {
    switch interface {
    case "Accessible":
      return accessibleProperties(
        name: ProcessInfo.processInfo.processName, summary: "", parent: desktop, childCount: 1)
    case "Application":
      return [
        "ToolkitName": .string("Snapback"), "Version": .string("1"),
        "ToolkitVersion": .string("1"), "AtspiVersion": .string("2.1"),
        "Id": .int32(Int32(clamping: applicationID)),
      ]
    default: return [:]
    }
  }

  private func applicationReply(_ interface: String, _ call: BusMessage) -> BusReply {
    let window = reference(.object(ObjectPath.windowID))
    switch (interface, call.member) {
    case ("Application", "GetLocale"): return .string(locale)
    case ("Accessible", "GetChildAtIndex"):
      return .values([call.arguments.first?.integer == 0 ? window : reference(nil)])
    case ("Accessible", "GetChildren"): return .values([.array("(so)", [window])])
    case ("Accessible", "GetIndexInParent"): return .integer(-1)
    case ("Accessible", _):
      return commonReply(
        call.member, .application, Set<ObjectState>([.enabled, .sensitive, .showing, .visible]),
        ["toolkit": "Snapback"], ["Accessible", "Application"])
    default: return .unknown(call.member)
    }
  }

  /// The methods that all objects answer alike.
  func commonReply(
    _ member: String, _ role: ObjectRole, _ states: Set<ObjectState>,
    _ attributes: [String: String], _ interfaces: [String]
  ) -> BusReply {
    switch member {
    case "GetRole": return .values([.uint32(role.rawValue)])
    case "GetRoleName", "GetLocalizedRoleName": return .string(role.name)
    case "GetState": return .values([.array("u", states.words)])
    case "GetAttributes":
      return .values([.dictionary("s", attributes.mapValues { .string($0) })])
    case "GetApplication": return .values([reference(.application)])
    case "GetRelationSet": return .values([.array("(ua(so))", [])])
    case "GetInterfaces":
      return .values([.array("s", interfaces.map { .string("org.a11y.atspi." + $0) })])
    default: return .unknown(member)
    }
  }
}
