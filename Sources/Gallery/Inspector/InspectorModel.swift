// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Inspection
import Interface
import Raster
import Snapback

/// The state of the inspector: the tree of the stage's views, the selected one, and the overlays on
/// the stage.
@Observable
final class InspectorModel {
  /// A line of the tree.
  struct Row: Identifiable, Equatable {
    let id: InspectedView.ID
    let name: String
    /// The qualified name of the type.
    let type: String
    let depth: Int
    let isModifier: Bool
  }

  /// Called when a property of a view was set to the value that a text represents.
  @ObservationIgnored var onEdit: (InspectedProperty.ID, InspectedView.ID, String) -> Void = {
    _, _, _ in
  }
  /// Whether the inspector is open.
  @ObservationIgnored private(set) var isOpen = false
  /// Whether the pointer selects views on the stage instead of touching them.
  var isPointing = false
  /// Whether the tree has all views and modifiers, not only those of the author.
  var showsAll = false { didSet { refresh() } }
  private(set) var overlays: Set<InspectorOverlayKind> = []
  private(set) var rows: [Row] = []
  private(set) var selection: InspectedView.ID?
  /// The node of the selected view, whose identifier may be that of another one after a reload.
  @ObservationIgnored private weak var selectedObject: AnyObject?
  /// The steps to the selected view, by which it is found in the views of a reloaded source.
  @ObservationIgnored private var selectedPath: [InspectedView.Step]?
  /// The view under the pointer, on the stage or in the tree.
  private(set) var hovered: InspectedView.ID?
  /// The name of a view that is highlighted like the hovered one. A name, as a reload of its source
  /// replaces the view.
  var highlightedName: String? {
    didSet { if highlightedName != oldValue { revision += 1 } }
  }
  /// Nil if nothing is selected, or if it is gone.
  private(set) var details: InspectedDetails?
  /// Changes with every frame of the stage after which the overlay must be updated.
  private(set) var revision = 0
  /// The recently redrawn areas, with the times of their redraws.
  @ObservationIgnored private(set) var redraws: [(time: Double, area: CGRect)] = []
  @ObservationIgnored private var areas = RedrawnAreas()
  @ObservationIgnored private(set) weak var host: ViewHost?
  @ObservationIgnored private weak var stage: StageSession?
  @ObservationIgnored private var inspection: ViewInspection?
  @ObservationIgnored private var shownText = ""
  @ObservationIgnored private var lastTree = -Double.infinity
  /// The minimum time in seconds between two updates of the tree while something moves.
  private static let interval = 0.1
  @ObservationIgnored private let uiKit = UIKitViewInspection()
  /// The time for which a redrawn area is shown, in seconds.
  static let redrawTime = 0.3

  /// Opens or closes the inspector. A stage is inspected only while it is open.
  func setOpen(_ isOpen: Bool, _ stage: StageSession) {
    guard isOpen != self.isOpen || stage !== self.stage else { return }
    self.isOpen = isOpen
    self.stage = stage
    if EmbeddedViewInspection.current == nil { EmbeddedViewInspection.current = uiKit }
    if !isOpen { (isPointing, hovered) = (false, nil) }
    observe(stage.host)
    refresh()
  }

  private func observe(_ host: ViewHost?) {
    guard host !== self.host || (inspection != nil) != isOpen else { return }
    self.host?.inspect(nil)
    self.host = host
    redraws = []
    areas = RedrawnAreas()
    inspection = isOpen && host != nil ? ViewInspection { Self.seconds } : nil
    host?.inspect(inspection)
  }

  /// The time of a monotonic clock, only used to measure the durations of bodies.
  private static var seconds: Double {
    let elapsed = start.duration(to: .now).components
    return Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18
  }

  private static let start = ContinuousClock.now

  /// Must be called after each frame of the stage.
  func noteFrame(of host: ViewHost) {
    observe(host)
    guard isOpen else {
      if hovered != nil || highlightedName != nil { revision += 1 }
      return
    }
    noteRedraws(at: host.time)
    let isAtRest = host.animationCount == 0 && host.touches.isEmpty
    if isAtRest || host.time >= lastTree + Self.interval || host.time < lastTree { refresh() }
    if !overlays.isEmpty || selection != nil { revision += 1 }
  }

  private func noteRedraws(at time: Double) {
    guard overlays.contains(.redraws), let list = stage?.list else { return }
    redraws.removeAll { $0.time < time - Self.redrawTime || $0.time > time }
    redraws += areas.update(list).map { (time, $0) }
    if let last = redraws.last { runStage(until: last.time + Self.redrawTime) }
  }

  /// Keeps the stage running, so that counts of the last second return to 0.
  private func runStage(until time: Double) {
    guard let stage, stage.runsUntil < time else { return }
    stage.runsUntil = time
  }

  // MARK: Commands

  func toggle(_ overlay: InspectorOverlayKind) {
    overlays.formSymmetricDifference([overlay])
    redraws = []
    areas = RedrawnAreas()
    revision += 1
  }

  func select(_ id: InspectedView.ID?) {
    selection = id
    selectedObject = id.flatMap { host?.inspectedObject(of: $0) }
    selectedPath = nil
    refresh()
    revision += 1
  }

  /// Selects the same view of a reloaded source again; nothing if there is none.
  private func restoreSelection(in tree: InspectedView, _ host: ViewHost) {
    if let selection, selectedObject != nil, let path = tree.path(to: selection) {
      selectedPath = path
      return
    }
    let id = selectedPath.flatMap { tree.view(at: $0)?.id }
    guard id != selection || selectedObject == nil else { return }
    if id != selection { selection = id }
    selectedObject = id.flatMap { host.inspectedObject(of: $0) }
  }

