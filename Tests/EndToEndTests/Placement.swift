// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Where the card lies when the hand has drawn it this far, by the scene's own arithmetic.
///
/// Offset first, then the scale, then the tilt, both about the middle of the card's frame, which
/// stays in the middle of the window. Points are pixels here, y down, clockwise positive.
struct Placement {
  static let card = CGSize(width: 300, height: 500)

  var translation: CGSize = .zero
  var window: CGSize

  var scale: Double { 1 - min(abs(translation.width) / (window.width / 2), 0.5) * 0.5 }
  /// In radians: ten degrees at half the window's width.
  var tilt: Double { translation.width / (window.width / 2) * 10 * .pi / 180 }

  /// The middle of the card in the window.
  var center: CGPoint { inWindow(.zero) }

  /// Where in the window a point of the card is; (0, 0) is the card's middle.
  func inWindow(_ point: CGPoint) -> CGPoint {
    let x = (point.x + translation.width) * scale
    let y = (point.y + translation.height) * scale
    return CGPoint(
      x: window.width / 2 + x * cos(tilt) - y * sin(tilt),
      y: window.height / 2 + x * sin(tilt) + y * cos(tilt))
  }

  /// Which point of the card lies at this point of the window.
  func onCard(_ point: CGPoint) -> CGPoint {
    let (x, y) = (point.x - window.width / 2, point.y - window.height / 2)
    return CGPoint(
      x: (x * cos(tilt) + y * sin(tilt)) / scale - translation.width,
      y: (y * cos(tilt) - x * sin(tilt)) / scale - translation.height)
  }

  /// How many pixels of the picture are not as this placement has them: inside the card's edges of
  /// the card, outside them not. Left out are the pixels that an edge runs through, and the
  /// corners.
  func wrongPixels(in picture: Screenshot) -> Int {
    let (halfWidth, halfHeight) = (Placement.card.width / 2, Placement.card.height / 2)
    let corner = 40.0
    // A pixel's middle is at most 0.71 from the edge that runs through it.
    let doubt = 0.75 / scale
    var wrong = 0
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let point = onCard(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
        let (beyondX, beyondY) = (abs(point.x) - halfWidth, abs(point.y) - halfHeight)
        let distance = max(beyondX, beyondY)
        if abs(distance) < doubt || (min(beyondX, beyondY) > -corner && distance < doubt) {
          continue
        }
        if (distance < 0) != picture.isCard(x, y) { wrong += 1 }
      }
    }
    return wrong
  }
}
