// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// Variants of symbols: filled, enclosed in a shape, or with a slash.
public struct SymbolVariants: Hashable, Sendable {
  private var shape: String?
  private var isFilled = false
  private var hasSlash = false

  init(shape: String? = nil, isFilled: Bool = false, hasSlash: Bool = false) {
    self.shape = shape
    self.isFilled = isFilled
    self.hasSlash = hasSlash
  }

  /// Symbols as they are named, without a variant.
  public static let none = SymbolVariants()
  /// Symbols in a circle.
  public static let circle = SymbolVariants(shape: "circle")
  /// Symbols in a square.
  public static let square = SymbolVariants(shape: "square")
  /// Symbols in a rectangle.
  public static let rectangle = SymbolVariants(shape: "rectangle")
  /// Filled symbols.
  public static let fill = SymbolVariants(isFilled: true)
  /// Symbols that are crossed out by a slash.
  public static let slash = SymbolVariants(hasSlash: true)

  /// The variants, in a circle.
  public var circle: SymbolVariants { with { $0.shape = "circle" } }
  /// The variants, in a square.
  public var square: SymbolVariants { with { $0.shape = "square" } }
  /// The variants, in a rectangle.
  public var rectangle: SymbolVariants { with { $0.shape = "rectangle" } }
  /// The variants, filled.
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  /// The variants, with a slash.
  public var slash: SymbolVariants { with { $0.hasSlash = true } }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variants = self
    change(&variants)
    return variants
  }

  /// The union of two variants; if both have a shape, it is the other's.
  func merged(with other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      shape: other.shape ?? shape, isFilled: isFilled || other.isFilled,
      hasSlash: hasSlash || other.hasSlash)
  }

  /// The name of a symbol with the variants it does not have yet, in the order of SF Symbols'
  /// names.
  package func applied(to name: String) -> String {
    if shape == nil, !isFilled, !hasSlash { return name }
    let parts = name.split(separator: ".")
    var suffixes: [String] = []
    if hasSlash, !parts.contains("slash") { suffixes.append("slash") }
    if let shape, !parts.contains(Substring(shape)) { suffixes.append(shape) }
    var name = ([name] + suffixes).joined(separator: ".")
    if isFilled, !parts.contains("fill") {
      name += ".fill"
    } else if parts.last == "fill", !suffixes.isEmpty {
      name = (parts.dropLast().map(String.init) + suffixes + ["fill"]).joined(separator: ".")
    }
    return name
  }
}

private enum SymbolVariantsKey: EnvironmentKey {
  static let defaultValue = SymbolVariants.none
}

extension EnvironmentValues {
  /// The variants of the symbols that are displayed.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Adds variants for symbols in this view, where they exist.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.merged(with: variant) }
  }
}
