// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

extension View {
  /// Presents the alert that `content` returns while a value is true.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    alert(isPresented, isPresented.wrappedValue ? content() : nil)
  }

  /// Presents an alert for an item while it is not nil.
  ///
  /// Every button of the alert sets the item to nil.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    alert(item.isPresent(), item.wrappedValue.map(content))
  }

  /// Presents the action sheet that `content` returns while a value is true.
  /// - Note: Differs from SwiftUI: always at the bottom edge, even in a wide window.
  public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    sheet(isPresented, isPresented.wrappedValue ? content() : nil)
  }

  /// Presents an action sheet for an item while it is not nil.
  ///
  /// Every button of the sheet, and a tap beside it, sets the item to nil.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    sheet(item.isPresent(), item.wrappedValue.map(content))
  }

  private func alert(_ isPresented: Binding<Bool>, _ alert: Alert?) -> some View {
    dialog(
      .alert, alert?.title, isPresented, actions: alert.map { AlertButtons(buttons: $0.buttons) },
      message: alert?.message)
  }

  private func sheet(_ isPresented: Binding<Bool>, _ sheet: ActionSheet?) -> some View {
    dialog(
      .sheet, sheet?.title, isPresented, actions: sheet.map { AlertButtons(buttons: $0.buttons) },
      message: sheet?.message)
  }
}

/// The buttons of an `Alert` or `ActionSheet`.
private struct AlertButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      Button(role: buttons[index].role) {
        buttons[index].action?()
      } label: {
        buttons[index].label
      }
    }
  }
}
