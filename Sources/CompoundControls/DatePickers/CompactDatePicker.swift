// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
import Motion
@_spi(ViewTree) import Presentation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The date and the time as two fields behind the label.
struct CompactDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  private let rules = DateRules()
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.hidesLabels) private var hidesLabels

  init(configuration: DatePickerStyleConfiguration) {
    self.configuration = configuration
  }

  @ViewBuilder var body: some View {
    let model = DateModel(configuration, rules)
    if typeSize.isAccessibilitySize {
      // Beside the label there is no space for them.
      VStack(alignment: .leading, spacing: 8) {
        if !hidesLabels { configuration.label }
        ViewThatFits(in: .horizontal) {
          HStack(spacing: 6) { fields(model) }
          VStack(alignment: .leading, spacing: 6) { fields(model, shrinks: true) }
        }
      }
      .frame(maxWidth: hidesLabels ? nil : .infinity, alignment: .leading)
      .accessibilityElement(children: .combine)
    } else {
      LabeledControl(label: configuration.label) {
        HStack(spacing: 6) { fields(model) }
      }
    }
  }

  /// The fields of the date and the time. Texts that shrink may be narrower than they are.
  @ViewBuilder private func fields(_ model: DateModel, shrinks: Bool = false) -> some View {
    if model.components.contains(.date) {
      DateField(title: model.dayText, shrinks: shrinks) {
        MonthCalendar(model: model)
          .padding(.horizontal, 16)
          .padding(.vertical, 12)
          .frame(width: 320)
      }
    }
    if model.components.contains(.hourAndMinute) { TimeField(model: model, shrinks: shrinks) }
  }
}

/// A field with a time of day. A tap shows wheels.
struct TimeField: View {
  let model: DateModel
  var shrinks = false

  var body: some View {
    DateField(title: model.timeText, shrinks: shrinks) {
      TimeWheels(model: model).padding(.horizontal, 12).frame(width: model.countsTo12 ? 230 : 180)
    }
  }
}

/// A gray field with a text in the font of the system, whatever the font of the environment. A tap shows a panel next
/// to it.
struct DateField<Panel: View>: View {
  let title: String
  /// Whether the text is scaled down where there is no space for it.
  let shrinks: Bool
  let panel: () -> Panel
  @State private var isOpen = false
  @State private var isPressed = false
  @State private var anchor = PresentationAnchor()
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var scheme

  init(title: String, shrinks: Bool = false, @ViewBuilder panel: @escaping () -> Panel) {
    self.title = title
    self.shrinks = shrinks
    self.panel = panel
  }

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 8, style: .continuous)
    Text(verbatim: title)
      .font(.body)
      .foregroundStyle(isOpen ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
      .lineLimit(1)
      .minimumScaleFactor(shrinks ? 0.4 : 1)
      .fixedSize(horizontal: !shrinks, vertical: true)
      .padding(.horizontal, 11)
      .padding(.vertical, 4)
      .frame(minHeight: 34)
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
          // Their sizes are those of the system, which do not follow the text size.
          .dynamicTypeSize(...DynamicTypeSize.large)
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
