// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

extension View {
  /// Presents a sheet while a value is true.
  ///
  /// The user drags the sheet between its detents; on release it settles at the detent nearest to
  /// the predicted end of the drag. Above the highest detent it has rubber-band resistance. Drags of scroll views in
  /// it move it while their content is at its top; see `presentationContentInteraction(_:)`. A drag
  /// far below the lowest detent, a tap beside the sheet, and Escape dismiss it. On a phone in portrait orientation, a
  /// sheet at the large detent pushes the views behind it back, as far as it is above the medium one.
  ///
  /// - Parameters:
  ///   - isPresented: Becomes false when the sheet is dismissed.
  ///   - onDismiss: Runs when the sheet has disappeared.
  ///   - content: The content of the sheet.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation(isPresented, onDismiss) {
      AnyView(SheetLayer(isShown: $0, dismiss: $1, onRemoved: $2, content: content))
    }
  }

  /// Presents a sheet for an item while the item is not nil.
  ///
  /// Dismissing the sheet sets the item to nil. The content of items with different ids has
  /// different state.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let shown = item.wrappedValue
    return sheet(isPresented: item.isPresent(), onDismiss: onDismiss) {
      if let shown { ImplicitStack { content(shown) }.id(shown.id) }
    }
  }

  /// Presents a view that covers the window while a value is true.
  ///
  /// - Parameters:
  ///   - isPresented: Set it to false, or call the environment's `dismiss`, to dismiss the view.
  ///   - onDismiss: Runs when the view has disappeared.
  ///   - content: The content, as large as the window.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation(isPresented, onDismiss) {
      AnyView(CoverLayer(isShown: $0, dismiss: $1, onRemoved: $2, content: content))
    }
  }

  /// Presents a view for an item that covers the window while the item is not nil.
  ///
  /// The content of items with different ids has different state.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let shown = item.wrappedValue
    return fullScreenCover(isPresented: item.isPresent(), onDismiss: onDismiss) {
      if let shown { ImplicitStack { content(shown) }.id(shown.id) }
    }
  }

  private func presentation(
    _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
    layer: @escaping _SheetModifier.Layer
  ) -> some View {
    modifier(_SheetModifier(isPresented: isPresented, onDismiss: onDismiss, layer: layer))
  }
}
