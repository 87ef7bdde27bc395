// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import MessageBus

/// The object of the window.
extension AccessibilityServer {
  private var windowStates: Set<ObjectState> {
    var states: Set<ObjectState> = [.enabled, .sensitive, .showing, .visible]
    if window.isActive { states.insert(.active) }
    return states
  }

  func windowProperties(_ interface: String) -> [String: DBusValue] {
    guard interface == "Accessible" else { return [:] }
    return accessibleProperties(
      name: window.title, summary: "", parent: reference(.application),
      childCount: objects.childCount(of: ObjectPath.windowID))
  }

  func windowReply(_ interface: String, _ call: BusMessage) -> BusReply {
    switch (interface, call.member) {
    case ("Accessible", "GetIndexInParent"): return .integer(0)
    case ("Accessible", "GetChildAtIndex"), ("Accessible", "GetChildren"):
      return childReply(ObjectPath.windowID, call.member, call.arguments)
    case ("Accessible", _):
      return commonReply(
        call.member, .frame, windowStates, ["toolkit": "Snapback"], ["Accessible", "Component"])
    case ("Component", "GrabFocus"): return .boolean(false)
    case ("Component", "GetLayer"): return .values([.uint32(7)])
    case ("Component", _):
      return componentReply(
        frame: CGRect(origin: .zero, size: window.size), .object(ObjectPath.windowID), call.member,
        call.arguments)
    default: return .unknown(call.member)
    }
  }
}
