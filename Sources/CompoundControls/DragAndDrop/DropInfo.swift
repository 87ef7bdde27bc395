// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
public import Foundation

/// The items and the location of a drag.
@preconcurrency @MainActor
public struct DropInfo {
  /// The location in the view's coordinate space, in points.
  public let location: CGPoint
  private let payload: DragPayload

  init(_ payload: DragPayload, _ location: CGPoint) {
    self.payload = payload
    self.location = location
  }

  /// Returns whether the dragged item conforms to one of the content types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    payload.conforms(to: contentTypes)
  }

  /// The providers of the items that conform to one of the content types: at most one, unless another
  /// program has dropped several.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    payload.providers.filter { provider in
      provider.types.contains { type in contentTypes.contains { type.conforms(to: $0) } }
    }
  }
}
