// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The expected position of the card for a drag translation, computed as in the scene.
///
/// The card is scaled, rotated and moved, so that the point that is held stays under the pointer. Points are
/// pixels here; y is down, clockwise angles are positive.
struct CardPlacement {
  static let card = CGSize(width: 300, height: 500)

  var translation: CGSize = .zero
  var window: CGSize
  /// The point of the upright card that is held, relative to its center.
  var held = CGPoint.zero

  var scale: Double { 1 - min(abs(translation.width) / (window.width / 2), 0.5) * 0.5 }
  /// In radians: ten degrees at a translation of half the window's width.
  var tilt: Double { translation.width / (window.width / 2) * 10 * .pi / 180 }

  /// The card's center in the window.
  var center: CGPoint { inWindow(.zero) }

  /// Converts a point from card coordinates, relative to the card's center, to window coordinates.
  func inWindow(_ point: CGPoint) -> CGPoint {
    let (x, y) = ((point.x - held.x) * scale, (point.y - held.y) * scale)
    return CGPoint(
      x: pointer.x + x * cos(tilt) - y * sin(tilt), y: pointer.y + x * sin(tilt) + y * cos(tilt))
  }

  private var pointer: CGPoint {
    CGPoint(
      x: window.width / 2 + held.x + translation.width,
      y: window.height / 2 + held.y + translation.height)
  }

  /// Converts a point from window coordinates to card coordinates.
  func onCard(_ point: CGPoint) -> CGPoint {
    let (x, y) = (point.x - pointer.x, point.y - pointer.y)
    return CGPoint(
      x: (x * cos(tilt) + y * sin(tilt)) / scale + held.x,
      y: (y * cos(tilt) - x * sin(tilt)) / scale + held.y)
  }

  /// Returns the number of pixels that differ from the placement: background inside the card's edges, or card
  /// outside. Ignores the pixels on an edge, and the corners.
  func wrongPixels(in picture: Screenshot) -> Int {
    let (halfWidth, halfHeight) = (CardPlacement.card.width / 2, CardPlacement.card.height / 2)
    let corner = 40.0
    // The center of a pixel on an edge is at most 0.71 pixels from the edge.
    let tolerance = 0.75 / scale
    var wrong = 0
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let point = onCard(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
        let (beyondX, beyondY) = (abs(point.x) - halfWidth, abs(point.y) - halfHeight)
        let distance = max(beyondX, beyondY)
        if abs(distance) < tolerance || (min(beyondX, beyondY) > -corner && distance < tolerance) {
          continue
        }
        if (distance < 0) != picture.isCard(x, y) { wrong += 1 }
      }
    }
    return wrong
  }
}
