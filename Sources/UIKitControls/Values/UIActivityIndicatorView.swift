// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Drawing
import Foundation
import Interface
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A spinning indicator of work whose duration is unknown.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size of an indicator.
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101

    fileprivate var size: CGSize {
      let length: CGFloat = self == .large ? 37 : 20
      return CGSize(width: length, height: length)
    }
  }

  private let model = ControlModel(false)
  /// The size, and with it the length of the spokes.
  open var style: Style {
    didSet {
      if bounds.size == oldValue.size { bounds.size = style.size }
      invalidateIntrinsicContentSize()
      model.revision += 1
    }
  }
  /// The color of the spokes; nil, the default, for gray.
  open var color: UIColor? { didSet { model.revision += 1 } }
  /// Whether it is hidden while it is stopped; true by default.
  open var hidesWhenStopped = true { didSet { show() } }

  /// Creates an indicator with the size of a style, which is stopped and so hidden.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    setUp()
  }

  /// Creates an indicator of the style `medium`, which is stopped and so hidden. One without a size has that of the style.
  public override init(frame: CGRect) {
    style = .medium
    super.init(
      frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Style.medium.size) : frame)
    setUp()
  }

  /// Creates an indicator without a size. A storyboard sets its properties.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    setUp()
    decode(coder, by: UIActivityIndicatorView.self)
  }

  private func setUp() {
    hugging = LayoutPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
    showControl(model) { [weak self] isAnimating in
      if isAnimating.wrappedValue {
        ProgressView().scaleEffect((self?.style ?? .medium).size.width / Style.medium.size.width)
          .tint(self?.color.map { Color(uiColor: $0) })
      }
    }
    show()
  }

  private func show() { isHidden = hidesWhenStopped && !model.value }

  /// Lets the indicator spin, and shows it if it was hidden.
  open func startAnimating() {
    model.value = true
    show()
  }

  /// Stops the indicator, and hides it unless `hidesWhenStopped` is false.
  open func stopAnimating() {
    model.value = false
    show()
  }

  /// Whether the indicator spins.
  open var isAnimating: Bool { model.value }

  open override var intrinsicContentSize: CGSize { style.size }
}
