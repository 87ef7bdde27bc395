// Part of Snapback, under the MIT licence; see LICENSE.

import CompoundControls
@_spi(ViewTree) import Controls
import Foundation
import Interface
import UIKitViews
import ViewCore
import Views

/// The entries of a menu of UIKit as those of a menu of SwiftUI.
struct MenuItems: View {
  let model: OpenMenu
  let menu: UIMenu
  let revision: Int
  /// Whether the title is shown above the entries.
  var showsTitle = true

  private struct Item: Identifiable {
    let id: Int
    let element: UIMenuElement
  }

  private var items: [Item] {
    let elements = menu.children.flatMap { child -> [UIMenuElement] in
      guard let deferred = child as? UIDeferredMenuElement else { return [child] }
      return deferred.elements ?? [child]
    }
    return elements.enumerated().map { Item(id: $0, element: $1) }
  }

  var body: some View {
    if showsTitle, !menu.title.isEmpty {
      Section {
        rows
      } header: {
        Text(verbatim: menu.title)
      }
    } else if menu.isRow {
      ControlGroup { rows }
    } else {
      rows
    }
  }

  private var rows: some View {
    ForEach(items) { item in
      MenuItem(model: model, menu: menu, element: item.element, revision: revision)
    }
  }
}

extension UIMenu {
  /// Whether the entries are side by side in one row.
  fileprivate var isRow: Bool {
    switch preferredElementSize {
    case .small, .medium: true
    case .large: false
    case .automatic: options.contains(.displayAsPalette)
    }
  }
}

/// An entry of a menu.
private struct MenuItem: View {
  let model: OpenMenu
  let menu: UIMenu
  let element: UIMenuElement
  let revision: Int

  var body: some View {
    if let action = element as? UIAction {
      if !action.attributes.contains(.hidden) { row(action) }
    } else if let inner = element as? UIMenu {
      submenu(inner)
    } else if let command = element as? UIKeyCommand {
      Button {
        model.choose(command)
      } label: {
        MenuItemLabel(element: command)
      }
    } else {
      Button {
      } label: {
        Text(verbatim: "Loading…")
      }
      .disabled(true)
    }
  }

  @ViewBuilder private func submenu(_ inner: UIMenu) -> some View {
    let items = MenuItems(model: model, menu: inner, revision: revision, showsTitle: false)
    if !inner.options.contains(.displayInline) {
      Menu {
        items
      } label: {
        MenuItemLabel(element: inner)
          .foregroundStyle(inner.options.contains(.destructive) ? Color.red : Color.primary)
      }
    } else if inner.title.isEmpty {
      Section { items }
    } else {
      Section {
        items
      } header: {
        Text(verbatim: inner.title)
      }
    }
  }

  private func row(_ action: UIAction) -> some View {
    check(action)
      .disabled(action.attributes.contains(.disabled))
      .menuActionDismissBehavior(
        action.attributes.contains(.keepsMenuPresented) ? .disabled : .automatic)
  }

  @ViewBuilder private func check(_ action: UIAction) -> some View {
    if model.isSingle(menu) || action.state != .off {
      Toggle(
        isOn: Binding {
          action.state != .off
        } set: { _ in
          model.choose(action, in: menu)
        }
      ) {
        MenuItemLabel(element: action)
      }
    } else {
      Button(role: action.attributes.contains(.destructive) ? .destructive : nil) {
        model.choose(action, in: menu)
      } label: {
        MenuItemLabel(element: action)
      }
    }
  }
}

/// The title, the subtitle and the image of an entry.
private struct MenuItemLabel: View {
  let element: UIMenuElement

  var body: some View {
    if let image = element.image {
      Label {
        title
      } icon: {
        Image(uiImage: image)
      }
    } else {
      title
    }
  }

  @ViewBuilder private var title: some View {
    if let subtitle = element.subtitle, !subtitle.isEmpty {
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: element.title)
        Text(verbatim: subtitle).font(.footnote).foregroundStyle(.secondary)
      }
    } else {
      Text(verbatim: element.title)
    }
  }
}
