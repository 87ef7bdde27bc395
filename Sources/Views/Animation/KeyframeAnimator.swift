// Part of Snapback, under the MIT licence; see LICENSE.

public import Motion
@_spi(ViewTree) public import ViewCore

/// A view built from a value that animates along keyframes.
///
/// Without a trigger the animation starts when the view appears, and repeats if `repeating` is
/// true. With a trigger, each change of it starts the keyframes from the presented value; cubic and
/// spring keyframes also continue its velocity.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: PrimitiveView
where KeyframePath.Value == Value {
  let initialValue: Value
  let trigger: ComparedValue?
  let repeats: Bool
  let startsAtOnce: Bool
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// Creates a view that animates when it appears. `content` builds the view from the value;
  /// `keyframes` returns the tracks, given the initial value.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    trigger = nil
    repeats = repeating
    startsAtOnce = true
    self.content = content
    self.keyframes = keyframes
  }

  /// Creates a view that animates at each change of `trigger`. `keyframes` returns the tracks,
  /// given the presented value.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = ComparedValue(trigger)
    repeats = false
    startsAtOnce = false
    self.content = content
    self.keyframes = keyframes
  }

  package init(
    initialValue: Value, trigger: ComparedValue, repeats: Bool, startsAtOnce: Bool,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = trigger
    self.repeats = repeats
    self.startsAtOnce = startsAtOnce
    self.content = content
    self.keyframes = keyframes
  }

  public static func _makeNode(
    _ view: KeyframeAnimator, _ context: _NodeContext
  ) -> _NodeReference<KeyframeAnimator> {
    _NodeReference(KeyframeNode(view, context))
  }
}

private final class KeyframeNode<Value, KeyframePath: Keyframes, Content: View>:
  TypedNode<KeyframeAnimator<Value, KeyframePath, Content>>, Animating
where KeyframePath.Value == Value {
  private var view: KeyframeAnimator<Value, KeyframePath, Content>
  private var value: Value
  private var run: (timeline: KeyframeTimeline<Value>, start: Double)?
  private var child: TypedNode<Content>?

  init(_ view: KeyframeAnimator<Value, KeyframePath, Content>, _ context: borrowing _NodeContext) {
    self.view = view
    value = view.initialValue
    super.init(context)
    let content = Evaluation.track(self) { view.content(value) }
    child = context.inside(self).make(content)
    updateElements(context.pass)
    if view.startsAtOnce { start(at: context.pass.time) }
  }

  override var onlyChild: Node? { child }
  override func arrangement(of child: Node) -> ChildArrangement { .inherited }

  override func update(_ view: KeyframeAnimator<Value, KeyframePath, Content>, _ pass: UpdatePass) {
    let isTriggered =
      if let old = self.view.trigger, let new = view.trigger { !old.isSame(as: new) } else { false }
    self.view = view
    if isTriggered { start(at: pass.time) }
    refresh(pass)
  }

  override func refresh(_ pass: UpdatePass) {
    markValid()
    let content = Evaluation.track(self) { view.content(value) }
    child?.update(content, pass)
  }

  func sample(at time: Double) -> Bool {
    guard let run, !isDismantled else { return false }
    var elapsed = max(0, time - run.start)
    if view.repeats, run.timeline.duration > 0 {
      elapsed = elapsed.truncatingRemainder(dividingBy: run.timeline.duration)
    }
    value = run.timeline.value(time: elapsed)
    invalidate()
    let isOver = !view.repeats && elapsed >= run.timeline.duration
    if isOver { self.run = nil }
    return !isOver && run.timeline.duration > 0
  }

  private func start(at time: Double) {
    let keyframes = view.keyframes(value)
    let timeline =
      if let run {
        KeyframeTimeline(
          initialValue: value, continuing: run.timeline, at: time - run.start, content: keyframes)
      } else {
        KeyframeTimeline(initialValue: value) { keyframes }
      }
    run = (timeline, time)
    host.addAnimating(self)
  }
}

extension View {
  /// Animates a value along keyframes when the view appears, repeatedly by default, and builds the
  /// view from it. `content` is called with the view and the value.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(base: AnyView(self))
    return KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(placeholder, $0) },
      keyframes: keyframes)
  }

  /// Animates a value along keyframes at each change of `trigger`, and builds the view from it.
  /// `content` is called with the view and the value.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(base: AnyView(self))
    return KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) },
      keyframes: keyframes)
  }
}
