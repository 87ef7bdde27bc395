// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// A selectable row of a menu, with an optional checkmark.
struct MenuRow<Label: View>: View {
  let role: ButtonRole?
  /// Whether the row is checked; nil if it is not checkable.
  var isChecked: Bool?
  /// Whether the row shows another menu, so that choosing it does not close the menu.
  var opensSubmenu = false
  /// Whether the row is the title of the submenu, which it closes.
  var isOpenSubmenu = false
  /// Receives the row when it is chosen, instead of `action`.
  var open: ((MenuRowHandle) -> Void)?
  let action: () -> Void
  let label: Label
  @State private var isHighlighted = false
  @State private var handle = MenuRowHandle()
  @Environment(\.menu) private var menu
  @Environment(\.menuLevel) private var level
  @Environment(\.menuHasCheckmarks) private var hasCheckmarks
  @Environment(\.menuRowIsCell) private var isCell
  @Environment(\.paletteSelectionEffect) private var selectionEffect
  @Environment(\.menuMetrics) private var metrics
  @Environment(\.menuActionDismissBehavior) private var dismissBehavior
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var scheme
  @Environment(\.layoutDirection) private var direction

  init(
    role: ButtonRole? = nil, isChecked: Bool? = nil, opensSubmenu: Bool = false,
    isOpenSubmenu: Bool = false,
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.isChecked = isChecked
    self.opensSubmenu = opensSubmenu
    self.isOpenSubmenu = isOpenSubmenu
    self.action = action
    self.label = label()
  }

  /// Creates a row that shows a submenu.
  init(open: @escaping (MenuRowHandle) -> Void, @ViewBuilder label: () -> Label) {
    self.init(opensSubmenu: true, action: {}, label: label)
    self.open = open
  }

  var body: some View {
    content
      .font(isCell ? .system(size: 15) : metrics.font)
      .foregroundStyle(color)
      .background(isHighlighted ? Color.gray.opacity(scheme == .dark ? 0.3 : 0.2) : .clear)
      .contentShape(Rectangle())
      .gesture(_ButtonGesture(action: run, pressing: { isHighlighted = $0 }))
      .modifier(
        _MenuRowModifier(
          session: menu, isEnabled: isEnabled, level: level, handle: handle, action: run,
          setHighlighted: { isHighlighted = $0 })
      )
      .keyboardTarget(
        FocusTarget(
          radius: 6, outset: -3, press: run, move: moveFocus, handle: handle.focus,
          control: {
            ControlDescription(
              .menuItem, isOn: isChecked, isExpanded: opensSubmenu ? isOpenSubmenu : nil)
          })
      )
      .shortcutTarget(run)
      .preference(key: MenuCheckmarksKey.self, value: isChecked != nil && !isCell)
  }

  /// The label as a row or, side by side with others, as a cell.
  @ViewBuilder private var content: some View {
    if isCell {
      label
        .symbolVariant(isChecked == true ? selectionEffect.variant : .none)
        .lineLimit(1)
        .padding(.horizontal, 4)
        .frame(maxWidth: .infinity, minHeight: 62)
        .background(
          Color.gray.opacity(isChecked == true && selectionEffect == .automatic ? 0.2 : 0))
    } else {
      row
    }
  }

  private var row: some View {
    HStack(spacing: 0) {
      if hasCheckmarks {
        CheckMark().stroke(
          Color.primary, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
        )
        .frame(width: 12, height: 10)
        .opacity(isChecked == true ? 1 : 0)
        .frame(width: metrics.checkmarkWidth)
      }
      label.frame(maxWidth: .infinity, alignment: .leading)
      if opensSubmenu {
        Image(systemName: "chevron.forward").font(.footnote.weight(.semibold))
          .foregroundStyle(.secondary)
          .rotationEffect(.degrees(isOpenSubmenu ? 90 * direction.sign : 0))
          .accessibilityHidden(true)
      }
    }
    .lineLimit(2)
    .padding(.leading, hasCheckmarks ? 0 : metrics.margin)
    .padding(.trailing, metrics.margin)
    .padding(.vertical, 6)
    .frame(minHeight: metrics.rowHeight)
  }

  private var color: Color {
    guard isEnabled else { return Color.primary.opacity(0.3) }
    return role == .destructive ? .red : .primary
  }

  private func run() {
    // The rows of a menu behind a submenu cannot be chosen.
    guard isEnabled, menu.map({ $0.depth == level }) ?? true else { return }
    if !opensSubmenu, dismissBehavior.dismisses { menu?.close() }
    if let open { open(handle) } else { action() }
  }

  private func moveFocus(_ direction: FocusTarget.Direction) -> Bool {
    switch direction {
    case .up: menu?.moveFocus(from: handle.row, by: -1)
    case .down: menu?.moveFocus(from: handle.row, by: 1)
    case .left, .right: return false
    }
    return true
  }
}
