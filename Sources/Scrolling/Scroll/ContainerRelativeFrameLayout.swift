// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) public import ViewCore

/// Gives the modified view a frame with lengths relative to its container.
public struct _ContainerRelativeFrameLayout: ElementModifier {
  /// A primitive modifier has no body.
  public typealias Body = Never
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  package func wrap(_ child: Element, _ node: Node) -> ContainerRelativeElement {
    ContainerRelativeElement(child, node)
  }

  package func update(_ element: ContainerRelativeElement, _ pass: UpdatePass) {
    // A change of the window's size invalidates the layout.
    element.node.host.sizeSource.recordRead()
    element.axes = axes
    element.alignment = alignment
    element.length = length
    element.setNeedsLayout()
  }
}

/// A frame with lengths computed from those of the container.
package final class ContainerRelativeElement: UnaryElement {
  fileprivate(set) var axes: Axis.Set = []
  fileprivate(set) var alignment = Alignment.center
  fileprivate(set) var length: (CGFloat, Axis) -> CGFloat = { length, _ in length }

  /// The size of the nearest container: a scroll view, otherwise the window.
  private var container: CGSize {
    var element: Element? = parent
    while let current = element {
      if let size = current.containerSize { return size }
      element = current.parent
    }
    return host.size
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let container = container
    var proposal = proposal
    for axis in Axis.allCases where axes.contains(axis == .horizontal ? .horizontal : .vertical) {
      let length = length(container[axis], axis)
      proposal[axis] = length.isFinite ? max(0, length) : 0
    }
    return proposal
  }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let childProposal = childProposal(proposal)
    let childSize = child.size(childProposal)
    return CGSize(
      width: axes.contains(.horizontal) ? childProposal.width ?? childSize.width : childSize.width,
      height: axes.contains(.vertical) ? childProposal.height ?? childSize.height : childSize.height
    )
  }

  public override func placement(in size: CGSize, _ proposal: ProposedViewSize) -> ElementPlacement
  {
    ElementPlacement(child, childProposal(proposal), alignment, in: size)
  }
}

extension View {
  /// Gives the view the lengths of its container along the given axes. The container is the nearest
  /// scroll view, otherwise the window.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives the view lengths computed from those of its container along the given axes. A result
  /// that is negative or not finite counts as 0.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(_ContainerRelativeFrameLayout(axes: axes, alignment: alignment, length: length))
  }

  /// Gives the view the length of `span` of `count` equal parts of its container, with `spacing`
  /// points between the parts. A count below 1 counts as 1, and a negative length as 0.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let (count, span) = (CGFloat(max(1, count)), CGFloat(span))
      let part = (length - spacing * (count - 1)) / count
      return part * span + spacing * (span - 1)
    }
  }
}
