// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A music player above a tab bar.
///
/// Drag the small player up, or flick it, or tap it: it grows into the large one, and the tab bar slides away
/// by the same share. Drag it down again. Half of the way decides, or speed. Play, stop and seek in either:
/// both show the same song. Scroll a tab, count in it, leave it and come back: it is as you left it.
///
/// Teaches one number from 0 to 1 that everything follows; an `@Observable` model that two views share; and
/// tabs that stay alive as they are only hidden.
struct PlayerScene: View {
  static let spring = Animation.spring(duration: 0.5, bounce: 0.12)

  @State private var playback = Playback()
  @State private var tab = PlayerTab.home
  @State private var isOpen = false
  @GestureState(resetTransaction: Transaction(animation: spring)) private var pull: CGFloat?
  @State private var grip = PlayerGrip()

  var body: some View {
    GeometryReader { stage in
      let measures = PlayerMeasures(stage: stage.size)
      let openness = pull.map(measures.resistance.position) ?? (isOpen ? 1 : 0)
      ZStack(alignment: .top) {
        Ground()
        PlayerTabs(selected: tab, playback: playback)
          .padding(.bottom, measures.barHeight + measures.miniHeight)
        PlayerSheet(openness: openness, measures: measures, playback: playback, grip: grip) {
          withAnimation(Self.spring) { isOpen = false }
        }
        .gesture(drag(measures))
        PlayerTabBar(selected: $tab)
          .frame(height: measures.barHeight)
          .offset(y: stage.size.height - measures.barHeight * (1 - max(openness, 0)))
        PlaybackClock(playback: playback)
      }
    }
    .ignoresSafeArea()
  }

  private func drag(_ measures: PlayerMeasures) -> some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .global)
      .updating($pull) { value, pull, _ in
        if pull == nil { grip.pull = measures.resistance.pull(at: grip.openness) }
        pull = grip.pull - value.translation.height / measures.travel
      }
      .onEnded { value in
        let predicted = grip.pull - value.predictedEndTranslation.height / measures.travel
        let isTap = value.translation.distance < 6 && grip.pull < 0.02
        withAnimation(Self.spring) { isOpen = predicted > 0.5 || isTap }
      }
  }
}

/// Where the player is seen, and where the hand took it.
final class PlayerGrip {
  /// How far the player is open on screen.
  var openness: CGFloat = 0
  var pull: CGFloat = 0
}

/// The player's lengths, which follow from the window's.
struct PlayerMeasures {
  let stage: CGSize

  let barHeight: CGFloat = 64
  let miniHeight: CGFloat = 64

  /// How far the player moves from small to large.
  var travel: CGFloat { max(stage.height - barHeight - miniHeight, 1) }
  var resistance: Resistance { Resistance(range: 0...1, give: 0.06) }
}
