// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Drawing
import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

/// A button that pushes a page onto the enclosing navigation stack.
///
/// In a list it has a disclosure chevron at its trailing end; while the list is edited it has none, and does not push.
/// It is disabled outside of navigation stacks, and if its value is nil: in a list the row is then half transparent.
public struct NavigationLink<Label: View, Destination: View>: View {
  private enum Target {
    case view(Destination)
    case value(AnyHashable?)
  }

  private let target: Target
  private let isActive: Binding<Bool>?
  private let label: Label
  /// The page that the link has pushed.
  @State private var page = LinkedPage()
  @Environment(\.navigation) private var model
  @Environment(\.isInList) private var isInList
  @Environment(\.editMode) private var editMode

  private init(_ target: Target, isActive: Binding<Bool>? = nil, label: Label) {
    self.target = target
    self.isActive = isActive
    self.label = label
  }

  /// A button with the label.
  public var body: some View {
    Button(action: { if !isEdited { push() } }) {
      if isInList {
        LinkRow(label: label, hasChevron: !isEdited)
      } else {
        label
      }
    }
    .disabled(model == nil || hasNoTarget)
    .onAppear { if isActive?.wrappedValue == true { push() } }
    .onChange(of: isActive?.wrappedValue) { _, isOn in
      if isOn == true {
        push()
      } else if let model, isOn == false, model.contains(pageID: page.id) {
        pop()
      }
    }
    .modifier(_UpdateActionModifier(action: updatePushedPage))
  }

  private var hasNoTarget: Bool { if case .value(nil) = target { true } else { false } }

  /// Whether the list around the link is edited.
  private var isEdited: Bool { isInList && editMode?.wrappedValue.isEditing == true }

  private func push() {
    guard let model else { return }
    switch target {
    case .value(let value): if let value { model.push(value) }
    case .view(let destination):
      if page.id == 0 { page.id = model.newID() }
      page.show(AnyView(destination))
      model.push(
        NavigationModel.Pushed(
          id: page.id, view: AnyView(LinkedView(page: page)),
          onPop: { isActive?.wrappedValue = false }))
      if isActive?.wrappedValue == false { isActive?.wrappedValue = true }
    }
  }

  private func pop() {
    guard let model, let index = model.pushed.firstIndex(where: { $0.id == page.id }) else {
      return
    }
    model.pop(to: model.values.count + index)
  }

  /// Shows the current destination on the page that the link has pushed.
  private func updatePushedPage() {
    if case .view(let destination) = target, page.id != 0, model?.contains(pageID: page.id) == true
    {
      page.show(AnyView(destination))
    }
  }
}

/// The label and the chevron of a link in a list.
private struct LinkRow<Label: View>: View {
  let label: Label
  let hasChevron: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.systemVersion) private var version

  init(label: Label, hasChevron: Bool) {
    self.label = label
    self.hasChevron = hasChevron
  }

  var body: some View {
    HStack(spacing: version == .iOS26 ? 6.33 : 8) {
      label
      Spacer(minLength: 0)
      if hasChevron { DisclosureChevron() }
    }
    .controlForegroundStyle(Color.primary)
    .opacity(isEnabled ? 1 : 0.5)
    .contentShape(Rectangle())
  }
}

extension NavigationLink: ValueLink {
  /// The value that the link appends to the path; nil for a link to a view.
  package var linkedValue: AnyHashable? {
    if case .value(let value) = target { value } else { nil }
  }
}

extension NavigationLink {
  /// Creates a link that pushes a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(destination()), label: label())
  }

  /// Creates a link that pushes a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(destination), label: label())
  }

  /// Creates a link that pushes a view while a value is true, and sets the value when tapped and
  /// popped.
  @available(*, deprecated, message: "Use NavigationLink(value:label:) instead.")
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination), isActive: isActive, label: label())
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link that pushes a view, with a localized text as its label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(.view(destination()), label: Text(titleKey))
  }

  /// Creates a link that pushes a view, with a text as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(.view(destination()), label: Text(title))
  }

  /// Creates a link that pushes a view, with a localized text as its label.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(.view(destination), label: Text(titleKey))
  }

  /// Creates a link that pushes a view, with a text as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(.view(destination), label: Text(title))
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link that appends a value to the path of the stack.
  ///
  /// The page is the view that `navigationDestination(for:destination:)` sets for the type of the
  /// value, and empty if there is none. The link is disabled if the value is nil.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { AnyHashable($0) }), label: label())
  }

  /// Creates a link that appends a value to the path, with a localized text as its label.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(.value(value.map { AnyHashable($0) }), label: Text(titleKey))
  }

  /// Creates a link that appends a value to the path, with a text as its label.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(.value(value.map { AnyHashable($0) }), label: Text(title))
  }
}

extension NavigationLink {
  /// Creates a link that pushes its destination while a value is true.
  init(destination: Destination, isPresented isActive: Binding<Bool>, label: Label) {
    self.init(.view(destination), isActive: isActive, label: label)
  }
}

extension NavigationLink where Label == EmptyView {
  /// Creates an invisible link that pushes its destination while a value is true.
  init(destination: Destination, isPresented isActive: Binding<Bool>) {
    self.init(.view(destination), isActive: isActive, label: EmptyView())
  }
}

extension NavigationLink {
  /// No effect: a link opens in the column that its navigation view has for it.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
