// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A card of the deck: a spring and its description.
struct SpringCard: Identifiable {
  let id: Int
  let title: String
  let text: String
  let bounce: Double
  var duration = 0.55
  let colors: [Color]

  var spring: Spring { Spring(duration: duration, bounce: bounce) }

  static let deck: [SpringCard] = [
    SpringCard(
      id: 0, title: "Bouncy", text: "Overshoots once, then settles.", bounce: 0.3,
      colors: [Color(red: 0.49, green: 0.44, blue: 0.96), Color(red: 0.3, green: 0.26, blue: 0.78)]),
    SpringCard(
      id: 1, title: "Smooth", text: "Critically damped: no overshoot.", bounce: 0,
      colors: [
        Color(red: 0.16, green: 0.69, blue: 0.72), Color(red: 0.05, green: 0.45, blue: 0.56),
      ]
    ),
    SpringCard(
      id: 2, title: "Wobbly", text: "Oscillates several times.", bounce: 0.72,
      colors: [
        Color(red: 0.99, green: 0.48, blue: 0.42), Color(red: 0.86, green: 0.24, blue: 0.42),
      ]
    ),
    SpringCard(
      id: 3, title: "Snappy", text: "Fast, with a slight overshoot.", bounce: 0.15,
      colors: [
        Color(red: 0.98, green: 0.68, blue: 0.25), Color(red: 0.91, green: 0.42, blue: 0.17),
      ]
    ),
    SpringCard(
      id: 4, title: "Playful", text: "Overshoots, swings back, settles.", bounce: 0.5,
      colors: [
        Color(red: 0.25, green: 0.56, blue: 0.97), Color(red: 0.13, green: 0.31, blue: 0.79),
      ]
    ),
  ]
}
