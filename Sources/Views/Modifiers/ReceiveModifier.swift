// Part of Snapback, under the MIT licence; see LICENSE.

public import Combine
import Foundation
@_spi(ViewTree) public import ViewCore

/// Runs code for each value of a publisher.
public struct _ReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
  /// A primitive modifier has no body.
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

  init(_ view: ModifiedContent<V, _ReceiveModifier<P>>, _ context: borrowing _NodeContext) {
    modifier = view.modifier
    super.init(context)
    content = context.inside(self).make(view.content)
    updateElements(context.pass)
    subscribe()
  }

  override var onlyChild: Node? { content }
  override var rowCreation: RowCreation { .inherited }

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

  /// Subscribes to the publisher and cancels the previous subscription.
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
    // Values sent during an update pass are delivered after it.
    guard host.isInPass else { return modifier.action(value) }
    host.afterPass { [weak self] in
      guard let self, !isDismantled else { return }
      modifier.action(value)
    }
  }
}

extension View {
  /// Calls `action` with each value that the publisher sends while the view exists.
  ///
  /// The view subscribes again when it is updated with another publisher. A publisher created in
  /// the body from closures that capture values is a different one each time.
  /// - Note: Differs from SwiftUI: a publisher that is created in a body is subscribed to once; later ones are
  ///   ignored.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(_ReceiveModifier(publisher: publisher, action: action))
  }
}
