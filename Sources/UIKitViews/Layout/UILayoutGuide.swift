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

/// A rectangle for constraints that is no view.
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

  /// The place `leading` for constraints.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The place `trailing` for constraints.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The place `left` for constraints.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The place `right` for constraints.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The place `centerX` for constraints.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The place `top` for constraints.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The place `bottom` for constraints.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The place `centerY` for constraints.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width for constraints.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height for constraints.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension CGRect {
  /// The rectangle without the insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
