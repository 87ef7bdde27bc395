// Part of Snapback, under the MIT licence; see LICENSE.

/// A question in the middle of the window, as a value.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// An answer.
  public struct Button {
    let role: ButtonRole?
    let label: Text
    let action: (() -> Void)?

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: nil, label: label, action: action)
    }

    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action)
    }

    /// With the word that the system has for it.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: Text(verbatim: "Cancel"), action: action)
    }

    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .destructive, label: label, action: action)
    }
  }
}

/// Several actions at the window's lower edge, as a value.
public struct ActionSheet {
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of an alert or a sheet that are values.
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

extension View {
  /// Asks what `content` answers while a value is true.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    alert(isPresented, isPresented.wrappedValue ? content() : nil)
  }

  /// Asks what `content` makes of a value while there is one.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    alert(item.isThere(), item.wrappedValue.map(content))
  }

  /// Offers what `content` answers while a value is true.
  public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    sheet(isPresented, isPresented.wrappedValue ? content() : nil)
  }

  /// Offers what `content` makes of a value while there is one.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    sheet(item.isThere(), item.wrappedValue.map(content))
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
