// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// What a menu offers: a label, perhaps marked.
struct MenuRow<Label: View>: View {
  let role: ButtonRole?
  /// Nil where it can not be marked.
  var isMarked: Bool?
  /// Whether it leads to another menu.
  var leadsOn = false
  let action: () -> Void
  let label: Label
  @State private var isLit = false
  @State private var handle = MenuRowHandle()
  @Environment(\.menu) private var menu
  @Environment(\.menuHasChecks) private var hasChecks
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var scheme

  init(
    role: ButtonRole? = nil, isMarked: Bool? = nil, leadsOn: Bool = false,
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.isMarked = isMarked
    self.leadsOn = leadsOn
    self.action = action
    self.label = label()
  }

  var body: some View {
    HStack(spacing: 0) {
      if hasChecks {
        CheckMark().stroke(
          Color.primary, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
        )
        .frame(width: 12, height: 10)
        .opacity(isMarked == true ? 1 : 0)
        .frame(width: 32)
      }
      label.frame(maxWidth: .infinity, alignment: .leading)
      if leadsOn {
        Image(systemName: "chevron.right").font(.footnote.weight(.semibold))
          .foregroundStyle(.secondary)
      }
    }
    .font(.body)
    .foregroundStyle(color)
    .lineLimit(2)
    .padding(.leading, hasChecks ? 0 : 16)
    .padding(.trailing, 16)
    .padding(.vertical, 6)
    .frame(minHeight: 44)
    .background(isLit ? Color.gray.opacity(scheme == .dark ? 0.3 : 0.2) : .clear)
    .contentShape(Rectangle())
    .gesture(_ButtonGesture(action: run, pressing: { isLit = $0 }))
    .modifier(
      _MenuRowModifier(
        session: menu, isEnabled: isEnabled, handle: handle, action: run,
        light: { isLit = $0 })
    )
    .keyboardTarget(
      FocusTarget(radius: 6, outset: -3, press: run, move: move, handle: handle.focus)
    )
    .shortcutTarget(run)
    .preference(key: MenuChecksKey.self, value: isMarked != nil)
  }

  private var color: Color {
    guard isEnabled else { return Color.primary.opacity(0.3) }
    return role == .destructive ? .red : .primary
  }

  private func run() {
    guard isEnabled else { return }
    if !leadsOn { menu?.close() }
    action()
  }

  private func move(_ direction: FocusTarget.Direction) -> Bool {
    switch direction {
    case .up: menu?.step(from: handle.row, by: -1)
    case .down: menu?.step(from: handle.row, by: 1)
    case .left, .right: return false
    }
    return true
  }
}

/// Knows the elements of a menu's row.
@MainActor
final class MenuRowHandle {
  let focus = FocusHandle()
  fileprivate(set) weak var row: MenuRowElement?
}

/// Lets a menu's session find a row.
private struct _MenuRowModifier: ElementModifier {
  typealias Body = Never
  let session: MenuSession?
  let isEnabled: Bool
  let handle: MenuRowHandle
  let action: () -> Void
  let light: (Bool) -> Void

  func wrap(_ child: Element, _ node: Node) -> MenuRowElement { MenuRowElement(child, node) }

  func update(_ element: MenuRowElement, _ pass: UpdatePass) {
    element.session = session
    element.isEnabled = isEnabled
    element.action = action
    element.light = light
    element.focus = handle.focus
    handle.row = element
    session?.add(element)
  }
}

final class MenuRowElement: UnaryElement {
  fileprivate(set) weak var session: MenuSession?
  fileprivate(set) var isEnabled = true
  fileprivate(set) var action: () -> Void = {}
  fileprivate(set) var light: (Bool) -> Void = { _ in }
  fileprivate weak var focus: FocusHandle?

  /// Where it is, in the window's points.
  var windowFrame: CGRect {
    CGRect(origin: .zero, size: presentedSize).applying(transformToRoot)
  }

  func takeFocus() {
    guard let element = focus?.element else { return }
    node.host.focus.move(to: element, byKeyboard: true)
  }

  override func dismantle() {
    session?.remove(self)
    super.dismantle()
  }
}

/// Buttons as rows of a menu.
struct MenuButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuRow(role: configuration.role, action: configuration.trigger) { configuration.label }
  }
}

/// Toggles as rows of a menu that are marked while they are on.
struct MenuToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuRow(isMarked: configuration.isOn) {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
  }
}

/// A title, and its icon at the other end.
struct MenuLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 12) {
      configuration.title
      Spacer(minLength: 0)
      configuration.icon.frame(width: 24)
    }
  }
}
