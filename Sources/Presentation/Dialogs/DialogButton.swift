// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Buttons as rows of a dialog, which they dismiss.
struct DialogButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    DialogButton(configuration: configuration)
  }
}

/// A button of a dialog. Escape triggers a cancel button, Return the default button.
private struct DialogButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false
  @Environment(\.dialog) private var dialog
  @Environment(\.isDefaultDialogButton) private var isAddedByDialog
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.effectiveTint) private var tint
  @Environment(\.colorScheme) private var scheme

  init(configuration: PrimitiveButtonStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    let style = dialog?.style ?? .alert
    configuration.label
      .font(.system(size: style.fontSize, weight: isProminent ? .semibold : .regular))
      .foregroundStyle(color)
      .multilineTextAlignment(.center)
      .lineLimit(1)
      .minimumScaleFactor(0.6)
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity, minHeight: style.rowHeight)
      .background(pressedColor)
      .contentShape(Rectangle())
      .gesture(_ButtonGesture(action: run, pressing: { isPressed = $0 }))
      .keyboardTarget(FocusTarget(radius: 4, outset: -3, press: run))
      .shortcutTarget(run)
      .shortcutTarget(run).environment(\.keyboardShortcut, isCancel ? .cancelAction : nil)
      .shortcutTarget(run).environment(\.keyboardShortcut, isDefault ? .defaultAction : nil)
      .modifier(_TraitModifier(traits: DialogPart.button(configuration.role).traits))
      .preference(
        key: DialogButtonSummaryKey.self,
        value: isAddedByDialog ? DialogButtonSummary() : buttonSummary)
  }

  private var summary: DialogButtonSummary { dialog?.buttons ?? DialogButtonSummary() }

  private var buttonSummary: DialogButtonSummary {
    DialogButtonSummary(
      count: 1, hasCancel: configuration.role == .cancel, hasPlain: configuration.role == nil,
      hasDefault: shortcut == .defaultAction)
  }

  private var isOnly: Bool { summary.count <= 1 && dialog?.style == .alert }

  /// Whether Escape triggers the button.
  private var isCancel: Bool { configuration.role == .cancel || isOnly }

  /// Whether Return triggers the button; the first such button of the dialog handles the key.
  private var isDefault: Bool {
    if summary.hasDefault { return shortcut == .defaultAction }
    if configuration.role == .cancel { return isOnly || !summary.hasPlain }
    return configuration.role == nil || isOnly
  }

  private var isProminent: Bool {
    summary.hasDefault ? shortcut == .defaultAction : configuration.role == .cancel
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
