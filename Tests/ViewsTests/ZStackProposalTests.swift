// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

/// The proposals of a `ZStack` to the views that it places.
@MainActor
@Suite struct ZStackProposalTests {
  private func card(_ content: some View) -> some View {
    ZStack(alignment: .leading) {
      Rectangle().fill(.red)
      content
    }
  }

  @Test func `a shape behind other content is as tall as it in a scroll view`() throws {
    let harness = Harness(size: CGSize(width: 300, height: 400)) {
      ScrollView {
        VStack(spacing: 0) { card(Color.blue.frame(width: 40, height: 60)) }
      }
    }
    #expect(
      harness.list.fillBounds == [
        CGRect(x: 0, y: 0, width: 300, height: 60), CGRect(x: 0, y: 0, width: 40, height: 60),
      ])
  }

  @Test func `a shape in a stack of a fixed size is as wide and tall as the other content`() throws
  {
    let harness = Harness(size: CGSize(width: 300, height: 400)) {
      card(Color.blue.frame(width: 40, height: 60)).fixedSize()
    }
    #expect(
      harness.list.fillBounds.map(\.size) == [
        CGSize(width: 40, height: 60), CGSize(width: 40, height: 60),
      ])
  }

  @Test func `a view of a lower priority is not larger than the stack`() throws {
    let harness = Harness(size: CGSize(width: 300, height: 400)) {
      card(Color.blue.frame(width: 40, height: 60).layoutPriority(1))
    }
    #expect(
      harness.list.fillBounds.map(\.size) == [
        CGSize(width: 40, height: 60), CGSize(width: 40, height: 60),
      ])
  }

  @Test func `the layout of a stack places its views likewise`() throws {
    let harness = Harness(size: CGSize(width: 300, height: 400)) {
      ZStackLayout {
        Rectangle().fill(.red)
        Color.blue.frame(width: 40, height: 60)
      }
      .fixedSize()
    }
    #expect(
      harness.list.fillBounds.map(\.size) == [
        CGSize(width: 40, height: 60), CGSize(width: 40, height: 60),
      ])
  }
}
