// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A modifier of previews, with a context such as sample data that it creates first:
/// `#Preview(traits: .modifier(SampleData()))`.
///
/// - Note: Differs from SwiftUI: each preview creates a context of its own.
@preconcurrency @MainActor
public protocol PreviewModifier {
  /// The type of the data that the previewed view uses.
  associatedtype Context = Void
  /// The type of the modified view.
  associatedtype Body: View
  /// The previewed view.
  typealias Content = AnyView

  /// Creates the data. Until then, the preview is empty; an error is shown in its place.
  static func makeSharedContext() async throws -> Context

  /// Returns the view to show in place of the previewed one.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Creates nothing.
  public static func makeSharedContext() async throws {}
}
