// Part of Snapback, under the MIT licence; see LICENSE.

public import Motion

extension View {
  /// Changes the transaction of every change inside the view.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(
      _TransactionModifier(transform: { transaction, _ in transform(&transaction) }, value: nil))
  }

  /// Changes the transaction of the changes inside the view that happen together with a change of
  /// `value`.
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(
      _TransactionModifier(
        transform: { transaction, isChanged in if isChanged { transform(&transaction) } },
        value: ComparedValue(value)))
  }

  /// Animates the changes inside the view that happen together with a change of `value`; nil
  /// applies them without animation.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    transaction(value: value) { $0.insert(animation) }
  }

  /// Animates every change inside the view; nil applies them without animation.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public func animation(_ animation: Animation?) -> some View {
    transaction { $0.insert(animation) }
  }
}

extension View where Self: Equatable {
  /// Animates the changes inside the view that happen when the view itself changes; nil applies
  /// them without animation.
  public func animation(_ animation: Animation?) -> some View {
    self.animation(animation, value: self)
  }
}

extension Transaction {
  /// Sets the animation, as `.animation` modifiers do: not if animations are disabled.
  package mutating func insert(_ animation: Animation?) {
    guard !disablesAnimations else { return }
    self.animation = animation
    if animation != nil { tracksVelocity = false }
  }
}
