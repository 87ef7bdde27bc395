// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
@_spi(ViewTree) import Controls
import Foundation
import Interface
import Motion
import UIKitViews
@_spi(ViewTree) import ViewCore

/// A menu of UIKit that is shown in front of the window, as the menus of SwiftUI are.
@MainActor
final class OpenMenu: ObservableObject {
  /// The preview above the dimmed window, next to the menu.
  enum Preview {
    /// A snapshot of a view, at the view's position.
    case view(UIView)
    /// Another controller's view.
    case controller(UIViewController)
  }

  @Published private(set) var isOpen = false
  /// Changes when entries have other states, or have arrived.
  @Published private(set) var revision = 0
  let menu: UIMenu
  let preview: Preview?
  let session = MenuSession()
  let anchor = PresentationAnchor()
  /// Whether choosing an action of the menu checks it, and no other one.
  let isSingleSelection: Bool
  /// The object for which actions are performed.
  private weak var sender: AnyObject?
  /// Called with an action after it has been performed.
  var onChoose: (UIAction) -> Void = { _ in }
  /// Called when the preview is pressed.
  var onCommit: () -> Void = {}
  /// Called when the menu begins to close, and when it has disappeared.
  var onClose: () -> Void = {}
  var onDisappear: () -> Void = {}
  private var host: HostView?
  private var isClosed = false

  init(
    _ menu: UIMenu, sender: AnyObject?, isSingleSelection: Bool = false, preview: Preview? = nil
  ) {
    (self.menu, self.sender, self.preview) = (menu, sender, preview)
    self.isSingleSelection = isSingleSelection
  }

  /// Shows the menu next to a rectangle of a view. Returns false if the view is in no window.
  func show(from view: UIView, _ rect: CGRect) -> Bool {
    let root = view.outermostView
    guard root.surface != nil else { return false }
    // The size of the window limits the previews.
    let host = HostView(AnyView(OpenMenuView(model: self, available: root.bounds.size)))
    host.frame = view.convert(rect, to: root)
    host.isUserInteractionEnabled = false
    host.backgroundColor = nil
    self.host = host
    session.close = { [weak self] in self?.close() }
    load(menu)
    root.addSubview(host)
    return true
  }

  private func load(_ menu: UIMenu) {
    for child in menu.children {
      if let deferred = child as? UIDeferredMenuElement {
        deferred.load { [weak self] in self?.revision += 1 }
      } else if let inner = child as? UIMenu {
        load(inner)
      }
    }
  }

  /// Opens the menu, once its view knows where it is.
  func open() { if !isClosed { isOpen = true } }

  /// Closes the menu.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    onClose()
    withAnimation(MenuMotion.closing, completionCriteria: .removed) {
      isOpen = false
    } completion: {
      self.host?.removeFromSuperview()
      self.host = nil
      self.onDisappear()
    }
  }

  /// Performs an action of a menu.
  func choose(_ action: UIAction, in menu: UIMenu) {
    if isSingle(menu) { for other in menu.actions { other.state = other === action ? .on : .off } }
    action.perform(sender: sender)
    onChoose(action)
    revision += 1
  }

  func isSingle(_ menu: UIMenu) -> Bool {
    menu.options.contains(.singleSelection) || (isSingleSelection && menu === self.menu)
  }

  /// Calls the method of a command of the first responder that has it.
  func choose(_ command: UIKeyCommand) {
    guard let action = command.action else { return }
    UIApplication.shared.sendAction(action, to: nil, from: command, for: nil)
  }

  // MARK: Touches

  /// The location of the touch that opened the menu, in the coordinates of the view.
  private var touchStart: CGPoint?
  private var isDragging = false

  /// Converts a point of the view to the coordinates of the window.
  private func inWindow(_ point: CGPoint) -> CGPoint {
    CGPoint(x: anchor.frame.minX + point.x, y: anchor.frame.minY + point.y)
  }

  private func drag(to point: CGPoint) {
    let start = touchStart ?? point
    touchStart = start
    if !isDragging {
      guard hypot(point.x - start.x, point.y - start.y) > Self.slop else { return }
      isDragging = true
      session.drag(to: inWindow(start))
    }
    session.drag(to: inWindow(point))
  }

  /// The distance that the touch moves before it chooses an entry, in points.
  private static let slop: CGFloat = 10

  /// Follows the touch that has opened the menu: it can choose an entry.
  func follow(_ recognizer: UIGestureRecognizer) {
    guard let host else { return session.cancel() }
    let point = recognizer.location(in: host)
    switch recognizer.state {
    case .changed: drag(to: point)
    case .ended: session.endDrag(at: inWindow(point))
    case .cancelled, .failed: session.cancel()
    case .began: touchStart = point
    case .possible: break
    }
  }
}
