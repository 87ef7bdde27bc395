// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion

/// The top of the hierarchy: it proposes the host's size to what it shows and centres it.
@MainActor
class RootNode: Node {
  private var element: RootElement?
  /// What is in front of everything, by the node that shows it.
  private var presented: [(owner: ObjectIdentifier, elements: [Element])] = []

  /// What everything else is in.
  var rootElement: Element? { element }

  fileprivate func start(_ pass: UpdatePass) {
    element = RootElement(self)
    childElementsChanged(pass)
  }

  override func childElementsChanged(_ pass: UpdatePass) {
    element?.replaceItems(children.flatMap(\.elements))
    element?.setPresented(presented.flatMap(\.elements))
  }

  /// Shows elements in front of everything, what was shown first behind what was shown later; none takes them
  /// away.
  func present(_ elements: [Element], for owner: Node) {
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

  func setNeedsLayout() {
    element?.setNeedsLayout()
  }

  func layOut(in size: CGSize, _ pass: UpdatePass) {
    guard let element else { return }
    _ = element.size(ProposedViewSize(size))
    element.place(CGRect(origin: .zero, size: size), pass)
  }

  /// Brings everything to whole pixels where it is.
  func comeToRest(_ pass: UpdatePass) {
    element?.comeToRest(pass)
  }

  func render(_ painter: inout Painter) {
    element?.render(&painter)
  }

  func hit(_ point: CGPoint, _ path: inout HitPath) {
    _ = element?.hit(point, &path)
  }
}

final class TypedRootNode<V: View>: RootNode {
  private var child: TypedNode<V>?

  init(_ view: V, _ context: _NodeContext) {
    super.init(context)
    child = context.inside(self).make(view)
    start(context.pass)
  }

  override var children: [Node] { child.map { [$0] } ?? [] }
}

/// Several views at the top lie upon each other.
private final class RootElement: ContainerElement {
  /// What is in front of everything else.
  private var presented: [Element] = []

  override var children: [Element] { super.children + presented }

  func setPresented(_ elements: [Element]) {
    guard !elements.elementsEqual(presented, by: ===) else { return }
    adopt(elements, after: presented)
    presented = elements
    setNeedsLayout()
  }

  override func placings(in size: CGSize, _ proposal: ProposedViewSize) -> [Placing] {
    let insets = host.safeAreaInsets
    let safe = containerSize ?? size
    return (layoutItems + presented.filter { !$0.isDeparting }).map { item in
      var placing = Placing(item, ProposedViewSize(safe), .center, in: safe)
      placing.origin.x += insets.leading
      placing.origin.y += insets.top
      return placing
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
}
