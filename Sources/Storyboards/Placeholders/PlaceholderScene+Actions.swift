// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import UIKitContainers
import UIKitControls
@_spi(ViewTree) import UIKitViews

extension PlaceholderScene {
  /// Connects the actions that the code does not connect, by the types of their senders and by their names:
  /// with the placeholders of outlets, or else with a control or a recognizer of their own.
  mutating func connectActions() {
    var buttons: [UIView] = []
    for action in registry.actions where action.isOf(owner) {
      let name = String(action.name.prefix { $0 != ":" })
      if let type = Self.unwrapped(action.sender) as? UIGestureRecognizer.Type {
        connect(action, name, recognizers: type)
      } else if Self.unwrapped(action.sender) == UIBarButtonItem.self {
        connect(bar: action, name)
      } else if let control = control(for: action, name) {
        if control.superview == nil { buttons.append(control) }
      }
    }
    showBar()
    guard !buttons.isEmpty, let container else { return }
    PlaceholderLayout.stack(buttons, below: views, in: container)
  }

  private static func unwrapped(_ type: Any.Type?) -> Any.Type? {
    (type as? any OptionalSender.Type)?.wrapped ?? type
  }

  // MARK: Controls

  /// The control that sends an action; nil for an action of another kind of sender.
  private mutating func control(for action: InterfaceAction, _ name: String) -> UIView? {
    var type: UIControl.Type = UIButton.self
    if let sender = Self.unwrapped(action.sender) {
      if let control = sender as? UIControl.Type {
        type = control
      } else if sender != Any.self, sender != AnyObject.self, sender != UIView.self {
        return nil
      }
    }
    let isAny = !(Self.unwrapped(action.sender) is UIControl.Type)
    let known = views.compactMap { $0 as? UIControl }.filter { control in
      isAny || Swift.type(of: control) == type
    }
    let free = known.filter { !connected.contains(ObjectIdentifier($0)) }
    let found =
      best(for: name, among: known) as? UIControl
      ?? (type == UIButton.self ? nil : free.first)
    guard
      let control = found
        ?? PlaceholderObjects(registry: registry, owner: owner).view(type, name) as? UIControl
    else { return nil }
    if found == nil { add(control, for: name) } else { note(name) }
    connected.insert(ObjectIdentifier(control))
    control.addTarget(owner, action: action.selector, for: Self.event(of: control))
    return control
  }

  private static func event(of control: UIControl) -> UIControl.Event {
    switch control {
    case is UIButton: .touchUpInside
    case is UITextField: .editingChanged
    case is UISlider, is UISwitch, is UISegmentedControl, is UIStepper, is UIDatePicker,
      is UIPageControl:
      .valueChanged
    default: .touchUpInside
    }
  }

  // MARK: Bars

  private mutating func connect(bar action: InterfaceAction, _ name: String) {
    let items = made.compactMap { $0.object as? UIBarButtonItem }
    let free = items.filter { $0.action == nil }
    let found = free.first { Self.stem($0.title ?? "").map(name.lowercased().contains) ?? false }
    let item = found ?? UIBarButtonItem(title: name, style: .plain, target: nil, action: nil)
    if found == nil { add(item, for: name) } else { note(name) }
    (item.target, item.action) = (owner, action.selector)
  }

  /// Shows the buttons of bars in a bar at the lower edge, or in that of a navigation stack.
  private mutating func showBar() {
    let items = made.compactMap { $0.object as? UIBarButtonItem }
    guard !items.isEmpty, let controller, let container else { return }
    if controller.navigationController != nil {
      controller.navigationItem.rightBarButtonItems = items
      return
    }
    let height: CGFloat = 44
    let bar = UIToolbar(
      frame: CGRect(
        x: 0, y: container.bounds.maxY - height - 34, width: container.bounds.width,
        height: height))
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    bar.items = items
    container.addSubview(bar)
  }

  // MARK: Recognizers

