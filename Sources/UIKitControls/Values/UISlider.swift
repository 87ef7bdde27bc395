// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A slider.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private let model = ControlModel(0.0)
  /// The minimum value; 0 by default.
  open var minimumValue: Float = 0 { didSet { model.revision += 1 } }
  /// The maximum value; 1 by default.
  open var maximumValue: Float = 1 { didSet { model.revision += 1 } }
  /// The color of the part up to the value; nil for the tint.
  open var minimumTrackTintColor: UIColor? { didSet { model.revision += 1 } }
  /// Whether changes are reported while the finger moves; true by default.
  open var isContinuous = true

  /// Creates a slider.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    hugging.vertical = .defaultHigh
    model.onChange = { [weak self] in
      if self?.isContinuous == true { self?.sendActions(for: .valueChanged) }
    }
    showControl(model) { [weak self] value in
      let (minimum, high) = (Double(self?.minimumValue ?? 0), Double(self?.maximumValue ?? 1))
      let low = minimum.isFinite ? minimum : 0
      Slider(
        value: value, in: low...(high > low ? high : low + 1e-6),
        onEditingChanged: { isEditing in
          guard !isEditing, let self else { return }
          if !self.isContinuous { self.sendActions(for: .valueChanged) }
        }
      )
      .tint(self?.minimumTrackTintColor.map { Color(uiColor: $0) })
      .disabled(self?.isEnabled == false)
    }
  }

  /// Creates a slider without a size. A storyboard sets its properties.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, by: UISlider.self)
  }

  /// The value.
  open var value: Float {
    get { Float(model.value) }
    set { model.value = Double(min(max(newValue, minimumValue), maximumValue)) }
  }

  /// Sets the value.
  open func setValue(_ value: Float, animated: Bool) {
    withAnimation(animated ? .default : nil) { self.value = value }
  }

  @_spi(ViewTree) open override func stateChanged() {
    super.stateChanged()
    model.revision += 1
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(size.width, 118), height: 34)
  }
}
