// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Motion

/// The root of the hierarchy. It proposes the host's size to its views and centers them.
@MainActor
package class RootNode: Node, CoverableNode {
  private var element: RootElement?
  /// The number of full-screen covers in front of the root's views.
  final var coverCount = 0
  /// The elements in front of all others, by the node that presents them.
  private var presented: [(owner: ObjectIdentifier, elements: [Element])] = []
  /// The cards of sheets and the covers in front of the root's views.
  package final var presentedFrames: [any PresentedFrame] = []

  /// The element that contains all others.
  package var rootElement: Element? { element }

  // Not redundant: the initializer that Swift 6.3 would inherit here, from an open class into a package one,
  // is reported to call itself.
  override init(_ context: borrowing _NodeContext) {
    super.init(context)
  }

  package override func shows(_ child: Node) -> Bool { coverCount == 0 }
  package override func arrangement(of child: Node) -> ChildArrangement { .single(.column) }

  fileprivate func start(_ pass: UpdatePass) {
    element = RootElement(self)
    childElementsChanged(pass)
  }

  package override func childElementsChanged(_ pass: UpdatePass) {
    element?.replaceItems(children.flatMap(\.elements))
    element?.setPresented(presented.flatMap(\.elements))
  }

  /// Reserves the position of an owner's presentation: in front of those so far, and behind those that its
  /// elements present while they are made.
  package func reservePresentation(for owner: Node) {
    presented.append((ObjectIdentifier(owner), []))
  }

  /// Presents elements in front of all others, in the order of their owners' first presentation. An
  /// empty array ends the owner's presentation.
  package func present(_ elements: [Element], for owner: Node) {
    let index = presented.firstIndex { $0.owner == ObjectIdentifier(owner) }
    if elements.isEmpty {
      if let index { presented.remove(at: index) }
    } else if let index {
      presented[index].elements = elements
    } else {
      presented.append((ObjectIdentifier(owner), elements))
    }
    element?.setPresented(presented.flatMap(\.elements))
  }

  var colorScheme: ColorScheme { EnvironmentValues(environment).colorScheme }

  /// The stack of layers that sheets push back; nil if none does.
  final var layerStack: LayerStack? {
    guard !presentedFrames.isEmpty, let element else { return nil }
    return LayerStack(element.children, in: element, presentedFrames)
  }

  func setNeedsLayout() {
    element?.setNeedsLayout()
  }

  /// Invalidates the layout of all elements.
  func invalidateLayout() {
    element?.invalidateLayoutOfContents()
  }

  func layOut(in size: CGSize, _ pass: UpdatePass) {
    guard let element else { return }
    _ = element.size(ProposedViewSize(size))
    element.place(CGRect(origin: .zero, size: size), pass)
  }

  /// Aligns all elements to whole pixels.
  func snapToPixels(_ pass: UpdatePass) {
    element?.snapToPixels(pass)
  }

  package func render(_ builder: inout DisplayListBuilder) {
    element?.render(&builder)
  }

  package func hit(_ point: CGPoint, _ path: inout HitPath) {
    _ = element?.hit(point, &path)
  }
}

/// The root of a hierarchy with a view of one type.
final class TypedRootNode<V: View>: RootNode {
  private var child: TypedNode<V>?

  init(_ view: V, _ context: borrowing _NodeContext) {
    super.init(context)
    child = context.inside(self).make(view)
    start(context.pass)
  }

  override var onlyChild: Node? { child }

  func update(_ view: V, _ pass: UpdatePass) { child?.update(view, pass) }
}

extension Node {
  /// Invalidates all bodies in the hierarchy.
  final func invalidateBodies() {
    if viewType != nil { invalidate() }
    for child in children { child.invalidateBodies() }
  }
}

/// The element of the root. Several views are a vertical stack, which is centered in the safe area.
private final class RootElement: ContainerElement {
  /// The elements in front of all others.
  private var presented: [Element] = []

  override var children: [Element] { super.children + presented }

  func setPresented(_ elements: [Element]) {
    guard !elements.elementsEqual(presented, by: ===) else { return }
    adopt(elements, after: presented)
    presented = elements
    setNeedsLayout()
  }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [ElementPlacement] {
    let insets = host.safeAreaInsets
    let safe = containerSize ?? size
    let items = ImplicitStackArrangement.centered(layoutItems, in: safe)
    let layers = presented.filter { !$0.isDeparting }.map { layer in
      ElementPlacement(layer, ProposedViewSize(safe), .center, in: safe)
    }
    return (items + layers).map { placement in
      var placement = placement
      placement.origin.x += insets.leading
      placement.origin.y += insets.top
      return placement
    }
  }

  override func arrange(in size: CGSize, _ pass: UpdatePass) {
    for placement in placements(in: size, proposal) {
      // A view that reads its size may have removed the owner of a presentation while it was placed.
      guard placement.element.parent === self else { continue }
      placement.element.place(placement, pass)
    }
  }

  override var containerSize: CGSize? {
    let (size, insets) = (host.size, host.safeAreaInsets)
    return CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  override func safeAreaInsets(around child: Element) -> EdgeInsets? {
    host.safeAreaInsets
  }

  // MARK: Layers that sheets push back

  override func contentTransform(for child: Element) -> CGAffineTransform {
    guard let stack = host.root?.layerStack else { return .identity }
    let layer = children.firstIndex { $0 === child }
    return layer.flatMap { stack.group(of: $0)?.transform } ?? .identity
  }

  override func draw(_ builder: inout DisplayListBuilder) {
    guard let stack = host.root?.layerStack else { return super.draw(&builder) }
    stack.draw(children, in: self, &builder)
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard let stack = host.root?.layerStack else { return super.hitTest(point, &path) }
    let layers = children
    for group in stack.groups.reversed() {
      let point = point.applying(group.transform.inverted())
      for layer in layers[group.layers].reversed() where layer.hit(point, &path) { return true }
    }
    return false
  }
}