  private mutating func connect(
    _ action: InterfaceAction, _ name: String, recognizers type: UIGestureRecognizer.Type
  ) {
    guard let container else { return }
    let outlets = made.compactMap { $0.object as? UIGestureRecognizer }
    let known = outlets.first {
      Swift.type(of: $0) == type && !connected.contains(ObjectIdentifier($0))
    }
    var recognizers = known.map { [$0] } ?? []
    if recognizers.isEmpty { recognizers = makeRecognizers(type, name) }
    guard !recognizers.isEmpty else { return }
    note(name)
    let target = touched(by: recognizers[0], name, in: container)
    for recognizer in recognizers {
      connected.insert(ObjectIdentifier(recognizer))
      recognizer.addTarget(owner, action: action.selector)
      if recognizer.delegate == nil {
        recognizer.delegate = owner as? any UIGestureRecognizerDelegate
      }
      if recognizer.view == nil { target.addGestureRecognizer(recognizer) }
    }
    target.isUserInteractionEnabled = true
  }

  /// The recognizers for an action: for swipes, one for each direction that its name does not exclude.
  private func makeRecognizers(
    _ type: UIGestureRecognizer.Type, _ name: String
  ) -> [UIGestureRecognizer] {
    func make() -> UIGestureRecognizer? {
      PlaceholderObjects(registry: registry, owner: owner).recognizer(
        type == UIGestureRecognizer.self ? UITapGestureRecognizer.self : type)
    }
    guard type == UISwipeGestureRecognizer.self else { return make().map { [$0] } ?? [] }
    let all: [(String, UISwipeGestureRecognizer.Direction)] = [
      ("left", .left), ("right", .right), ("up", .up), ("down", .down),
    ]
    let lower = name.lowercased()
    let named = all.filter { lower.contains($0.0) }
    return (named.isEmpty ? all : named).compactMap { _, direction in
      let swipe = make() as? UISwipeGestureRecognizer
      swipe?.direction = direction
      return swipe
    }
  }

  /// The view that recognizes the gestures of an action: the one whose outlet is in its name, otherwise the
  /// first one that is not a control, otherwise a square. Taps and pans from the edges of the screen are
  /// recognized by the whole view.
  private mutating func touched(
    by recognizer: UIGestureRecognizer, _ name: String, in container: UIView
  ) -> UIView {
    if let edge = recognizer as? UIScreenEdgePanGestureRecognizer {
      if edge.edges.isEmpty {
        edge.edges = name.lowercased().contains("right") ? .right : .left
      }
      return container
    }
    let plain = views.filter { view in
      view !== container && !(view is UIControl || view is UIScrollView || view is UILabel)
    }
    if let found = best(for: name, among: views.filter { !($0 is UIControl) }) ?? plain.first {
      return found
    }
    let isWide = recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
    return (isWide ? nil : square(in: container)) ?? container
  }

  // MARK: Names

  /// A square in the middle, for actions and constraints without a view.
  mutating func square(in container: UIView) -> UIView? {
    let view = UIView()
    view.backgroundColor = .systemGray3
    PlaceholderLayout.place([view], in: container)
    add(view, for: "a view")
    return view
  }

  /// The view whose outlet's name is the longest one in another name: `card` in `panCard`; nil for none.
  func best(for name: String, among views: [UIView]) -> UIView? {
    let lower = name.lowercased()
    let named = made.compactMap { made -> (stem: String, view: UIView)? in
      guard let view = made.object as? UIView, let outlet = made.outlet,
        let stem = Self.stem(outlet.name), views.contains(where: { $0 === view })
      else { return nil }
      return (stem, view)
    }
    return named.filter { lower.contains($0.stem) }.max { $0.stem.count < $1.stem.count }?.view
  }

  /// The part of a name that describes its purpose: `card` of `cardView`; nil if nothing is left.
  private static func stem(_ name: String) -> String? {
    var stem = name.lowercased()
    for word in ["imageview", "view", "button", "btn", "label", "outlet"]
    where stem.hasSuffix(word) && stem.count > word.count {
      stem.removeLast(word.count)
    }
    return stem.count < 2 ? nil : stem
  }
}

/// An optional type, for the types of senders.
private protocol OptionalSender {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalSender {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}
