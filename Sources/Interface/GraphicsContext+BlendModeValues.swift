// Part of Snapback, under the MIT licence; see LICENSE.

public import ViewEffects

extension GraphicsContext.BlendMode: RawRepresentable {
  /// Creates a mode by the number of the same mode of a `CGContext`; nil if there is none.
  public init?(rawValue: Int32) {
    guard let mode = Self.numbered.first(where: { $0.number == rawValue })?.mode else { return nil }
    self = mode
  }

  /// The number of the same mode of a `CGContext`.
  public var rawValue: Int32 {
    Self.numbered.first { $0.mode == self }?.number ?? 0
  }

  private static let numbered: [(number: Int32, mode: Self)] = [
    (0, .normal), (1, .multiply), (2, .screen), (3, .overlay), (4, .darken), (5, .lighten),
    (6, .colorDodge), (7, .colorBurn), (8, .softLight), (9, .hardLight), (10, .difference),
    (11, .exclusion), (12, .hue), (13, .saturation), (14, .color), (15, .luminosity),
    (16, .clear), (17, .copy), (20, .sourceAtop), (21, .destinationOver), (23, .destinationOut),
    (26, .plusDarker), (27, .plusLighter),
  ]
}
