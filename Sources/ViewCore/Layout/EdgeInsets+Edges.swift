// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

extension EdgeInsets {
  /// Returns the insets at the given edges, and 0 at the others.
  package func at(_ edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0,
      trailing: edges.contains(.trailing) ? trailing : 0)
  }

  /// Creates insets of one length at the given edges, and 0 at the others.
  package init(_ edges: Edge.Set, _ length: CGFloat) {
    self = EdgeInsets(top: length, leading: length, bottom: length, trailing: length).at(edges)
  }
}

extension ProposedViewSize {
  /// Returns the proposal reduced by the insets, or increased by negative ones; never less than 0.
  package func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: height.map { max(0, $0 - insets.top - insets.bottom) })
  }
}
