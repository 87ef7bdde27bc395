// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

extension Section where Footer == EmptyView {
  /// Creates a section with a header, whose content is shown while a value is true.
  ///
  /// In a list of the sidebar style the header has a button that changes the value.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(content: content, header: header, footer: { EmptyView() })
    self.isExpanded = isExpanded
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section whose header is a localized text, and whose content is shown while a value is
  /// true.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a section whose header is a text, and whose content is shown while a value is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

extension Section {
  /// Returns the section with other content.
  @MainActor
  func replacingContent<New: View>(_ change: (Content) -> New) -> Section<Parent, New, Footer> {
    var section = Section<Parent, New, Footer>(
      content: { change(content) }, header: { header }, footer: { footer })
    section.isExpanded = isExpanded
    return section
  }
}

/// The node of a section that can be collapsed, or whose header is prominent: that of a section
/// without these properties.
final class CollapsibleSectionNode<P: View, C: View, F: View>: TypedNode<Section<P, C, F>> {
  private var section: TypedNode<CollapsibleSection<P, C, F>>?

  init(_ view: Section<P, C, F>, _ context: borrowing _NodeContext) {
    super.init(context)
    section = context.inside(self).make(CollapsibleSection(section: view))
    updateElements(context.pass)
  }

  override var children: [Node] { section.map { [$0] } ?? [] }

  override func arrangement(of child: Node) -> ChildArrangement { .inherited }

  override func collectElements() -> [Element] { section?.elements ?? [] }

  override func update(_ view: Section<P, C, F>, _ pass: UpdatePass) {
    section?.update(CollapsibleSection(section: view), pass)
  }

  override func childElementsChanged(_ pass: UpdatePass) { updateElements(pass) }
}

/// A section with its content while it is expanded.
struct CollapsibleSection<P: View, C: View, F: View>: View {
  let section: Section<P, C, F>
  @Environment(\.headerProminence) private var prominence
  @Environment(\.isSidebarList) private var isSidebar

  init(section: Section<P, C, F>) {
    self.section = section
  }

  var body: some View {
    Section {
      if section.isExpanded?.wrappedValue != false { section.content }
    } header: {
      if P.self != EmptyView.self {
        CollapsibleHeader(
          header: section.header, isExpanded: isSidebar ? section.isExpanded : nil,
          isProminent: isSidebar || prominence == .increased)
      }
    } footer: {
      section.footer
    }
    .environment(\.headerProminence, .standard)
    .environment(\.isSidebarList, false)
  }
}

/// The header of a section, with a button in a list of the sidebar style.
private struct CollapsibleHeader<Header: View>: View {
  let header: Header
  let isExpanded: Binding<Bool>?
  let isProminent: Bool
  @Environment(\.layoutDirection) private var direction

  init(header: Header, isExpanded: Binding<Bool>?, isProminent: Bool) {
    self.header = header
    self.isExpanded = isExpanded
    self.isProminent = isProminent
  }

  var body: some View {
    HStack {
      if isProminent {
        header
          .font(.title3.weight(.bold))
          .textCase(nil)
          .controlForegroundStyle(Color.primary)
      } else {
        header
      }
      if let isExpanded {
        Spacer()
        Button {
          withAnimation(.smooth(duration: 0.3)) { isExpanded.wrappedValue.toggle() }
        } label: {
          Image(systemName: "chevron.forward")
            .font(.system(size: 15, weight: .semibold))
            .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 * direction.sign : 0))
            .frame(width: 30, height: 24)
            .contentShape(Rectangle())
        }
        .buttonStyle(.borderless)
      }
    }
  }
}

/// The prominence of the headers of sections.
public enum Prominence: Hashable, Sendable {
  /// The prominence of the style of the list.
  case standard
  /// Larger and bolder.
  case increased
}

private enum HeaderProminenceKey: EnvironmentKey {
  static let defaultValue = Prominence.standard
}

private enum IsSidebarListKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The prominence of the headers of sections. The default is `standard`.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// Whether lists have the sidebar style.
  package var isSidebarList: Bool {
    get { self[IsSidebarListKey.self] }
    set { self[IsSidebarListKey.self] = newValue }
  }
}

extension View {
  /// Sets the prominence of the headers of the sections inside.
  ///
  /// - Note: Differs from SwiftUI: a change after a section has appeared has no effect on it.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
