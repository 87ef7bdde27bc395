// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// Sets where a guide lies in what it modifies.
public struct _AlignmentWritingModifier: ElementModifier {
  public typealias Body = Never
  let key: AlignmentKey
  let value: (ViewDimensions) -> CGFloat

  func wrap(_ child: Element, _ node: Node) -> GuideElement { GuideElement(key, child, node) }

  func update(_ element: GuideElement, _ pass: UpdatePass) {
    element.set(key, value)
  }
}

final class GuideElement: UnaryElement {
  private var key: AlignmentKey
  private var value: (ViewDimensions) -> CGFloat = { _ in 0 }

  init(_ key: AlignmentKey, _ child: Element, _ node: Node) {
    self.key = key
    super.init(child, node)
  }

  fileprivate func set(_ key: AlignmentKey, _ value: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.value = value
    host.noteGuide(key)
    setNeedsLayout()
  }

  override func explicitGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
    guard key == self.key else { return super.explicitGuide(key, dimensions) }
    let value = value(ViewDimensions(dimensions.size, dimensions.proposal, child))
    return value.isFinite ? value : nil
  }
}

extension View {
  /// Sets where a guide lies in the view; a value that is not finite leaves it where it was.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(key: g.key, value: computeValue))
  }

  /// Sets where a guide lies in the view; a value that is not finite leaves it where it was.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(key: g.key, value: computeValue))
  }
}
