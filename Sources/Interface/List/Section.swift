// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

/// Rows of a list that belong together, with something above and below them. Anywhere else they stand as they are.
public struct Section<Parent: View, Content: View, Footer: View>: PrimitiveView {
  fileprivate let header: Parent
  fileprivate let content: Content
  fileprivate let footer: Footer

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  public static func _makeNode(_ view: Section, _ context: _NodeContext) -> _NodeReference<Section>
  {
    _NodeReference(SectionNode(view, context))
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  @available(*, deprecated, message: "Use init(content:header:) instead.")
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}

private final class SectionNode<P: View, C: View, F: View>: TypedNode<Section<P, C, F>> {
  private var header: Node?
  private var headerUpdate: ((P, UpdatePass) -> Void)?
  private var content: TypedNode<C>?
  private var footer: Node?
  private var footerUpdate: ((F, UpdatePass) -> Void)?
  /// Nil outside of lists.
  private var element: SectionElement?
  /// Nil outside of menus.
  private var pile: MenuPileElement?

  init(_ view: Section<P, C, F>, _ context: _NodeContext) {
    super.init(context)
    let values = EnvironmentValues(context.environment)
    if values.menu != nil {
      pile = MenuPileElement(self)
    } else if values.isInList {
      element = SectionElement(self)
    }
    let isPlain = values.listLook == .plain
    let header = context.inside(self).make(
      SectionTitle(view: view.header, isHeader: true, isPlain: isPlain))
    let footer = context.inside(self).make(
      SectionTitle(view: view.footer, isHeader: false, isPlain: isPlain))
    self.header = header
    self.footer = footer
    headerUpdate = { header.update(SectionTitle(view: $0, isHeader: true, isPlain: isPlain), $1) }
    footerUpdate = { footer.update(SectionTitle(view: $0, isHeader: false, isPlain: isPlain), $1) }
    content = context.inside(self).make(view.content)
    refresh(context.pass)
    childElementsChanged(context.pass)
    updateElements(context.pass)
  }

  override var children: [Node] { [header, content, footer].compactMap { $0 as Node? } }

  override func collectElements() -> [Element] {
    if let pile { return [pile] }
    return element.map { [$0] } ?? children.flatMap(\.elements)
  }

  override func update(_ view: Section<P, C, F>, _ pass: UpdatePass) {
    headerUpdate?(view.header, pass)
    content?.update(view.content, pass)
    footerUpdate?(view.footer, pass)
    refresh(pass)
  }

  override func refresh(_ pass: UpdatePass) {
    markValid()
    Evaluation.track(self) {
      let values = EnvironmentValues(environment)
      element?.configure(values)
      pile?.configure(values)
    }
  }

  override func childElementsChanged(_ pass: UpdatePass) {
    element?.setItems(
      header: header?.elements ?? [], rows: content?.elements ?? [],
      footer: footer?.elements ?? [])
    pile?.replaceItems((header?.elements ?? []) + (content?.elements ?? []))
    updateElements(pass)
  }

  override func dismantle() {
    element?.dismantle()
    pile?.dismantle()
    super.dismantle()
  }
}

/// What stands above or below a section's rows.
private struct SectionTitle<Title: View>: View {
  let view: Title
  let isHeader: Bool
  let isPlain: Bool
  @Environment(\.isInList) private var isInList
  @Environment(\.menu) private var menu

  var body: some View {
    if menu != nil {
      view
        .font(.system(size: 12))
        .foregroundStyle(.secondary)
        .lineLimit(1)
        .padding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
        .frame(maxWidth: .infinity, alignment: .leading)
    } else if isInList {
      view
        .font(isPlain && isHeader ? .subheadline.weight(.semibold) : .footnote)
        .textCase(isHeader && !isPlain ? .uppercase : nil)
        .foregroundStyle(.secondary)
    } else if isHeader {
      view.modifier(_TraitModifier(traits: SectionHeaderMark.traits))
    } else {
      view
    }
  }
}

final class SectionElement: ContainerElement {
  private var look = _ListLook.insetGrouped
  private var colors = ListColors()
  private var header: [Element] = []
  private var rows: [Element] = []
  private var footer: [Element] = []
  private var cells: [ListCell] = []

