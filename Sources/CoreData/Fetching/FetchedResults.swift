// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// The objects that a fetch request has found, in their order.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  private let objects: [Result]
  private let controller: FetchController<Result>

  init(_ objects: [Result], _ controller: FetchController<Result>) {
    self.objects = objects
    self.controller = controller
  }

  /// 0.
  public var startIndex: Int { objects.startIndex }
  /// The number of objects.
  public var endIndex: Int { objects.endIndex }
  /// The object at a position from 0. One out of range is a programming error.
  public subscript(position: Int) -> Result { objects[position] }

  /// The condition. Setting it fetches the objects again.
  public var nsPredicate: NSPredicate? {
    get { controller.request.predicate }
    nonmutating set { controller.change { $0.predicate = newValue } }
  }

  /// The order. Setting it fetches the objects again.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { controller.request.sortDescriptors ?? [] }
    nonmutating set {
      controller.change {
        $0.sortDescriptors = newValue
        $0.order = []
      }
    }
  }

  /// Sets the order and the condition of a configuration, unless it has the order that is set: descriptors of Swift
  /// have no counterparts, and to set none would remove them.
  func set(_ nsSortDescriptors: [NSSortDescriptor], _ nsPredicate: NSPredicate?) {
    if !nsSortDescriptors.elementsEqual(self.nsSortDescriptors, by: ===) {
      self.nsSortDescriptors = nsSortDescriptors
    }
    self.nsPredicate = nsPredicate
  }
}

extension FetchedResults where Result: NSManagedObject {
  /// The order. Setting it fetches the objects again.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { controller.descriptors }
    nonmutating set {
      controller.descriptors = newValue
      controller.change {
        $0.sortDescriptors = nil
        $0.order = newValue.map { descriptor in { descriptor.compare($0, $1) } }
      }
    }
  }
}
