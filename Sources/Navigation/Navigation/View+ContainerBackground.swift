// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

/// A container whose background a view can set.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  /// The page of a navigation stack.
  public static let navigation = ContainerBackgroundPlacement()
}

extension View {
  /// Sets the background of the enclosing page of a navigation stack to a style. It extends behind the
  /// bars.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    configuringNavigationBar { $0.pageBackground = AnyView(Rectangle().fill(style)) }
  }

  /// Sets the background of the enclosing page of a navigation stack to a view. It extends behind the
  /// bars.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    let view = AnyView(
      content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
    return configuringNavigationBar { $0.pageBackground = view }
  }
}
