// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2
internal import CSystem
internal import Foundation
internal import Gestures
internal import SystemStrings

/// Collects the events of drags from other programs.
///
/// SDL accepts all drags, and reports nothing before a drop, neither what is dragged nor where. On X11 the
/// messages of the other program are read. On Wayland SDL reports files only, without their window, so that
/// drags come from the compositor itself (`csystem_wayland_watch_drags`).
@MainActor
struct DropCollector {
  /// The kinds of data that are dragged over a window; empty for no drag.
  private var kinds: ExternalDragKinds = []
  /// The last location of the drag, in the units of the window system from the window's corner.
  private var location: CGPoint?
  private var items: [ExternalDragItem] = []
  /// Whether the drop has been reported before SDL reports it.
  private var isDone = false

  /// Interprets a message of another X client as a step of a drag; nil if it is not one.
  mutating func step(
    _ message: SnapbackX11Message, in window: WindowReference
  ) -> ExternalDrag? {
    switch csystem_x11_drag_message(message.type) {
    case Int32(CSYSTEM_X11_DRAG_ENTERED):
      location = nil
      // They belong to an earlier drop whose end SDL has discarded, as its queue was full: after
      // 65,535 files.
      items = []
      isDone = false
      kinds = withUnsafeBytes(of: message.data) { data in
        data.withMemoryRebound(to: Int.self) { data in
          ExternalDragKinds(rawValue: UInt8(csystem_x11_drag_kinds(data.baseAddress)))
        }
      }
      return nil
    case Int32(CSYSTEM_X11_DRAG_MOVED):
      let (x, y) = (message.data.2 >> 16 & 0xFFFF, message.data.2 & 0xFFFF)
      let corner = window.position
      let point = CGPoint(x: x - Int(corner.x), y: y - Int(corner.y))
      location = point
      return kinds.isEmpty ? nil : .moved(kinds, to: point)
    case Int32(CSYSTEM_X11_DRAG_LEFT):
      (kinds, location) = ([], nil)
      return .left
    default:
      return nil
    }
  }

  /// Returns the step of a drag over a window on Wayland, whose contents it frees.
  static func step(_ drag: csystem_drag) -> ExternalDrag {
    defer { free(drag.contents) }
    let location = CGPoint(x: drag.x, y: drag.y)
    var kinds: ExternalDragKinds = []
    if drag.has_text != 0 { kinds.insert(.text) }
    if drag.has_files != 0 { kinds.insert(.files) }
    switch drag.phase {
    case CSYSTEM_DRAG_MOVED: return .moved(kinds, to: location)
    case CSYSTEM_DRAG_DROPPED:
      let bytes = UnsafeRawBufferPointer(start: drag.contents, count: drag.size)
      let items = kinds.contains(.files) ? DroppedList.items(bytes) : DroppedList.text(bytes)
      return items.isEmpty ? .left : .dropped(items, at: location)
    default: return .left
    }
  }

  /// Adds an event of a drop, whose text it frees. Returns the drop when it is complete.
  mutating func add(_ drop: SDL_DropEvent, to window: WindowReference?) -> ExternalDrag? {
    let file = drop.file.map { SystemString.string(cString: $0) } ?? ""
    let text = drop.file.map { String(cString: $0) } ?? ""
    SDL_free(drop.file)
    switch SDL_EventType(drop.type) {
    case SDL_DROPBEGIN:
      items = []
    case SDL_DROPFILE:
      items.append(.file(file))
    case SDL_DROPTEXT:
      items.append(.text(text))
    default:
      defer { (items, kinds, location) = ([], [], nil) }
      guard let window, !isDone else { return nil }
      return step(dropping: contents(for: window) ?? items, on: window)
    }
    return nil
  }

  /// Returns the drop whose contents the other program gives to a window in parts, of which SDL reports nothing. Waits
  /// for them, 2 s at most.
  mutating func dropInParts(to window: WindowReference) -> ExternalDrag {
    defer { (items, kinds, location, isDone) = ([], [], nil, true) }
    return step(dropping: contents(for: window) ?? [], on: window)
  }

  private func step(dropping items: [ExternalDragItem], on window: WindowReference) -> ExternalDrag
  {
    items.isEmpty ? .left : .dropped(items, at: location ?? Self.pointer(in: window))
  }

  /// The data that another program has dropped on a window; nil if it has dropped none.
  private func contents(for window: WindowReference) -> [ExternalDragItem]? {
    var size = 0
    guard window.x11Window != 0, let contents = csystem_x11_take_drop(window.x11Window, &size)
    else {
      return nil
    }
    defer { free(contents) }
    let bytes = UnsafeRawBufferPointer(start: contents, count: size)
    let items = kinds.contains(.files) ? DroppedList.items(bytes) : DroppedList.text(bytes)
    return items.isEmpty ? nil : items
  }

  /// The last known location of the mouse pointer.
  private static func pointer(in window: WindowReference) -> CGPoint {
    var mouse = (x: Int32(0), y: Int32(0))
    guard VideoSystem.driver == "x11" else {
      SDL_GetMouseState(&mouse.x, &mouse.y)
      return CGPoint(x: Int(mouse.x), y: Int(mouse.y))
    }
    SDL_GetGlobalMouseState(&mouse.x, &mouse.y)
    let corner = window.position
    return CGPoint(x: Int(mouse.x - corner.x), y: Int(mouse.y - corner.y))
  }
}
