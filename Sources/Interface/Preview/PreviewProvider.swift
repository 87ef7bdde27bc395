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

/// A platform of Apple's.
public enum PreviewPlatform: Hashable, Sendable {
  case iOS, macOS, tvOS, watchOS
}

extension PreviewProvider {
  /// The platform of the previews; nil for the one of the program. It has no effect here.
  public static var platform: PreviewPlatform? { nil }
}
