// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

private struct Tenth: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? {
    max(44, context.maxDetentValue * (context.dynamicTypeSize.isAccessibilitySize ? 0.2 : 0.1))
  }
}

private struct Absent: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { nil }
}

@MainActor
@Suite struct CustomDetentTests {
  private func height(
    _ detents: Set<PresentationDetent>, _ size: DynamicTypeSize = .large, window: CGFloat = 810
  ) -> CGFloat? {
    let harness = Harness(size: CGSize(width: 300, height: window)) {
      Color.clear.sheet(isPresented: .constant(true)) {
        Color.red.presentationDetents(detents).presentationDragIndicator(.hidden)
      }
      .dynamicTypeSize(size)
    }
    harness.settle()
    return harness.list.fillBounds.last?.height
  }

  @Test func `a type computes the height from the highest detent and the environment`() {
    #expect(height([.custom(Tenth.self)]) == 80)
    #expect(height([.custom(Tenth.self)], .accessibility1) == 160)
    #expect(height([.custom(Tenth.self)], window: 210) == 44)
  }

  @Test func `a detent without a height is left out`() {
    #expect(height([.custom(Absent.self), .height(300)]) == 300)
    #expect(height([.custom(Absent.self)]) == 800)
  }

  @Test func `detents of different types differ`() {
    #expect(PresentationDetent.custom(Tenth.self) == .custom(Tenth.self))
    #expect(PresentationDetent.custom(Tenth.self) != .custom(Absent.self))
  }
}
