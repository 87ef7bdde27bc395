// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// The area at the lower edge of a view that the input views of a field cover, or else the safe area leaves free.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  private var covered: NSLayoutConstraint?

  fileprivate func add(to view: UIView) {
    view.addLayoutGuide(self)
    let covered = heightAnchor.constraint(greaterThanOrEqualToConstant: 0)
    let smallest = heightAnchor.constraint(equalToConstant: 0)
    smallest.priority = .fittingSizeLevel
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
      topAnchor.constraint(lessThanOrEqualTo: view.safeAreaLayoutGuide.bottomAnchor),
      covered, smallest,
    ])
    self.covered = covered
  }

  /// Makes the guide cover the area below a y position of the root view.
  fileprivate func cover(below top: CGFloat, in root: UIView) {
    guard let owningView else { return }
    let edge = owningView.convert(CGPoint(x: 0, y: owningView.bounds.maxY), to: root).y
    covered?.constant = min(max(0, edge - top), max(0, owningView.bounds.height))
  }
}

extension UIView {
  /// The guide of the area that input views cover, while a field is edited that has any.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    for case let guide as UIKeyboardLayoutGuide in layoutGuides { return guide }
    let guide = UIKeyboardLayoutGuide()
    guide.add(to: self)
    return guide
  }

  /// Makes the guides of the view and its subviews cover the area below a y position of the root view.
  func coverKeyboardGuides(below top: CGFloat, in root: UIView) {
    for case let guide as UIKeyboardLayoutGuide in layoutGuides {
      guide.cover(below: top, in: root)
    }
    for view in subviews { view.coverKeyboardGuides(below: top, in: root) }
  }
}
