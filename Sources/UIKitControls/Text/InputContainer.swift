// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// The input views of a responder, at the lower edge of the window instead of a keyboard.
final class InputContainer: UIView {
  private weak var owner: UIResponder?
  private let accessory: UIView?
  private let input: UIView?
  private static let duration = 0.25

  private init(_ owner: UIResponder) {
    (self.owner, accessory, input) = (owner, owner.inputAccessoryView, owner.inputView)
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    for view in [accessory, input].compactMap({ $0 }) {
      view.translatesAutoresizingMaskIntoConstraints = true
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the input views of a view that is edited, if it has any, and removes those of others.
  static func show(for view: UIView) {
    let root = view.outermostView
    let old = root.subviews.compactMap { $0 as? InputContainer }
    guard view.inputView != nil || view.inputAccessoryView != nil else {
      for container in old { container.leave() }
      return
    }
    for container in old { container.removeFromSuperview() }
    let container = InputContainer(view)
    ViewAnimation.withoutAnimation {
      root.addSubview(container)
      container.place(in: root, isShown: !old.isEmpty)
      container.layoutIfNeeded()
    }
    guard old.isEmpty else { return container.cover(in: root, isShown: true) }
    UIView.animate(withDuration: duration) {
      container.place(in: root, isShown: true)
      container.cover(in: root, isShown: true)
    }
  }

  /// Removes the input views of a view.
  static func hide(for view: UIView) {
    for case let container as InputContainer in view.outermostView.subviews
    where container.owner === view { container.leave() }
  }

  private func leave() {
    guard let superview else { return }
    owner = nil
    UIView.animate(withDuration: Self.duration) {
      self.place(in: superview, isShown: false)
      self.cover(in: superview, isShown: false)
    } completion: { [weak self] _ in
      self?.removeFromSuperview()
    }
  }

  /// Moves what is above the keyboard guides of the views.
  private func cover(in root: UIView, isShown: Bool) {
    root.coverKeyboardGuides(below: isShown ? frame.minY : root.bounds.height, in: root)
    root.layoutIfNeeded()
  }

  private func height(of view: UIView?) -> CGFloat {
    guard let view else { return 0 }
    let own = view.intrinsicContentSize.height
    return own > 0 ? own : view.bounds.height
  }

  private func place(in root: UIView, isShown: Bool) {
    let space = root.safeAreaInsets.bottom
    let height = height(of: accessory) + height(of: input) + space
    frame = CGRect(
      x: 0, y: isShown ? root.bounds.height - height : root.bounds.height,
      width: root.bounds.width, height: height)
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = height(of: accessory)
    accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    input?.frame = CGRect(x: 0, y: top, width: bounds.width, height: height(of: input))
  }
}
