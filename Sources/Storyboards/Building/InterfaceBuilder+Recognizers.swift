// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceFiles
@_spi(ViewTree) import UIKitViews

extension InterfaceBuilder {
  private static let recognizers: [String: () -> UIGestureRecognizer] = [
    "tapGestureRecognizer": { UITapGestureRecognizer() },
    "panGestureRecognizer": { UIPanGestureRecognizer() },
    "pinchGestureRecognizer": { UIPinchGestureRecognizer() },
    "rotationGestureRecognizer": { UIRotationGestureRecognizer() },
    "swipeGestureRecognizer": { UISwipeGestureRecognizer() },
    "longPressGestureRecognizer": { UILongPressGestureRecognizer() },
    "pongPressGestureRecognizer": { UILongPressGestureRecognizer() },
    "screenEdgePanGestureRecognizer": { UIScreenEdgePanGestureRecognizer() },
  ]

  /// Makes a recognizer; nil for one of an unknown kind.
  func makeRecognizer(_ element: InterfaceElement) -> UIGestureRecognizer? {
    let name = element["customClass"]
    let own = name.flatMap { library.registry.make($0) as? UIGestureRecognizer }
    if let name, own == nil {
      report("there is no recognizer class \(name) that can be created", element)
    }
    guard let recognizer = own ?? Self.recognizers[element.name]?() else {
      unsupported(element)
      return nil
    }
    if let value = element.bool("enabled") { recognizer.isEnabled = value }
    if let value = element.bool("cancelsTouchesInView") { recognizer.cancelsTouchesInView = value }
    if let value = element.bool("delaysTouchesBegan") { recognizer.delaysTouchesBegan = value }
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      tap.numberOfTapsRequired = max(1, element.int("numberOfTapsRequired") ?? 1)
      tap.numberOfTouchesRequired = max(1, element.int("numberOfTouchesRequired") ?? 1)
    case let pan as UIScreenEdgePanGestureRecognizer: pan.edges = edges(element)
    case let pan as UIPanGestureRecognizer:
      if let count = element.int("minimumNumberOfTouches") {
        pan.minimumNumberOfTouches = max(1, count)
      }
      if let count = element.int("maximumNumberOfTouches") {
        pan.maximumNumberOfTouches = max(1, count)
      }
    case let press as UILongPressGestureRecognizer:
      if let time = element.number("minimumPressDuration") {
        press.minimumPressDuration = Double(max(0, time))
      }
      if let distance = element.number("allowableMovement") { press.allowableMovement = distance }
      if let count = element.int("numberOfTapsRequired") { press.numberOfTapsRequired = count }
      if let count = element.int("numberOfTouchesRequired") {
        press.numberOfTouchesRequired = max(1, count)
      }
    case let swipe as UISwipeGestureRecognizer: setUp(swipe, element)
    default: break
    }
    note(recognizer, element)
    made.append((element, recognizer))
    return recognizer
  }

  private func setUp(_ swipe: UISwipeGestureRecognizer, _ element: InterfaceElement) {
    let names: [(String, UISwipeGestureRecognizer.Direction)] = [
      ("right", .right), ("left", .left), ("up", .up), ("down", .down),
    ]
    let directions = element.value("direction")
    let set = names.filter { directions?.bool($0.0) == true }.map(\.1)
    if !set.isEmpty { swipe.direction = UISwipeGestureRecognizer.Direction(set) }
    if let count = element.int("numberOfTouchesRequired") {
      swipe.numberOfTouchesRequired = max(1, count)
    }
  }

  private func edges(_ element: InterfaceElement) -> UIRectEdge {
    let names: [(String, UIRectEdge)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
    let edges = element.value("edges")
    return UIRectEdge(names.filter { edges?.bool($0.0) == true }.map(\.1))
  }

  // MARK: Bar items

  func barButtons(_ elements: [InterfaceElement]) -> [UIBarButtonItem] {
    elements.compactMap { makeBarButton($0) }
  }

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
    "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
    "undo": .undo, "redo": .redo, "close": .close,
  ]

  func makeBarButton(_ element: InterfaceElement) -> UIBarButtonItem? {
    guard element.name == "barButtonItem" else { return nil }
    let item: UIBarButtonItem
    if let custom = element.value("customView") {
      item = UIBarButtonItem(customView: makeView(custom))
    } else if let name = element["systemItem"], let system = Self.systemItems[name] {
      item = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
    } else {
      item = UIBarButtonItem(
        title: element.string("title"), style: element["style"] == "done" ? .done : .plain,
        target: nil, action: nil)
      item.image = resources.image("image", of: element)
    }
    if let value = element.bool("enabled") { item.isEnabled = value }
    if let color = resources.color("tintColor", of: element) { item.tintColor = color }
    if let width = element.number("width") { item.width = width }
    if let tag = element.int("tag") { item.tag = tag }
    note(item, element)
    made.append((element, item))
    return item
  }

  /// Sets up the contents of a navigation bar for a controller.
  func setUp(_ item: UINavigationItem, _ element: InterfaceElement) {
    if let title = element.string("title") { item.title = title }
    if let title = element.string("backButtonTitle") { item.backButtonTitle = title }
    if let value = element.bool("hidesBackButton") { item.hidesBackButton = value }
    let modes: [String: UINavigationItem.LargeTitleDisplayMode] = [
      "always": .always, "never": .never,
    ]
    if let value = element["largeTitleDisplayMode"].flatMap({ modes[$0] }) {
      item.largeTitleDisplayMode = value
    }
    func buttons(_ key: String) -> [UIBarButtonItem]? {
      if let single = element.value(key + "BarButtonItem") { return barButtons([single]) }
      return element.value(key + "BarButtonItems").map { barButtons($0.children) }
    }
    if let buttons = buttons("left") { item.leftBarButtonItems = buttons }
    if let buttons = buttons("right") { item.rightBarButtonItems = buttons }
    if let back = element.value("backBarButtonItem") {
      item.backBarButtonItem = makeBarButton(back)
    }
    if let view = element.value("titleView") { item.titleView = makeView(view) }
    note(item, element)
    made.append((element, item))
  }
}
