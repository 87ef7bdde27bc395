// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Testing
@_spi(ViewTree) import UIKitContainers
@_spi(ViewTree) import UIKitControls
@_spi(ViewTree) import UIKitViews

/// An object that only its link keeps.
@MainActor
private final class Target {
  let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
  func step(_ link: CADisplayLink) { action() }
}

@MainActor
@Suite struct DisplayLinkTests {
  private func start() -> Harness {
    let harness = Harness(size: CGSize(width: 100, height: 100)) { _rootView(UIViewController()) }
    harness.settle()
    return harness
  }

  @Test func `a link keeps its target, and calls it in each frame until it is invalidated`() {
    let harness = start()
    var calls = 0
    weak var kept: Target?
    let link = {
      let target = Target { calls += 1 }
      kept = target
      return CADisplayLink(target: target, selector: Selector(method: Target.step, "step"))
    }()
    link.add(to: .main, forMode: .common)
    for _ in 0..<5 { harness.frame() }
    #expect(calls == 5)
    link.isPaused = true
    for _ in 0..<5 { harness.frame() }
    #expect(calls == 5 && kept != nil)
    link.isPaused = false
    harness.frame()
    #expect(calls == 6)
    link.invalidate()
    harness.frame()
    #expect(calls == 6 && kept == nil)
  }

  @Test func `a link that was removed can be added again`() {
    let harness = start()
    var calls = 0
    let target = Target { calls += 1 }
    let link = CADisplayLink(target: target, selector: Selector(method: Target.step, "step"))
    link.add(to: .main, forMode: .default)
    harness.frame()
    link.remove(from: .main, forMode: .default)
    harness.frame()
    #expect(calls == 1)
    link.add(to: .main, forMode: .default)
    harness.frame()
    #expect(calls == 2)
  }
}
