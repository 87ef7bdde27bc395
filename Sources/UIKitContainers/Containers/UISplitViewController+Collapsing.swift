// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
import UIKitViews

/// The stack of a narrow window, which the navigation controller of the primary column shows.
extension UISplitViewController {
  /// The column at the top of the stack.
  var topColumn: Column {
    let stack = (columns[.primary] as? UINavigationController)?.viewControllers ?? []
    return [.secondary, .supplementary].first { column in
      moved[column]?.first.map { first in stack.contains { $0 === first } } ?? false
    } ?? .primary
  }

  func collapse() {
    var top = Column.secondary
    if style == .unspecified {
      if let secondary = columns[.secondary], let primary = columns[.primary],
        delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) == true
      {
        top = .primary
      }
    } else {
      let proposed: Column = columns[.secondary] == nil ? .supplementary : .secondary
      top =
        delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
        ?? proposed
    }
    collapse(to: top)
  }

  func collapse(to top: Column) {
    guard columns[.compact] == nil, let stack = columns[.primary] as? UINavigationController else {
      return
    }
    for column in [Column.supplementary, .secondary] {
      guard let controller = columns[column] else { continue }
      let inner = controller as? UINavigationController
      moved[column] = inner?.viewControllers ?? [controller]
      remove(column)
      inner?.setViewControllers([], animated: false)
    }
    stack.setViewControllers(stack.viewControllers + controllers(to: top), animated: false)
  }

  /// The controllers on top of those of the primary column in a stack that ends with the given column.
  private func controllers(to top: Column) -> [UIViewController] {
    switch top {
    case .primary, .compact: []
    case .supplementary: moved[.supplementary] ?? []
    case .secondary: (moved[.supplementary] ?? []) + (moved[.secondary] ?? [])
    }
  }

  func showInStack(_ column: Column) {
    guard let stack = columns[.primary] as? UINavigationController else { return }
    let above = moved.values.flatMap { $0 }
    let own = stack.viewControllers.prefix { controller in !above.contains { $0 === controller } }
    let target = own + controllers(to: column)
    guard let top = target.last, top !== stack.topViewController else { return }
    if stack.viewControllers.contains(where: { $0 === top }) {
      stack.popToViewController(top, animated: true)
    } else {
      stack.setViewControllers(target.dropLast(), animated: false)
      stack.pushViewController(top, animated: true)
    }
  }

  func expand() {
    guard let stack = columns[.primary] as? UINavigationController else { return }
    var rest = stack.viewControllers
    for column in [Column.secondary, .supplementary] {
      guard var controllers = moved.removeValue(forKey: column), let first = controllers.first
      else { continue }
      if let index = rest.firstIndex(where: { $0 === first }) {
        // With those that have been pushed on top.
        controllers = Array(rest[index...])
        rest.removeSubrange(index...)
      }
      stack.setViewControllers(rest, animated: false)
      if let inner = columns[column] as? UINavigationController {
        inner.setViewControllers(controllers, animated: false)
      }
    }
  }
}
