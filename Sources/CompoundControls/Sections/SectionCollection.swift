// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import Controls
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

/// A section of a view: a `Section`, or views outside of one.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section among the others.
  public struct ID: Hashable {
    let value: AnyHashable
  }

  /// The identity of the section, which is stable across updates.
  public let id: ID
  /// The views of the header; none for views outside of a section.
  public let header: SubviewsCollection
  /// The views of the section.
  public let content: SubviewsCollection
  /// The views of the footer; none for views outside of a section.
  public let footer: SubviewsCollection
  /// The container values that the modifiers of the section set.
  public let containerValues: ContainerValues

  @MainActor
  init(_ entry: ViewListEntry, _ section: any SectionDecomposing) {
    id = ID(value: entry.id)
    let parts = section.parts
    header = parts.0
    content = parts.1
    footer = parts.2
    containerValues = Subview(entry).containerValues
  }

  @MainActor
  init(_ views: [ViewListEntry]) {
    id = ID(value: views.first?.id ?? AnyHashable(0))
    content = SubviewsCollection(views.map { Subview($0) })
    header = SubviewsCollection([Subview]())
    footer = SubviewsCollection([Subview]())
    containerValues = ContainerValues()
  }
}

/// The sections of which a view consists. Consecutive views outside of sections are one.
public struct SectionCollection: RandomAccessCollection {
  private var sections: [SectionConfiguration] = []

  @MainActor
  init<V: View>(_ view: V) {
    var loose: [ViewListEntry] = []
    for entry in ViewListEntry.list(view) {
      guard let section = entry.view.unmodified as? any SectionDecomposing else {
        loose.append(entry)
        continue
      }
      if !loose.isEmpty { sections.append(SectionConfiguration(loose)) }
      loose = []
      sections.append(SectionConfiguration(entry, section))
    }
    if !loose.isEmpty { sections.append(SectionConfiguration(loose)) }
  }

  /// The position of the first section.
  public var startIndex: Int { sections.startIndex }
  /// The position after the last section.
  public var endIndex: Int { sections.endIndex }

  /// The section at a position, which must be valid.
  public subscript(position: Int) -> SectionConfiguration { sections[position] }
}

/// The view that a closure builds from the sections of a view.
public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  let sections: Sections
  let content: (SectionCollection) -> Content

  /// The result of the closure.
  public var body: some View { content(SectionCollection(sections)) }
}

extension Group {
  /// Creates a group from the sections of which a view consists.
  ///
  /// - Note: Differs from SwiftUI: a view with a body of its own counts as one view.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(sections: view, content: transform) }
  }
}

extension ForEach where Data == SectionCollection, ID == SectionConfiguration.ID, Content: View {
  /// Creates a view for each of the sections of which a view consists.
  ///
  /// - Note: Differs from SwiftUI: a view with a body of its own counts as one view.
  @preconcurrency @MainActor
  public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) {
    self.init(SectionCollection(view), content: content)
  }
}

/// A section whose parts can be read.
@MainActor
protocol SectionDecomposing {
  var parts: (SubviewsCollection, SubviewsCollection, SubviewsCollection) { get }
}

extension Section: SectionDecomposing {
  var parts: (SubviewsCollection, SubviewsCollection, SubviewsCollection) {
    (SubviewsCollection(header), SubviewsCollection(content), SubviewsCollection(footer))
  }
}
