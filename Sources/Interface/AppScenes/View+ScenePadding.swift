// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) public import ViewCore

extension View {
  /// Adds the distance between a window's edges and its contents: 16 points.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges, 16)
  }
}
