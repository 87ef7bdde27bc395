// Part of Snapback, under the MIT licence; see LICENSE.

import AccessibilityTree
import Foundation
import MessageBus
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore

/// `org.a11y.atspi.Accessible`.
extension AccessibilityServer {
  /// The most children that one reply lists. Of more, only those that exist are listed, with the
  /// first and the last; clients get any other by its index.
  private static let listedChildren = 2000

  func accessibleReply(
    _ object: AccessibleObject, _ member: String, _ arguments: [DBusValue]
  ) -> BusReply {
    switch member {
    case "GetIndexInParent": return .integer(objects.index(of: object))
    case "GetChildAtIndex", "GetChildren": return childReply(object.id, member, arguments)
    default:
      return commonReply(
        member, object.role, object.states, object.attributes, object.interfaces)
    }
  }

  func childReply(_ id: Int, _ member: String, _ arguments: [DBusValue]) -> BusReply {
    if member == "GetChildAtIndex" {
      guard let index = arguments.first?.integer else { return .invalid }
      return .values([reference(objects.path(ofChild: index, of: id))])
    }
    let count = objects.childCount(of: id)
    var indices = Array(0..<min(count, Self.listedChildren))
    if count > Self.listedChildren {
      var first = 0
      indices = [0, count - 1]
      for child in objects.children(of: id) {
        if case .object = child { indices.append(first) }
        first = first.clampedSum(child.count)
      }
      indices = Set(indices).sorted()
    }
    return .values([
      .array("(so)", indices.map { reference(objects.path(ofChild: $0, of: id)) })
    ])
  }

  // MARK: Rows that are not created

  /// A row that is not created has neither a name nor children; it is created when it is scrolled into view,
  /// or gets the focus.
  func reply(
    ofRow row: Int, of rows: PendingRows, in list: Int, at index: Int, _ interface: String,
    _ call: BusMessage
  ) -> BusReply {
    func reveal() {
      objects.objects[list].map { list in perform(list) { rows.reveal(row) } }
    }
    let interfaces = ["Accessible", "Component", "Action"]
    switch (interface, call.member) {
    case ("Accessible", "GetIndexInParent"): return .integer(index)
    case ("Accessible", "GetChildAtIndex"): return .values([reference(nil)])
    case ("Accessible", "GetChildren"): return .values([.array("(so)", [])])
    case ("Accessible", _):
      let count = objects.childCount(of: list)
      return commonReply(
        call.member, .listItem, [.enabled, .sensitive, .visible],
        ["posinset": "\(index.clampedSum(1))", "setsize": "\(count)", "toolkit": "Snapback"],
        interfaces)
    case ("Action", "GetActions"):
      return .values([.array("(sss)", [.structure([.string("show"), .string(""), .string("")])])])
    case ("Action", "GetName"), ("Action", "GetLocalizedName"): return .string("show")
    case ("Action", "GetDescription"), ("Action", "GetKeyBinding"): return .string("")
    case ("Action", "DoAction"), ("Component", "ScrollTo"), ("Component", "GrabFocus"):
      reveal()
      return .boolean(true)
    case ("Component", _):
      return componentReply(frame: rows.frame(of: row), .object(list), call.member, call.arguments)
    default: return .unknown(call.member)
    }
  }

  func rowProperties(_ row: Int, in list: Int, _ interface: String) -> [String: DBusValue] {
    switch interface {
    case "Accessible":
      return accessibleProperties(
        name: "", summary: "", parent: reference(.object(list)), childCount: 0)
    case "Action": return ["NActions": .int32(1)]
    default: return [:]
    }
  }
}
