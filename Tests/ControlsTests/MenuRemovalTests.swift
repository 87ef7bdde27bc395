// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
import Interface
import InterfaceTesting
import Snapback
import Testing

/// A menu that a wide window has and a narrow one has not.
private struct Bar: View {
  enum Container: CaseIterable {
    case plain, viewThatFits, transition, stack
  }

  let container: Container

  var body: some View {
    GeometryReader { window in
      if window.size.width > 500 {
        switch container {
        case .plain: menu
        case .viewThatFits:
          ViewThatFits(in: .horizontal) {
            menu
            ScrollView(.horizontal) { menu }
          }
        case .transition: menu.transition(.opacity)
        case .stack:
          VStack {
            HStack {
              menu
              menu
            }
            .zIndex(1)
          }
        }
      } else {
        Text("narrow")
      }
    }
  }

  private var menu: some View {
    Menu {
      Button("One") {}
    } label: {
      Text("Menu").onHover { _ in }
    }
  }
}

@MainActor
@Suite struct MenuRemovalTests {
  @Test(arguments: Bar.Container.allCases, [false, true])
  fileprivate func `a menu can be removed by a new size of the window`(
    container: Bar.Container, isOpen: Bool
  ) {
    let harness = Harness(size: CGSize(width: 800, height: 300)) { Bar(container: container) }
    harness.settle()
    if isOpen {
      for y in stride(from: 5.0, to: 300, by: 25) {
        harness.press(CGPoint(x: 20, y: y))
        harness.release(CGPoint(x: 20, y: y))
      }
      harness.settle()
    }
    for width in [300.0, 800, 300, 200, 800] {
      harness.send(
        .resize(time: harness.time, size: CGSize(width: width, height: 300), scale: 1))
      #expect(harness.settle())
    }
  }
}
