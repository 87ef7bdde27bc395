// Part of Snapback, under the MIT licence; see LICENSE.

// swift-format-ignore-file: NoPlaygroundLiterals

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct UIColorTests {
  /// The colors of all fills, back to front.
  private func colors(@ViewBuilder _ view: () -> some View) -> [ResolvedColor] {
    Harness(size: CGSize(width: 100, height: 100), view).list.items.compactMap { item in
      if case .fill(_, .color(let color), _) = item { color } else { nil }
    }
  }

  @Test func `Color(uiColor:) resolves system colors in light and dark appearance`() {
    let light = colors { Color(.systemGray6) }
    let dark = colors { Color(uiColor: .systemGray6).environment(\.colorScheme, .dark) }
    #expect(light == [ResolvedColor(red: 242 / 255, green: 242 / 255, blue: 247 / 255, opacity: 1)])
    #expect(dark == [ResolvedColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, opacity: 1)])
  }

  @Test func `Color(_:) takes a style that resolves to a color, also the program's own`() {
    #expect(colors { Color(.mint) } == colors { Color.mint })
    let light = colors { Color(SchemeStyle()) }
    let dark = colors { Color(SchemeStyle()).environment(\.colorScheme, .dark) }
    #expect([light, dark] == [colors { Color.white }, colors { Color.black }])
    #expect(Color(SchemeStyle()) == Color(SchemeStyle()))
    // A color of UIKit with the name of a style's is preferred.
    #expect(colors { Color(.red) } == colors { Color(UIColor.red) })
  }

  /// White, or black in the dark appearance.
  private struct SchemeStyle: ShapeStyle, Hashable {
    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
      environment.colorScheme == .dark
        ? Color.Resolved(red: 0, green: 0, blue: 0) : Color.Resolved(red: 1, green: 1, blue: 1)
    }
  }

  @Test func `color schemes and interface styles convert to each other`() {
    #expect(ColorScheme(UIUserInterfaceStyle.dark) == .dark)
    #expect(ColorScheme(UIUserInterfaceStyle.light) == .light)
    #expect(ColorScheme(UIUserInterfaceStyle.unspecified) == nil)
    #expect(UIUserInterfaceStyle(ColorScheme.dark) == .dark)
    #expect(UIUserInterfaceStyle(nil as ColorScheme?) == .unspecified)
  }

  @Test func `colors with fixed components have Core Graphics colors`() {
    let color = Color(red: 1, green: 0, blue: 0.5).opacity(0.5).cgColor
    #expect(color?.components == [1, 0, 0.5, 0.5])
    #expect(Color.accentColor.cgColor == nil && Color("Absent").cgColor == nil)
  }

  @Test func `the device without a window is a phone`() {
    let device = UIDevice.current
    #expect([device.model, device.localizedModel, device.name].allSatisfy { $0 == "iPhone" })
    #expect(device.systemName == "iOS" && device.systemVersion == "18.0")
    #expect(device.identifierForVendor != nil)
    #expect(device.identifierForVendor == device.identifierForVendor)
  }

  @Test func `the version of the device is that whose look the views have`() {
    let log = EventLog()
    let harness = Harness {
      Color.red.onTapGesture { log.lines.append(UIDevice.current.systemVersion) }
    }
    harness.host.systemVersion = .iOS26
    harness.tap(CGPoint(x: 50, y: 50))
    #expect(log.lines == ["26.0"])
  }

  @Test func `UIColor.red is pure red, UIColor.systemRed is the system color`() {
    #expect(colors { Color(UIColor.red) }.first?.green == 0)
    #expect(colors { Color(UIColor.systemRed) } == colors { Color.red })
  }

  @Test func `withAlphaComponent replaces the alpha of a color`() {
    let color = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5).withAlphaComponent(0.8)
    #expect(abs((colors { Color(color) }.first?.opacity ?? 0) - 0.8) < 1e-6)
  }

  @Test func `a color literal is a UIColor`() {
    let color = #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect([red, green, blue, alpha].map { ($0 * 10).rounded() } == [2, 4, 6, 10])
  }
}
