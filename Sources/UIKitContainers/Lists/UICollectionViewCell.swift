// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore

/// A view of a collection that is reused: an item, a header or a footer.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The identifier with which its class was registered; nil before it is used.
  open private(set) var reuseIdentifier: String?

  /// Creates a view.
  public required override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view. Archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  func setIdentifier(_ identifier: String) { reuseIdentifier = identifier }

  /// Called before the view is reused.
  open func prepareForReuse() {}
  /// Called with the view's place.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}

/// An item of a collection.
open class UICollectionViewCell: UICollectionReusableView {
  /// The content view.
  public let contentView: UIView
  /// Whether it is selected.
  open var isSelected = false { didSet { showSelection() } }
  /// Whether it is highlighted by a touch.
  open var isHighlighted = false { didSet { showSelection() } }
  /// A view behind the content view that fills the item; nil for none.
  open var backgroundView: UIView? { didSet { replace(oldValue, backgroundView, at: 0) } }
  /// A view between those two that is shown while the item is selected or highlighted; nil for none.
  open var selectedBackgroundView: UIView? {
    didSet {
      replace(oldValue, selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      showSelection()
    }
  }

  /// Creates an item.
  public required init(frame: CGRect) {
    contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    setUp()
  }

  /// Creates an item. Archives are not read.
  public required init?(coder: NSCoder) {
    contentView = UIView()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  private func replace(_ old: UIView?, _ new: UIView?, at index: Int) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: index)
  }

  private func showSelection() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }
}
