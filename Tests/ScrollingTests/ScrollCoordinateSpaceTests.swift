// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Snapback
import Testing

@Suite @MainActor struct ScrollCoordinateSpaceTests {
  private final class Log {
    var origins: [String: CGPoint] = [:]

    func note(_ name: String, _ frame: CGRect) { origins[name] = frame.origin }
  }

  @Test func `the coordinate space of a scroll view is found by its axis`() {
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
    #expect(log.origins["vertical"] == CGPoint(x: 30, y: 50))
    #expect(log.origins["horizontal"] == CGPoint(x: 30, y: 0))
    #expect(log.origins["nearest"] == CGPoint(x: 30, y: 0))
  }
}
