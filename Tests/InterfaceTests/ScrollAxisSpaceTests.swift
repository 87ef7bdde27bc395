// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Snapback
import Testing

@Suite @MainActor struct ScrollAxisSpaceTests {
  private final class Log {
    var places: [String: CGPoint] = [:]

    func note(_ name: String, _ frame: CGRect) { places[name] = frame.origin }
  }

  @Test func `the space of a scroll view is found by the axis along which it scrolls`() {
    let log = Log()
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 50)
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              Color.blue.frame(width: 30)
              GeometryReader { proxy in
                let _ = log.note("vertical", proxy.frame(in: .scrollView(axis: .vertical)))
                let _ = log.note("horizontal", proxy.frame(in: .scrollView(axis: .horizontal)))
                let _ = log.note("nearest", proxy.frame(in: .scrollView))
                Color.green
              }
              .frame(width: 40)
            }
            .frame(height: 60)
          }
        }
      }
    }
    harness.frame()
    #expect(log.places["vertical"] == CGPoint(x: 30, y: 50))
    #expect(log.places["horizontal"] == CGPoint(x: 30, y: 0))
    #expect(log.places["nearest"] == CGPoint(x: 30, y: 0))
  }
}
