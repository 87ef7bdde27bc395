// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A music player above a tab bar.
///
/// Drag the mini player up, or flick or tap it: it expands into the large one, and the tab bar
/// slides away by the same fraction. Drag it down again. More than half of the distance decides, or
/// velocity. Play, pause and seek in either: both show the same song. Scroll a tab, count in it,
/// switch tabs and come back: its state is kept.
///
/// Teaches to derive a whole transition from one number from 0 to 1; an `@Observable` model that
/// two views share; and tabs that keep their state because they are only hidden.
struct PlayerScene: View {
  static let spring = Animation.spring(duration: 0.5, bounce: 0.12)

  @State private var playback = Playback()
  @State private var tab = PlayerTab.home
  @State private var isOpen = false
  @GestureState(resetTransaction: Transaction(animation: spring)) private var dragPosition: CGFloat?
  @State private var tracker = PlayerDragTracker()

  var body: some View {
    GeometryReader { stage in
      let metrics = PlayerMetrics(stage: stage.size)
      let openness = dragPosition.map(metrics.resistance.position) ?? (isOpen ? 1 : 0)
      ZStack(alignment: .top) {
        SceneBackground()
        PlayerTabs(selected: tab, playback: playback)
          .padding(.bottom, metrics.barHeight + metrics.miniHeight)
        PlayerSheet(openness: openness, metrics: metrics, playback: playback, tracker: tracker) {
          withAnimation(Self.spring) { isOpen = false }
        }
        .gesture(drag(metrics))
        PlayerTabBar(selected: $tab)
          .frame(height: metrics.barHeight)
          .offset(y: stage.size.height - metrics.barHeight * (1 - max(openness, 0)))
        PlaybackClock(playback: playback)
      }
    }
    .ignoresSafeArea()
  }

  private func drag(_ metrics: PlayerMetrics) -> some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .global)
      .updating($dragPosition) { value, dragPosition, _ in
        if dragPosition == nil {
          tracker.start = metrics.resistance.drag(at: tracker.openness)
        }
        dragPosition = tracker.start - value.translation.height / metrics.travel
      }
      .onEnded { value in
        let predicted = tracker.start - value.predictedEndTranslation.height / metrics.travel
        let isTap = value.translation.length < 6 && tracker.start < 0.02
        withAnimation(Self.spring) { isOpen = predicted > 0.5 || isTap }
      }
  }
}
