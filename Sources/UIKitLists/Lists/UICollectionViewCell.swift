// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion
import UIKitControls
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore

/// A view of a collection that is reused: an item, a header or a footer.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The identifier with which its class was registered; nil before it is used.
  open private(set) var reuseIdentifier: String?

  /// Creates a view.
  public required override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view. A storyboard sets its properties.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    reuseIdentifier = coder.interfaceValue("reuseIdentifier")
    decode(coder, by: UICollectionReusableView.self)
  }

  func setIdentifier(_ identifier: String) { reuseIdentifier = identifier }

  /// Called before the view is used for another item: the place to cancel what the last one has
  /// started. Does nothing by default.
  open func prepareForReuse() {}
  /// Called with the layout attributes of the view.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes with the size that the contents determine, where the layout has estimated it; the same attributes
  /// otherwise.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard layoutAttributes.isEstimated,
      let fitted = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    let size = layoutAttributes.size
    let (isWide, isHigh) = (
      layoutAttributes.hasEstimatedWidth, layoutAttributes.hasEstimatedHeight
    )
    let fitting =
      fittingSize(size.width)
      ?? measuredView.systemLayoutSizeFitting(
        CGSize(width: isWide ? 0 : fittingWidth(size.width), height: isHigh ? 0 : size.height),
        withHorizontalFittingPriority: isWide ? .fittingSizeLevel : .required,
        verticalFittingPriority: isHigh ? .fittingSizeLevel : .required)
    // Contents without constraints keep the estimated size.
    fitted.size = CGSize(
      width: isWide && fitting.width > 0 ? fitting.width : size.width,
      height: isHigh && fitting.height > 0 ? fitting.height : size.height)
    return fitted
  }

  /// The view whose constraints determine the size.
  var measuredView: UIView { self }
  /// The width that this view has in a width.
  func fittingWidth(_ width: CGFloat) -> CGFloat { width }
  /// The size for a width; nil if constraints determine it.
  func fittingSize(_ width: CGFloat) -> CGSize? { nil }
}

/// The view of an item of a collection, which is used again for other items.
open class UICollectionViewCell: UICollectionReusableView, TappableCell {
  /// The view that contents are added to. It has the size of the cell.
  public let contentView: UIView
  /// Whether the cell shows that its item is selected. The collection sets it.
  open var isSelected = false { didSet { if isSelected != oldValue { showSelection() } } }
  /// Whether a touch on the cell highlights it. The collection sets it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { showSelection() } } }
  /// Performs the segue of a storyboard when the item is selected; nil for none.
  package var selectionSegue: (() -> Void)?
  /// The swipes of the list that shows the row.
  weak var swipe: RowSwipe?
  package var swipeActions: [(name: String, perform: @MainActor () -> Void)] {
    swipe?.actions(of: self) ?? []
  }
  private var contents = CellContents()
  private var needsConfiguration = true
  private lazy var shade = UIView()
  /// Called when the state has changed, to configure the cell for it; nil for nothing.
  open var configurationUpdateHandler:
    ((_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void)?
  { didSet { setNeedsUpdateConfiguration() } }
  /// Whether the contents are updated for the state; true by default.
  open var automaticallyUpdatesContentConfiguration = true
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

  /// Creates an item. A storyboard sets its properties.
  public required init?(coder: NSCoder) {
    contentView = UIView()
    super.init(coder: coder)
    setUp()
    decode(coder, by: UICollectionViewCell.self)
  }

  override var measuredView: UIView { contentView }

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
    let isMarked = isSelected || isHighlighted
    selectedBackgroundView?.isHidden = !isMarked
    setNeedsUpdateConfiguration()
    guard let selectionColor, selectedBackgroundView == nil else { return }
    shade.backgroundColor = selectionColor
    shade.isHidden = !isMarked
    guard isMarked else { return }
    shade.frame = bounds
    insertSubview(shade, belowSubview: contentView)
  }

  /// The color behind the contents while the item is selected or highlighted; nil for none.
  var selectionColor: UIColor? { nil }

  // MARK: Configuration

  /// The configuration of the content view; nil for a content view that the program fills.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { contents.configuration }
    set { contents.show(newValue, in: contentView, for: configurationState) }
  }

  /// The background behind the content view; nil for none.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { contents.background }
    set { contents.show(newValue, in: self) }
  }

  /// The state by which the cell's contents and background are configured: its traits, selected,
  /// highlighted.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }

  /// Requests that the cell is configured for its state in the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Configures the cell for a state: updates its contents, and calls the handler.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
      contents.show(configuration, in: contentView, for: state)
    }
    configurationUpdateHandler?(self, state)
  }

  /// Configures the cell if that is due.
  func configureIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    updateConfiguration(using: configurationState)
  }

  open override func layoutSubviews() {
    configureIfNeeded()
    super.layoutSubviews()
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    configureIfNeeded()
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }

  override func fittingSize(_ width: CGFloat) -> CGSize? {
    contents.fittingSize(fittingWidth(width))
  }
}
