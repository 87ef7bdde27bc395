// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A rectangle for constraints that is not a view.
@preconcurrency @MainActor
open class UILayoutGuide {
  enum Kind {
    case own
    case safeArea
    case margins
    case readable
    case content
    case frame

    /// The name in descriptions of constraints.
    var name: String {
      switch self {
      case .own: "UILayoutGuide"
      case .safeArea: "UIViewSafeAreaLayoutGuide"
      case .margins: "UIView-margin-guide-constraint"
      case .readable: "UIViewReadableContentGuide"
      case .content: "UIScrollViewContentLayoutGuide"
      case .frame: "UIScrollViewFrameLayoutGuide"
      }
    }
  }

  /// The view that the guide was added to; nil for none.
  open internal(set) weak var owningView: UIView?
  /// A name for the program's use, empty by default.
  open var identifier = ""
  /// The rectangle of the guide in the coordinates of its view, in points. It is valid after the layout.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    switch kind {
    case .own, .content: return solved
    case .safeArea, .margins, .readable, .frame:
      return owningView.bounds.inset(by: insets(in: owningView))
    }
  }

  /// The distances of a guide of the library from the edges of its view, in points.
  func insets(in view: UIView) -> UIEdgeInsets {
    switch kind {
    case .safeArea: return view.safeAreaInsets
    case .margins: return view.layoutMargins
    case .readable:
      // 920 points in the center of wide views, as in UIKit.
      var insets = view.layoutMargins
      let width = view.bounds.width
      if width > 1008, width - insets.left - insets.right > 920 {
        insets.left = (width - 920) / 2
        insets.right = insets.left
      }
      return insets
    case .own, .content, .frame: return .zero
    }
  }

  /// Whether the constraints leave the guide more than one position or size.
  public var hasAmbiguousLayout: Bool {
    guard kind == .own, let owningView else { return false }
    return owningView.makesAmbiguous(self, in: owningView)
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
  static func readable(of view: UIView) -> UILayoutGuide { UILayoutGuide(.readable, view) }
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
