// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Controls side by side on a common background, with lines between them.
struct ControlRow: View {
  let controls: [AnyView]
  @Environment(\.colorScheme) private var scheme

  init(controls: [AnyView]) {
    self.controls = controls
  }

  var body: some View {
    HStack(spacing: 0) {
      ForEach(controls.indices, id: \.self) { index in
        if index > 0 { Divider().frame(height: 18) }
        controls[index]
      }
    }
    .buttonStyle(ControlRowButtonStyle())
    .toggleStyle(ControlRowToggleStyle())
    .background(Color.gray.opacity(scheme == .dark ? 0.24 : 0.12))
    .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
  }
}

/// A part of a control row that is darker while it is pressed.
private struct ControlRowButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    PressTrackingButtonStyle(style: ControlRowPart()).makeBody(configuration: configuration)
  }
}

private struct ControlRowPart: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  init() {}

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .lineLimit(1)
      .controlForegroundStyle(configuration.labelStyle(isEnabled: isEnabled))
      .padding(.horizontal, 14)
      .frame(minWidth: 47, minHeight: 34)
      .background(Color.gray.opacity(configuration.isPressed ? 0.2 : 0))
      .contentShape(Rectangle())
  }
}

/// A part of a control row that is tinted while the toggle is on.
private struct ControlRowToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .background(Color.accentColor.opacity(configuration.isOn ? 0.18 : 0))
  }
}

/// Controls side by side in a row of a menu, each with its icon above its title.
struct MenuControlRow: View {
  let controls: [AnyView]

  var body: some View {
    HStack(spacing: 0) {
      ForEach(controls.indices, id: \.self) { index in
        if index > 0 { Divider().frame(height: 62) }
        controls[index].frame(maxWidth: .infinity)
      }
    }
    .environment(\.menuRowIsCell, true)
    .labelStyle(MenuCellLabelStyle())
  }
}

/// Shows the icon above the title.
private struct MenuCellLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon.font(.system(size: 20)).frame(height: 24)
      configuration.title.font(.system(size: 12))
    }
  }
}
