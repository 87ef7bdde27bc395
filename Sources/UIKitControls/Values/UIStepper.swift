// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
import Interface
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A control with a button to decrement and a button to increment a value, of 94 by 32 points.
///
/// A button whose step would not change the value is dimmed.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private let model = ControlModel(0.0)
  /// The value before the press in progress.
  private var pressedValue: Double?
  /// The number of steps of the press in progress.
  private var steps = 0
  private static let size = CGSize(width: 94, height: 32)

  /// Whether each step is reported, by `valueChanged`; true by default. If false, the value is reported
  /// when the button is released.
  open var isContinuous = true
  /// Whether a button that is held repeats its step, every 0.1 s after 0.5 s; true by default.
  open var autorepeat = true
  /// Whether a step beyond one end of the range leads to the other end; false by default, so that the
  /// value stays at the end.
  open var wraps = false { didSet { model.revision += 1 } }
  /// The lowest value; 0 by default. A value below it becomes it. It must be less than `maximumValue`.
  open var minimumValue: Double = 0 {
    didSet {
      checkRange()
      value = model.value
    }
  }
  /// The highest value; 100 by default. A value above it becomes it. It must be greater than
  /// `minimumValue`.
  open var maximumValue: Double = 100 {
    didSet {
      checkRange()
      value = model.value
    }
  }
  /// The difference between successive values; 1 by default. It must be greater than 0. The last step
  /// before an end of the range is shortened.
  open var stepValue: Double = 1 {
    didSet { if !(stepValue > 0) { fatalError("The step of a stepper is \(stepValue).") } }
  }

  /// Creates a stepper, whose size is fixed.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  /// Creates a stepper of the fixed size. A storyboard sets its properties.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    setUp()
    decode(coder, by: UIStepper.self)
  }

  /// The value, in the range; 0 by default. NaN becomes the lowest value.
  open var value: Double {
    get { model.value }
    set { model.value = newValue > minimumValue ? min(newValue, maximumValue) : minimumValue }
  }

  private func checkRange() {
    guard minimumValue < maximumValue else {
      fatalError("The range of a stepper is from \(minimumValue) to \(maximumValue).")
    }
  }

  private func setUp() {
    hugging = LayoutPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
    model.onChange = { [weak self] in
      if self?.isContinuous == true { self?.sendActions(for: .valueChanged) }
    }
    showControl(model) { [weak self] value in
      Stepper(
        label: { EmptyView() }, onIncrement: self?.action(1, value),
        onDecrement: self?.action(-1, value), onEditingChanged: { self?.pressed($0) }
      )
      .labelsHidden()
      .disabled(self?.isEnabled == false)
    }
  }

  /// The action of a button; nil if it cannot change the value.
  private func action(_ direction: Double, _ value: Binding<Double>) -> (() -> Void)? {
    guard next(direction) != model.value else { return nil }
    return { [weak self] in
      guard let self else { return }
      steps += 1
      if steps == 1 || autorepeat, next(direction) != model.value {
        value.wrappedValue = next(direction)
      }
    }
  }

  /// The value after a step.
  private func next(_ direction: Double) -> Double {
    let next = model.value + direction * stepValue
    guard wraps else { return min(max(next, minimumValue), maximumValue) }
    return next > maximumValue ? minimumValue : next < minimumValue ? maximumValue : next
  }

  private func pressed(_ isPressed: Bool) {
    steps = 0
    if isPressed {
      pressedValue = model.value
    } else {
      if !isContinuous, let pressedValue, pressedValue != model.value {
        sendActions(for: .valueChanged)
      }
      pressedValue = nil
    }
  }

  @_spi(ViewTree) open override func stateChanged() {
    super.stateChanged()
    model.revision += 1
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
}
