// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// What is played, and how far it is: one for all views that show it.
@Observable
final class Playback {
  private(set) var song = Song.all[0]
  /// Seconds from the song's beginning.
  private(set) var position = 47.0
  private(set) var isPlaying = false
  @ObservationIgnored private var last: Date?

  /// From 0 to 1.
  var progress: Double {
    get { position / song.duration }
    set { position = min(max(newValue, 0), 1) * song.duration }
  }

  func toggle() {
    isPlaying.toggle()
    last = nil
  }

  func play(_ song: Song) {
    if song != self.song { (self.song, position) = (song, 0) }
    isPlaying = true
    last = nil
  }

  /// The song after this one, or with a negative number one before it; the first follows the last.
  func skip(by number: Int) {
    let count = Song.all.count
    self.song = Song.all[((song.id + number) % count + count) % count]
    position = 0
  }

  /// Lets the song go on to a date; the first one after a pause only says when it goes on.
  func advance(to date: Date) {
    guard isPlaying else { return }
    if let last { position += max(0, date.timeIntervalSince(last)) }
    last = date
    if position >= song.duration { skip(by: 1) }
  }
}

/// The clock of a playback: shows nothing.
struct PlaybackClock: View {
  let playback: Playback

  var body: some View {
    TimelineView(.animation(minimumInterval: 0.25, paused: !playback.isPlaying)) { context in
      Color.clear
        .onChange(of: context.date, initial: true) { playback.advance(to: context.date) }
    }
    .frame(width: 0, height: 0)
  }
}
