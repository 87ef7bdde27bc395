// Part of Snapback, under the MIT licence; see LICENSE.

public import ViewCore

/// The effect of a drag in a scroll view of a sheet.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let scrolls: Bool

  /// It scrolls, as `scrolls`.
  public static let automatic = PresentationContentInteraction(scrolls: false)
  /// It scrolls the views.
  public static let scrolls = PresentationContentInteraction(scrolls: true)
}

extension View {
  /// Sets the effect of a drag in a scroll view of the enclosing sheet.
  ///
  /// - Note: Differs from SwiftUI: a scroll view in a sheet always scrolls; to resize the sheet, drag it
  ///   outside of the scroll view. `resizes` is missing.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }
}
