// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
import Motion

/// What a row asks of the list around it.
struct ListRowRequest: Equatable {
  var insets: EdgeInsets?
  var topSeparator: Visibility?
  var bottomSeparator: Visibility?
  /// Whether it lies on the whole of its cell, with room and ground of its own.
  var fillsCell: Bool?

  var traits: Traits { Traits(values: [ObjectIdentifier(ListRowRequest.self): self]) }
}

extension Element {
  /// What it asks of the list around, what is further out first.
  final var rowRequest: ListRowRequest {
    var request = ListRowRequest()
    var element = self
    while true {
      if element.hasTraits,
        let own = element.traits.values[ObjectIdentifier(ListRowRequest.self)] as? ListRowRequest
      {
        request.insets = request.insets ?? own.insets
        request.topSeparator = request.topSeparator ?? own.topSeparator
        request.bottomSeparator = request.bottomSeparator ?? own.bottomSeparator
        request.fillsCell = request.fillsCell ?? own.fillsCell
      }
      guard let child = element.principal else { return request }
      element = child
    }
  }
}

/// Gives a row the room that it has in a cell: its insets, and at least the height of a row.
struct _CellModifier: ElementModifier {
  typealias Body = Never

  func wrap(_ child: Element, _ node: Node) -> CellElement { CellElement(child, node) }

  func update(_ element: CellElement, _ pass: UpdatePass) {
    let values = EnvironmentValues(element.node.environment)
    element.metrics = ListMetrics(values.listLook)
    element.metrics.rowHeight = values.defaultMinListRowHeight
    element.insets = values.listRowInsets
    element.shift = values.cellShift
    element.traits = ListRowRequest(fillsCell: true).traits
    element.setNeedsLayout()
  }
}

final class CellElement: UnaryElement {
  fileprivate var metrics = ListMetrics(.plain)
  fileprivate var insets: EdgeInsets?
  /// What editing takes in addition.
  fileprivate var shift = EdgeInsets()

  private var room: (insets: EdgeInsets, height: CGFloat) {
    let request = child.rowRequest
    if request.fillsCell == true { return (EdgeInsets(), 0) }
    var room = metrics.room(insets ?? request.insets)
    room.leading += shift.leading
    room.trailing += shift.trailing
    return (room, metrics.rowHeight)
  }

  private func inner(_ proposal: ProposedViewSize, _ insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) }, height: nil)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let (insets, least) = room
    let taken = child.size(inner(proposal, insets))
    return CGSize(
      width: proposal.width ?? taken.width + insets.leading + insets.trailing,
      height: max(least, taken.height + insets.top + insets.bottom))
  }

  override func placing(in size: CGSize, _ proposal: ProposedViewSize) -> Placing {
    let (insets, _) = room
    let dimensions = child.dimensions(in: inner(ProposedViewSize(size), insets))
    let free = size.height - insets.top - insets.bottom - dimensions.size.height
    return Placing(
      child, CGPoint(x: insets.leading, y: insets.top + free / 2), dimensions)
  }

  override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    _ = child.hit(point, &path)
    return CGRect(origin: .zero, size: presentedSize).contains(point)
  }
}

/// A row with the ground of its cell behind it.
struct _CellGround: ViewModifier {
  @Environment(\.listRowGround) private var ground
  @Environment(\.colorScheme) private var scheme
  @Environment(\.listLook) private var look

  init() {}

  func body(content: Content) -> some View {
    content
      .modifier(_CellModifier())
      .background {
        if let ground {
          ground
        } else {
          look == .plain ? scheme.page : scheme.cell
        }
      }
      .environment(\.listRowGround, nil)
      .environment(\.listRowInsets, nil)
  }
}

private enum ListRowGroundKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

private enum ListRowInsetsKey: EnvironmentKey {
  static let defaultValue: EdgeInsets? = nil
}

private enum DefaultMinListRowHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat = 44
}

extension EnvironmentValues {
  /// What a row has behind it.
  var listRowGround: AnyView? {
    get { self[ListRowGroundKey.self] }
    set { self[ListRowGroundKey.self] = newValue }
  }

  var listRowInsets: EdgeInsets? {
    get { self[ListRowInsetsKey.self] }
    set { self[ListRowInsetsKey.self] = newValue }
  }

  /// How high a row is at least, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[DefaultMinListRowHeightKey.self] }
    set { self[DefaultMinListRowHeightKey.self] = newValue.isFinite ? max(0, newValue) : 44 }
  }
}

/// Puts something behind the rows that it modifies.
struct _RowGroundModifier: ViewModifier {
  let ground: AnyView?
  @Environment(\.isInList) private var isInList

  init(ground: AnyView?) {
    self.ground = ground
  }

  func body(content: Content) -> some View {
    if isInList, let ground {
      content
        .modifier(_CellGround())
        .environment(\.listRowGround, AnyView(ground.environment(\.isInList, false)))
    } else {
      content
    }
  }
}

extension View {
  /// Puts a view behind the rows, in place of the list's own cell; nil for that.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(_RowGroundModifier(ground: view.map { AnyView($0) }))
  }

  /// Sets the room around what the rows contain, in points; nil for the list's own.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    environment(\.listRowInsets, insets)
      .modifier(_TraitModifier(traits: ListRowRequest(insets: insets).traits))
  }

  /// Says whether there are lines above and below the rows.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      _TraitModifier(
        traits: ListRowRequest(
          topSeparator: edges.contains(.top) ? visibility : nil,
          bottomSeparator: edges.contains(.bottom) ? visibility : nil
        ).traits))
  }

  /// Sets the colour of the lines between the rows of the lists inside; nil for their own.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    environment(\.listSeparatorTint, color)
  }

  /// Adds space between the rows of the lists inside, in points; nil for none.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }

  /// Sets the space between the sections of the lists inside.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.length)
  }

  /// Sets the space between the sections of the lists inside, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, spacing)
  }

  /// Says whether the lists inside have a ground of their own.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.hidesListGround, visibility == .hidden)
  }
}

/// How far a list's sections are apart.
public struct ListSectionSpacing: Sendable {
  let length: CGFloat?

  public static let `default` = ListSectionSpacing(length: nil)
  public static let compact = ListSectionSpacing(length: 12)

  /// In points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing)
  }
}

private enum ListSeparatorTintKey: EnvironmentKey {
  static let defaultValue: Color? = nil
}

private enum ListRowSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

private enum ListSectionSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

private enum HidesListGroundKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var listSeparatorTint: Color? {
    get { self[ListSeparatorTintKey.self] }
    set { self[ListSeparatorTintKey.self] = newValue }
  }

  var listRowSpacing: CGFloat? {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }

  var listSectionSpacing: CGFloat? {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }

  var hidesListGround: Bool {
    get { self[HidesListGroundKey.self] }
    set { self[HidesListGroundKey.self] = newValue }
  }
}
