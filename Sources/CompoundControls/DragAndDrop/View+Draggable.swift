// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) public import ViewCore

extension View {
  /// Makes the view draggable by a long press of 0.5 s. The view itself is shown lifted under the
  /// pointer.
  /// - Note: Differs from SwiftUI: the drag stays within the window; other applications do not
  ///   receive it.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(
      _DraggableModifier(payload: { DragPayload(payload()) }, preview: EmptyView?.none))
  }

  /// Makes the view draggable by a long press of 0.5 s, with `preview` shown under the pointer.
  /// - Note: Differs from SwiftUI: the drag stays within the window; other applications do not
  ///   receive it.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(_DraggableModifier(payload: { DragPayload(payload()) }, preview: preview()))
  }

  /// Makes the view draggable by a long press of 0.5 s, with the payload of an item provider.
  /// - Note: Differs from SwiftUI: the drag stays within the window; other applications do not
  ///   receive it.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(_DraggableModifier(payload: { DragPayload(data()) }, preview: EmptyView?.none))
  }

  /// Makes the view draggable by a long press of 0.5 s, with the payload of an item provider and
  /// `preview` shown under the pointer.
  /// - Note: Differs from SwiftUI: the drag stays within the window; other applications do not
  ///   receive it.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(_DraggableModifier(payload: { DragPayload(data()) }, preview: preview()))
  }
}
