// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
public import Foundation
public import Motion
@_spi(ViewTree) public import ViewCore

/// The objects of the environment's context that meet a condition, in an order, in sections of successive objects with
/// equal identifiers. The view is updated when they change.
@propertyWrapper
public struct SectionedFetchRequest<
  SectionIdentifier: Hashable, Result: NSFetchRequestResult
>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  @StateObject private var controller = FetchController<Result>()
  private let request: NSFetchRequest<Result>
  private let sectionIdentifier: KeyPath<Result, SectionIdentifier>
  private let animation: Animation?

  /// Fetches the objects that a request describes, and divides them by their values at a key path.
  public init(
    fetchRequest: NSFetchRequest<Result>,
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, animation: Animation? = nil
  ) {
    request = fetchRequest
    self.sectionIdentifier = sectionIdentifier
    self.animation = animation
  }

  /// Fetches the objects of an entity, and divides them by their values at a key path.
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      fetchRequest: NSFetchRequest(entity, sortDescriptors, predicate),
      sectionIdentifier: sectionIdentifier, animation: animation)
  }

  /// The sections.
  @preconcurrency @MainActor
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(
      controller.results(request, animation, in: context), controller, sectionIdentifier)
  }

  /// The division, the condition and the order, which can be set.
  @preconcurrency @MainActor
  public var projectedValue: Binding<Configuration> {
    let results = wrappedValue
    return Binding {
      Configuration(
        sectionIdentifier: results.sectionIdentifier,
        nsSortDescriptors: results.nsSortDescriptors, nsPredicate: results.nsPredicate)
    } set: {
      results.sectionIdentifier = $0.sectionIdentifier
      results.results.set($0.nsSortDescriptors, $0.nsPredicate)
    }
  }

  /// The division, the condition and the order of a request.
  public struct Configuration {
    /// The key path of the values that divide the objects.
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
    /// The order.
    public var nsSortDescriptors: [NSSortDescriptor]
    /// The condition; nil for all objects.
    public var nsPredicate: NSPredicate?
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  /// Fetches the objects of the result's class, and divides them by their values at a key path.
  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      fetchRequest: NSFetchRequest(nil, sortDescriptors, predicate),
      sectionIdentifier: sectionIdentifier, animation: animation)
  }

  /// Fetches the objects of the result's class, and divides them by their values at a key path.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      fetchRequest: NSFetchRequest(sortDescriptors, predicate),
      sectionIdentifier: sectionIdentifier, animation: animation)
  }
}
