// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// The objects that a sectioned fetch request has found, in their order: a new section begins wherever the identifier
/// changes.
public struct SectionedFetchResults<
  SectionIdentifier: Hashable, Result: NSFetchRequestResult
>: RandomAccessCollection {
  /// Successive objects with equal identifiers.
  public struct Section: Identifiable, RandomAccessCollection {
    /// The identifier of the objects.
    public let id: SectionIdentifier
    fileprivate var objects: [Result]

    /// 0.
    public var startIndex: Int { objects.startIndex }
    /// The number of objects.
    public var endIndex: Int { objects.endIndex }
    /// The object at a position from 0. One out of range is a programming error.
    public subscript(position: Int) -> Result { objects[position] }
  }

  private let sections: [Section]
  let results: FetchedResults<Result>
  private let controller: FetchController<Result>
  private let identifier: KeyPath<Result, SectionIdentifier>

  init(
    _ results: FetchedResults<Result>, _ controller: FetchController<Result>,
    _ initial: KeyPath<Result, SectionIdentifier>
  ) {
    self.results = results
    self.controller = controller
    let identifier = controller.sections as? KeyPath<Result, SectionIdentifier> ?? initial
    self.identifier = identifier
    sections = results.reduce(into: []) { sections, object in
      let id = object[keyPath: identifier]
      if sections.last?.id == id {
        sections[sections.count - 1].objects.append(object)
      } else {
        sections.append(Section(id: id, objects: [object]))
      }
    }
  }

  /// 0.
  public var startIndex: Int { sections.startIndex }
  /// The number of sections.
  public var endIndex: Int { sections.endIndex }
  /// The section at a position from 0. One out of range is a programming error.
  public subscript(position: Int) -> Section { sections[position] }

  /// The key path of the values that divide the objects. Setting it divides them again.
  public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
    get { identifier }
    nonmutating set {
      controller.sections = newValue
      controller.change { _ in }
    }
  }

  /// The condition. Setting it fetches the objects again.
  public var nsPredicate: NSPredicate? {
    get { results.nsPredicate }
    nonmutating set { results.nsPredicate = newValue }
  }

  /// The order. Setting it fetches the objects again.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { results.nsSortDescriptors }
    nonmutating set { results.nsSortDescriptors = newValue }
  }
}

extension SectionedFetchResults where Result: NSManagedObject {
  /// The order. Setting it fetches the objects again.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { results.sortDescriptors }
    nonmutating set { results.sortDescriptors = newValue }
  }
}
