// Part of Snapback, under the MIT licence; see LICENSE.

/// An overlay that the inspector draws on the stage.
nonisolated enum InspectorOverlayKind: CaseIterable {
  case bounds, safeArea, hitShapes, redraws, slowBodies

  var title: String {
    switch self {
    case .bounds: "Bounds"
    case .safeArea: "Safe area"
    case .hitShapes: "Hit shapes"
    case .redraws: "Redraws"
    case .slowBodies: "Slow bodies"
    }
  }

  /// The description of the overlay, for the tooltip.
  var hint: String {
    switch self {
    case .bounds: "The frames of all views"
    case .safeArea: "The margins that views avoid"
    case .hitShapes: "The frames of views with gestures"
    case .redraws: "The areas redrawn in the last frames"
    case .slowBodies: "Views whose body took more than 1 ms"
    }
  }
}
