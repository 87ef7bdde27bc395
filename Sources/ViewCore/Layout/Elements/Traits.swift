// Part of Snapback, under the MIT licence; see LICENSE.

package import Motion

/// Values that a view sets for its container. They propagate through the modifiers in between. Of
/// several values for one trait the innermost counts, as in SwiftUI.
package struct Traits {
  var zIndex: Double?
  var layoutPriority: Double?
  package var gridColumns: Int?
  package var gridColumnAlignment: HorizontalAlignment?
  package var gridAnchor: UnitPoint?
  package var gridUnsizedAxes: Axis.Set?
  /// The values of user-defined layout keys, by key type.
  package var values: [ObjectIdentifier: Any] = [:]

  package init(
    zIndex: Double? = nil, layoutPriority: Double? = nil, gridColumns: Int? = nil,
    gridColumnAlignment: HorizontalAlignment? = nil, gridAnchor: UnitPoint? = nil,
    gridUnsizedAxes: Axis.Set? = nil, values: [ObjectIdentifier: Any] = [:]
  ) {
    self.zIndex = zIndex
    self.layoutPriority = layoutPriority
    self.gridColumns = gridColumns
    self.gridColumnAlignment = gridColumnAlignment
    self.gridAnchor = gridAnchor
    self.gridUnsizedAxes = gridUnsizedAxes
    self.values = values
  }
}
