// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A button with a text and an image.
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

  /// The style of the button.
  public package(set) var buttonType = ButtonType.custom
  private var looks: [UIControl.State: Look] = [:]
  private let label = UILabel()
  private let picture = UIImageView()
  private let back = UIImageView()
  /// Insets of the contents, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { changed() } }
  /// Insets of the text, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { changed() } }
  /// Insets of the image, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { changed() } }
  /// Whether an image is drawn darker while the button is touched.
  open var adjustsImageWhenHighlighted = true
  /// The configuration; nil for texts and images by states.
  open var configuration: Configuration? { didSet { changed() } }

  /// Creates a button.
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

  /// Creates a button of a style.
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

  override var pressEvent: UIControl.Event { .primaryActionTriggered }
  /// Opens the menu of a button that a press opens; returns false if it has none.
  package static var menuPress: (UIButton) -> Bool = { _ in false }

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

  /// Sets the text for a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    change(state) { $0.title = title }
  }
  /// Sets the color of the text for a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    change(state) { $0.titleColor = color }
  }
  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    change(state) { $0.image = image }
  }
  /// Sets the image behind everything for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    change(state) { $0.background = image }
  }
  /// The text of a state.
  open func title(for state: UIControl.State) -> String? { looks[state]?.title }
  /// The color of the text of a state.
  open func titleColor(for state: UIControl.State) -> UIColor? { looks[state]?.titleColor }
  /// The image of a state.
  open func image(for state: UIControl.State) -> UIImage? { looks[state]?.image }
  /// The present text.
  open var currentTitle: String? { value(\.title) }
  /// The present image.
  open var currentImage: UIImage? { value(\.image) }
  /// The view of the text.
  open var titleLabel: UILabel? { label }
  /// The view of the image.
  open var imageView: UIImageView? { picture }

  private func value<Value>(_ path: KeyPath<Look, Value?>) -> Value? {
    looks[state]?[keyPath: path] ?? looks[.normal]?[keyPath: path]
  }

  @_spi(ViewTree) open override func stateChanged() {
    showState()
    super.stateChanged()
  }

  open override func tintColorDidChange() { showState() }

  private func showState() {
    let own = configuration
    let attributed = own == nil ? value(\.attributed) : nil
    if attributed == nil { label.text = own?.title ?? value(\.title) }
    picture.image = own?.image ?? value(\.image)
    back.image = value(\.background)
    let usual: UIColor = buttonType == .system ? tintColor : .white
    label.textColor = own?.foreground(tintColor) ?? value(\.titleColor) ?? usual
    if let attributed { label.attributedText = attributed }
    picture.tintColor = own?.foreground(tintColor) ?? tintColor
    if let own {
      backgroundColor = own.background(tintColor)
      layer.cornerRadius = own.radius(bounds.height)
      label.font = .systemFont(ofSize: 17)
    }
    let isDim = isHighlighted && (buttonType == .system || own != nil)
    let alpha: CGFloat = !isEnabled ? 0.4 : isDim ? 0.3 : 1
    label.alpha = own != nil && isEnabled ? (isHighlighted ? 0.75 : 1) : alpha
    picture.alpha =
      buttonType == .custom && own == nil
      ? (isHighlighted && adjustsImageWhenHighlighted ? 0.5 : 1) : alpha
  }

  // MARK: Layout

  private var insets: UIEdgeInsets { configuration?.insets ?? contentEdgeInsets }

  open override var intrinsicContentSize: CGSize {
    let text = label.text == nil ? CGSize.zero : label.intrinsicContentSize
    let image = picture.image?.size ?? .zero
    let gap = label.text != nil && picture.image != nil ? configuration?.imagePadding ?? 0 : 0
    let minimum: CGFloat = buttonType == .custom && configuration == nil ? 0 : 12
    var size = CGSize(
      width: text.width + image.width + gap, height: max(text.height, image.height) + minimum)
    if configuration != nil { size.height -= minimum }
    size.width = max(size.width, configuration == nil ? 30 : 0)
    return CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let configuration { layer.cornerRadius = configuration.radius(bounds.height) }
    back.frame = bounds
    let area = bounds.inset(by: insets)
    let image = picture.image?.size ?? .zero
    let gap = label.text != nil && picture.image != nil ? configuration?.imagePadding ?? 0 : 0
    var text = label.text == nil ? CGSize.zero : label.intrinsicContentSize
    text.width = min(text.width, max(0, area.width - image.width - gap))
    let width = image.width + gap + text.width
    let x: CGFloat =
      switch contentHorizontalAlignment {
      case .left, .leading: area.minX
      case .right, .trailing: area.maxX - width
      default: area.midX - width / 2
      }
    func y(_ height: CGFloat) -> CGFloat {
      switch contentVerticalAlignment {
      case .top: area.minY
      case .bottom: area.maxY - height
      default: area.midY - height / 2
      }
    }
    func moved(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
      rect.offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
    }
    if contentHorizontalAlignment == .fill, label.text == nil {
      picture.frame = area.inset(by: imageEdgeInsets)
    } else {
      let rect = CGRect(origin: CGPoint(x: x, y: y(image.height)), size: image)
      let fits = rect.height <= area.height && rect.width <= area.width
      picture.frame = moved(fits ? rect : area, imageEdgeInsets)
    }
    picture.contentMode =
      picture.contentMode == .scaleToFill ? .scaleAspectFit : picture.contentMode
    label.frame = moved(
      CGRect(x: x + image.width + gap, y: y(text.height), width: text.width, height: text.height),
      titleEdgeInsets)
  }

  /// The style of a button as a value.
  public struct Configuration {
    private enum Style {
      case plain
      case gray
      case tinted
      case filled
    }

    /// The style of the corners.
    public enum CornerStyle: Int, Sendable {
      /// A radius of 6 points.
      case fixed
      /// A radius of 6 points.
      case dynamic
      /// A radius of 4 points.
      case small
      /// A radius of 6 points.
      case medium
      /// A radius of 12 points.
      case large
      /// Half of the height.
      case capsule
    }

    private var style: Style
    /// The text.
    public var title: String?
    /// The image.
    public var image: UIImage?
    /// The distance of the image from the text, in points.
    public var imagePadding: CGFloat = 0
    /// The style of the corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The color of text and image; nil for that of the style.
    public var baseForegroundColor: UIColor?
    /// The color behind; nil for that of the style.
    public var baseBackgroundColor: UIColor?
    /// Insets of the contents, in points.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

    private init(_ style: Style) { self.style = style }

    /// Without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// With a gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// With a faint background.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// With a full background.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Without a background.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// With a gray background.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// With a faint background.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// With a full background.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    func foreground(_ tint: UIColor) -> UIColor {
      baseForegroundColor ?? (style == .filled ? .white : tint)
    }

    func background(_ tint: UIColor) -> UIColor? {
      switch style {
      case .plain: baseBackgroundColor
      case .gray: baseBackgroundColor ?? UIColor.systemGray.withAlphaComponent(0.2)
      case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
      case .filled: baseBackgroundColor ?? tint
      }
    }

    func radius(_ height: CGFloat) -> CGFloat {
      switch cornerStyle {
      case .capsule: height / 2
      case .small: 4
      case .large: 12
      case .medium, .fixed, .dynamic: 6
      }
    }

    var insets: UIEdgeInsets {
      UIEdgeInsets(
        top: contentInsets.top, left: contentInsets.leading, bottom: contentInsets.bottom,
        right: contentInsets.trailing)
    }
  }
}
