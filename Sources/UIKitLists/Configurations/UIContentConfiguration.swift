// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import UIKitControls
@_spi(ViewTree) import UIKitViews

/// The contents of a cell, as a value from which a view is made.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// A new view with the contents.
  func makeContentView() -> any UIView & UIContentView
  /// The contents for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows the contents of a configuration, and updates them when it is set.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  /// The contents.
  var configuration: any UIContentConfiguration { get set }
  /// Returns whether the view can show contents.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether the contents are of the same type as those that the view shows.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// A content view whose height depends on its width otherwise than by constraints.
@MainActor
protocol FittingContentView: AnyObject {
  func fittingSize(_ width: CGFloat) -> CGSize
}

/// The configured contents or background of a cell.
@MainActor
struct CellContents {
  private(set) var configuration: (any UIContentConfiguration)?
  private var shown: (any UIView & UIContentView)?
  private(set) var background: UIBackgroundConfiguration?
  private var backgroundView: BackgroundView?

  /// Shows contents in the content view of a cell.
  mutating func show(
    _ configuration: (any UIContentConfiguration)?, in view: UIView,
    for state: UICellConfigurationState
  ) {
    self.configuration = configuration
    guard let configuration else {
      shown?.removeFromSuperview()
      shown = nil
      return
    }
    let updated = configuration.updated(for: state)
    if let shown, shown.supports(updated) {
      shown.configuration = updated
      return
    }
    shown?.removeFromSuperview()
    let new = updated.makeContentView()
    new.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(new)
    NSLayoutConstraint.activate([
      new.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      new.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      new.topAnchor.constraint(equalTo: view.topAnchor),
      new.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    shown = new
  }

  /// Shows a background behind the content view of a cell.
  mutating func show(_ background: UIBackgroundConfiguration?, in cell: UIView) {
    self.background = background
    guard let background else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return
    }
    let view = backgroundView ?? BackgroundView()
    if view.superview !== cell {
      view.frame = cell.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      cell.insertSubview(view, at: 0)
    }
    view.configuration = background
    backgroundView = view
  }

  /// The size that the contents have in a width; nil if constraints determine it.
  func fittingSize(_ width: CGFloat) -> CGSize? {
    (shown as? any FittingContentView)?.fittingSize(width)
  }
}
