// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

/// Shape styles of a user's own types.
@MainActor
@Suite struct ResolvedStyleTests {
  private struct Emphasis: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.colorScheme == .dark ? Color(white: 1) : Color(white: 0)
    }
  }

  private struct Faded: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
      Color(white: 0, opacity: 0.5).resolve(in: environment)
    }
  }

  private func list(_ view: some View) -> String {
    let harness = Harness(size: CGSize(width: 10, height: 10)) { view }
    return harness.list.description
  }

  @Test func `a style of a user's type is drawn as what it resolves to`() {
    #expect(list(Rectangle().fill(Emphasis())) == list(Rectangle().fill(Color(white: 0))))
    #expect(
      list(Rectangle().fill(Emphasis()).environment(\.colorScheme, .dark))
        == list(Rectangle().fill(Color(white: 1)).environment(\.colorScheme, .dark)))
    #expect(
      list(Rectangle().fill(Faded())) == list(Rectangle().fill(Color(white: 0, opacity: 0.5))))
  }

  @Test func `a style of a user's type works as foreground and under other styles`() {
    #expect(
      list(Rectangle().foregroundStyle(Emphasis()))
        == list(Rectangle().foregroundStyle(Color(white: 0))))
    #expect(
      list(Rectangle().fill(AnyShapeStyle(Emphasis().opacity(0.5))))
        == list(Rectangle().fill(Color(white: 0).opacity(0.5))))
  }
}
