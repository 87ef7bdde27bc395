// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
public import Foundation
@_spi(ViewTree) public import ViewCore

extension View {
  /// Accepts drops of values of a type. `action` receives the value and its location in the view's
  /// coordinate space, and returns whether the drop is accepted; `isTargeted` is called when a drag
  /// enters and leaves.
  /// - Note: Differs from SwiftUI: `items` has exactly one element, unless another program has dropped
  ///   several.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      _DropTargetModifier(
        target: DropTarget(
          accepts: { $0.mayHaveValue(of: T.self) }, entered: { _, _ in isTargeted(true) },
          exited: { _, _ in isTargeted(false) },
          dropped: { payload, location in
            isTargeted(false)
            let values = payload.values(of: T.self)
            return !values.isEmpty && action(values, location)
          })))
  }

  /// Accepts drops of the given content types. `action` returns whether the drop is accepted.
  /// - Note: Differs from SwiftUI: accepts files and texts of other programs; what is dragged within the window is
  ///   one value at a time.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in
      action(providers)
    }
  }

  /// Accepts drops of the given content types. `action` also receives the location in the view's
  /// coordinate space, and returns whether the drop is accepted.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(
      _DropTargetModifier(
        target: DropTarget(
          accepts: { $0.conforms(to: supportedContentTypes) },
          entered: { _, _ in isTargeted?.wrappedValue = true },
          exited: { _, _ in isTargeted?.wrappedValue = false },
          dropped: { payload, location in
            isTargeted?.wrappedValue = false
            return action(payload.providers, location)
          })))
  }

  /// Lets a delegate handle drags of the given content types over the view.
  public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    modifier(
      _DropTargetModifier(
        target: DropTarget(
          accepts: { payload in
            payload.conforms(to: supportedContentTypes)
              && delegate.validateDrop(info: DropInfo(payload, .zero))
          },
          entered: { delegate.dropEntered(info: DropInfo($0, $1)) },
          moved: { payload, location in
            let proposal = delegate.dropUpdated(info: DropInfo(payload, location))
            return proposal.map { $0.operation != .forbidden && $0.operation != .cancel } ?? true
          },
          exited: { delegate.dropExited(info: DropInfo($0, $1)) },
          dropped: { delegate.performDrop(info: DropInfo($0, $1)) })))
  }
}
