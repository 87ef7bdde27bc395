// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion

extension DisplayList: CustomStringConvertible {
  /// A line for the list, then one for each item, indented within layers.
  ///
  /// Transforms that are not the identity are printed at the end of the line, so two lists have the
  /// same description exactly if they draw the same:
  ///
  ///     list 390 x 844 on #f2f2f7
  ///     layer shadow #000000 @ 0.3 radius 20 offset 0 8
  ///       fill 45 172 300 500 r25 #007aff  moved 12 0
  ///     end
  package var description: String {
    var lines = ["list \(number(size.width)) x \(number(size.height)) on \(background)"]
    var depth = 0
    for item in items {
      if case .endLayer = item { depth = max(0, depth - 1) }
      lines.append(String(repeating: "  ", count: depth) + text(of: item))
      if case .beginLayer = item { depth += 1 }
    }
    return lines.joined(separator: "\n")
  }

  private func text(of item: DisplayItem) -> String {
    guard let index = item.transform else { return item.description }
    let line = item.text
    guard transforms.indices.contains(Int(index)) else { return line + "  no transform \(index)" }
    let transform = transforms[Int(index)]
    return transform.isIdentity ? line : line + "  " + Self.text(of: transform)
  }

  private static func text(of t: CGAffineTransform) -> String {
    if t.isTranslation { return "moved \(number(t.tx)) \(number(t.ty))" }
    return "by [\([t.a, t.b, t.c, t.d, t.tx, t.ty].map { number($0) }.joined(separator: " "))]"
  }
}
