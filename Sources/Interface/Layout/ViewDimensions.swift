// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// The size of a view, and where its alignment guides lie.
public struct ViewDimensions {
  let size: CGSize
  /// What was proposed to the view when it took the size.
  let proposal: ProposedViewSize
  /// The view, where it may have guides of its own.
  private let element: Element?

  init(_ size: CGSize) {
    self.init(size, ProposedViewSize(size), nil)
  }

  init(_ size: CGSize, _ proposal: ProposedViewSize, _ element: Element?) {
    self.size = size
    self.proposal = proposal
    self.element = element
  }

  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }

  /// Where a guide lies.
  public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }
  /// Where a guide lies.
  public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }
  /// Where a guide was set; nil where it was not.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  /// Where a guide was set; nil where it was not.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  func value(_ key: AlignmentKey) -> CGFloat {
    explicit(key) ?? key.id.defaultValue(in: self)
  }

  /// Where a guide lies, for those who are on the main actor anyway: layout asks by the thousand.
  @MainActor
  func place(of key: AlignmentKey) -> CGFloat {
    element?.guide(key, self) ?? key.id.defaultValue(in: self)
  }

  private func explicit(_ key: AlignmentKey) -> CGFloat? {
    guard let element, isMainThread else { return nil }
    nonisolated(unsafe) let dimensions = self
    return MainActor.unsafelyAssumed { element.guide(key, dimensions) }
  }
}

extension ViewDimensions: Equatable {
  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.size == b.size && a.proposal == b.proposal && a.element === b.element
  }
}
