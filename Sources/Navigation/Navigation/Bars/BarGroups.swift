// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Drawing
import Foundation
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The items of a bar in iOS 26, on glass: successive ones share a capsule. Prominent items, those that confirm or
/// cancel, and those beside a space have capsules of their own.
struct BarGroups: View {
  private let items: [Item]
  /// The colors of the items that are prominent, by their positions.
  @State private var prominent: [Int: Color] = [:]

  init(_ entries: [ToolbarEntry]) {
    items = entries.flatMap { Item.items(of: $0) }
  }

  private struct Item {
    let entry: ToolbarEntry
    let view: AnyView
    /// Nil unless it is a space.
    let space: SpacerSizing?

    /// The views of an entry.
    @MainActor
    static func items(of entry: ToolbarEntry) -> [Item] {
      if let space = entry.space { return [Item(entry: entry, view: entry.view, space: space)] }
      return ViewListEntry.list(entry.view).map { part in
        let isSpace = part.view.storage.content is Spacer
        return Item(entry: entry, view: part.view, space: isSpace ? .flexible : nil)
      }
    }
  }

  private struct Group: Identifiable {
    /// The position of the first item.
    let id: Int
    var indices: [Int]
    let space: SpacerSizing?
  }

  private var groups: [Group] {
    var groups: [Group] = []
    for index in items.indices {
      if let space = items[index].space {
        groups.append(Group(id: index, indices: [], space: space))
      } else if let last = groups.last, last.space == nil, sharesGlass(index) {
        groups[groups.count - 1].indices.append(index)
      } else {
        groups.append(Group(id: index, indices: [index], space: nil))
      }
    }
    // Fixed spaces are the distance between groups.
    return groups.filter { $0.space != .fixed }
  }

  /// Whether an item shares the glass of the one before it.
  private func sharesGlass(_ index: Int) -> Bool {
    let (item, last) = (items[index].entry, items[index - 1].entry)
    return prominent[index] == nil && prominent[index - 1] == nil
      && item.placement == last.placement && item.hidesGlass == last.hidesGlass
  }

  var body: some View {
    let groups = groups
    HStack(spacing: BarGlass.spacing) {
      ForEach(groups) { group in
        if group.space != nil {
          Spacer(minLength: 0)
        } else {
          capsule(group)
        }
      }
    }
  }

  @ViewBuilder private func capsule(_ group: Group) -> some View {
    let color = group.indices.lazy.compactMap { prominent[$0] }.first
    let content = HStack(spacing: 0) {
      ForEach(group.indices, id: \.self) { item($0) }
    }
    if items[group.id].entry.hidesGlass, color == nil {
      content
    } else {
      content.modifier(BarGlass(color: color))
    }
  }

  private func item(_ index: Int) -> some View {
    let isConfirmation = items[index].entry.placement.isConfirmation
    return items[index].view
      .modifier(_BarItemWidthModifier())
      .padding(.horizontal, BarGlass.margin)
      .frame(minWidth: BarGlass.height, minHeight: BarGlass.height)
      .modifier(ConfirmationStyle(isConfirmation: isConfirmation))
      .onPreferenceChange(ProminentBarItemKey.self) { [prominent = $prominent] in
        if prominent.wrappedValue[index] != $0 { prominent.wrappedValue[index] = $0 }
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
  /// The height of the capsule, in points.
  static let height: CGFloat = 44
  /// The space beside the items of a capsule, in points.
  static let margin: CGFloat = 11
  /// The distance between capsules, in points.
  static let spacing: CGFloat = 12

  /// The color instead of glass; nil for glass.
  let color: Color?
  @Environment(\.colorScheme) private var scheme

  init(color: Color? = nil) {
    self.color = color
  }

  func body(content: Content) -> some View {
    content
      .frame(height: Self.height)
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
