// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion

/// Gives what it modifies the environment of a surface of the system's: what the views around have set for
/// text and controls of their own does not count there.
struct _SystemSurfaceModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .environment(\.textAppearance, TextAppearance())
      .environment(\.paragraph, Paragraph())
      .environment(\.foregroundStyle, nil)
      .environment(\.tint, nil)
      .environment(\.isEnabled, true)
      .environment(\.labelStyle, .automatic)
      .environment(\.hidesLabels, false)
      .environment(\.controlSize, .regular)
      .environment(\.keyboardShortcut, nil)
      .modifier(_DetachedModifier())
  }
}

/// Takes what it modifies out of the page, the list and the stack that it is shown from.
struct _DetachedModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .environment(\.navigationPage, nil)
      .environment(\.navigation, nil)
      .environment(\.isInList, false)
      .environment(\.buttonStyle, DefaultButtonStyle())
  }
}

/// What a dialogue has been shown with by its buttons.
struct DialogCensus: Equatable {
  var count = 0
  var hasCancel = false
  /// Whether there is a button without a role.
  var hasPlain = false
  /// Whether a button is the default one by its shortcut.
  var hasDefault = false
}

struct DialogCensusKey: PreferenceKey {
  static var defaultValue: DialogCensus { DialogCensus() }

  static func reduce(value: inout DialogCensus, nextValue: () -> DialogCensus) {
    let next = nextValue()
    value.count += next.count
    value.hasCancel = value.hasCancel || next.hasCancel
    value.hasPlain = value.hasPlain || next.hasPlain
    value.hasDefault = value.hasDefault || next.hasDefault
  }
}

/// How a dialogue looks: iOS's measures, in points.
enum DialogLook: Hashable {
  /// In the middle of the window.
  case alert
  /// At the lower edge.
  case sheet

  var rowHeight: CGFloat { self == .alert ? 44 : 57 }
  var fontSize: CGFloat { self == .alert ? 17 : 20 }
  var radius: CGFloat { 14 }
}

/// What a dialogue's buttons need to know of it.
struct DialogSetting {
  var look: DialogLook
  var census: DialogCensus
  var dismiss: () -> Void
}

private enum DialogSettingKey: EnvironmentKey {
  static var defaultValue: DialogSetting? { nil }
}

private enum IsFallbackKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var dialog: DialogSetting? {
    get { self[DialogSettingKey.self] }
    set { self[DialogSettingKey.self] = newValue }
  }

  /// Whether a button is there only because the author gave none of its kind.
  var isDialogFallback: Bool {
    get { self[IsFallbackKey.self] }
    set { self[IsFallbackKey.self] = newValue }
  }
}
