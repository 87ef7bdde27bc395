// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

extension View {
  /// Presents a view in a bubble that points at this view while a value is true.
  ///
  /// In a window of compact width the view is presented as a sheet, unless the content sets
  /// `presentationCompactAdaptation`. A tap beside the bubble and Escape dismiss it.
  ///
  /// - Parameters:
  ///   - isPresented: Becomes false when the popover is dismissed.
  ///   - attachmentAnchor: The part of this view that the arrow points at.
  ///   - arrowEdge: The edge of the bubble that the arrow is at, if there is enough space on that
  ///     side: a bubble with its arrow at the top is below this view.
  ///   - content: The content of the bubble.
  /// - Note: Differs from SwiftUI: the background is not blurred; vertically compact environments have no effect.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      _PopoverModifier(
        isPresented: isPresented, attachment: attachmentAnchor, arrowEdge: arrowEdge,
        content: content))
  }

  /// Presents a view for an item in a bubble that points at this view while the item is not nil.
  ///
  /// Dismissing the popover sets the item to nil. In a window of compact width the view is
  /// presented as a sheet, unless the content sets `presentationCompactAdaptation`.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let shown = item.wrappedValue
    return popover(
      isPresented: item.isPresent(), attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge
    ) {
      if let shown { ImplicitStack { content(shown) }.id(shown.id) }
    }
  }
}
