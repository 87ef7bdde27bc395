// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A view that may consist of several rows.
@MainActor
protocol RowGroup {
  /// Returns the view with the modifier around each of its rows.
  func distributing<M: ViewModifier>(_ modifier: M) -> AnyView
}

/// Returns the view with the modifier around each of its rows.
@MainActor
private func distribute<V: View, M: ViewModifier>(_ view: V, _ modifier: M) -> AnyView {
  (view as? any RowGroup)?.distributing(modifier) ?? AnyView(view.modifier(modifier))
}

extension _RowModified: RowGroup {
  func distributing<M: ViewModifier>(_ modifier: M) -> AnyView {
    let rows = distribute(content, self.modifier)
    guard let declaration else { return distribute(rows, modifier) }
    return distribute(rows.modifier(_RowDeclarationModifier(declaration: declaration)), modifier)
  }
}

extension AnyView: RowGroup {
  func distributing<M: ViewModifier>(_ modifier: M) -> AnyView {
    distribute(storage.content, modifier)
  }
}

extension Section: RowGroup {
  func distributing<M: ViewModifier>(_ modifier: M) -> AnyView {
    AnyView(replacingContent { distribute($0, modifier) })
  }
}

extension ForEach: RowGroup where Content: View {
  func distributing<M: ViewModifier>(_ modifier: M) -> AnyView {
    AnyView(replacingContent { [content] in distribute(content($0), modifier) })
  }
}

extension Group: RowGroup {
  func distributing<M: ViewModifier>(_ modifier: M) -> AnyView { distribute(content, modifier) }
}

extension TupleView: RowGroup {
  func distributing<M: ViewModifier>(_ modifier: M) -> AnyView {
    let views = children.views
    return AnyView(ForEach(views.indices, id: \.self) { distribute(AnyView(views[$0]), modifier) })
  }
}

extension Optional: RowGroup where Wrapped: View {
  func distributing<M: ViewModifier>(_ modifier: M) -> AnyView {
    AnyView(map { distribute($0, modifier) })
  }
}

extension _ConditionalContent: RowGroup {
  func distributing<M: ViewModifier>(_ modifier: M) -> AnyView {
    switch branch {
    case .first(let view): distribute(view, modifier)
    case .second(let view): distribute(view, modifier)
    }
  }
}

/// Modifiers that may be around rows and around their group alike.
private protocol RowTransparentModifier {}

extension _EnvironmentKeyWritingModifier: RowTransparentModifier {}
extension _EnvironmentTransform: RowTransparentModifier {}
extension _TraitModifier: RowTransparentModifier {}
extension _RowDeclarationModifier: RowTransparentModifier {}

extension ModifiedContent: RowGroup where Content: View, Modifier: ViewModifier {
  func distributing<M: ViewModifier>(_ outer: M) -> AnyView {
    // A modifier with a body may make a single row of the rows; others are around the content of each cell.
    guard modifier is any RowTransparentModifier || Modifier.Body.self == Never.self,
      let group = content as? any RowGroup
    else {
      return AnyView(self.modifier(outer))
    }
    return AnyView(group.distributing(outer).modifier(modifier))
  }
}
