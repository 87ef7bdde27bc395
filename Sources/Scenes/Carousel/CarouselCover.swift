// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A cover of the carousel.
struct CarouselCover: Identifiable {
  let id: Int
  let title: String
  let text: String
  let symbol: String
  let colors: [Color]

  static let all: [CarouselCover] = [
    CarouselCover("Dawn", "Slow and clear", "sunrise.fill", (1, 0.72, 0.45), (0.93, 0.4, 0.48)),
    CarouselCover("Noon", "Bright, no shadows", "sun.max.fill", (1, 0.82, 0.3), (0.97, 0.56, 0.16)),
    CarouselCover(
      "Drift", "Nothing to hold on to", "cloud.fill", (0.56, 0.78, 0.97), (0.26, 0.5, 0.87)),
    CarouselCover(
      "Rain", "Sixty drops a second", "cloud.rain.fill", (0.38, 0.55, 0.68), (0.18, 0.29, 0.44)),
    CarouselCover("Meadow", "Knee-deep in June", "leaf.fill", (0.5, 0.82, 0.5), (0.12, 0.55, 0.42)),
    CarouselCover(
      "Ember", "What the fire left", "flame.fill", (0.98, 0.46, 0.33), (0.6, 0.13, 0.24)),
    CarouselCover(
      "Frost", "Every edge is drawn", "snowflake", (0.64, 0.87, 0.93), (0.3, 0.58, 0.78)),
    CarouselCover(
      "Dusk", "Two colors, one line", "sunset.fill", (0.66, 0.42, 0.83), (0.28, 0.2, 0.55)),
    CarouselCover(
      "Night", "The long way home", "moon.stars.fill", (0.23, 0.25, 0.5), (0.07, 0.08, 0.22)),
  ].enumerated().map { $1.numbered($0) }

  private init(
    _ title: String, _ text: String, _ symbol: String, _ top: (Double, Double, Double),
    _ bottom: (Double, Double, Double)
  ) {
    self.init(
      id: 0, title: title, text: text, symbol: symbol,
      colors: [top, bottom].map { Color(red: $0.0, green: $0.1, blue: $0.2) })
  }

  private init(id: Int, title: String, text: String, symbol: String, colors: [Color]) {
    self.id = id
    self.title = title
    self.text = text
    self.symbol = symbol
    self.colors = colors
  }

  private func numbered(_ id: Int) -> CarouselCover {
    CarouselCover(id: id, title: title, text: text, symbol: symbol, colors: colors)
  }
}
