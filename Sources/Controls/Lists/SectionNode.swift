// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The node of a section, with an element of its own in lists and menus.
final class SectionNode<P: View, C: View, F: View>: TypedNode<Section<P, C, F>> {
  private var header: Node?
  private var headerUpdate: ((P, UpdatePass) -> Void)?
  private var content: TypedNode<C>?
  private var footer: Node?
  private var footerUpdate: ((F, UpdatePass) -> Void)?
  /// The element in a list; nil anywhere else.
  private var element: SectionElement?
  /// The element in a menu; nil anywhere else.
  private var menuElement: MenuStackElement?
  private var implicitRoot: ContainerElement?

  init(_ view: Section<P, C, F>, _ context: borrowing _NodeContext) {
    super.init(context)
    let values = EnvironmentValues(context.environment)
    if values.menu != nil {
      menuElement = MenuStackElement(self)
    } else if values.isInList {
      element = SectionElement(self)
    } else {
      implicitRoot = makeImplicitRoot()
    }
    let isPlain = values.listStyleKind == .plain
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

  override var rowCreation: RowCreation {
    if menuElement != nil { return .eager }
    return element == nil ? .inherited : .lazy(.vertical)
  }

  override func arrangement(of child: Node) -> ChildArrangement { .separate }

  override func collectElements() -> [Element] {
    if let menuElement { return [menuElement] }
    if let element { return [element] }
    let elements = children.flatMap(\.elements)
    guard let implicitRoot else { return elements }
    implicitRoot.replaceItems(elements)
    return [implicitRoot]
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
      menuElement?.configure(values)
    }
  }

  override func childElementsChanged(_ pass: UpdatePass) {
    element?.setItems(
      header: header?.elements ?? [], rows: content?.elements ?? [],
      footer: footer?.elements ?? [], pass)
    menuElement?.replaceItems((header?.elements ?? []) + (content?.elements ?? []))
    updateElements(pass)
  }

  override func dismantle() {
    element?.dismantle()
    menuElement?.dismantle()
    implicitRoot?.dismantle()
    super.dismantle()
  }
}

/// The header or footer of a section, in the style of the list or menu.
private struct SectionTitle<Title: View>: View {
  let view: Title
  let isHeader: Bool
  let isPlain: Bool
  @Environment(\.isInList) private var isInList
  @Environment(\.menu) private var menu
  @Environment(\.menuMetrics) private var metrics
  @Environment(\.systemVersion) private var version

  private var font: Font {
    guard isHeader, isPlain || version == .iOS26 else { return .footnote.leading(.tight) }
    return version == .iOS26 ? .headline : .subheadline.weight(.semibold)
  }

  var body: some View { NonLazyRows(content: title) }

  @ViewBuilder private var title: some View {
    if menu != nil {
      view
        .font(.system(size: 12))
        .foregroundStyle(.secondary)
        .lineLimit(1)
        .padding(.horizontal, metrics.margin)
        .padding(.vertical, 8)
        .frame(maxWidth: .infinity, alignment: .leading)
    } else if isInList {
      view
        .font(font)
        .textCase(isHeader && !isPlain && version == .iOS18 ? .uppercase : nil)
        .controlForegroundStyle(Color.secondary)
        .environment(\.isInSectionTitle, true)
    } else {
      view.modifier(_TraitModifier(traits: (isHeader ? SectionPart.header : .footer).traits))
    }
  }
}
