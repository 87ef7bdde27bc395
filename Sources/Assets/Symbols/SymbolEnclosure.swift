// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation

/// A shape that encloses a sign in names such as `questionmark.bubble` and `lock.icloud.fill`.
struct SymbolEnclosure {
  /// The symbol of the shape, and the ending of the names.
  let name: String
  /// The middle of the sign, in a box of 16 units.
  var middle = Icon.middle
  /// The longest side of the sign, in units.
  let side: Double

  /// Returns the sign at its size and position in the shape.
  func place(_ sign: Icon) -> Icon {
    let bounds = sign.outline.bounds
    let longest = max(bounds.size.width, bounds.size.height, 0.1)
    let center = CGPoint(
      x: bounds.origin.x + bounds.size.width / 2, y: bounds.origin.y + bounds.size.height / 2)
    return sign.scaled(min(1, side / longest), from: center, to: middle)
  }

  static let all = [
    SymbolEnclosure(name: "bubble", middle: CGPoint(x: 8, y: 7), side: 6.6),
    SymbolEnclosure(name: "message", middle: CGPoint(x: 8, y: 7), side: 6.6),
    SymbolEnclosure(name: "icloud", middle: CGPoint(x: 8, y: 8.8), side: 5.4),
    SymbolEnclosure(name: "shield", middle: CGPoint(x: 8, y: 7.6), side: 6.4),
    SymbolEnclosure(name: "seal", side: 6.4),
    SymbolEnclosure(name: "diamond", side: 5.6),
    SymbolEnclosure(name: "hexagon", side: 6.6),
    SymbolEnclosure(name: "octagon", side: 7),
    SymbolEnclosure(name: "app", side: 8),
    SymbolEnclosure(name: "rectangle", side: 6.2),
    SymbolEnclosure(name: "folder", middle: CGPoint(x: 8, y: 8.8), side: 5.4),
    SymbolEnclosure(name: "doc", middle: CGPoint(x: 8, y: 9.4), side: 5),
    SymbolEnclosure(name: "viewfinder", side: 8),
    SymbolEnclosure(name: "magnifyingglass", middle: CGPoint(x: 6.5, y: 6.5), side: 5.4),
    SymbolEnclosure(name: "lock", middle: CGPoint(x: 8, y: 11), side: 4.6),
    SymbolEnclosure(name: "video", middle: CGPoint(x: 5.6, y: 8), side: 4.6),
  ]
}
