// Part of Snapback, under the MIT licence; see LICENSE.

/// Other drawings of the same symbol: filled, in a circle, struck through.
public struct SymbolVariants: Hashable, Sendable {
  private var shape: String?
  private var isFilled = false
  private var isStruck = false

  init(shape: String? = nil, isFilled: Bool = false, isStruck: Bool = false) {
    self.shape = shape
    self.isFilled = isFilled
    self.isStruck = isStruck
  }

  public static let none = SymbolVariants()
  public static let circle = SymbolVariants(shape: "circle")
  public static let square = SymbolVariants(shape: "square")
  public static let rectangle = SymbolVariants(shape: "rectangle")
  public static let fill = SymbolVariants(isFilled: true)
  public static let slash = SymbolVariants(isStruck: true)

  public var circle: SymbolVariants { with { $0.shape = "circle" } }
  public var square: SymbolVariants { with { $0.shape = "square" } }
  public var rectangle: SymbolVariants { with { $0.shape = "rectangle" } }
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  public var slash: SymbolVariants { with { $0.isStruck = true } }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variants = self
    change(&variants)
    return variants
  }

  /// Both, where they do not contradict; else the other's.
  func joined(with other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      shape: other.shape ?? shape, isFilled: isFilled || other.isFilled,
      isStruck: isStruck || other.isStruck)
  }

  /// The name with what it does not say yet, in the order of SF Symbols' names.
  package func applied(to name: String) -> String {
    let parts = name.split(separator: ".")
    var words: [String] = []
    if isStruck, !parts.contains("slash") { words.append("slash") }
    if let shape, !parts.contains(Substring(shape)) { words.append(shape) }
    var name = ([name] + words).joined(separator: ".")
    if isFilled, !parts.contains("fill") {
      name += ".fill"
    } else if parts.last == "fill", !words.isEmpty {
      name = (parts.dropLast().map(String.init) + words + ["fill"]).joined(separator: ".")
    }
    return name
  }
}

/// How the layers of a symbol are coloured. Symbols here have one, in the foreground style.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

private enum SymbolVariantsKey: EnvironmentKey {
  static let defaultValue = SymbolVariants.none
}

extension EnvironmentValues {
  /// Which drawings of symbols are shown.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Shows other drawings of the symbols inside, where there are.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.joined(with: variant) }
  }

  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}

extension Image {
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}
