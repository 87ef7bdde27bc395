// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// A button that leads to another page.
public struct NavigationLink<Label: View, Destination: View>: View {
  private enum Target {
    case view(Destination)
    case value(AnyHashable?)
  }

  private let target: Target
  private let isActive: Binding<Bool>?
  private let label: Label
  /// Which of the pushed pages is the link's; 0 until it has led to one.
  @State private var page = LinkedPage()
  @Environment(\.navigation) private var model
  @Environment(\.isInList) private var isInList

  private init(_ target: Target, isActive: Binding<Bool>? = nil, label: Label) {
    self.target = target
    self.isActive = isActive
    self.label = label
  }

  public var body: some View {
    let _ = follow()
    Button(action: go) {
      if isInList {
        HStack(spacing: 8) {
          label
          Spacer(minLength: 0)
          Chevron()
        }
        .foregroundStyle(.primary)
        .contentShape(Rectangle())
      } else {
        label
      }
    }
    .disabled(model == nil || isNowhere)
    .onChange(of: isActive?.wrappedValue) { _, isOn in
      if isOn == true { go() } else if let model, isOn == false, model.holds(page.id) { leave() }
    }
  }

  private var isNowhere: Bool { if case .value(nil) = target { true } else { false } }

  private func go() {
    guard let model else { return }
    switch target {
    case .value(let value): if let value { model.push(value) }
    case .view(let destination):
      if page.id == 0 { page.id = model.newID() }
      page.show(AnyView(destination))
      model.push(
        NavigationModel.Pushed(
          id: page.id, view: AnyView(LinkedView(page: page)),
          left: { isActive?.wrappedValue = false }))
      if isActive?.wrappedValue == false { isActive?.wrappedValue = true }
    }
  }

  private func leave() {
    guard let model, let index = model.pushed.firstIndex(where: { $0.id == page.id }) else {
      return
    }
    model.pop(to: model.values.count + index)
  }

  /// Gives the page that the link has led to the link's present destination.
  private func follow() {
    if case .view(let destination) = target, page.id != 0, model?.holds(page.id) == true {
      page.show(AnyView(destination))
    }
  }
}

/// The page that a link has led to, which shows the link's present destination.
@MainActor
private final class LinkedPage {
  var id = 0
  private var shown = AnyView(EmptyView())
  private let source = DependencySource()

  func show(_ view: AnyView) {
    shown = view
    source.invalidateReaders()
  }

  var view: AnyView {
    source.noteRead()
    return shown
  }
}

private struct LinkedView: View {
  let page: LinkedPage

  var body: some View { page.view }
}

extension NavigationLink {
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(destination()), label: label())
  }

  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(destination), label: label())
  }

  @available(*, deprecated, message: "Use NavigationLink(value:label:) instead.")
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination), isActive: isActive, label: label())
  }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(.view(destination()), label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(.view(destination()), label: Text(title))
  }

  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(.view(destination), label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(.view(destination), label: Text(title))
  }
}

extension NavigationLink where Destination == Never {
  /// Leads to the page of a value, as `navigationDestination` says; nil leads nowhere.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { AnyHashable($0) }), label: label())
  }

  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(.value(value.map { AnyHashable($0) }), label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(.value(value.map { AnyHashable($0) }), label: Text(title))
  }
}

extension View {
  /// Says which view the values of a type lead to, in the stack that this view is in.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      _DestinationModifier { model in
        model.setDestination(for: data) { AnyView(destination($0)) }
      })
  }

  /// Leads to a view while a value is true.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    background {
      NavigationLink(destination: destination(), following: isPresented)
    }
  }
}

extension NavigationLink where Label == EmptyView {
  /// A link that is not seen, and leads on while a value is true.
  fileprivate init(destination: Destination, following isActive: Binding<Bool>) {
    self.init(.view(destination), isActive: isActive, label: EmptyView())
  }
}

/// Tells the stack around what values lead to.
struct _DestinationModifier: ViewModifier {
  let register: @MainActor (NavigationModel) -> Void
  @Environment(\.navigation) private var model

  init(register: @escaping @MainActor (NavigationModel) -> Void) {
    self.register = register
  }

  func body(content: Content) -> some View {
    let _ = model.map { register($0) }
    content
  }
}

/// The mark of a row that leads on.
struct Chevron: View {
  var body: some View {
    ChevronShape()
      .stroke(
        Color.primary.opacity(0.28),
        style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
      )
      .frame(width: 6, height: 11)
  }
}

private nonisolated struct ChevronShape: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    }
  }
}

private enum IsInListKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether a view is a row of a list.
  var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }
}
