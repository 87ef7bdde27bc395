// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The date and the time as two fields behind the label.
struct CompactDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  private let rules = DateRules()

  init(configuration: DatePickerStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    let model = DateModel(configuration, rules)
    LabeledControl(label: configuration.label) {
      HStack(spacing: 6) {
        if model.components.contains(.date) {
          DateField(title: model.dayText) {
            MonthCalendar(model: model)
              .padding(.horizontal, 16)
              .padding(.vertical, 12)
              .frame(width: 320)
          }
        }
        if model.components.contains(.hourAndMinute) { TimeField(model: model) }
      }
    }
  }
}

/// A field with a time of day. A tap shows wheels.
struct TimeField: View {
  let model: DateModel

  var body: some View {
    DateField(title: model.timeText) {
      TimeWheels(model: model).padding(.horizontal, 12).frame(width: model.countsTo12 ? 230 : 180)
    }
  }
}

/// A gray field with a text. A tap shows a panel next to it.
struct DateField<Panel: View>: View {
  let title: String
  let panel: () -> Panel
  @State private var isOpen = false
  @State private var isPressed = false
  @State private var anchor = PresentationAnchor()
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var scheme

  init(title: String, @ViewBuilder panel: @escaping () -> Panel) {
    self.title = title
    self.panel = panel
  }

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 8, style: .continuous)
    Text(verbatim: title)
      .foregroundStyle(isOpen ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
      .lineLimit(1)
      .fixedSize()
      .padding(.horizontal, 11)
      .frame(height: 34)
      .background(shape.fill(Color.gray.opacity(scheme == .dark ? 0.24 : 0.12)))
      .contentShape(shape)
      .opacity(!isEnabled ? 0.3 : isPressed ? 0.5 : 1)
      .animation(isPressed ? nil : .easeOut(duration: 0.25), value: isPressed)
      .gesture(_ButtonGesture(action: { isOpen = true }, pressing: { isPressed = $0 }))
      .shortcutTarget { isOpen = true }
      .keyboardTarget(
        FocusTarget(
          radius: 8, press: { isOpen = true },
          control: { ControlDescription(.menuButton, isExpanded: isOpen) })
      )
      .presenting(anchor: anchor) {
        DatePanel(isOpen: isOpen, anchor: anchor.frame, close: { isOpen = false }, content: panel)
          .modifier(_DetachedModifier())
      }
  }
}

/// A card in front of the window, next to a field.
private struct DatePanel<Content: View>: View {
  let isOpen: Bool
  /// The frame of the field in the window, in points.
  let anchor: CGRect
  let close: () -> Void
  let content: () -> Content
  @Environment(\.colorScheme) private var scheme

  init(
    isOpen: Bool, anchor: CGRect, close: @escaping () -> Void,
    content: @escaping () -> Content
  ) {
    self.isOpen = isOpen
    self.anchor = anchor
    self.close = close
    self.content = content
  }

  var body: some View {
    ZStack {
      if isOpen {
        DismissArea(dismiss: close).transition(.identity)
        content()
          .background(scheme == .dark ? Color(white: 0.15, opacity: 0.98) : .white)
          .clipShape(RoundedRectangle(cornerRadius: 13, style: .continuous))
          .shadow(color: .black.opacity(scheme == .dark ? 0.5 : 0.2), radius: 20, y: 6)
          .transition(.anchoredScale(from: anchor, scale: 0.15))
          .modifier(_AnchoredModifier(anchor: anchor, gap: 8))
          .modifier(_FocusScopeModifier(cancel: close))
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .animation(isOpen ? MenuMotion.opening : MenuMotion.closing, value: isOpen)
  }
}
