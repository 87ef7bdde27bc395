// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

/// A control that sends `touchUpInside` when it is pressed, with a text, an image or both.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The style of a button.
  public enum ButtonType: Int, Sendable {
    /// White text and no background.
    case custom
    /// Text and image in the tint color.
    case system
    /// The symbol `info.circle`.
    case detailDisclosure
    /// The symbol `info.circle`.
    case infoLight
    /// The symbol `info.circle`.
    case infoDark
    /// The symbol `plus.circle`.
    case contactAdd
    /// The symbol `xmark.circle.fill`.
    case close = 7
  }

  private struct Look {
    var title: String?
    var attributed: NSAttributedString?
    var titleColor: UIColor?
    var image: UIImage?
    var background: UIImage?
  }

  /// The style with which the button was created.
  public package(set) var buttonType = ButtonType.custom
  private var looks: [UIControl.State: Look] = [:]
  let label = UILabel()
  let picture = UIImageView()
  private let back = UIImageView()
  /// The view of a configuration's subtitle; nil without one.
  open internal(set) var subtitleLabel: UILabel?
  /// The views of a configuration's activity indicator and background; nil before they are needed.
  package internal(set) var indicator: UIActivityIndicatorView?
  package internal(set) var backgroundView: BackgroundView?
  /// The distances of the contents from the edges, in points; 0 by default. They add to the size of the button.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { changed() } }
  /// Insets of the text, in points; 0 by default. They move it by half of the difference of opposite ones.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { changed() } }
  /// Insets of the image, in points; 0 by default. They move it by half of the difference of opposite ones.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { changed() } }
  /// Whether an image is drawn darker while the button is touched.
  open var adjustsImageWhenHighlighted = true
  /// Whether an image is drawn fainter while the button is disabled and has no other one for that; true by default.
  open var adjustsImageWhenDisabled = true { didSet { showState() } }
  /// The contents and the look, one value for all states; nil, the default, for texts and images by states.
  open var configuration: Configuration? { didSet { changed() } }
  /// Changes the configuration whenever the state changes; nil for no changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// A function that changes a button for its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  private var isUpdating = false

  /// Calls `updateConfiguration()`.
  open func setNeedsUpdateConfiguration() {
    guard !isUpdating else { return }
    isUpdating = true
    updateConfiguration()
    isUpdating = false
  }

  /// Called when the state has changed. Calls `configurationUpdateHandler`.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// Creates a custom button at a frame in the superview: white text and no background.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    label.font = .systemFont(ofSize: 15)
    label.textAlignment = .center
    addSubview(back)
    addSubview(picture)
    addSubview(label)
  }

  /// Creates a button of a style, without a size.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    switch buttonType {
    case .contactAdd: setImage(UIImage(systemName: "plus.circle"), for: .normal)
    case .detailDisclosure, .infoLight, .infoDark:
      setImage(UIImage(systemName: "info.circle"), for: .normal)
    case .close: setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    case .custom, .system: break
    }
  }

  /// Creates a button of a style with an action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title.isEmpty ? nil : primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Creates a button by a configuration.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    changed()
    guard let primaryAction else { return }
    if configuration.title == nil, !primaryAction.title.isEmpty {
      self.configuration?.title = primaryAction.title
    }
    if configuration.image == nil, let image = primaryAction.image {
      self.configuration?.image = image
    }
    addAction(primaryAction, for: .primaryActionTriggered)
    changed()
  }

  /// Creates a button, as a storyboard or nib file describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, by: UIButton.self)
  }

  @_spi(ViewTree) open override var pressEvent: UIControl.Event { .primaryActionTriggered }

  // MARK: Contents by states

  private func change(_ state: UIControl.State, _ body: (inout Look) -> Void) {
    body(&looks[state, default: Look()])
    changed()
  }

  private func changed() {
    invalidateIntrinsicContentSize()
    showState()
    setNeedsLayout()
  }

  /// Sets the text with attributes for a state; it is shown instead of the one without.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    change(state) { $0.attributed = title }
  }

  /// The text with attributes of a state; nil for none.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    looks[state]?.attributed
  }

  /// Sets the text for a state; nil removes it. States without a text of their own have that of `normal`.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    change(state) { $0.title = title }
  }
  /// Sets the color of the text for a state; nil removes it. States without a color of their own have that of
  /// `normal`.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    change(state) { $0.titleColor = color }
  }
  /// Sets the image beside the text for a state; nil removes it. States without an image of their own have that of
  /// `normal`.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    change(state) { $0.image = image }
  }
  /// Sets the image behind everything for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    change(state) { $0.background = image }
  }
  /// Returns the text that was set for a state; nil if none was.
  open func title(for state: UIControl.State) -> String? { looks[state]?.title }
  /// The color of the text that was set for a state; nil if none was.
  open func titleColor(for state: UIControl.State) -> UIColor? { looks[state]?.titleColor }
  /// Returns the image that was set for a state; nil if none was.
  open func image(for state: UIControl.State) -> UIImage? { looks[state]?.image }
  /// The text for the current state; nil for none.
  open var currentTitle: String? { value(\.title) }
  /// The image for the current state; nil for none.
  open var currentImage: UIImage? { value(\.image) }
  /// The image behind everything that was set for a state; nil if none was.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { looks[state]?.background }
  /// The current image behind everything.
  open var currentBackgroundImage: UIImage? { value(\.background) }
  /// The text with attributes of the current state; nil for none.
  open var currentAttributedTitle: NSAttributedString? { value(\.attributed) }
  /// The color of the text in the current state.
  open var currentTitleColor: UIColor {
    value(\.titleColor) ?? (buttonType == .system ? tintColor : .white)
  }
  /// The label of the text. Its font can be set; its text and color are those of the state.
  open var titleLabel: UILabel? { label }
  /// The view of the image, which is that of the state.
  open var imageView: UIImageView? { picture }

  private func value<Value>(_ path: KeyPath<Look, Value?>) -> Value? {
    looks[state]?[keyPath: path] ?? looks[.normal]?[keyPath: path]
  }

  @_spi(ViewTree) open override func stateChanged() {
    setNeedsUpdateConfiguration()
    showState()
    super.stateChanged()
  }

  open override func tintColorDidChange() { showState() }

  private func showState() {
    if let configuration { return show(configuration) }
    removeConfigurationViews()
    let attributed = value(\.attributed)
    if attributed == nil { label.text = value(\.title) }
    picture.image = value(\.image)
    back.image = value(\.background)
    label.textColor = currentTitleColor
    if let attributed { label.attributedText = attributed }
    picture.tintColor = tintColor
    let alpha: CGFloat = !isEnabled ? 0.4 : isHighlighted && buttonType == .system ? 0.3 : 1
    label.alpha = alpha
    let isFaint =
      isEnabled
      ? isHighlighted && adjustsImageWhenHighlighted
      : adjustsImageWhenDisabled && looks[.disabled]?.image == nil
    picture.alpha = buttonType == .custom ? (isFaint ? 0.5 : 1) : alpha
  }

  private func show(_ own: Configuration) {
    back.image = value(\.background)
    show(own, title: value(\.title), image: value(\.image))
    let alpha: CGFloat = !isEnabled ? 0.4 : isHighlighted ? 0.75 : 1
    for view in [label, picture, subtitleLabel, indicator] as [UIView?] { view?.alpha = alpha }
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    if let configuration { return size(of: configuration) }
    let text = label.text == nil ? CGSize.zero : label.intrinsicContentSize
    let image = picture.image?.size ?? .zero
    let minimum: CGFloat = buttonType == .custom ? 0 : 12
    let insets = contentEdgeInsets
    return CGSize(
      width: max(text.width + image.width, 30) + insets.left + insets.right,
      height: max(text.height, image.height) + minimum + insets.top + insets.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    back.frame = backgroundRect(forBounds: bounds)
    if let configuration {
      layOut(configuration)
      guard isRightToLeft else { return }
      for view in [label, picture, subtitleLabel, indicator] as [UIView?] {
        if let view { view.frame.origin.x = bounds.width - view.frame.maxX }
      }
      return
    }
    let area = contentRect(forBounds: bounds)
    picture.frame = imageRect(forContentRect: area)
    fitPicture()
    label.frame = titleRect(forContentRect: area)
  }

  /// The rectangle of the image behind everything: the bounds. Overrides of this method and of the following ones place
  /// the contents of buttons without a configuration.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle in which the contents are placed, in points.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// The rectangle of the image in that of the contents, in points.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    if contentHorizontalAlignment == .fill, label.text == nil {
      return contentRect.inset(by: imageEdgeInsets)
    }
    let (image, text) = sizes(in: contentRect)
    let rect = CGRect(
      origin: CGPoint(
        x: origin(of: image.width + text.width, in: contentRect),
        y: top(of: image.height, in: contentRect)), size: image)
    let fits = rect.height <= contentRect.height && rect.width <= contentRect.width
    return moved(fits ? rect : contentRect, imageEdgeInsets, in: contentRect)
  }

  /// The rectangle of the text in that of the contents, in points.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let (image, text) = sizes(in: contentRect)
    let x = origin(of: image.width + text.width, in: contentRect) + image.width
    let rect = CGRect(
      origin: CGPoint(x: x, y: top(of: text.height, in: contentRect)), size: text)
    return moved(rect, titleEdgeInsets, in: contentRect)
  }

  private func sizes(in area: CGRect) -> (image: CGSize, text: CGSize) {
    let image = picture.image?.size ?? .zero
    var text = label.text == nil ? CGSize.zero : label.intrinsicContentSize
    text.width = min(text.width, max(0, area.width - image.width))
    return (image, text)
  }

  /// A rectangle with insets. From right to left the image is at the right; insets have fixed sides.
  private func moved(_ rect: CGRect, _ insets: UIEdgeInsets, in area: CGRect) -> CGRect {
    let mirrored = isRightToLeft ? area.minX + area.maxX - rect.maxX - rect.minX : 0
    return rect.offsetBy(
      dx: mirrored + (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }

  func fitPicture() {
    if picture.contentMode == .scaleToFill { picture.contentMode = .scaleAspectFit }
  }

  /// The left edge of contents of a width, by the horizontal alignment, before they are mirrored from right to left.
  func origin(of width: CGFloat, in area: CGRect) -> CGFloat {
    switch contentHorizontalAlignment {
    case .left: isRightToLeft ? area.maxX - width : area.minX
    case .right: isRightToLeft ? area.minX : area.maxX - width
    case .leading: area.minX
    case .trailing: area.maxX - width
    default: area.midX - width / 2
    }
  }

  /// The upper edge of contents of a height, by the vertical alignment.
  func top(of height: CGFloat, in area: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .top: area.minY
    case .bottom: area.maxY - height
    default: area.midY - height / 2
    }
  }
}
