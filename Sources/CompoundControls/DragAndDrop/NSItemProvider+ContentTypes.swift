// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

extension NSItemProvider {
  /// The registered types, the preferred one first.
  public var registeredContentTypes: [UTType] { types }

  /// Loads the data of the value, in the representation of a type. The completion handler is called
  /// before the method returns, with an error if the value has no such representation.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }
}
