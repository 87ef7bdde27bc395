// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
import Snapback

/// The controls of the stage's screen: device, orientation, appearance, text size, layout direction,
/// Reduce Motion and zoom.
struct ScreenBar: View {
  let model: GalleryModel
  /// In points.
  nonisolated static let height: CGFloat = 40
  @Environment(\.palette) private var palette
  @Environment(\.colorScheme) private var scheme
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    ViewThatFits(in: .horizontal) {
      controls(isCompact: false)
      controls(isCompact: true)
      controls(isCompact: true, offersZoom: false)
      ScrollView(.horizontal, showsIndicators: false) { controls(isCompact: true) }
    }
    .padding(.horizontal, 12)
    .frame(height: Self.height)
  }

  /// The controls; compact ones have no titles. The narrowest ones leave the zoom to the palette.
  private func controls(isCompact: Bool, offersZoom: Bool = true) -> some View {
    let screen = model.screen
    return HStack(spacing: 2) {
      DeviceMenu(screen: screen, isCompact: isCompact)
      button("rotate.right", "Rotate", isOn: screen.isLandscape) {
        screen.setLandscape(!screen.isLandscape)
      }
      .disabled(screen.device == nil)
      .opacity(screen.device == nil ? 0.35 : 1)
      let shown = screen.colorScheme ?? scheme
      button(
        shown == .dark ? "sun.max" : "moon", "Appearance of the preview",
        isOn: screen.colorScheme != nil
      ) {
        let next: ColorScheme = shown == .dark ? .light : .dark
        screen.setColorScheme(next == scheme ? nil : next)
      }
      TextSizeMenu(screen: screen)
      button("text.alignright", "Right-to-left layout", isOn: screen.traits.isRightToLeft) {
        screen.setRightToLeft(!screen.traits.isRightToLeft)
      }
      let isReduced = screen.reducesMotion ?? reducesMotion
      button("figure.walk", "Reduce Motion", isOn: isReduced) {
        screen.setReducesMotion(!isReduced == reducesMotion ? nil : !isReduced)
      }
      VariantMenu(model: model)
      if offersZoom { ZoomMenu(screen: screen, isCompact: isCompact) }
    }
  }

  private func button(
    _ symbol: String, _ label: String, isOn: Bool, action: @escaping @MainActor () -> Void
  ) -> some View {
    SymbolButton(symbol: symbol, fontSize: 15, side: 32, isOn: isOn, action: action)
      .hint(label, key: nil)
  }
}

/// The label of the selected row of a menu.
private struct CheckLabel: View {
  private let title: String

  init(_ title: String) { self.title = title }

  var body: some View {
    Label {
      Text(localized: title)
    } icon: {
      Image(systemName: "checkmark")
    }
  }
}

private struct DeviceMenu: View {
  let screen: StageScreen
  let isCompact: Bool

  var body: some View {
    Menu {
      row("Default", .automatic)
      row("No device: fill the window", .none)
      Section {
        devices(Self.phones)
      } header: {
        Text(localized: "Phones")
      }
      Section {
        devices(Self.tablets)
      } header: {
        Text(localized: "Tablets")
      }
    } label: {
      MenuLabel(symbol: symbol, text: isCompact ? nil : title, width: 128)
    }
    .hint("Device", key: nil)
  }

  private func devices(_ names: [String]) -> some View {
    ForEach(names.compactMap(Device.named), id: \.name) { device in
      row(device.name, .device(device))
    }
  }

  private func row(_ title: String, _ choice: StageScreen.Choice) -> some View {
    Button {
      screen.choose(choice)
    } label: {
      if screen.choice == choice {
        CheckLabel(title)
      } else {
        Text(localized: title)
      }
    }
  }

  private var title: String {
    if let device = screen.device { return device.name }
    return screen.size == nil ? "No device" : "Size of the preview"
  }

  private var symbol: String { screen.device?.screen.idiom == .pad ? "ipad" : "iphone" }

  private static let phones = [
    "iPhone SE (3rd generation)", "iPhone 13 mini", "iPhone 16e", "iPhone 16", "iPhone 16 Plus",
    "iPhone 17 Pro", "iPhone 17 Pro Max", "iPhone Air",
  ]
  private static let tablets = ["iPad mini (A17 Pro)", "iPad (A16)", "iPad Pro 13-inch (M5)"]
}

struct TextSizeMenu: View {
  let screen: StageScreen

  var body: some View {
    Menu {
      ForEach(DynamicTypeSize.allCases, id: \.self) { size in
        Button {
          screen.setDynamicTypeSize(size == .large ? nil : size)
        } label: {
          if size == screen.traits.dynamicTypeSize ?? .large {
            CheckLabel(Self.name(size))
          } else {
            Text(localized: Self.name(size))
          }
        }
      }
    } label: {
      MenuLabel(
        symbol: "textformat.size", text: screen.traits.dynamicTypeSize.map(Self.shortName),
        isOn: screen.traits.dynamicTypeSize != nil)
    }
    .hint("Text size", key: nil)
  }

  static func name(_ size: DynamicTypeSize) -> String {
    size == .large ? "Large (default)" : longNames[size] ?? ""
  }

  private static let longNames: [DynamicTypeSize: String] = [
    .xSmall: "Extra small", .small: "Small", .medium: "Medium", .xLarge: "Extra large",
    .xxLarge: "Extra extra large", .xxxLarge: "Extra extra extra large",
    .accessibility1: "Accessibility 1", .accessibility2: "Accessibility 2",
    .accessibility3: "Accessibility 3", .accessibility4: "Accessibility 4",
    .accessibility5: "Accessibility 5",
  ]

  private static func shortName(_ size: DynamicTypeSize) -> String {
    switch size {
    case .xSmall: "XS"
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    case .xLarge: "XL"
    case .xxLarge: "2XL"
    case .xxxLarge: "3XL"
    default: "AX\(size.rawValue - DynamicTypeSize.accessibility1.rawValue + 1)"
    }
  }
}

private struct VariantMenu: View {
  let model: GalleryModel

  var body: some View {
    let current = model.variants.kinds
    Menu {
      row("One preview", isOn: current.isEmpty) { model.showVariants([]) }
      // Several give all combinations.
      ForEach(StageVariants.Kind.allCases, id: \.self) { kind in
        row(kind.title, isOn: current.contains(kind)) {
          model.showVariants(model.variants.toggling(kind))
        }
      }
    } label: {
      MenuLabel(symbol: "rectangle.on.rectangle", text: nil, isOn: !current.isEmpty)
    }
    .hint("Variants", key: nil)
  }

  private func row(
    _ title: String, isOn: Bool, action: @escaping @MainActor () -> Void
  ) -> some View {
    Button(action: action) {
      if isOn { CheckLabel(title) } else { Text(localized: title) }
    }
  }
}

private struct ZoomMenu: View {
  let screen: StageScreen
  let isCompact: Bool

  var body: some View {
    Menu {
      ForEach(StageScreen.Zoom.allCases, id: \.self) { zoom in
        Button {
          screen.setZoom(zoom)
        } label: {
          if zoom == screen.zoom {
            CheckLabel(zoom.name)
          } else {
            Text(localized: zoom.name)
          }
        }
      }
    } label: {
      MenuLabel(
        symbol: "viewfinder", text: isCompact ? nil : screen.zoom.name,
        isOn: screen.zoom != .fit)
    }
    .hint("Zoom", key: nil)
  }
}
