// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Gestures

extension Trace {
  /// The trace on a stage of another size: every place, and every size that the stage takes, as much wider and
  /// higher as the stage is. Times stay, so that the hand is as much faster as its ways are longer; notches of
  /// the wheel stay.
  ///
  /// A length that is not above 0 is the caller's mistake.
  package func scaled(to size: CGSize) -> Trace {
    precondition(size.width > 0 && size.height > 0, "a stage of \(size.width) x \(size.height)")
    let (x, y) = (size.width / header.size.width, size.height / header.size.height)
    var result = replacingEvents { event in
      if case .resize(let time, let size, let scale) = event {
        let other = CGSize(width: size.width * x, height: size.height * y)
        return [.resize(time: time, size: other, scale: scale)]
      }
      return [event.placed { CGPoint(x: $0.x * x, y: $0.y * y) }]
    }
    result.header.size = size
    return result
  }
}
