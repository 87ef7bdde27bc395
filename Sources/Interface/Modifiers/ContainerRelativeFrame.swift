// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// Gives what it modifies a frame whose lengths depend on the container around it.
public struct _ContainerRelativeFrameLayout: ElementModifier {
  public typealias Body = Never
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  func wrap(_ child: Element, _ node: Node) -> ContainerRelativeElement {
    ContainerRelativeElement(child, node)
  }

  func update(_ element: ContainerRelativeElement, _ pass: UpdatePass) {
    // A window of another size lays out anew.
    element.node.host.sizeSource.noteRead()
    element.axes = axes
    element.alignment = alignment
    element.length = length
    element.setNeedsLayout()
  }
}

final class ContainerRelativeElement: UnaryElement {
  fileprivate(set) var axes: Axis.Set = []
  fileprivate(set) var alignment = Alignment.center
  fileprivate(set) var length: (CGFloat, Axis) -> CGFloat = { length, _ in length }

  /// The size of the nearest container: of a scroll view, or of the window within its safe area.
  private var container: CGSize {
    var element: Element? = parent
    while let current = element {
      if let size = current.containerSize { return size }
      element = current.parent
    }
    return host.size
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let container = container
    var proposal = proposal
    for axis in Axis.allCases where axes.contains(axis == .horizontal ? .horizontal : .vertical) {
      let length = length(container[axis], axis)
      proposal[axis] = length.isFinite ? max(0, length) : 0
    }
    return proposal
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner = inner(proposal)
    let taken = child.size(inner)
    return CGSize(
      width: axes.contains(.horizontal) ? inner.width ?? taken.width : taken.width,
      height: axes.contains(.vertical) ? inner.height ?? taken.height : taken.height)
  }

  override func placing(in size: CGSize, _ proposal: ProposedViewSize) -> Placing {
    Placing(child, inner(proposal), alignment, in: size)
  }
}

extension View {
  /// Gives the view the lengths of the container around it along some axes.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives the view lengths that a function makes of those of the container around it.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(_ContainerRelativeFrameLayout(axes: axes, alignment: alignment, length: length))
  }

  /// Gives the view the length of some of as many parts of the container, with space between those.
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
