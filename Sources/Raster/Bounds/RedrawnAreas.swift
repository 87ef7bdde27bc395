// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
package import Foundation

/// The areas that a renderer redraws between successive display lists, without drawing them.
///
/// Does not include how far a material spreads the items that changed behind it.
package struct RedrawnAreas {
  private var last: (list: DisplayList, bounds: ItemBounds)?

  package init() {}

  /// Returns the areas in points in which a list may differ from the last one: up to 8 rectangles that
  /// do not overlap. The first list is redrawn as a whole.
  package mutating func update(_ list: DisplayList) -> [CGRect] {
    // One pixel per point, so that the bounds are in points.
    let (width, height) = (list.size.width.rounded(.up), list.size.height.rounded(.up))
    guard width >= 1, height >= 1, width < 1e6, height < 1e6 else { return [] }
    let area = PixelRect(minX: 0, minY: 0, maxX: Int(width), maxY: Int(height))
    var bounds = ItemBounds()
    bounds.compute(list, scale: 1, of: ItemBounds())
    defer { last = (list, bounds) }
    guard let last, last.list.size == list.size, last.list.background == list.background else {
      return [CGRect(origin: .zero, size: list.size)]
    }
    var damage = Damage(within: area)
    damage.add(
      FirstChange(from: last.list, to: list), from: last.list, last.bounds, to: list, bounds)
    return damage.rects.map {
      CGRect(x: $0.minX, y: $0.minY, width: $0.maxX - $0.minX, height: $0.maxY - $0.minY)
    }
  }
}
