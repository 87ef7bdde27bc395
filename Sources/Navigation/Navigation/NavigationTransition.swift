// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// The transition with which a page of a navigation stack appears and disappears: `automatic` or `zoom`.
@preconcurrency @MainActor
public protocol NavigationTransition {
  /// The source of a zoom; nil for the slide of navigation stacks. Not for implementing outside of
  /// the library.
  var _source: _ZoomSource? { get }
}

/// The view that a page grows from. Not for use outside of the library.
public struct _ZoomSource: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// The page slides in from the trailing edge.
public struct AutomaticNavigationTransition: NavigationTransition {
  public var _source: _ZoomSource? { nil }
}

/// The page grows from a view.
public struct ZoomNavigationTransition: NavigationTransition {
  public let _source: _ZoomSource?
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The page slides in from the trailing edge.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// The page grows from the view with `matchedTransitionSource(id:in:)`, and shrinks back to it. It
  /// slides if there is none.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition(
      _source: _ZoomSource(id: AnyHashable(sourceID), namespace: namespace))
  }
}

extension View {
  /// Sets how the page of a navigation stack that contains this view appears and disappears.
  ///
  /// A page that has grown from a view is left by dragging it down, or from the leading edge.
  ///
  /// - Note: Differs from SwiftUI: it has no effect in sheets and covers, and a pinch does not leave
  ///   the page.
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    modifier(_NavigationTransitionModifier(source: style._source))
  }

  /// Makes the view one that a page can grow from. It is not drawn while that page is shown.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    modifier(
      _ZoomSourceModifier(source: _ZoomSource(id: AnyHashable(id), namespace: namespace)))
  }
}

private struct _NavigationTransitionModifier: ViewModifier {
  let source: _ZoomSource?
  @Environment(\.navigationPage) private var page

  init(source: _ZoomSource?) { self.source = source }

  @ViewBuilder func body(content: Content) -> some View {
    let update = _UpdateActionModifier { [page, source] in page?.zoomSource = source }
    if source == nil {
      content.modifier(update)
    } else {
      content.modifier(update)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
        .modifier(_PagePullModifier(page: page))
    }
  }
}

/// Lets a drag down move the page. Scroll views inside move it by themselves; see `NestedScrollParent`.
private struct _PagePullModifier: ViewModifier {
  let page: NavigationPage?
  /// The translation at which the drag began; nil before, and for a drag in another direction.
  @State private var origin: CGSize?
  @State private var isDecided = false

  init(page: NavigationPage?) { self.page = page }

  func body(content: Content) -> some View {
    content.gesture(
      DragGesture(coordinateSpace: .global)
        .onChanged { drag in
          guard let element = page?.transition else { return }
          if !isDecided {
            isDecided = true
            let isDown = drag.translation.height > abs(drag.translation.width)
            origin = isDown && element.canBePulled ? drag.translation : nil
          }
          guard let origin else { return }
          element.drag(drag.translation - origin, from: drag.startLocation)
        }
        .onEnded { drag in
          if let origin {
            page?.transition?.endDrag(drag.translation - origin, velocity: drag.velocity)
          }
          (origin, isDecided) = (nil, false)
        }
        .onCancelled {
          if origin != nil { page?.transition?.cancelDrag() }
          (origin, isDecided) = (nil, false)
        },
      including: [.all, .system])
  }
}

extension CGSize {
  fileprivate static func - (a: CGSize, b: CGSize) -> CGSize {
    CGSize(width: a.width - b.width, height: a.height - b.height)
  }
}

private struct _ZoomSourceModifier: ElementModifier {
  typealias Body = Never
  let source: _ZoomSource

  func wrap(_ child: Element, _ node: Node) -> ZoomSourceElement { ZoomSourceElement(child, node) }

  func update(_ element: ZoomSourceElement, _ pass: UpdatePass) { element.setSource(source) }
}

/// A view that a page can grow from.
final class ZoomSourceElement: UnaryElement {
  private var source: _ZoomSource?
  /// The page that has grown from the view, as long as it exists.
  weak var page: PageTransitionElement?

  func setSource(_ source: _ZoomSource) {
    guard source != self.source else { return }
    leave()
    self.source = source
    host.zoomSources.elements[source] = ZoomSources.Reference(element: self)
  }

  override func draw(_ builder: inout DisplayListBuilder) {
    // Whether it is drawn depends on the page, which does not invalidate the bounds of the last drawing.
    builder.withUnboundedDrawing { builder in
      // The last gesture may keep the page until the next touch.
      if page?.isDismantled ?? true { child.render(&builder) }
    }
  }

  override func dismantle() {
    leave()
    super.dismantle()
  }

  private func leave() {
    if let source, host.zoomSources.elements[source]?.element === self {
      host.zoomSources.elements[source] = nil
    }
  }
}

/// The views of a host that pages can grow from.
@MainActor
final class ZoomSources: HostService {
  struct Reference {
    weak var element: ZoomSourceElement?
  }

  static let order = 30
  var elements: [_ZoomSource: Reference] = [:]

  init(_ host: ViewHost) {}
}

extension ViewHost {
  var zoomSources: ZoomSources { service() }
}
