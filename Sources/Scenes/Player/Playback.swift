// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The current song and its playback position, shared by all views that show them.
@Observable
final class Playback {
  private(set) var song = Song.all[0]
  /// The playback position, in seconds.
  private(set) var position = 47.0
  private(set) var isPlaying = false
  @ObservationIgnored private var lastDate: Date?

  /// The playback position as a fraction, 0 to 1.
  var progress: Double {
    get { position / song.duration }
    set { position = min(max(newValue, 0), 1) * song.duration }
  }

  func toggle() {
    isPlaying.toggle()
    lastDate = nil
  }

  func play(_ song: Song) {
    if song != self.song { (self.song, position) = (song, 0) }
    isPlaying = true
    lastDate = nil
  }

  /// Skips forwards, or backwards if `count` is negative, and wraps around at the ends.
  func skip(by count: Int) {
    let total = Song.all.count
    self.song = Song.all[((song.id + count) % total + total) % total]
    position = 0
  }

  /// Advances the position to a date. The first call after a pause only sets the starting date.
  func advance(to date: Date) {
    guard isPlaying else { return }
    if let lastDate { position += max(0, date.timeIntervalSince(lastDate)) }
    lastDate = date
    if position >= song.duration { skip(by: 1) }
  }
}
