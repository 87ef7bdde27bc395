// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A type that provides the previews of a file.
@preconcurrency @MainActor
public protocol PreviewProvider {
  /// The type of the previewed view.
  associatedtype Previews: View

  /// The previewed view. Each view of a group is a separate preview.
  @ViewBuilder static var previews: Previews { get }
}
