// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A view with a modifier of list rows. Around several rows, such as a `ForEach` or a `Section`, the
/// modifier applies to each of them, with state of its own.
struct _RowModified<Content: View, Modifier: ViewModifier>: View {
  let content: Content
  let modifier: Modifier
  /// Receives the environment around the modifier; nil for a modifier that does not need it.
  var declaration: RowModifierDeclaration?

  var body: some View {
    let _ = declaration?.note()
    if let group = content as? any RowGroup {
      group.distributing(modifier)
    } else {
      content.modifier(modifier)
    }
  }
}

/// The environment in which a modifier of rows is declared. It differs from the environment of the modifier's node,
/// which is moved to the rows, inside of modifiers that change their environment.
@MainActor
final class RowModifierDeclaration {
  /// Nil until the view with the modifier is evaluated, and after it has been removed.
  // Weak: its values refer to views, whose state refers to the closures of swiped rows.
  private(set) weak var environment: EnvironmentScope?

  /// Stores the environment of the view or modifier that is being evaluated.
  func note() { environment = FrameContext.evaluatingNode?.environment }
}

/// Marks the position of the declaration of a modifier that is moved to the rows inside.
struct _RowDeclarationModifier: ViewModifier {
  let declaration: RowModifierDeclaration

  func body(content: Content) -> some View {
    let _ = declaration.note()
    content
  }
}
