// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Drawing
import Foundation
import Interface
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A spinning activity indicator.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The style of an indicator.
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
  }

  private let model = ControlModel(false)
  /// The size.
  open var style: Style { didSet { invalidateIntrinsicContentSize() } }
  /// The color of the spokes; nil, the default, for gray.
  open var color: UIColor? { didSet { model.revision += 1 } }
  /// Whether it is hidden while it is stopped; true by default.
  open var hidesWhenStopped = true { didSet { show() } }

  /// Creates an indicator of a style.
  public init(style: Style) {
    self.style = style
    let length: CGFloat = style == .large ? 37 : 20
    super.init(frame: CGRect(x: 0, y: 0, width: length, height: length))
    setUp()
  }

  /// Creates an indicator.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
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
      let length: CGFloat = self?.style == .large ? 37 : 20
      if isAnimating.wrappedValue {
        ProgressView().scaleEffect(length / 20)
          .tint(self?.color.map { Color(uiColor: $0) })
      }
    }
    show()
  }

  private func show() { isHidden = hidesWhenStopped && !model.value }

  /// Starts spinning.
  open func startAnimating() {
    model.value = true
    show()
  }

  /// Stops spinning.
  open func stopAnimating() {
    model.value = false
    show()
  }

  /// Whether it is spinning.
  open var isAnimating: Bool { model.value }

  open override var intrinsicContentSize: CGSize {
    let length: CGFloat = style == .large ? 37 : 20
    return CGSize(width: length, height: length)
  }
}
