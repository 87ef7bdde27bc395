// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion
import UIKitViews

/// The appearance of the picture of a view that is lifted for its context menu.
@preconcurrency @MainActor
public final class UIPreviewParameters {
  /// The color behind the picture; nil for that of the view, or of the system behind a clear one.
  public var backgroundColor: UIColor?
  /// The visible part in the coordinates of the view; nil for all of it.
  public var visiblePath: UIBezierPath?

  /// The radius of the corners in points; nil for that of the view.
  package var cornerRadius: CGFloat?

  /// Creates the usual look.
  public init() {}
}

/// The position of a preview that is not in the window itself.
@preconcurrency @MainActor
public final class UIPreviewTarget {
  /// The view around the preview.
  public let container: UIView
  /// The center of the preview in the container.
  public let center: CGPoint

  /// Creates a position.
  public init(container: UIView, center: CGPoint) {
    (self.container, self.center) = (container, center)
  }
}

/// A view that is lifted for its context menu.
@preconcurrency @MainActor
public final class UITargetedPreview {
  /// The view.
  public let view: UIView
  /// The appearance of the preview.
  public let parameters: UIPreviewParameters
  /// Its position; nil for that of the view.
  public let target: UIPreviewTarget?

  /// Creates a preview of a view that is in a window.
  public init(view: UIView, parameters: UIPreviewParameters) {
    (self.view, self.parameters, target) = (view, parameters, nil)
  }

  /// Creates a preview of a view that is in a window, with the usual look.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// Creates a preview of a view at a position.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
  }

  /// The size of the view, in points.
  public var size: CGSize { view.bounds.size }

  /// The view in whose coordinates `frame` is.
  var container: UIView { target?.container ?? view }

  /// The visible part in the coordinates of `container`.
  var frame: CGRect {
    let visible = visibleRect
    guard let target else { return visible }
    return CGRect(
      x: target.center.x - visible.width / 2, y: target.center.y - visible.height / 2,
      width: visible.width, height: visible.height)
  }

  private var visibleRect: CGRect {
    parameters.visiblePath.map { $0.bounds.overlap(with: view.bounds) } ?? view.bounds
  }

  /// A picture of the view, in front of its background.
  func picture() -> UIView {
    let visible = visibleRect
    let platter = UIView(frame: CGRect(origin: .zero, size: visible.size))
    platter.clipsToBounds = true
    platter.layer.cornerRadius = parameters.cornerRadius ?? view.layer.cornerRadius
    let own = view.backgroundColor.flatMap { $0.cgColor.alpha > 0 ? $0 : nil }
    platter.backgroundColor = parameters.backgroundColor ?? own ?? .systemBackground
    if let path = parameters.visiblePath {
      let mask = CAShapeLayer()
      mask.path = path.cgPath
      mask.position = CGPoint(x: -visible.minX, y: -visible.minY)
      platter.layer.mask = mask
      platter.layer.cornerRadius = 0
    }
    let picture =
      view.surface == nil
      ? view
      : view.resizableSnapshotView(
        from: visible, afterScreenUpdates: false, withCapInsets: .zero)
    if let picture {
      picture.frame = platter.bounds
      platter.addSubview(picture)
    }
    return platter
  }
}
