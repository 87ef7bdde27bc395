// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

/// Modifiers that are made from the environment.
@MainActor
@Suite struct EnvironmentalModifierTests {
  private struct Spaced: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> Inset {
      Inset(length: environment.colorScheme == .dark ? 20 : 5)
    }
  }

  private struct Inset: ViewModifier {
    let length: CGFloat

    func body(content: Content) -> some View { content.padding(length) }
  }

  @Test(arguments: [(ColorScheme.light, 90), (.dark, 60)])
  func `the modifier for the environment is applied`(scheme: ColorScheme, side: Int) {
    let harness = Harness(size: CGSize(width: 100, height: 100)) {
      Color.red.modifier(Spaced()).environment(\.colorScheme, scheme)
    }
    #expect(harness.list.fillBounds.map(\.width) == [CGFloat(side)])
  }
}
