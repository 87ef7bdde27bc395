// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A song, and the colors and symbol of its cover.
struct Song: Identifiable, Hashable {
  let id: Int
  let title: String
  let artist: String
  /// In seconds.
  let duration: Double
  let colors: [Color]
  let symbol: String

  static let all: [Song] = [
    Song(
      id: 0, title: "Horizon", artist: "Album Waves", duration: 214,
      colors: [
        Color(red: 0.36, green: 0.18, blue: 0.56), Color(red: 0.98, green: 0.5, blue: 0.42),
      ],
      symbol: "sun.max.fill"),
    Song(
      id: 1, title: "Overshoot", artist: "The Dampers", duration: 187,
      colors: [
        Color(red: 0.13, green: 0.55, blue: 0.86), Color(red: 0.36, green: 0.85, blue: 0.8),
      ],
      symbol: "waveform"),
    Song(
      id: 2, title: "Walk at Dawn", artist: "Han River", duration: 241,
      colors: [Color(red: 0.1, green: 0.17, blue: 0.4), Color(red: 0.42, green: 0.4, blue: 0.8)],
      symbol: "moon.stars.fill"),
    Song(
      id: 3, title: "Settle Down", artist: "Critical", duration: 203,
      colors: [
        Color(red: 0.93, green: 0.36, blue: 0.45), Color(red: 0.99, green: 0.72, blue: 0.4),
      ],
      symbol: "heart.fill"),
    Song(
      id: 4, title: "Leaves", artist: "Green Room", duration: 168,
      colors: [Color(red: 0.1, green: 0.48, blue: 0.4), Color(red: 0.6, green: 0.83, blue: 0.42)],
      symbol: "leaf.fill"),
    Song(
      id: 5, title: "Paper Planes", artist: "Velocity", duration: 226,
      colors: [
        Color(red: 0.36, green: 0.42, blue: 0.5), Color(red: 0.72, green: 0.78, blue: 0.85),
      ],
      symbol: "paperplane.fill"),
  ]
}
