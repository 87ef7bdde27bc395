// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) public import ViewCore

/// Arranges views one below the other.
public struct VStack<Content: View>: ContainerView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  package let content: Content

  /// Creates a stack. `spacing` is in points; nil, NaN and infinity stand for the views' preferred one, and with a
  /// negative one the views overlap.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func makeElement(_ node: Node) -> StackElement { StackElement(node, .vertical) }

  package func update(_ element: StackElement, _ pass: UpdatePass) {
    element.configure(
      spacing: spacing, alignment: Alignment(horizontal: alignment, vertical: .center))
  }
}
