// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

private enum IsInBarKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// The settings around a bar, which it replaces for its items.
package struct BarSurroundings {
  var typeSize: DynamicTypeSize
  var tint: Color?
  /// Whether the items are on glass, as in iOS 26.
  var isGlass: Bool
}

private enum BarSurroundingsKey: EnvironmentKey {
  static var defaultValue: BarSurroundings? { nil }
}

extension EnvironmentValues {
  /// Whether the view is an item of a bar, which sets the appearance of labels, symbols and texts.
  package var isInBar: Bool {
    get { self[IsInBarKey.self] }
    set { self[IsInBarKey.self] = newValue }
  }

  /// The settings around the bar; nil outside of bars.
  var barSurroundings: BarSurroundings? {
    get { self[BarSurroundingsKey.self] }
    set { self[BarSurroundingsKey.self] = newValue }
  }

  /// Whether the view is an item on the glass of a bar.
  package var isOnBarGlass: Bool { isInBar && barSurroundings?.isGlass == true }
}

/// Limits the text size of a bar, and sets the tint of items on glass.
private struct BarModifier: ViewModifier {
  let isGlass: Bool
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.tint) private var tint

  init(isGlass: Bool) { self.isGlass = isGlass }

  func body(content: Content) -> some View {
    let surroundings = BarSurroundings(typeSize: typeSize, tint: tint, isGlass: isGlass)
    if isGlass {
      bar(content, surroundings).environment(\.tint, .primary)
    } else {
      bar(content, surroundings)
    }
  }

  private func bar(_ content: Content, _ surroundings: BarSurroundings) -> some View {
    content
      .dynamicTypeSize(.large ... .xxLarge)
      .transformEnvironment(\.barSurroundings) { $0 = $0 ?? surroundings }
  }
}

/// Removes the settings of a bar from the views that one of its items presents.
private struct OutsideOfBarModifier: ViewModifier {
  @Environment(\.isInBar) private var isInBar
  @Environment(\.barSurroundings) private var surroundings

  init() {}

  func body(content: Content) -> some View {
    let isInBar = isInBar
    let outer =
      content
      .transformEnvironment(\.labelStyles) { if isInBar { $0 = ControlStyles() } }
      .transformEnvironment(\.imageScale) { if isInBar { $0 = .medium } }
      .transformEnvironment(\.lineLimit) { if isInBar { $0 = nil } }
      .environment(\.isInBar, false)
    if let surroundings {
      let restored =
        outer
        .environment(\.barSurroundings, nil)
        .environment(\.dynamicTypeSize, surroundings.typeSize)
      if surroundings.isGlass {
        restored.environment(\.tint, surroundings.tint)
      } else {
        restored
      }
    } else {
      outer
    }
  }
}

extension View {
  /// Makes the view the content of a bar, as in iOS: its texts are never smaller than at the standard text size, and at
  /// most as large as at `xxLarge` (21 instead of 17 points). On glass, its items are not tinted unless they set a tint
  /// of their own. What items present has the settings around the bar.
  package func barContent(isGlass: Bool) -> some View { modifier(BarModifier(isGlass: isGlass)) }

  /// Gives the labels, symbols and texts inside the appearance that they have outside of bars.
  package func outsideOfBar() -> some View { modifier(OutsideOfBarModifier()) }
}
