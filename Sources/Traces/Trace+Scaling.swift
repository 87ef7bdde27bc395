// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Gestures

extension Trace {
  /// The trace for a stage of another size: all locations and stage sizes are scaled by the ratio of
  /// the sizes. Times and notches of the wheel stay, so that velocities scale with the distances.
  ///
  /// Both lengths must be above 0.
  package func scaled(to size: CGSize) -> Trace {
    precondition(size.width > 0 && size.height > 0, "a stage of \(size.width) x \(size.height)")
    let (x, y) = (size.width / header.size.width, size.height / header.size.height)
    var result = replacingEvents { event in
      if case .resize(let time, let size, let scale) = event {
        let other = CGSize(width: size.width * x, height: size.height * y)
        return [.resize(time: time, size: other, scale: scale)]
      }
      return [event.mapLocation { CGPoint(x: $0.x * x, y: $0.y * y) }]
    }
    result.header.size = size
    return result
  }
}
