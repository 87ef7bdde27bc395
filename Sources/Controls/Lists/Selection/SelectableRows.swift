// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// The content of a list whose rows can be selected.
///
/// The value of a row is its tag, the value of its navigation link, or its id in a `ForEach`.
public struct SelectableRows<Content: View>: View {
  let content: Content
  /// Returns the selection with the rows that have been registered; nil for none.
  let selection: (SelectableRowRegistry) -> ListSelection?
  @State private var rows = SelectableRowRegistry()

  package init(_ content: Content, selection: @escaping (SelectableRowRegistry) -> ListSelection?) {
    self.content = content
    self.selection = selection
  }

  /// The rows.
  public var body: some View {
    selectable(content, nil).environment(\.listSelection, selection(rows))
  }
}

/// The content of a list of which one row can be selected.
@MainActor
protocol SelectionSource {
  /// The selection; nil if there is none, or if several rows can be selected.
  var singleSelection: ListSelection? { get }
}

extension SelectableRows: SelectionSource {
  var singleSelection: ListSelection? {
    let selection = selection(SelectableRowRegistry())
    return selection?.isMultiple == false ? selection : nil
  }
}

/// Shows the next column of a split view for the selected row of a list when the list appears, and when the selection
/// changes.
struct _SelectedColumnModifier: ViewModifier {
  let selection: ListSelection?
  @Environment(\.showNextColumn) private var nextColumn

  init(selection: ListSelection?) {
    self.selection = selection
  }

  func body(content: Content) -> some View {
    content.onChange(of: nextColumn == nil ? nil : selection?.values().first, initial: true) {
      _, tag in
      guard let tag, let selection, let nextColumn else { return }
      nextColumn.show { selection.set(tag, false) }
    }
  }
}

/// A view that may consist of several rows, which can be selected.
@MainActor
protocol SelectableGroup {
  /// Whether the view may consist of several rows.
  var hasRows: Bool { get }

  /// Returns the view with each of its rows selectable.
  ///
  /// - Parameter tag: The value of a row that sets no other.
  func selectable(_ tag: AnyHashable?) -> AnyView
}

extension SelectableGroup {
  var hasRows: Bool { true }
}

/// Returns a view with each of its rows selectable.
@MainActor
private func selectable<V: View>(_ view: V, _ tag: AnyHashable?) -> AnyView {
  if let group = view as? any SelectableGroup, group.hasRows { return group.selectable(tag) }
  let linked = (view as? any ValueLink)?.linkedValue
  let entry = ViewListEntry.tag(of: view)
  return AnyView(view.selectableRow(tags: [entry, linked, tag].compactMap(\.self)))
}

/// A link with a value, which is the value of its row.
package protocol ValueLink {
  var linkedValue: AnyHashable? { get }
}

extension AnyView: SelectableGroup {
  func selectable(_ tag: AnyHashable?) -> AnyView { Controls.selectable(storage.content, tag) }
}

extension Section: SelectableGroup {
  func selectable(_ tag: AnyHashable?) -> AnyView {
    AnyView(replacingContent { Controls.selectable($0, nil) })
  }
}

extension ForEach: SelectableGroup where Content: View {
  func selectable(_ tag: AnyHashable?) -> AnyView {
    AnyView(
      replacingContent { [content, id] in
        Controls.selectable(content($0), AnyHashable(id($0)))
      })
  }
}

extension Group: SelectableGroup {
  func selectable(_ tag: AnyHashable?) -> AnyView { Controls.selectable(content, tag) }
}

extension TupleView: SelectableGroup {
  func selectable(_ tag: AnyHashable?) -> AnyView {
    let views = children.views
    return AnyView(
      ForEach(views.indices, id: \.self) { Controls.selectable(AnyView(views[$0]), tag) })
  }
}

extension Optional: SelectableGroup where Wrapped: View {
  func selectable(_ tag: AnyHashable?) -> AnyView {
    AnyView(map { Controls.selectable($0, tag) })
  }
}

extension _ConditionalContent: SelectableGroup {
  func selectable(_ tag: AnyHashable?) -> AnyView {
    switch branch {
    case .first(let view): Controls.selectable(view, tag)
    case .second(let view): Controls.selectable(view, tag)
    }
  }
}

extension DisclosureGroup: SelectableGroup {
  func selectable(_ tag: AnyHashable?) -> AnyView {
    let label = Controls.selectable(label, tag)
    let content = { [content] in Controls.selectable(content(), nil) }
    return if let isExpanded {
      AnyView(DisclosureGroup<AnyView, AnyView>(isExpanded: isExpanded, content: content) { label })
    } else {
      AnyView(DisclosureGroup<AnyView, AnyView>(content: content) { label })
    }
  }
}

extension OutlineGroup: SelectableGroup where Parent: View, Leaf: View, Subgroup: View {
  // The views of the elements are selectable themselves.
  func selectable(_ tag: AnyHashable?) -> AnyView { AnyView(self) }
}

extension _RowModified: SelectableGroup {
  func selectable(_ tag: AnyHashable?) -> AnyView {
    AnyView(
      _RowModified<AnyView, Modifier>(
        content: Controls.selectable(content, tag), modifier: modifier))
  }
}

extension ModifiedContent: SelectableGroup where Content: View, Modifier: ViewModifier {
  // A row with modifiers is a row; modifiers of a group apply to each of its rows.
  var hasRows: Bool { (content as? any SelectableGroup)?.hasRows == true }

  func selectable(_ tag: AnyHashable?) -> AnyView {
    AnyView(
      Controls.selectable(content, ViewListEntry.tag(of: self) ?? tag).modifier(modifier))
  }
}

extension ModifiedContent: ValueLink where Content: View {
  package var linkedValue: AnyHashable? { (content as? any ValueLink)?.linkedValue }
}
