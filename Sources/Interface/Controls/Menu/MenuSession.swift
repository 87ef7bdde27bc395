// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A menu that is open: its rows, and the hand that slides over them.
@MainActor
final class MenuSession {
  /// Closes the menu.
  var close: () -> Void = {}
  /// Shows another menu in place of the one that is seen.
  private(set) var push: (AnyView) -> Void = { _ in }
  /// Whether it scrolls, so that the hand does not slide over rows.
  var isTall = false
  private var rows: [MenuRowElement] = []
  private weak var lit: MenuRowElement?
  /// The row that the hand came down on.
  private weak var first: MenuRowElement?
  private var isSliding = false

  /// Says how another menu takes the place of the one that is seen.
  func lead(_ push: @escaping (AnyView) -> Void) {
    self.push = push
  }

  func add(_ row: MenuRowElement) {
    if !rows.contains(where: { $0 === row }) { rows.append(row) }
  }

  func remove(_ row: MenuRowElement) {
    rows.removeAll { $0 === row }
  }

  /// Follows the hand, at a place in the window.
  func slide(to point: CGPoint) {
    guard !isTall else { return }
    let row = row(at: point)
    if !isSliding { first = row }
    isSliding = true
    light(row)
  }

  /// The hand lets go: the row that it slid to is chosen. One that it came down on chooses itself.
  func letGo(at point: CGPoint) {
    guard isSliding else { return }
    let row = row(at: point)
    let isOther = row !== first
    cancel()
    if isOther, let row { row.action() }
  }

  func cancel() {
    isSliding = false
    first = nil
    light(nil)
  }

  /// Moves the focus to the next row, or the one before, around the ends.
  func step(from row: MenuRowElement?, by step: Int) {
    let all = rows.filter(\.isEnabled).sorted { $0.windowFrame.minY < $1.windowFrame.minY }
    guard !all.isEmpty else { return }
    let index = all.firstIndex { $0 === row }
    let next = index.map { ($0 + step + all.count) % all.count } ?? (step > 0 ? 0 : all.count - 1)
    all[next].takeFocus()
  }

  private func light(_ row: MenuRowElement?) {
    guard row !== lit else { return }
    lit?.light(false)
    lit = row
    row?.light(true)
  }

  private func row(at point: CGPoint) -> MenuRowElement? {
    rows.first { $0.isEnabled && $0.windowFrame.contains(point) }
  }
}

private enum MenuKey: EnvironmentKey {
  static var defaultValue: MenuSession? { nil }
}

private enum MenuHasChecksKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The menu that the view is in.
  var menu: MenuSession? {
    get { self[MenuKey.self] }
    set { self[MenuKey.self] = newValue }
  }

  /// Whether rows of the menu may be marked, so that all leave room for it.
  var menuHasChecks: Bool {
    get { self[MenuHasChecksKey.self] }
    set { self[MenuHasChecksKey.self] = newValue }
  }
}

struct MenuChecksKey: PreferenceKey {
  static let defaultValue = false

  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = nextValue() || value
  }
}
