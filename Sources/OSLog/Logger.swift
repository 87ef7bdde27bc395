// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Writes messages to standard error.
public struct Logger: Sendable {
  private let prefix: String

  /// Creates a logger whose messages begin with nothing.
  public init() {
    prefix = ""
  }

  /// Creates a logger whose messages begin with its category.
  public init(subsystem: String, category: String) {
    prefix = "[\(category)] "
  }

  /// Writes a message.
  public func log(_ message: OSLogMessage) { write(message) }
  /// Writes a message of a level; those of the level `debug` in debug builds only.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    level == .debug ? debug(message) : write(message)
  }
  /// Writes a message of the level `default`.
  public func notice(_ message: OSLogMessage) { write(message) }
  /// Writes a message of the level `info`.
  public func info(_ message: OSLogMessage) { write(message) }
  /// Writes a message of the level `debug`, in debug builds only.
  public func debug(_ message: OSLogMessage) {
    #if DEBUG
      write(message)
    #endif
  }
  /// Writes a message of the level `debug`, in debug builds only.
  public func trace(_ message: OSLogMessage) { debug(message) }
  /// Writes a message about something unexpected.
  public func warning(_ message: OSLogMessage) { write(message) }
  /// Writes a message about an error.
  public func error(_ message: OSLogMessage) { write(message) }
  /// Writes a message about an error that should never happen.
  public func critical(_ message: OSLogMessage) { write(message) }
  /// Writes a message about a programmer's error.
  public func fault(_ message: OSLogMessage) { write(message) }

  private func write(_ message: OSLogMessage) {
    try? FileHandle.standardError.write(contentsOf: Data((prefix + message.text + "\n").utf8))
  }
}
