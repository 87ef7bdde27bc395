// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import Drawing
import Foundation
import Gestures
import Interface
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A rectangle for constraints that is not a view.
@preconcurrency @MainActor
open class UILayoutGuide {
  enum Kind {
    case own
    case safeArea
    case margins
    case content
    case frame
  }

  /// The view that has the guide.
  open internal(set) weak var owningView: UIView?
  /// A name for the program's use.
  open var identifier = ""
  /// The rectangle in the view, after layout.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    switch kind {
    case .own, .content: return solved
    case .safeArea: return owningView.bounds.inset(by: owningView.safeAreaInsets)
    case .margins: return owningView.bounds.inset(by: owningView.layoutMargins)
    case .frame: return owningView.bounds
    }
  }

  let kind: Kind
  var solved = CGRect.zero

  /// Creates a guide, for `UIView.addLayoutGuide(_:)`.
  public init() { kind = .own }

  init(_ kind: Kind, _ view: UIView) {
    self.kind = kind
    owningView = view
  }

  static func safeArea(of view: UIView) -> UILayoutGuide { UILayoutGuide(.safeArea, view) }
  static func margins(of view: UIView) -> UILayoutGuide { UILayoutGuide(.margins, view) }
}

extension CGRect {
  /// The rectangle without the insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
