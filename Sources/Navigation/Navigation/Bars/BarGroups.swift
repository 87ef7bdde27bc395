// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Drawing
import Foundation
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The items of a bar in iOS 26, on glass: successive ones share a capsule. Prominent items, those that confirm, cancel
/// or destroy, and those beside a space have capsules of their own.
struct BarGroups: View {
  private let items: [Item]
  /// The colors of the items that are prominent.
  @State private var prominent: [Item.ID: Color] = [:]

  init(_ entries: [ToolbarEntry]) {
    items = entries.flatMap { Item.items(of: $0) }
  }

  private struct Item: Identifiable {
    struct ID: Hashable {
      let entry: ToolbarEntry.ID
      /// The identity among the views of the entry; nil for a `ToolbarSpacer`.
      let view: AnyHashable?
    }

    let id: ID
    let entry: ToolbarEntry
    let view: AnyView
    /// Nil unless it is a space.
    let space: SpacerSizing?

    /// The views of an entry.
    @MainActor
    static func items(of entry: ToolbarEntry) -> [Item] {
      if let space = entry.space {
        let id = ID(entry: entry.id, view: nil)
        return [Item(id: id, entry: entry, view: entry.view, space: space)]
      }
      return ViewListEntry.list(entry.view).map { part in
        let isSpace = part.view.storage.content is Spacer
        var single = entry
        single.view = part.view
        return Item(
          id: ID(entry: entry.id, view: part.id), entry: entry, view: single.content,
          space: isSpace ? .flexible : nil)
      }
    }
  }

  /// Successive items that share a capsule, or a space.
  private struct ItemGroup: Identifiable {
    /// The identity of the first item.
    let id: Item.ID
    let index: Int
    var items: [Item]

    var isSpace: Bool { items[0].space != nil }
  }

  private var groups: [ItemGroup] {
    var groups: [ItemGroup] = []
    var last: Item?
    for item in items {
      // Fixed spaces are the distance between groups.
      if item.space != .fixed {
        if let last, sharesGlass(item, last) {
          groups[groups.count - 1].items.append(item)
        } else {
          groups.append(ItemGroup(id: item.id, index: groups.count, items: [item]))
        }
      }
      last = item
    }
    return groups
  }

  /// Whether an item shares the glass of the one before it.
  private func sharesGlass(_ item: Item, _ last: Item) -> Bool {
    item.space == nil && last.space == nil
      && prominent[item.id] == nil && prominent[last.id] == nil
      && item.entry.placement == last.entry.placement
      && item.entry.hidesGlass == last.entry.hidesGlass
  }

  var body: some View {
    let groups = groups
    let parts = groups.flatMap { group in
      group.items.map { Part(group: group.index, item: $0) }
    }
    // The items are in one list, so that they keep their state when they move to another group.
    BarGroupLayout {
      ForEach(groups) { group in
        capsule(group).layoutValue(key: BarPart.self, value: .capsule(group: group.index))
      }
      ForEach(parts) { part in
        Group {
          if part.item.space != nil {
            Spacer(minLength: 0)
          } else {
            view(of: part.item)
          }
        }
        .layoutValue(
          key: BarPart.self,
          value: part.item.space != nil ? .space(group: part.group) : .item(group: part.group))
      }
    }
  }

  /// An item with the index of its group.
  private struct Part: Identifiable {
    let group: Int
    let item: Item
    var id: Item.ID { item.id }
  }

  /// The background of a group: glass, or a color; none for spaces, and for items without glass that are not prominent.
  @ViewBuilder private func capsule(_ group: ItemGroup) -> some View {
    let color = prominent[group.id]
    if !group.isSpace, color != nil || !group.items[0].entry.hidesGlass {
      Color.clear.modifier(BarGlass(color: color))
    }
  }

  private func view(of item: Item) -> some View {
    item.view
      .modifier(_BarItemWidthModifier())
      .padding(.horizontal, BarGlass.margin)
      .frame(minWidth: BarGlass.height, minHeight: BarGlass.height)
      .modifier(_BarItemHitModifier())
      .modifier(ConfirmationStyle(isConfirmation: item.entry.placement.isConfirmation))
      .onPreferenceChange(ProminentBarItemKey.self) { [prominent = $prominent, id = item.id] in
        if prominent.wrappedValue[id] != $0 { prominent.wrappedValue[id] = $0 }
      }
  }
}

/// Makes the buttons of an item that confirms prominent, unless they have a style of their own.
private struct ConfirmationStyle: ViewModifier {
  let isConfirmation: Bool

  func body(content: Content) -> some View {
    if isConfirmation {
      content.buttonStyle(BarButtonStyle(isProminent: true))
    } else {
      content
    }
  }
}

/// Glass behind items of a bar, or a capsule in a color.
struct BarGlass: ViewModifier {
  /// The height of the capsule of items, in points.
  nonisolated static let height: CGFloat = 44
  /// The space beside the items of a capsule, in points.
  static let margin: CGFloat = 11
  /// The distance between capsules, in points.
  nonisolated static let spacing: CGFloat = 12

  /// The color instead of glass; nil for glass.
  let color: Color?
  let height: CGFloat
  @Environment(\.colorScheme) private var scheme

  init(color: Color? = nil, height: CGFloat = Self.height) {
    self.color = color
    self.height = height
  }

  func body(content: Content) -> some View {
    content
      .frame(height: height)
      .background {
        if let color {
          Capsule().fill(color)
        } else {
          Capsule().fill(.regularMaterial)
            .background { Capsule().fill(.white.opacity(scheme == .dark ? 0.08 : 0.5)) }
            .overlay { Capsule().strokeBorder(edge, lineWidth: 0.5) }
        }
      }
      .background {
        Capsule().fill(.black.opacity(scheme == .dark ? 0.2 : 0.1)).blur(radius: 8).offset(y: 2)
          .opacity(color == nil ? 1 : 0)
      }
  }

  private var edge: LinearGradient {
    let light = Color.white.opacity(scheme == .dark ? 0.3 : 0.9)
    return LinearGradient(
      colors: [light, light.opacity(0.2), light.opacity(0.6)], startPoint: .topLeading,
      endPoint: .bottomTrailing)
  }
}
