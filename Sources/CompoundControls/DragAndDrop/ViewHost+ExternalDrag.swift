// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
package import Gestures
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) package import ViewCore

extension ViewHost {
  /// Handles a step of a drag from another program, whose location is in the window's points.
  package func handle(_ drag: ExternalDrag) {
    switch drag {
    case .moved(let kinds, let point): service(ExternalDrags.self).move(kinds, to: point)
    case .left: existingService(ExternalDrags.self)?.end()
    case .dropped(let items, let point): service(ExternalDrags.self).drop(items, at: point)
    }
  }
}

/// The drags of other programs over a hierarchy, and over those inside of it.
@MainActor
private final class ExternalDrags: HostService {
  static let order = 100

  private unowned let host: ViewHost
  private let session = DragSession()
  /// The hierarchy that the drag is over, if it is one inside.
  private weak var inner: (any NestedHierarchy)?

  init(_ host: ViewHost) { self.host = host }

  func move(_ kinds: ExternalDragKinds, to point: CGPoint) {
    host.onNextFrame { [weak self] in
      guard let self else { return }
      let (inner, local) = enterHost(at: point)
      if let inner { return inner.handle(.moved(kinds, to: local)) }
      if !session.isActive { session.begin(DragPayload(expecting: kinds)) }
      session.move(to: point, over: host.root?.rootElement)
    }
  }

  /// Returns the hierarchy inside at a point, and the point in it, after the end of the drag in the one
  /// where it was before.
  private func enterHost(at point: CGPoint) -> ((any NestedHierarchy)?, CGPoint) {
    let (inner, local) = innerHost(at: point)
    if self.inner !== inner {
      cancel()
      self.inner = inner
    }
    return (inner, local)
  }

  func end() {
    host.onNextFrame { [weak self] in self?.cancel() }
  }

  private func cancel() {
    inner?.handle(.left)
    inner = nil
    session.cancel()
  }

  func drop(_ items: [ExternalDragItem], at point: CGPoint) {
    host.onNextFrame { [weak self] in
      guard let self else { return }
      let (inner, local) = enterHost(at: point)
      self.inner = nil
      if let inner { return inner.handle(.dropped(items, at: local)) }
      guard let payload = DragPayload(items) else { return session.cancel() }
      session.replace(payload)
      session.move(to: point, over: host.root?.rootElement)
      if !session.drop() { insert(items, at: point) }
    }
  }

  /// Inserts a text into the text field at a point, as a click and a paste do.
  private func insert(_ items: [ExternalDragItem], at point: CGPoint) {
    let text = items.map { if case .text(let text) = $0 { text } else { "" } }.joined()
    guard !text.isEmpty else { return }
    let time = host.time
    func pointer(_ phase: PointerSample.Phase) -> InputEvent {
      .pointer(PointerSample(time: time, phase: phase, location: point))
    }
    host.handle([pointer(.move)])
    host.onNextFrame { [weak host] in
      guard let host, host.pointerShape == .text else { return }
      host.handle([
        pointer(.down), pointer(.up),
        .text(TextSample(time: time, text: text, kind: .pasted)),
      ])
    }
  }

  /// The hierarchy inside at a point, and the point in it; nil and the point itself for none.
  private func innerHost(at point: CGPoint) -> ((any NestedHierarchy)?, CGPoint) {
    var path = HitPath()
    host.root?.hit(point, &path)
    guard let stage = path.leaf as? any NestedHierarchy, stage.nestedHost != nil else {
      return (nil, point)
    }
    let transform = stage.transformToRoot
    guard transform.determinant != 0, transform.isFinite else { return (nil, point) }
    return (stage, point.applying(transform.inverted()))
  }
}
