// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitViews
import Views

@MainActor
@Suite struct ResizableImageTests {
  /// The size of the image `picture`.
  private let size = CGSize(width: 40, height: 30)

  /// The parts of the frame that a view of 200 by 100 points draws, and the rectangles of the whole image in them.
  private func parts(_ image: UIImage) -> [(part: CGRect, picture: CGRect)] {
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    let controller = UIViewController()
    controller.view.addSubview(view)
    let harness = Harness(size: CGSize(width: 300, height: 300)) { _rootView(controller) }
    harness.frame()
    var clip = CGRect.zero
    var parts: [(CGRect, CGRect)] = []
    for item in harness.list.items {
      if case .beginLayer(.clip(let shape), _) = item { clip = shape.rect }
      if case .fill(_, .image(let paint), _) = item { parts.append((clip, paint.rect)) }
    }
    return parts
  }

  @Test func `the caps of an image keep their size`() throws {
    let picture = try #require(UIImage(named: "picture"))
    let caps = UIEdgeInsets(top: 10, left: 10, bottom: 0, right: 10)
    let image = picture.resizableImage(withCapInsets: caps, resizingMode: .stretch)
    #expect(image.capInsets == caps && image.resizingMode == .stretch)
    let parts = parts(image)
    #expect(
      parts.map(\.part) == [
        CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 10, y: 0, width: 180, height: 10),
        CGRect(x: 190, y: 0, width: 10, height: 10), CGRect(x: 0, y: 10, width: 10, height: 90),
        CGRect(x: 10, y: 10, width: 180, height: 90), CGRect(x: 190, y: 10, width: 10, height: 90),
      ])
    #expect(parts.first?.picture == CGRect(origin: .zero, size: size))
    #expect(image != picture && image.withRenderingMode(.automatic) == image)
  }

  @Test func `the middle of an image is repeated by default`() throws {
    let picture = try #require(UIImage(named: "picture"))
    let image = picture.resizableImage(withCapInsets: .zero)
    #expect(image.resizingMode == .tile)
    #expect(parts(image).allSatisfy { $0.picture.size == size })
    #expect(parts(picture).map(\.picture) == [CGRect(x: 0, y: 0, width: 200, height: 100)])
  }

  @Test func `a middle of one pixel is stretched`() {
    let slices = ImageSlices(mode: .tile)
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let picture = CGSize(width: 1, height: 1)
    #expect(slices.slices(of: rect, picture: picture, pixel: 1).map(\.rect) == [rect])
    #expect(slices.slices(of: rect, picture: picture, pixel: 0.5).count == 5000)
  }
}
