// Part of Snapback, under the MIT licence; see LICENSE.

/// The paths of the objects on the bus.
enum ObjectPath: Equatable {
  case application
  case cache
  case object(Int)
  /// A row of a list that may not be created: the list's number, that of the source among the list's
  /// sources, and the row's index in it.
  case row(Int, source: Int, Int)

  static let prefix = "/org/a11y/atspi/accessible/"
  /// The path that stands for no object.
  static let none = "/org/a11y/atspi/null"

  /// The number of the window.
  static let windowID = 1

  init?(_ path: String) {
    if path == "/org/a11y/atspi/cache" {
      self = .cache
      return
    }
    guard path.hasPrefix(Self.prefix) else { return nil }
    let parts = path.dropFirst(Self.prefix.count).split(separator: "/")
    if parts == ["root"] {
      self = .application
      return
    }
    let numbers = parts.compactMap { Int($0) }
    switch (numbers.count, parts.count) {
    case (1, 1): self = .object(numbers[0])
    case (3, 3): self = .row(numbers[0], source: numbers[1], numbers[2])
    default: return nil
    }
  }

  var text: String {
    switch self {
    case .application: Self.prefix + "root"
    case .cache: "/org/a11y/atspi/cache"
    case .object(let id): Self.prefix + "\(id)"
    case .row(let id, let source, let row): Self.prefix + "\(id)/\(source)/\(row)"
    }
  }
}
