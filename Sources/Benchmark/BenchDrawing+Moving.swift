// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

extension BenchDrawing {
  /// Returns frames of a moving, rotating card, without or with a shadow.
  static func moving(withShadow: Bool) -> [DisplayList] {
    (0..<16).map { step in
      var list = BenchCardScene(cards: 1).list
      let part = CGFloat(step) / 16
      list.transforms[1] = CGAffineTransform(rotationAngle: 0.05 + 0.2 * part)
        .concatenating(CGAffineTransform(translationX: 600 + 83 * part, y: 420 - 41 * part))
      if withShadow {
        list.items.insert(.endLayer, at: 1)
        list.items.insert(.beginLayer(.shadow(.black, radius: 20, x: 0, y: 8), 1), at: 0)
      }
      return list
    }
  }
}
