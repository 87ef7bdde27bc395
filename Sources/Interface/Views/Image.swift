// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Foundation

/// A picture from the assets, or a symbol.
///
/// It has its own size, unless it is `resizable()`. What is missing is shown as a box with a cross in it.
public struct Image: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case asset(String)
    case symbol(String)
  }

  /// Whether the picture's own colours are drawn, or the foreground style in their place.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template
    case original
  }

  /// How it fills a space of another size.
  public enum ResizingMode: Hashable, Sendable {
    case stretch
  }

  /// How pixels are found between those that a picture has.
  public enum Interpolation: Hashable, Sendable {
    case none
    case low
    case medium
    case high
  }

  /// How big a symbol is beside its font.
  public enum Scale: Hashable, Sendable, CaseIterable {
    case small
    case medium
    case large

    /// What the medium size is multiplied by.
    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.28
      }
    }
  }

  let source: Source
  private(set) var isResizable = false
  private(set) var renderingMode: TemplateRenderingMode?

  /// A picture from the asset folder or catalogue, by its name.
  public init(_ name: String) {
    source = .asset(name)
  }

  /// A picture by its name in the assets, which is where every bundle's are.
  public init(_ name: String, bundle: Bundle?) {
    self.init(name)
  }

  /// A picture that says nothing a reader would miss.
  public init(decorative name: String) {
    source = .asset(name)
  }

  /// A symbol by SF Symbols' name.
  public init(systemName: String) {
    source = .symbol(systemName)
  }

  /// Makes it take the size it is given.
  public func resizable(resizingMode: ResizingMode = .stretch) -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// Whether edges of the picture are smooth: they always are.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// How pixels are found between those that a picture has: always smoothly.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.renderingMode = renderingMode
    return image
  }

  /// Puts it into a line of text.
  @MainActor
  func put(into run: inout StyledText.Run, _ values: EnvironmentValues) {
    run.string = "\u{fffc}"
    let known: SymbolShape? =
      if case .symbol(let name) = source { values.assets?.symbol(named: name) } else { nil }
    run.symbol = known ?? .missing
    run.font.size *= Double(values.imageScale.factor)
  }
}

private enum ImageScaleKey: EnvironmentKey {
  static let defaultValue = Image.Scale.medium
}

extension EnvironmentValues {
  /// How big symbols are beside their fonts.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Sets how big the symbols inside are beside their fonts.
  public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}

extension SymbolShape {
  /// What stands for a symbol that is not there: a box with a cross in it.
  static let missing: SymbolShape = {
    var cross = OutlineBuilder()
    cross.addRect(CGRect(x: 0.08, y: -0.84, width: 0.84, height: 0.84))
    cross.move(to: CGPoint(x: 0.08, y: -0.84))
    cross.addLine(to: CGPoint(x: 0.92, y: 0))
    cross.move(to: CGPoint(x: 0.92, y: -0.84))
    cross.addLine(to: CGPoint(x: 0.08, y: 0))
    return SymbolShape(
      name: "missing", outline: cross.outline.stroked(StrokeStyle(lineWidth: 0.06)), rule: .nonZero,
      box: CGRect(x: 0, y: -0.92, width: 1, height: 1))
  }()
}
