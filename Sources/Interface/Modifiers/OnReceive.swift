// Part of Snapback, under the MIT licence; see LICENSE.

public import Combine
import Foundation

/// Runs code with what a publisher sends.
public struct _ReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
  public typealias Body = Never
  let publisher: P
  let action: (P.Output) -> Void

  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _NodeReference<ModifiedContent<V, Self>> {
    _NodeReference(ReceiveNode(view, context))
  }
}

private final class ReceiveNode<V: View, P: Publisher>:
  TypedNode<ModifiedContent<V, _ReceiveModifier<P>>>
where P.Failure == Never {
  private var modifier: _ReceiveModifier<P>
  private var content: TypedNode<V>?
  private var subscription: AnyCancellable?

  init(_ view: ModifiedContent<V, _ReceiveModifier<P>>, _ context: _NodeContext) {
    modifier = view.modifier
    super.init(context)
    content = context.inside(self).make(view.content)
    updateElements(context.pass)
    subscribe()
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

  override func update(_ view: ModifiedContent<V, _ReceiveModifier<P>>, _ pass: UpdatePass) {
    let isSame = areInterchangeable(modifier.publisher, view.modifier.publisher)
    modifier = view.modifier
    if !isSame { subscribe() }
    content?.update(view.content, pass)
  }

  override func dismantle() {
    subscription = nil
    super.dismantle()
  }

  /// Listens to the publisher, and no longer to the one before.
  private func subscribe() {
    subscription = nil
    subscription = modifier.publisher.sink { [weak self] value in
      nonisolated(unsafe) let value = value
      if isMainThread {
        MainActor.unsafelyAssumed { self?.receive(value) }
      } else {
        DispatchQueue.main.async { self?.receive(value) }
      }
    }
  }

  private func receive(_ value: P.Output) {
    // What is sent while views are made and updated is told when that is done.
    guard host.isInPass else { return modifier.action(value) }
    host.afterPass { [weak self] in
      guard let self, !isDismantled else { return }
      modifier.action(value)
    }
  }
}

extension View {
  /// Runs `action` with each value that the publisher sends while the view is there.
  ///
  /// The view listens anew when it is made with another publisher. One made in the body, from closures that
  /// hold values, is another one each time.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(_ReceiveModifier(publisher: publisher, action: action))
  }
}
