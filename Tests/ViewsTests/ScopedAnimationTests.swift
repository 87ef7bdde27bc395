// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Motion
import Snapback
import Testing

/// Animations for the modifiers in a closure, within other transactions.
@MainActor
@Suite struct ScopedAnimationTests {
  /// The transaction around the modifiers in the closure.
  enum OuterTransaction: CaseIterable {
    case plain, unanimated, animated
  }

  private struct Mover: View {
    let outer: OuterTransaction
    @State private var isMoved = false

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.blue.frame(width: 100, height: 50).onTapGesture { isMoved = true }
        Color.red.frame(width: 10, height: 10).scaleEffect(isMoved ? 2 : 1)
          .animation(.linear(duration: 1)) { $0.offset(x: isMoved ? 100 : 0) }
          .transaction { transaction in
            switch outer {
            case .plain: break
            case .unanimated: transaction.animation = nil
            case .animated: transaction.animation = .linear(duration: 2)
            }
          }
      }
    }
  }

  @Test(arguments: OuterTransaction.allCases)
  func `the modifiers have the closure's animation, and the view has the one around it`(
    outer: OuterTransaction
  ) {
    let harness = Harness { Mover(outer: outer) }
    func square() -> CGRect { harness.list.fillBounds.first { $0.width < 50 } ?? .null }
    let start = square()
    harness.tap(harness.list.fillCenters[0])
    harness.frame()
    let began = harness.time
    while harness.time < began + 0.5 { harness.frame() }
    let moved = (square().midX - start.midX) / 100
    #expect(moved > 0.4 && moved < 0.7)
    let width = square().width
    switch outer {
    case .plain, .unanimated: #expect(width == 20)
    case .animated: #expect(width > 12 && width < 14)
    }
    harness.settle()
    #expect(square().width == 20 && abs(square().midX - start.midX - 100) < 0.01)
  }
}
