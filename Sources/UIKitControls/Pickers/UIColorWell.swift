// Part of Snapback, under the MIT licence; see LICENSE.

import CompoundControls
@_spi(ViewTree) import Controls
import Foundation
import Interface
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A control that shows a color in a ring of all colors, of 28 by 28 points. A tap opens a sheet in which the user
/// selects another one.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  private let model = ControlModel(Color.clear)
  private var color: UIColor?
  /// The title of the control, for assistive technologies; nil for none.
  open var title: String? { didSet { model.revision += 1 } }
  /// Whether the user can select the opacity; true by default. Otherwise selected colors are opaque.
  open var supportsAlpha = true { didSet { model.revision += 1 } }

  /// Creates a well without a color, whose size is fixed.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  private static let size = CGSize(width: 28, height: 28)

  private func setUp() {
    hugging = LayoutPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
    model.onChange = { [weak self] in
      guard let self else { return }
      color = UIColor(model.value)
      sendActions(for: .valueChanged)
    }
    showControl(model) { [weak self] value in
      ColorPicker(self?.title ?? "", selection: value, supportsOpacity: self?.supportsAlpha ?? true)
        .labelsHidden()
        .disabled(self?.isEnabled == false)
    }
  }

  /// Creates a well of the fixed size. A storyboard sets its properties.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    setUp()
    decode(coder, by: UIColorWell.self)
  }

  /// The selected color; nil, the default, for none. Setting it sends no actions.
  open var selectedColor: UIColor? {
    get { color }
    set {
      color = newValue
      model.value = newValue.map { Color(uiColor: $0) } ?? .clear
    }
  }

  @_spi(ViewTree) open override func stateChanged() {
    super.stateChanged()
    model.revision += 1
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
}
