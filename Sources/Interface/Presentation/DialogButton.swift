// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion

/// Buttons as rows of a dialogue, which they leave.
struct DialogButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    DialogButton(configuration: configuration)
  }
}

private struct DialogButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false
  @Environment(\.dialog) private var dialog
  @Environment(\.isDialogFallback) private var isFallback
  @Environment(\.keyboardShortcut) private var ownShortcut
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.effectiveTint) private var tint
  @Environment(\.colorScheme) private var scheme

  init(configuration: PrimitiveButtonStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    let look = dialog?.look ?? .alert
    configuration.label
      .font(.system(size: look.fontSize, weight: isProminent ? .semibold : .regular))
      .foregroundStyle(color)
      .multilineTextAlignment(.center)
      .lineLimit(1)
      .minimumScaleFactor(0.6)
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity, minHeight: look.rowHeight)
      .background(pressedColor)
      .contentShape(Rectangle())
      .gesture(_ButtonGesture(action: run, pressing: { isPressed = $0 }))
      .keyboardTarget(FocusTarget(radius: 4, outset: -3, press: run))
      .shortcutTarget(run)
      .shortcutTarget(run).environment(\.keyboardShortcut, isCancel ? .cancelAction : nil)
      .shortcutTarget(run).environment(\.keyboardShortcut, isDefault ? .defaultAction : nil)
      .modifier(_TraitModifier(traits: DialogPart.button(configuration.role).traits))
      .preference(key: DialogCensusKey.self, value: isFallback ? DialogCensus() : ownCensus)
  }

  private var census: DialogCensus { dialog?.census ?? DialogCensus() }

  private var ownCensus: DialogCensus {
    DialogCensus(
      count: 1, hasCancel: configuration.role == .cancel, hasPlain: configuration.role == nil,
      hasDefault: ownShortcut == .defaultAction)
  }

  private var isOnly: Bool { census.count <= 1 && dialog?.look == .alert }

  /// Whether Escape does it.
  private var isCancel: Bool { configuration.role == .cancel || isOnly }

  /// Whether Return does it, unless one before it takes that.
  private var isDefault: Bool {
    if census.hasDefault { return ownShortcut == .defaultAction }
    if configuration.role == .cancel { return isOnly || !census.hasPlain }
    return configuration.role == nil || isOnly
  }

  private var isProminent: Bool {
    census.hasDefault ? ownShortcut == .defaultAction : configuration.role == .cancel
  }

  private var color: Color {
    guard isEnabled else { return Color.primary.opacity(0.3) }
    return configuration.role == .destructive ? .red : tint
  }

  private var pressedColor: Color {
    guard isPressed else { return .clear }
    return scheme == .dark ? Color(white: 1, opacity: 0.1) : Color(white: 0, opacity: 0.08)
  }

  private func run() {
    configuration.trigger()
    dialog?.dismiss()
  }
}
