// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct StandardNameTests {
  private struct Shift: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: size.width / 4, y: 3))
    }
  }

  private func list(@ViewBuilder _ content: () -> some View) -> DisplayList {
    let content = content()
    let harness = Harness(size: CGSize(width: 390, height: 200)) { content }
    harness.settle()
    return harness.list
  }

  private func canvas(
    _ color: @escaping (GraphicsContext) -> Color, _ scheme: ColorScheme
  ) -> String {
    list {
      Canvas { context, size in
        context.fill(
          Path(CGRect(origin: .zero, size: size)), with: .color(color(context)))
      }
      .environment(\.colorScheme, scheme)
    }.description
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func `a canvas knows its environment`(scheme: ColorScheme) {
    let read = canvas({ $0.environment.colorScheme == .dark ? .red : .blue }, scheme)
    #expect(read == canvas({ _ in scheme == .dark ? .red : .blue }, scheme))
  }

  @Test func `an effect that layout ignores is drawn`() {
    let plain = list { Color.red.frame(width: 40, height: 20) }.description
    let moved = list { Color.red.frame(width: 40, height: 20).modifier(Shift()) }.description
    let ignored = list {
      Color.red.frame(width: 40, height: 20).modifier(Shift().ignoredByLayout())
    }.description
    #expect(ignored == moved)
    #expect(ignored != plain)
  }

  @Test func `links in lists have no chevron on demand`() {
    func count(_ visibility: Visibility) -> Int {
      list {
        NavigationStack {
          List { NavigationLink("link") { Text("page") } }
            .navigationLinkIndicatorVisibility(visibility)
        }
      }.items.count
    }
    #expect(count(.hidden) == count(.automatic) - 1)
    #expect(count(.visible) == count(.automatic))
  }
}
