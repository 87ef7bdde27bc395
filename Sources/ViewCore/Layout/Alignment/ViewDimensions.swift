// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// The size of a view and the positions of its alignment guides, in points.
public struct ViewDimensions {
  package let size: CGSize
  /// The proposal for which the view returned the size.
  package let proposal: ProposedViewSize
  /// The element that may set guides explicitly; nil for a plain size.
  private let element: Element?

  package init(_ size: CGSize) {
    self.init(size, ProposedViewSize(size), nil)
  }

  package init(_ size: CGSize, _ proposal: ProposedViewSize, _ element: Element?) {
    self.size = size
    self.proposal = proposal
    self.element = element
  }

  /// The width in points.
  public var width: CGFloat { size.width }
  /// The height in points.
  public var height: CGFloat { size.height }

  /// The x coordinate of a guide in the view's space: the explicit value, or the guide's default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }
  /// The y coordinate of a guide in the view's space: the explicit value, or the guide's default.
  public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }
  /// The x coordinate of a guide if the view or one inside sets it explicitly; nil otherwise.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  /// The y coordinate of a guide if the view or one inside sets it explicitly; nil otherwise.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  package func value(_ key: AlignmentKey) -> CGFloat {
    explicit(key) ?? key.id.defaultValue(in: self)
  }

  /// The position of a guide, for callers on the main actor. Avoids the actor check of `value(_:)`,
  /// as layout calls this thousands of times per pass.
  @MainActor
  func position(of key: AlignmentKey) -> CGFloat {
    if let fraction = key.fraction, let element, !element.host.mayHaveExplicitGuide(key) {
      // An infinite length times 0 would be NaN.
      return fraction == 0 ? 0 : size[key.axis] * fraction
    }
    return element?.guide(key, self) ?? key.id.defaultValue(in: self)
  }

  private func explicit(_ key: AlignmentKey) -> CGFloat? {
    guard let element, isMainThread else { return nil }
    nonisolated(unsafe) let dimensions = self
    return MainActor.unsafelyAssumed { element.guide(key, dimensions) }
  }
}

extension ViewDimensions: Equatable {
  /// Returns whether sizes and proposals are equal and belong to the same view.
  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.size == b.size && a.proposal == b.proposal && a.element === b.element
  }
}
