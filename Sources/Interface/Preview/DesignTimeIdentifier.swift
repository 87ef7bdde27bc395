// Part of Snapback, under the MIT licence; see LICENSE.

public import ViewCore

/// A modifier that returns a view unchanged. Xcode's previews identify views by it, and packages refer
/// to it for their sake.
public struct _IdentifiedModifier<Identifier>: ViewModifier {
  /// Returns the view unchanged.
  public func body(content: Content) -> some View { content }
}

/// The identity of a view that is selected in Xcode's previews. There are none here.
public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {
  private init() {}
}
