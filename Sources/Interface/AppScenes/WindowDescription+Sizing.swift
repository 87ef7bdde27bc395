// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
@_spi(ViewTree) package import ViewCore

extension WindowDescription {
  /// The size in points of a new window without a size of its own.
  package static let standardSize = CGSize(width: 390, height: 844)

  /// The limits of a window's size in points that its content requests.
  package func sizeLimits(of host: ViewHost) -> (minimum: CGSize, maximum: CGSize) {
    let none = CGSize(width: CGFloat.infinity, height: .infinity)
    let minimum = host.contentSize(.zero)
    guard resizability.kind == .contentSize else { return (minimum, none) }
    return (minimum, host.contentSize(.infinity))
  }

  /// The size in points of a new window, before the limits: the default one, or else that of the
  /// content if the window is to have its size.
  package func initialSize(of host: ViewHost) -> CGSize {
    if let defaultSize { return defaultSize }
    guard resizability.kind == .contentSize else { return Self.standardSize }
    return host.contentSize(.unspecified)
  }
}
