// Part of Snapback, under the MIT licence; see LICENSE.

public import Motion
@_spi(ViewTree) public import ViewCore

/// A view that animates through a sequence of phases.
///
/// Without a trigger it cycles through the phases forever. With a trigger, each change of it runs
/// once through the phases and back to the first. Without phases it shows nothing.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: ComparedValue?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  @State private var runs = 0

  /// Creates a view that cycles through the phases. `animation` returns the animation to a phase;
  /// nil changes to it without animation, in the next frame.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases: Array(phases), trigger: nil, content: content, animation: animation)
  }

  /// Creates a view that runs once through the phases at each change of `trigger`. `animation`
  /// returns the animation to a phase; nil changes to it without animation, in the next frame.
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

  /// The content for the phase that is shown, evaluated again for each phase.
  public var body: some View {
    if index < phases.count {
      content(phases[index])
        .onTrigger(trigger) { start() }
        .onAppear { if trigger == nil { startNextPhase(runs) } }
        // The animations of a removed view complete at once, over and over.
        .onDisappear { runs += 1 }
    }
  }

  private func start() {
    runs += 1
    startNextPhase(runs)
  }

  /// Changes to the next phase, and continues from there when its animation is complete.
  private func startNextPhase(_ run: Int) {
    guard phases.count > 1, run == runs else { return }
    let next = (index + 1) % phases.count
    guard let animation = animation(phases[next]) else {
      index = next
      return onNextFrame { didReach(next, run) }
    }
    withAnimation(animation) {
      index = next
    } completion: {
      didReach(next, run)
    }
  }

  private func didReach(_ phase: Int, _ run: Int) {
    if trigger == nil || phase != 0 { startNextPhase(run) }
  }

  /// Runs an action in the next frame: phases without animations do not cycle within one frame.
  private func onNextFrame(_ action: @escaping () -> Void) {
    MainActor.unsafelyAssumed {
      FrameContext.current.host?.onNextFrame(action)
    }
  }
}

extension View {
  /// Animates the view through the phases, forever. `content` is called with the view and the current phase.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(base: AnyView(self))
    return PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
  }

  /// Animates the view through the phases once at each change of `trigger`. `content` is called
  /// with the view and the current phase.
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
