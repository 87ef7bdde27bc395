// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// The reason why a store cannot be used, or a context not be saved. Its description is a sentence.
public struct SwiftDataError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The sentence.
  public let description: String
  /// Whether the same may succeed later without other changes of the models.
  var mayPass = false

  static func damaged(_ path: String) -> SwiftDataError {
    SwiftDataError(
      description: "\(path) is damaged or has been changed by another program: "
        + "it is left as it is; move or delete it to start with an empty store.")
  }

  static func newer(_ path: String) -> SwiftDataError {
    SwiftDataError(
      description:
        "\(path) was saved by a later version of Snapback, whose format this version cannot read.")
  }

  static func missing(_ model: String, _ property: String) -> SwiftDataError {
    SwiftDataError(
      description:
        "\(model).\(property) must have a model, but its model has been deleted: set another one, "
        + "delete the \(model) too, or make the property optional.")
  }

  static func unreadable(_ path: String, reason: String) -> SwiftDataError {
    SwiftDataError(description: "\(path) cannot be read: \(reason).")
  }

  static func unwritable(_ path: String, reason: String) -> SwiftDataError {
    SwiftDataError(
      description: "\(path) cannot be written: \(reason). Changes are not saved.", mayPass: true)
  }

  static func denied(_ model: String, _ property: String) -> SwiftDataError {
    SwiftDataError(
      description: "\(model) cannot be deleted while its property \(property) has models.")
  }

  static func unknownModel(_ name: String) -> SwiftDataError {
    SwiftDataError(
      description: "\(name) is not in the schema of the model container, or there is none: "
        + "add \(name).self to .modelContainer(for:).")
  }

  static func readOnly(_ path: String) -> SwiftDataError {
    SwiftDataError(description: "\(path) is opened without allowsSave: changes are not saved.")
  }

  static func unencodable(_ property: String, _ error: any Error) -> SwiftDataError {
    var reason = "\(error)"
    if case EncodingError.invalidValue(_, let context) = error { reason = context.debugDescription }
    return SwiftDataError(description: "\(property) cannot be saved: \(reason)")
  }

  static func notANumber(_ model: String) -> SwiftDataError {
    SwiftDataError(
      description: "\(model) cannot be saved: a decimal number inside of one of its values "
        + "is not a number.")
  }

  static func noPlan(_ path: String, _ version: Schema.Version) -> SwiftDataError {
    SwiftDataError(
      description: "\(path) has version \(version), from which the migration plan has no stages.")
  }
}

extension SwiftDataError: LocalizedError {
  public var errorDescription: String? { description }
}
