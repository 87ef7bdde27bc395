// Part of Snapback, under the MIT licence; see LICENSE.

public import Motion

/// Shows a view in one phase after the other, and animates from each to the next.
///
/// Without a trigger it goes round for ever. With one, each change of it runs once through the phases and
/// back to the first. With no phases at all it shows nothing.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: ComparedValue?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  @State private var runs = 0

  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases: Array(phases), trigger: nil, content: content, animation: animation)
  }

  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(
      phases: Array(phases), trigger: ComparedValue(trigger), content: content,
      animation: animation)
  }

  private init(
    phases: [Phase], trigger: ComparedValue?, content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation?
  ) {
    self.phases = phases
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }

  public var body: some View {
    if index < phases.count {
      content(phases[index])
        .modifier(Watch(trigger: trigger) { start() })
        .onAppear { if trigger == nil { go(runs) } }
    }
  }

  private func start() {
    runs += 1
    go(runs)
  }

  /// Goes to the next phase, and on from there when that has been reached.
  private func go(_ run: Int) {
    guard phases.count > 1, run == runs else { return }
    let next = (index + 1) % phases.count
    guard let animation = animation(phases[next]) else {
      index = next
      return later { arrive(at: next, run) }
    }
    withAnimation(animation) {
      index = next
    } completion: {
      arrive(at: next, run)
    }
  }

  private func arrive(at phase: Int, _ run: Int) {
    if trigger == nil || phase != 0 { go(run) }
  }

  /// Runs an action in a later frame, so that phases without an animation cannot go round within one.
  private func later(_ action: @escaping () -> Void) {
    MainActor.unsafelyAssumed {
      ViewHost.current?.onNextFrame(action)
    }
  }
}

/// Runs an action when a value that may be absent changes.
private struct Watch: ViewModifier {
  let trigger: ComparedValue?
  let action: () -> Void

  func body(content: Content) -> some View {
    content.modifier(
      _LifecycleModifier(
        change: trigger.map { ValueChange(value: $0, runsAtFirst: false) { _ in action() } }))
  }
}

extension View {
  /// Changes the view from phase to phase, for ever.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(base: AnyView(self))
    return PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
  }

  /// Changes the view from phase to phase, once for each change of the trigger.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(base: AnyView(self))
    return PhaseAnimator(
      phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
  }
}
