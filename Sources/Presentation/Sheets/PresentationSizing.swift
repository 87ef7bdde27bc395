// Part of Snapback, under the MIT licence; see LICENSE.

public import ViewCore

/// The size of a sheet in a window of regular width.
public protocol PresentationSizing: Sendable {}

/// The size of a sheet of the library. Not for use outside of it.
public struct _StandardPresentationSizing: PresentationSizing {}

extension PresentationSizing where Self == _StandardPresentationSizing {
  /// The size of the platform.
  public static var automatic: Self { Self() }
  /// The size of a form: narrower than a page.
  public static var form: Self { Self() }
  /// The size of a page.
  public static var page: Self { Self() }
  /// The size of the content.
  public static var fitted: Self { Self() }
}

extension PresentationSizing {
  /// Returns the size of the content in the given directions.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
  /// Returns a size that only grows, in the given directions.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    self
  }
}

extension View {
  /// Sets the size of the enclosing sheet in a window of regular width.
  ///
  /// - Note: Differs from SwiftUI: sheets have the size of a window of compact width, a phone's, where the
  ///   setting has no effect.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
}