  private static let titleGap: CGFloat = 6

  private var metrics = ListMetrics(.insetGrouped)

  func configure(_ values: EnvironmentValues) {
    colors = ListColors(values)
    look = values.listLook
    let metrics = ListMetrics(values)
    if metrics != self.metrics { setNeedsLayout() }
    self.metrics = metrics
  }

  func setItems(header: [Element], rows: [Element], footer: [Element]) {
    (self.header, self.rows, self.footer) = (header, rows, footer)
    replaceItems(header + rows + footer)
  }

  private func titleHeight(_ title: [Element], in width: CGFloat) -> CGFloat {
    let heights = title.filter { !$0.isDeparting }.map { $0.size(inner(width)).height }
    return heights.isEmpty ? 0 : heights.reduce(0, +) + Self.titleGap
  }

  private func inner(_ width: CGFloat) -> ProposedViewSize {
    ProposedViewSize(
      width: max(0, width - 2 * metrics.margin - 2 * metrics.inset), height: nil)
  }

  private var shownRows: [Element] { rows.filter { !$0.isDeparting } }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? 320
    return CGSize(
      width: width,
      height: titleHeight(header, in: width) + titleHeight(footer, in: width)
        + RowPile(metrics: metrics).height(of: shownRows, in: width))
  }

  override func arrange(in size: CGSize, _ pass: UpdatePass) {
    var y: CGFloat = 0
    func place(_ title: [Element]) {
      for item in title where !item.isDeparting {
        let taken = item.size(inner(size.width))
        item.place(
          CGRect(
            x: metrics.margin + metrics.inset, y: y, width: taken.width, height: taken.height),
          pass)
        y += taken.height
      }
    }
    place(header)
    let top = titleHeight(header, in: size.width)
    cells = RowPile(metrics: metrics).place(shownRows, from: top, in: size.width, pass)
    y = (cells.last?.bottom ?? top) + Self.titleGap
    place(footer)
  }

  override func draw(_ painter: inout Painter) {
    RowPile(metrics: metrics).draw(
      cells, in: presentedSize.width, colors, pixel: 1 / node.host.scale, isPlain: look == .plain,
      &painter)
    let drawn = cells.filter(\.fills).map(\.row)
    let shift = pinShift
    for child in children where !drawn.contains(where: { $0 === child }) {
      if shift > 0, header.contains(where: { $0 === child }) { continue }
      child.render(&painter)
    }
    if shift > 0 { drawPinned(shift, &painter) }
  }

  /// How far the header of a plain list's section is moved to stay in view.
  private var pinShift: CGFloat {
    guard look == .plain, let first = header.first, !first.isDeparting else { return 0 }
    let limit = presentedSize.height - (footer.isEmpty ? 0 : Self.titleGap)
    return pinShift(of: first, away: scrolledAway, limit: limit - Self.titleGap)
  }

  /// Over the rows, with the list's own ground behind it.
  private func drawPinned(_ shift: CGFloat, _ painter: inout Painter) {
    let outer = painter.transform
    painter.move(by: CGPoint(x: 0, y: shift))
    let height = (header.map(\.frame.maxY).max() ?? 0) + Self.titleGap
    let band = CGRect(x: 0, y: 0, width: presentedSize.width, height: height)
    painter.fill(RoundedRect(band), .color(colors.page))
    for item in header { item.render(&painter) }
    painter.transform = outer
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    let shift = pinShift
    let own = CGPoint(x: point.x, y: point.y - shift)
    if shift > 0 {
      for item in header.reversed() where item.hit(own, &path) { return true }
    }
    return super.hitTest(point, &path)
  }
}
