// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Foundation
@_spi(ViewTree) public import ViewCore

/// A view of an image asset or a symbol.
///
/// It has its intrinsic size unless it is `resizable()`. A missing image is empty, and reported on
/// standard error. In place of a symbol for which there is no icon, a crossed box is drawn.
/// - Note: Differs from SwiftUI: symbols are icons of bootstrap-icons under SF Symbols' names, with few layers.
public struct Image: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    case asset(String)
    case symbol(String)
    case bitmap(ImageData)
  }

  /// Whether an image is drawn in its own colors, or as a mask for the foreground style.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template
    case original
  }

  /// The method by which a resizable image fills its frame.
  public enum ResizingMode: Hashable, Sendable {
    /// The image, or each of its parts between the cap insets, is repeated at its own size.
    case tile
    /// The image, or each of its parts between the cap insets, is stretched.
    case stretch
  }

  /// The quality of image scaling.
  ///
  /// - Note: Differs from SwiftUI: it has no effect. Scaling is always smooth.
  public enum Interpolation: Hashable, Sendable {
    case none
    case low
    case medium
    case high
  }

  /// The size of a symbol relative to its font.
  public enum Scale: Hashable, Sendable, CaseIterable {
    case small
    case medium
    case large

    /// The factor relative to the medium size.
    var factor: CGFloat {
      switch self {
      case .small: 0.786
      case .medium: 1
      case .large: 1.276
      }
    }
  }

  package let source: Source
  private(set) var isResizable = false
  private(set) var slices = ImageSlices()
  private(set) var renderingMode: TemplateRenderingMode?
  /// The symbol's own mode.
  var symbolMode: SymbolRenderingMode?
  /// The value from 0 to 1 that turns on the symbol's parts; nil for all of them.
  private(set) var variableValue: Double?
  /// Whether assistive technologies ignore the image.
  private var isDecorative = false
  /// The name for assistive technologies that replaces that of the asset.
  private var label: String?

  /// Creates an image from the asset library. A missing image is empty.
  ///
  /// - Note: Differs from SwiftUI: `bundle` is ignored, because all assets are in one library.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .asset(name)
  }

  /// Creates an image from one of the project's images. A missing image is empty.
  public init(_ resource: ImageResource) {
    source = .asset(resource.name)
  }

  /// Creates an image from the asset library, with a text for assistive technologies. A missing
  /// image is empty.
  ///
  /// - Note: Differs from SwiftUI: `bundle` is ignored, because all assets are in one library.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    source = .asset(name)
    self.label = label.string
  }

  /// Creates an image from its source.
  package init(_ source: Source) {
    self.source = source
  }

  /// Creates an image from the asset library that assistive technologies ignore.
  ///
  /// - Note: Differs from SwiftUI: `bundle` is ignored, because all assets are in one library.
  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .asset(name)
    isDecorative = true
  }

  /// Creates an image from a symbol by its name in SF Symbols.
  public init(systemName: String) {
    source = .symbol(systemName)
  }

  /// Creates an image from a symbol by its name in SF Symbols.
  /// At a value from 0 to 1, the bars and waves of some symbols are dimmed.
  public init(systemName: String, variableValue: Double?) {
    source = .symbol(systemName)
    self.variableValue = variableValue
  }

  /// The image with a text for assistive technologies; without one it is decorative.
  package func described(by label: Text?) -> Image {
    var image = self
    image.label = label?.string
    image.isDecorative = label == nil
    return image
  }

  /// Makes the image fill the proposed size instead of its intrinsic size.
  ///
  /// The parts of the image within the cap insets, in points, keep their size at the corners, and
  /// their thickness at the edges. Symbols are always stretched as a whole.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    image.slices = ImageSlices(insets: capInsets, mode: resizingMode)
    return image
  }

  /// Returns the image unchanged.
  ///
  /// - Note: Differs from SwiftUI: it has no effect. Edges are always antialiased.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Returns the image unchanged.
  ///
  /// - Note: Differs from SwiftUI: it has no effect. Scaling is always smooth.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Sets whether the image is a template, drawn in the foreground style; nil uses the asset's own
  /// setting. An original symbol is drawn in its own colors, if it has any.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.renderingMode = renderingMode
    return image
  }

  /// The name for assistive technologies: its label, that of the asset, or the words of a symbol's name; nil
  /// for a decorative image.
  var spokenName: String? {
    if isDecorative { return nil }
    if let label { return label }
    switch source {
    case .asset(let name): return name
    case .symbol(let name):
      guard name == "fill" || name.utf8.contains(UInt8(ascii: ".")) else { return name }
      return name.split(separator: ".").filter { $0 != "fill" }.joined(separator: " ")
    case .bitmap: return nil
    }
  }

  /// Makes a text run of the image: an object replacement character with a symbol.
  @MainActor
  func insert(into run: inout StyledText.Run, _ values: EnvironmentValues) {
    run.string = "\u{fffc}"
    let symbol: SymbolShape? =
      if case .symbol(let name) = source {
        values.assets?.symbol(named: name, weight: run.font.weight)
      } else { nil }
    run.symbol = symbol ?? .missing
    run.font.size *= Double(values.imageScale.factor)
  }
}

private enum ImageScaleKey: EnvironmentKey {
  static let defaultValue = Image.Scale.medium
}

extension EnvironmentValues {
  /// The size of symbols relative to their fonts.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of symbols in this view relative to their fonts.
  public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}

extension SymbolShape {
  /// The placeholder of a missing symbol: a crossed box.
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
