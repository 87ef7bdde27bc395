// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing

extension GraphicsContext {
  /// The blending of drawing operations with the content below.
  public struct BlendMode: Hashable, Sendable {
    let mode: LayerBlendMode
    /// Whether the shape is first erased from the content below.
    var erases = false

    /// Covers the content below.
    public static let normal = BlendMode(mode: .normal)
    /// Multiplies the colors.
    public static let multiply = BlendMode(mode: .multiply)
    /// Multiplies the inverse colors.
    public static let screen = BlendMode(mode: .screen)
    /// Multiplies or screens, depending on the color below.
    public static let overlay = BlendMode(mode: .overlay)
    /// Takes the darker components.
    public static let darken = BlendMode(mode: .darken)
    /// Takes the lighter components.
    public static let lighten = BlendMode(mode: .lighten)
    /// Brightens the color below.
    public static let colorDodge = BlendMode(mode: .colorDodge)
    /// Darkens the color below.
    public static let colorBurn = BlendMode(mode: .colorBurn)
    /// Darkens or lightens, depending on the drawn color.
    public static let softLight = BlendMode(mode: .softLight)
    /// Multiplies or screens, depending on the drawn color.
    public static let hardLight = BlendMode(mode: .hardLight)
    /// Subtracts the darker components from the lighter ones.
    public static let difference = BlendMode(mode: .difference)
    /// Like `difference`, with lower contrast.
    public static let exclusion = BlendMode(mode: .exclusion)
    /// Takes the hue of the drawn color.
    public static let hue = BlendMode(mode: .hue)
    /// Takes the saturation of the drawn color.
    public static let saturation = BlendMode(mode: .saturation)
    /// Takes the hue and saturation of the drawn color.
    public static let color = BlendMode(mode: .color)
    /// Takes the luminosity of the drawn color.
    public static let luminosity = BlendMode(mode: .luminosity)
    /// Erases paths from the content below, whatever they are drawn with.
    public static let clear = BlendMode(mode: .destinationOut, erases: true)
    /// Replaces the content below, where paths are drawn.
    public static let copy = BlendMode(mode: .plusLighter, erases: true)
    /// Draws only where there is content below.
    public static let sourceAtop = BlendMode(mode: .sourceAtop)
    /// Draws behind the content below.
    public static let destinationOver = BlendMode(mode: .destinationOver)
    /// Erases what is drawn from the content below.
    public static let destinationOut = BlendMode(mode: .destinationOut)
    /// Adds the inverse colors.
    public static let plusDarker = BlendMode(mode: .plusDarker)
    /// Adds the colors.
    public static let plusLighter = BlendMode(mode: .plusLighter)
  }
}
