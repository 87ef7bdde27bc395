// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

extension View {
  /// Takes values of a type that are dragged here: `action` is given them and where in the view they are dropped,
  /// and answers whether they are taken.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      _DropTargetModifier(
        target: DropTarget(
          accepts: { $0.value(of: T.self) != nil }, entered: { _, _ in isTargeted(true) },
          left: { _, _ in isTargeted(false) },
          dropped: { payload, place in
            isTargeted(false)
            return payload.value(of: T.self).map { action([$0], place) } ?? false
          })))
  }

  /// Takes what is dragged here and is of one of several kinds.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in
      action(providers)
    }
  }

  /// Takes what is dragged here and is of one of several kinds, with where in the view it is dropped.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(
      _DropTargetModifier(
        target: DropTarget(
          accepts: { $0.conforms(to: supportedContentTypes) },
          entered: { _, _ in isTargeted?.wrappedValue = true },
          left: { _, _ in isTargeted?.wrappedValue = false },
          dropped: { payload, place in
            isTargeted?.wrappedValue = false
            return action([payload.provider], place)
          })))
  }

  /// Lets a delegate decide over what is dragged here and is of one of several kinds.
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
          moved: { payload, place in
            let proposal = delegate.dropUpdated(info: DropInfo(payload, place))
            return proposal.map { $0.operation != .forbidden && $0.operation != .cancel } ?? true
          },
          left: { delegate.dropExited(info: DropInfo($0, $1)) },
          dropped: { delegate.performDrop(info: DropInfo($0, $1)) })))
  }
}

/// Decides over what is dragged over a view.
@MainActor
@preconcurrency
public protocol DropDelegate {
  /// Whether it is wanted at all; it is, unless told otherwise.
  func validateDrop(info: DropInfo) -> Bool
  /// Answers whether it was taken.
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  /// What dropping it there would do; nil for what it was before.
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// What is dragged, and where it is.
@MainActor
public struct DropInfo {
  /// In the view's own space.
  public let location: CGPoint
  private let payload: DragPayload

  init(_ payload: DragPayload, _ location: CGPoint) {
    self.payload = payload
    self.location = location
  }

  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    payload.conforms(to: contentTypes)
  }

  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    hasItemsConforming(to: contentTypes) ? [payload.provider] : []
  }
}

/// What a drop does.
public enum DropOperation: Hashable, Sendable {
  case cancel
  case forbidden
  case copy
  case move
}

/// What a drop would do.
public struct DropProposal: Sendable {
  public let operation: DropOperation

  public init(operation: DropOperation) {
    self.operation = operation
  }
}