  func hover(_ id: InspectedView.ID?) {
    guard id != hovered else { return }
    hovered = id
    revision += 1
  }

  /// Hovers over the view at a point of the stage.
  func hover(at point: CGPoint?) {
    if isPointing { hover(point.flatMap(view(at:))) }
  }

  /// Selects the view at a point of the stage, and ends pointing.
  func select(at point: CGPoint) {
    guard let id = view(at: point) else { return }
    isPointing = false
    hovered = nil
    select(id)
  }

  /// The innermost view at a point that the tree shows.
  private func view(at point: CGPoint) -> InspectedView.ID? {
    host?.inspectedViews(at: point).first { showsAll ? !$0.isModifier : Self.isAuthors($0) }?.id
  }

  /// Sets a property to the value that a text represents. Returns whether that succeeded.
  func edit(_ property: InspectedProperty, _ text: String) -> Bool {
    guard property.edit(text) else { return false }
    stage?.noteUnloggedChange()
    if let selection { onEdit(property.id, selection, text) }
    runStage(until: (host?.time ?? 0) + 0.1)
    return true
  }

  /// The author's first view with a name; nil if there is none.
  func view(named name: String) -> InspectedView.ID? {
    host.flatMap { Self.view(named: name, in: $0) }
  }

  static func view(named name: String, in host: ViewHost) -> InspectedView.ID? {
    func find(_ view: InspectedView) -> InspectedView.ID? {
      if isAuthors(view), view.name == name { return view.id }
      return view.children.lazy.compactMap(find).first
    }
    return host.inspectedTree.flatMap(find)
  }

  /// The names of the author's views, in the order of the tree, without repetitions.
  static func viewNames(in host: ViewHost) -> [String] {
    var names: [String] = []
    func collect(_ view: InspectedView) {
      if isAuthors(view), !names.contains(view.name) { names.append(view.name) }
      view.children.forEach(collect)
    }
    if let tree = host.inspectedTree { collect(tree) }
    return names
  }

  /// The name of a view, and its size.
  func label(of id: InspectedView.ID) -> String {
    let name = rows.first { $0.id == id }?.name ?? ""
    guard let details = host?.inspectedDetails(of: id), let frame = details.frame else {
      return name
    }
    return details.view.name + "  "
      + InspectedValue.text(of: frame.size).replacing(", ", with: " × ")
  }

  /// The views whose body took longer than a duration in seconds within the last second, and how long.
  func slowBodies(above limit: Double) -> [(id: InspectedView.ID, duration: Double)] {
    guard let inspection, let host else { return [] }
    return inspection.nodes(within: ViewInspection.span, of: host.time).compactMap { id, runs in
      let worst = runs.map(\.duration).max() ?? 0
      return worst > limit ? (id, worst) : nil
    }
  }

  // MARK: The tree

  /// Returns whether the author of the source has written a view.
  static func isAuthors(_ view: InspectedView) -> Bool {
    view.hasBody && GestureOwner.name(String(reflecting: view.type)) != nil
  }

  private func refresh() {
    guard isOpen, let host else {
      if !rows.isEmpty { rows = [] }
      if details != nil { details = nil }
      return
    }
    lastTree = host.time
    var rows: [Row] = []
    if let tree = host.inspectedTree {
      if selection != nil || selectedPath != nil { restoreSelection(in: tree, host) }
      add(Self.withoutStage(tree), depth: 0, to: &rows)
    }
    if rows != self.rows { self.rows = rows }
    refreshDetails(host)
  }

  /// The views of the item, without those that the stage has put around them.
  private static func withoutStage(_ tree: InspectedView) -> InspectedView {
    let names = ["TypedRootNode", "StageTraitsView", "PresenceNode", "AnyView", "_SnapbackPreview"]
    var view = tree
    while view.children.count == 1, names.contains(where: { view.name.hasPrefix($0) }) {
      view = view.children[0]
    }
    return view
  }

  private func add(_ view: InspectedView, depth: Int, to rows: inout [Row]) {
    let isShown = showsAll || Self.isAuthors(view)
    if isShown {
      rows.append(
        Row(
          id: view.id, name: view.name, type: String(reflecting: view.type), depth: depth,
          isModifier: view.isModifier))
    }
    for child in view.children { add(child, depth: depth + (isShown ? 1 : 0), to: &rows) }
  }

  private func refreshDetails(_ host: ViewHost) {
    let details = selection.flatMap { host.inspectedDetails(of: $0, without: Self.isAuthors) }
    if let last = details?.runs.last { runStage(until: last.time + ViewInspection.span + 0.05) }
    let text = details.map(Self.text) ?? ""
    guard text != shownText || (details == nil) != (self.details == nil) else { return }
    shownText = text
    self.details = details
  }

  /// The contents of the panel for a view, compared to detect changes.
  private static func text(_ details: InspectedDetails) -> String {
    var parts = [
      "\(details.view.id)", details.frame.map { "\($0)" } ?? "", "\(details.runs.map(\.time))",
    ]
    parts += details.properties.map { "\($0.id)=\(InspectedValue.text(of: $0.value))" }
    parts += details.modifiers.map { "\($0.name)(\($0.values))" }
    parts += details.environment.map { "\($0.name)=\($0.value)" }
    parts += details.animations.map { "\($0)" }
    return parts.joined(separator: "\n")
  }
}
