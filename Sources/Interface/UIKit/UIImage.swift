// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Foundation
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) public import Views

/// An image with UIKit's interface: one of the asset library, a symbol, or the contents of a file. It is
/// decoded when it is first drawn, or asked for its size.
public final class UIImage: Hashable, Sendable {
  /// Whether an image is drawn in its own colors, or as a mask for the foreground style.
  public enum RenderingMode: Int, Sendable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }

  package let source: Image.Source
  /// The rendering of the image: as it is, or as a template.
  public let renderingMode: RenderingMode
  /// The size and the weight of a symbol; nil for the usual ones.
  public let symbolConfiguration: SymbolConfiguration?
  /// The parts that keep their size when the image is drawn larger; nil if it is stretched as a whole.
  package let slices: ImageSlices?

  package init(
    _ source: Image.Source, _ renderingMode: RenderingMode = .automatic,
    symbol: SymbolConfiguration? = nil, slices: ImageSlices? = nil
  ) {
    self.source = source
    self.renderingMode = renderingMode
    symbolConfiguration = symbol
    self.slices = slices
  }

  /// Creates an image without pixels.
  public convenience init() {
    self.init(.bitmap(ImageData([], scale: 1)))
  }

  /// Creates an image of the asset library; nil if there is none of that name.
  @preconcurrency @MainActor
  public convenience init?(named name: String) {
    if let assets = FrameContext.current.host?.resources.assets,
      assets.image(named: name, isDark: false) == nil
    {
      return nil
    }
    self.init(.asset(name))
  }

  /// Creates an image of the asset library; nil if there is none of that name.
  ///
  /// - Note: Differs from UIKit: `bundle` and `traits` are ignored, because all assets are in one
  ///   library.
  @preconcurrency @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection? = nil
  ) {
    self.init(named: name)
  }

  /// Creates an image of the asset library, with a configuration; nil if there is none of that name.
  ///
  /// - Note: Differs from UIKit: `bundle` is ignored, because all assets are in one library.
  @preconcurrency @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: SymbolConfiguration?
  ) {
    guard UIImage(named: name) != nil else { return nil }
    self.init(.asset(name), symbol: configuration)
  }

  /// Creates an image from one of the project's images.
  public convenience init(resource: ImageResource) {
    self.init(.asset(resource.assetName))
  }

  /// Creates an image from a symbol by its name in SF Symbols; nil if there is none of that name.
  @preconcurrency @MainActor
  public convenience init?(systemName name: String) {
    if let assets = FrameContext.current.host?.resources.assets,
      assets.symbol(named: name, weight: 400) == nil
    {
      return nil
    }
    self.init(.symbol(name))
  }

  /// Creates an image from the contents of a PNG, JPEG or WebP file; nil for other contents.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard ImageData.isPicture(data) else { return nil }
    self.init(.bitmap(ImageData(Array(data), scale: Double(scale))))
  }

  /// Creates an image from a PNG, JPEG or WebP file; nil if there is none.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// The size in points; 0, 0 if the image cannot be decoded.
  @preconcurrency @MainActor
  public var size: CGSize {
    guard let assets = FrameContext.current.host?.resources.assets else { return .zero }
    switch source {
    case .asset(let name): return assets.image(named: name, isDark: false)?.size ?? .zero
    case .symbol(let name):
      let box = assets.symbol(named: name, weight: symbolWeight)?.box ?? .zero
      return CGSize(width: box.width * symbolSize, height: box.height * symbolSize)
    case .bitmap(let data): return data.asset(assets)?.size ?? .zero
    }
  }

  /// The number of pixels per point of an image from a file; 1 for others.
  public var scale: CGFloat {
    if case .bitmap(let data) = source { CGFloat(data.scale) } else { 1 }
  }

  /// Creates an image from the PNG file of a drawing; without pixels if there is none.
  package convenience init(drawn bytes: [UInt8]?, scale: CGFloat) {
    self.init(.bitmap(ImageData(bytes ?? [], scale: Double(scale))))
  }

  /// The same pixels with another number of them per point; nil for an image that is not a bitmap.
  package func bitmap(scale: CGFloat) -> UIImage? {
    guard case .bitmap(let data) = source else { return nil }
    return UIImage(.bitmap(ImageData(data.bytes, scale: Double(scale))), renderingMode)
  }

  /// Returns the image rendered in another mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(source, renderingMode, symbol: symbolConfiguration, slices: slices)
  }

  /// The contents of the file from which the image was made; nil for other images.
  package var fileContents: Data? {
    guard case .bitmap(let data) = source, !data.bytes.isEmpty else { return nil }
    return Data(data.bytes)
  }

  /// The contents of the PNG file from which the image was made; nil for other images.
  public func pngData() -> Data? {
    guard case .bitmap(let data) = source, data.bytes.starts(with: [0x89, 0x50, 0x4e, 0x47]) else {
      return nil
    }
    return Data(data.bytes)
  }

  /// Returns whether two images have the same source and are rendered in the same mode.
  public static func == (one: UIImage, other: UIImage) -> Bool {
    one.source == other.source && one.renderingMode == other.renderingMode
      && one.symbolConfiguration == other.symbolConfiguration && one.slices == other.slices
  }

  /// Hashes the source of the image.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(source)
  }
}

extension ImageData {
  /// Returns whether a file's contents begin like those of a PNG, JPEG or WebP file.
  fileprivate static func isPicture(_ data: Data) -> Bool {
    data.starts(with: [0x89, 0x50, 0x4e, 0x47]) || data.starts(with: [0xff, 0xd8, 0xff])
      || (data.starts(with: Array("RIFF".utf8))
        && data.dropFirst(8).starts(with: Array("WEBP".utf8)))
  }
}

extension Image {
  /// Creates an image from a UIKit image.
  public init(uiImage: UIImage) {
    let image = Image(uiImage.source)
    switch uiImage.renderingMode {
    case .automatic: self = image
    case .alwaysOriginal: self = image.renderingMode(.original)
    case .alwaysTemplate: self = image.renderingMode(.template)
    }
  }
}
