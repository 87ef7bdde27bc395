// Part of Snapback, under the MIT licence; see LICENSE.

/// What the views of a page ask of the bar above it.
struct BarRequest {
  var title: Text?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var isHidden: Bool?
  var hidesBackButton: Bool?
  var background: AnyView?
  var hidesBackground: Bool?
  var scheme: ColorScheme?
  var items: [ToolbarEntry] = []
}

/// One page of a navigation stack: it gathers what its views ask of the bar.
@MainActor
final class NavigationPage {
  private struct Part {
    unowned let node: Node
    var request: BarRequest
  }

  private var parts: [Part] = []
  private let source = DependencySource()

  func take(_ request: BarRequest, from node: Node) {
    if let index = parts.firstIndex(where: { $0.node === node }) {
      parts[index].request = request
    } else {
      parts.append(Part(node: node, request: request))
    }
    source.invalidateReaders()
  }

  func forget(_ node: Node) {
    parts.removeAll { $0.node === node }
    source.invalidateReaders()
  }

  /// All that is asked. Where several ask for one thing the outermost view counts.
  var request: BarRequest {
    source.noteRead()
    var result = BarRequest()
    for part in parts.sorted(by: { $0.node.depth < $1.node.depth }) {
      result.title = result.title ?? part.request.title
      result.displayMode = result.displayMode ?? part.request.displayMode
      result.isHidden = result.isHidden ?? part.request.isHidden
      result.hidesBackButton = result.hidesBackButton ?? part.request.hidesBackButton
      result.background = result.background ?? part.request.background
      result.hidesBackground = result.hidesBackground ?? part.request.hidesBackground
      result.scheme = result.scheme ?? part.request.scheme
      result.items += part.request.items
    }
    return result
  }
}

extension NavigationPage: Equatable {
  nonisolated static func == (a: NavigationPage, b: NavigationPage) -> Bool { a === b }
}

private enum NavigationPageKey: EnvironmentKey {
  static let defaultValue: NavigationPage? = nil
}

extension EnvironmentValues {
  /// The page that views are on.
  var navigationPage: NavigationPage? {
    get { self[NavigationPageKey.self] }
    set { self[NavigationPageKey.self] = newValue }
  }
}

/// Asks something of the bar above the page.
struct _BarRequestModifier: ViewModifier {
  typealias Body = Never
  let request: BarRequest

  static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _NodeReference<ModifiedContent<V, Self>> {
    _NodeReference(BarRequestNode(view, context))
  }
}

private final class BarRequestNode<V: View>: TypedNode<ModifiedContent<V, _BarRequestModifier>> {
  private var content: TypedNode<V>?
  private let page: NavigationPage?

  init(_ view: ModifiedContent<V, _BarRequestModifier>, _ context: _NodeContext) {
    page = EnvironmentValues(context.environment).navigationPage
    super.init(context)
    page?.take(view.modifier.request, from: self)
    content = context.inside(self).make(view.content)
    updateElements(context.pass)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

  override func update(
    _ view: ModifiedContent<V, _BarRequestModifier>, _ pass: UpdatePass
  ) {
    page?.take(view.modifier.request, from: self)
    content?.update(view.content, pass)
  }

  override func dismantle() {
    page?.forget(self)
    super.dismantle()
  }
}
