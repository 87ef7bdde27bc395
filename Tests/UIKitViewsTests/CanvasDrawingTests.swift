// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitViews

/// Drawing of SwiftUI into contexts of Core Graphics, and the reverse.
@MainActor
@Suite struct CanvasDrawingTests {
  @Test
  func
    `a canvas draws what is drawn into a context of Core Graphics, under its transform and opacity`()
    throws
  {
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      Canvas { context, _ in
        context.translateBy(x: 20, y: 30)
        context.opacity = 0.5
        context.withCGContext { context in
          context.setFillColor(UIColor.red.cgColor)
          context.fill(CGRect(x: 1, y: 2, width: 50, height: 60))
        }
      }
    }
    #expect(harness.list.fillBounds == [CGRect(x: 21, y: 32, width: 50, height: 60)])
    let opacities = harness.list.items.filter {
      if case .beginLayer(.opacity(0.5), _) = $0 { true } else { false }
    }
    #expect(opacities.count == 1)
  }

  @Test func `a renderer draws its view into a context of Core Graphics`() throws {
    let renderer = ImageRenderer(content: Color.blue.frame(width: 40, height: 30))
    var size: CGSize?
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      Canvas { context, _ in
        MainActor.assumeIsolated {
          renderer.render { found, draw in
            size = found
            context.withCGContext { target in
              target.translateBy(x: 10, y: 20)
              draw(target)
            }
          }
        }
      }
    }
    #expect(harness.list.fillBounds == [CGRect(x: 10, y: 20, width: 40, height: 30)])
    #expect(size == CGSize(width: 40, height: 30))
  }
}
