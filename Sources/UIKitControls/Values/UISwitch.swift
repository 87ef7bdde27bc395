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

/// A control that turns something on or off, of 51 by 31 points.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  private let model = ControlModel(false)
  /// The color while it is on; nil for green.
  open var onTintColor: UIColor? { didSet { model.revision += 1 } }
  /// The color of the thumb; nil for white.
  open var thumbTintColor: UIColor? { didSet { model.revision += 1 } }

  /// Creates a switch, whose size is fixed.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 51, height: 31)))
    setUp()
  }

  private func setUp() {
    hugging = LayoutPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
    model.onChange = { [weak self] in self?.sendActions(for: .valueChanged) }
    showControl(model) { [weak self] value in
      Toggle("", isOn: value).labelsHidden()
        .tint(self?.onTintColor.map { Color(uiColor: $0) })
        .environment(\.controlThumb, self?.thumbTintColor.map { Color(uiColor: $0) })
        .disabled(self?.isEnabled == false)
        // The size of a UISwitch is that of iOS 18.
        .environment(\.systemVersion, .iOS18)
    }
  }

  /// Creates a switch of the fixed size. A storyboard sets its properties.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = CGSize(width: 51, height: 31)
    setUp()
    decode(coder, by: UISwitch.self)
  }

  /// Whether it is on; false by default. Setting it moves the thumb at once, and sends no actions.
  open var isOn: Bool {
    get { model.value }
    set { model.value = newValue }
  }

  /// Turns it on or off, and moves the thumb there with an animation or at once. No actions are sent.
  open func setOn(_ on: Bool, animated: Bool) {
    withAnimation(animated ? .default : nil) { model.value = on }
  }

  @_spi(ViewTree) open override func stateChanged() {
    super.stateChanged()
    model.revision += 1
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
