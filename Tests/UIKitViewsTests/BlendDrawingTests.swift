// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitDynamics
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// A view that draws by a closure.
@MainActor
private final class DrawnView: UIView {
  var drawing: () -> Void = {}

  override func draw(_ rect: CGRect) { drawing() }
}

@MainActor
@Suite struct BlendDrawingTests {
  private func effects(_ draw: @escaping () -> Void) -> [LayerEffect] {
    let view = DrawnView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.drawing = draw
    let controller = UIViewController()
    controller.view.addSubview(view)
    let harness = Harness(size: CGSize(width: 200, height: 200)) { _rootView(controller) }
    harness.settle()
    return harness.list.items.compactMap {
      if case .beginLayer(let effect, _) = $0 { effect } else { nil }
    }
  }

  private let square = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 50, height: 50))

  @Test func `a path is filled with a blend mode and an opacity, which end with it`() {
    let found = effects {
      UIColor.red.setFill()
      square.fill(with: .multiply, alpha: 0.5)
      square.stroke(with: .screen, alpha: 1)
      square.fill()
    }
    let blends = found.filter { if case .blend = $0 { true } else { false } }
    #expect(blends == [.blend(.multiply), .blend(.screen)])
    #expect(found.contains(.opacity(0.5)))
  }

  @Test func `drawing without blend modes needs no layers`() {
    let found = effects {
      square.fill(with: .normal, alpha: 1)
      UIImage(systemName: "star")?.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    #expect(!found.contains { if case .blend = $0 { true } else { false } })
    #expect(!found.contains { if case .filter = $0 { true } else { false } })
  }

  @Test func `images are drawn with a blend mode and an opacity`() {
    let found = effects {
      let star = UIImage(systemName: "star")
      star?.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20), blendMode: .overlay, alpha: 0.25)
      star?.draw(at: .zero, blendMode: .hue, alpha: 1)
      UIRectFillUsingBlendMode(CGRect(x: 0, y: 0, width: 9, height: 9), .plusLighter)
    }
    let blends = found.filter { if case .blend = $0 { true } else { false } }
    #expect(blends == [.blend(.overlay), .blend(.hue), .blend(.plusLighter)])
    #expect(found.contains(.opacity(0.25)))
  }

  @Test func `clearing erases what the view has drawn, whatever the color, but nothing behind`() {
    let found = effects {
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 100, height: 100))
      UIColor.clear.setFill()
      UIGraphicsGetCurrentContext()?.setBlendMode(.clear)
      UIRectFill(CGRect(x: 0, y: 0, width: 50, height: 50))
    }
    #expect(found.contains(.blend(.destinationOut)))
    // The layer around all drawing.
    let group = found.firstIndex { if case .filter = $0 { true } else { false } }
    #expect(group.map { $0 < (found.firstIndex(of: .blend(.destinationOut)) ?? 0) } == true)
  }
}
