// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing
package import Foundation
import Motion

extension DisplayList {
  /// The bounding boxes of the fills and paths whose paint passes a test, cut by the bounds of the clips around them
  /// and by the window, back to front. Boxes that are clipped completely are omitted.
  package func visibleFillBounds(where isWanted: (Paint) -> Bool) -> [CGRect] {
    var clips = [CGRect(origin: .zero, size: size)]
    var bounds: [CGRect] = []
    func cut(_ rect: CGRect, _ index: TransformIndex) -> CGRect {
      rect.applying(transforms[Int(index)]).overlap(with: clips[clips.count - 1])
    }
    for item in items {
      switch item {
      case .beginLayer(.clip(let shape), let index): clips.append(cut(shape.rect, index))
      case .beginLayer(.clipPath(let outline, _), let index):
        clips.append(cut(outline.bounds, index))
      case .beginLayer: clips.append(clips[clips.count - 1])
      case .endLayer: clips.removeLast()
      case .fill(let shape, let paint, let index) where isWanted(paint):
        bounds.append(cut(shape.rect, index))
      case .path(let outline, _, let paint, let index) where isWanted(paint):
        bounds.append(cut(outline.bounds, index))
      default: break
      }
    }
    return bounds.filter { !$0.isNull && !$0.isEmpty }
  }
}
