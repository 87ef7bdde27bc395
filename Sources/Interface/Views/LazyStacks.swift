// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// Views one below the other, as wide as the space there is.
///
/// Here its views are all made at once, as a `VStack`'s are.
public struct LazyVStack<Content: View>: ContainerView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  let content: Content

  /// `spacing` is in points; nil is the default of 8.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  func makeElement(_ node: Node) -> LazyStackElement { LazyStackElement(node, .vertical) }

  func update(_ element: LazyStackElement, _ pass: UpdatePass) {
    element.pinsHeaders = pinnedViews.contains(.sectionHeaders)
    element.configure(spacing: spacing, alignment: alignment.key)
  }
}

/// Views side by side, as high as the space there is.
///
/// Here its views are all made at once, as an `HStack`'s are.
public struct LazyHStack<Content: View>: ContainerView {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  let content: Content

  /// `spacing` is in points; nil is the default of 8.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  func makeElement(_ node: Node) -> LazyStackElement { LazyStackElement(node, .horizontal) }

  func update(_ element: LazyStackElement, _ pass: UpdatePass) {
    element.configure(spacing: spacing, alignment: alignment.key)
  }
}

/// A stack whose views take their ideal lengths along it, and that takes all the space across.
final class LazyStackElement: ContainerElement {
  private let axis: Axis
  private var spacing: CGFloat?
  private var alignment = HorizontalAlignment.center.key
  /// Whether the headers of sections stay in view.
  var pinsHeaders = false

  init(_ node: Node, _ axis: Axis) {
    self.axis = axis
    super.init(node)
  }

  func configure(spacing: CGFloat?, alignment: AlignmentKey) {
    guard spacing != self.spacing || alignment != self.alignment else { return }
    self.spacing = spacing
    self.alignment = alignment
    setNeedsLayout()
  }

  private func row(_ proposal: ProposedViewSize) -> StackRow {
    let items = layoutItems
    for item in items { item.takeStackAxis(axis) }
    var inner = proposal
    inner[axis] = nil
    return StackRow(items, axis, spacing: spacing, alignment: alignment, inner)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = row(proposal).size
    if let across = proposal[axis.other], across.isFinite { size[axis.other] = across }
    return size
  }

  override func placings(in size: CGSize, _ proposal: ProposedViewSize) -> [Placing] {
    let whole = ViewDimensions(size)
    return row(proposal).placings.map { placing in
      var placing = placing
      placing.origin[axis.other] =
        whole.value(alignment) - placing.dimensions.value(alignment)
      return placing
    }
  }

  /// The headers with how far each is moved to stay in view: to where the next one begins.
  private var pinned: [(header: Element, shift: CGFloat)] {
    let headers = items.filter { $0.isSectionHeader && !$0.isDeparting }
    guard !headers.isEmpty else { return [] }
    let away = scrolledAway
    return headers.enumerated().map { index, header in
      let limit =
        index + 1 < headers.count ? headers[index + 1].frame.minY : presentedSize.height
      return (header, pinShift(of: header, away: away, limit: limit))
    }
  }

  override func draw(_ painter: inout Painter) {
    let pinned = pinsHeaders ? pinned : []
    guard !pinned.isEmpty else { return super.draw(&painter) }
    for child in children where !pinned.contains(where: { $0.header === child }) {
      child.render(&painter)
    }
    for (header, shift) in pinned {
      let outer = painter.transform
      painter.move(by: CGPoint(x: 0, y: shift))
      header.render(&painter)
      painter.transform = outer
    }
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    for (header, shift) in pinsHeaders ? pinned.reversed() : [] where shift > 0 {
      if header.hit(CGPoint(x: point.x, y: point.y - shift), &path) { return true }
    }
    return super.hitTest(point, &path)
  }
}
