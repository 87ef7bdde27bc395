// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Makes a row a cell and draws the background of the cell: the row's own or that of the list's
/// style.
struct _ListCellBackground: ViewModifier {
  @Environment(\.listRowBackgroundView) private var background
  @Environment(\.colorScheme) private var scheme
  @Environment(\.listStyleKind) private var styleKind

  init() {}

  func body(content: Content) -> some View {
    let configuration = ListRowConfiguration(hasBackground: background.map { _ in true })
    content
      .modifier(
        _LayeredModifier(
          layer: background, alignment: .center, role: .detached, traits: configuration.traits)
      )
      .modifier(_ListCellModifier(color: styleKind == .plain ? scheme.page : scheme.cell))
      .environment(\.listRowInsets, nil)
  }
}

/// Replaces the background of a list row; nil is that of the list's style.
///
/// The list places and draws it in the row's cell, whatever layout is around the modifier. Cells inside, such as those
/// of rows with swipe buttons, have it from the environment.
struct _ListRowBackgroundModifier: ViewModifier {
  let background: AnyView?
  @Environment(\.isInList) private var isInList

  init(background: AnyView?) {
    self.background = background
  }

  func body(content: Content) -> some View {
    if isInList {
      let background = background.map { AnyView($0.outsideOfList()) }
      let configuration = ListRowConfiguration(hasBackground: background != nil)
      content
        .environment(\.listRowBackgroundView, background)
        .modifier(
          _LayeredModifier(
            layer: background, alignment: .center, role: .detached, traits: configuration.traits))
    } else {
      content
    }
  }
}

extension Element {
  /// Returns the background that the row's views set for it; nil if they set none, or if the row fills its cell and
  /// draws it itself.
  final func rowBackground(_ configuration: ListRowConfiguration) -> LayeredElement? {
    guard configuration.hasBackground == true, configuration.fillsCell != true else { return nil }
    var element = self
    var result: LayeredElement?
    while true {
      if let layered = element as? LayeredElement, layered.role == .detached { result = layered }
      guard let child = element.wrappedContent else { return result }
      element = child
    }
  }
}

private enum ListRowBackgroundKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
  /// The background of a row in place of that of the list's style; nil for that.
  var listRowBackgroundView: AnyView? {
    get { self[ListRowBackgroundKey.self] }
    set { self[ListRowBackgroundKey.self] = newValue }
  }
}
