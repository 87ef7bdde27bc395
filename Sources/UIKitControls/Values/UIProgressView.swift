// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Drawing
import Foundation
import Interface
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A bar that is filled in proportion to `progress`, from 0 to 1.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The style of a bar.
  public enum Style: Int, Sendable {
    /// A bar on its own.
    case `default`
    /// A bar in a toolbar. It looks the same.
    case bar
  }

  private let track = CALayer()
  private let bar = CALayer()
  private var value: Float = 0
  /// The color of the part that is done; nil for the tint.
  open var progressTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The color of the part that is not filled; nil for gray.
  open var trackTintColor: UIColor? { didSet { setNeedsLayout() } }

  /// Creates a bar.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
  }

  /// Creates a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    hugging.vertical = .defaultHigh
    layer.addSublayer(track)
    track.addSublayer(bar)
    track.masksToBounds = true
  }

  /// Creates a bar without a size. A storyboard sets its properties.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, by: UIProgressView.self)
  }

  /// The progress, from 0, the default, to 1. Numbers outside are clamped.
  open var progress: Float {
    get { value }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the progress, clamped to 0 to 1, with an animation of the bar or at once.
  open func setProgress(_ progress: Float, animated: Bool) {
    value = min(max(progress, 0), 1)
    CATransaction.begin()
    CATransaction.setDisableActions(!animated)
    place()
    CATransaction.commit()
  }

  private func place() {
    bar.frame = CGRect(
      x: 0, y: 0, width: bounds.width * CGFloat(value), height: bounds.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    track.frame = bounds
    track.cornerRadius = bounds.height / 2
    track.backgroundColor = (trackTintColor ?? UIColor.systemGray.withAlphaComponent(0.3)).cgColor
    bar.backgroundColor = (progressTintColor ?? tintColor).cgColor
    place()
    CATransaction.commit()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }
}
