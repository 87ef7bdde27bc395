// Part of Snapback, under the MIT licence; see LICENSE.

public import ViewCore

/// The effect of a drag up in a scroll view of a sheet that is not at its highest detent.
public struct PresentationContentInteraction: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case automatic, resizes, scrolls
  }

  private let kind: Kind

  /// The same as `resizes`.
  public static let automatic = PresentationContentInteraction(kind: .automatic)
  /// While the content is at its top, the drag makes the sheet larger; it scrolls the content once the sheet is at its
  /// highest detent.
  public static let resizes = PresentationContentInteraction(kind: .resizes)
  /// The drag scrolls the content. To make the sheet larger, drag it outside of the scroll view.
  public static let scrolls = PresentationContentInteraction(kind: .scrolls)

  /// Whether a drag up makes the sheet larger.
  var resizes: Bool { kind != .scrolls }
}

extension View {
  /// Sets the effect of a drag up in a scroll view of the enclosing sheet.
  ///
  /// With all values a drag down in a scroll view at its top moves the sheet down. If several views set a behavior, that
  /// of the first one applies.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    configuringSheet { $0.contentInteraction = behavior }
  }
}
