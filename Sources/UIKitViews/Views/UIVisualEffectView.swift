// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The effect of a visual effect view, such as a blur.
@preconcurrency @MainActor
open class UIVisualEffect {
  /// Creates an effect that shows nothing.
  public init() {}
  func material() -> Material? { nil }
}

/// A blur of what is behind the view, with a tint.
open class UIBlurEffect: UIVisualEffect {
  /// The strength and the tint of a blur.
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  private let style: Style

  /// Creates a blur of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  override func material() -> Material? {
    // The materials follow each other in the same order: adaptive, light and dark ones.
    let first = Style.systemUltraThinMaterial.rawValue
    if style == .extraLight { return .thick }
    if style.rawValue < first { return .regular }
    return [.ultraThin, .thin, .regular, .thick, .bar][(style.rawValue - first) % 5]
  }

  /// The appearance of a style that has one; nil for that of the window.
  var scheme: ColorScheme? {
    switch style.rawValue {
    case Style.dark.rawValue, Style.systemUltraThinMaterialDark.rawValue...: .dark
    case ...Style.light.rawValue, Style.systemUltraThinMaterialLight.rawValue...: .light
    default: nil
    }
  }
}

/// A view that blurs what is behind it, and shows its contents in front.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view that contents are added to, in front of the blur.
  public let contentView = UIView()
  /// The effect that is shown; nil for none.
  open var effect: UIVisualEffect? { didSet { layer.setNeedsFrame() } }

  /// Creates a view with an effect.
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }

  /// Creates a view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  /// Creates a view without an effect. A storyboard sets its properties.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
    decode(coder, by: UIVisualEffectView.self)
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  override func drawContents(_ state: LayerState, _ builder: inout DisplayListBuilder) {
    guard let material = effect?.material() else { return }
    let scheme =
      (effect as? UIBlurEffect)?.scheme ?? UIKitService.environment.colorScheme
    builder.fill(state.outline(of: layer), .nonZero, .material(material.paint(scheme)))
  }
}
