// Part of Snapback, under the MIT licence; see LICENSE.

import AccessibilityTree
import Foundation
import MessageBus
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore

/// `org.a11y.atspi.Component`: positions, in pixels.
extension AccessibilityServer {
  func componentReply(
    _ object: AccessibleObject, _ member: String, _ arguments: [DBusValue]
  ) -> BusReply {
    switch member {
    case "GrabFocus":
      return .boolean(grabFocus(object))
    case "ScrollTo", "ScrollToPoint":
      perform(object) { [weak element = object.node.element] in
        if let element, !element.isDismantled { element.scrollIntoView() }
      }
      return .boolean(true)
    default:
      return componentReply(frame: object.node.frame, .object(object.id), member, arguments)
    }
  }

  /// Moves the keyboard focus to an object in the next frame. Returns false if it cannot have it.
  private func grabFocus(_ object: AccessibleObject) -> Bool {
    guard object.node.isEnabled else { return false }
    if let focus = object.node.focus {
      perform(object) { [weak focus] in
        guard let focus, !focus.isDismantled else { return }
        focus.host.focus.move(to: focus, byKeyboard: true)
        focus.scrollIntoView()
      }
      return true
    }
    guard let stop = object.node.stop else { return false }
    perform(object) { [weak stop, weak host = object.node.host] in
      guard let stop, (stop as? Element)?.isDismantled != true, let host else { return }
      host.focus.move(to: nil)
      host.service(AccessibilityFocus.self).move(to: stop)
    }
    return true
  }

  func componentReply(
    frame: CGRect, _ path: ObjectPath, _ member: String, _ arguments: [DBusValue]
  ) -> BusReply {
    let numbers = arguments.compactMap(\.integer)
    switch member {
    case "GetExtents":
      return .values([.structure(pixels(of: frame, numbers.first, path))])
    case "GetPosition": return .values(Array(pixels(of: frame, numbers.first, path).prefix(2)))
    case "GetSize": return .values(Array(pixels(of: frame, 1, path).suffix(2)))
    case "Contains":
      guard numbers.count == 3 else { return .invalid }
      return .boolean(frame.encloses(point(numbers[0], numbers[1], numbers[2], path)))
    case "GetAccessibleAtPoint":
      guard numbers.count == 3 else { return .invalid }
      let point = point(numbers[0], numbers[1], numbers[2], path)
      guard frame.encloses(point) else { return .values([reference(nil)]) }
      guard case .object(let id) = path else { return .values([reference(path)]) }
      return .values([reference(.object(objects.object(at: point, in: id) ?? id))])
    case "GetLayer": return .values([.uint32(3)])
    case "GetMDIZOrder": return .values([.int16(0)])
    case "GetAlpha": return .values([.double(1)])
    case "SetExtents", "SetPosition", "SetSize", "GrabFocus": return .boolean(false)
    default: return .unknown(member)
    }
  }

  /// The rectangle as the protocol has it: relative to the screen, 0, the window, 1, or the parent, 2.
  func pixels(of frame: CGRect, _ coordinates: Int?, _ path: ObjectPath) -> [DBusValue] {
    let origin = origin(of: coordinates ?? 0, path)
    let scale = window.scale
    let (left, top) = ((frame.minX * scale).rounded(.down), (frame.minY * scale).rounded(.down))
    let (right, bottom) = ((frame.maxX * scale).rounded(.up), (frame.maxY * scale).rounded(.up))
    return [left + origin.x, top + origin.y, right - left, bottom - top].map {
      .int32($0.isFinite ? Int32(min(max($0, -1e9), 1e9)) : 0)
    }
  }

  /// A point in the window, in points.
  func point(_ x: Int, _ y: Int, _ coordinates: Int, _ path: ObjectPath) -> CGPoint {
    let origin = origin(of: coordinates, path)
    // The middle of the pixel.
    return CGPoint(
      x: (Double(x) - origin.x + 0.5) / window.scale,
      y: (Double(y) - origin.y + 0.5) / window.scale)
  }

  /// The position of the window in a coordinate system, in pixels.
  private func origin(of coordinates: Int, _ path: ObjectPath) -> CGPoint {
    switch coordinates {
    case 0: return window.contentPosition
    case 2:
      guard case .object(let id) = path, let parent = objects.objects[id]?.parent,
        let frame = objects.objects[parent]?.node.frame
      else { return .zero }
      return CGPoint(
        x: -(frame.minX * window.scale).rounded(.down),
        y: -(frame.minY * window.scale).rounded(.down))
    default: return .zero
    }
  }
}
