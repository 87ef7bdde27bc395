// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The destination of the messages of `os_log`: standard error, with a category.
public final class OSLog: Sendable {
  private let prefix: String
  private let isEnabled: Bool

  private init(prefix: String, isEnabled: Bool) {
    (self.prefix, self.isEnabled) = (prefix, isEnabled)
  }

  /// Creates a log whose messages begin with its category.
  public convenience init(subsystem: String, category: String) {
    self.init(prefix: "[\(category)] ", isEnabled: true)
  }

  /// The log without a category.
  public static let `default` = OSLog(prefix: "", isEnabled: true)
  /// The log that writes nothing.
  public static let disabled = OSLog(prefix: "", isEnabled: false)

  /// Returns whether messages of a level are written: those of the level `debug` in debug builds only.
  public func isEnabled(type: OSLogType) -> Bool {
    #if DEBUG
      isEnabled
    #else
      isEnabled && type != .debug
    #endif
  }

  fileprivate func write(_ text: String, _ type: OSLogType) {
    guard isEnabled(type: type) else { return }
    try? FileHandle.standardError.write(contentsOf: Data((prefix + text + "\n").utf8))
  }
}

/// The module's names under that of the class, which hides the module's own: `OSLog.Logger`.
public typealias _Logger = Logger
public typealias _OSLogType = OSLogType

extension OSLog {
  public typealias Logger = _Logger
  public typealias OSLogType = _OSLogType
}

/// Writes a message whose format specifiers, such as `%@`, `%d` and `%{public}.2f`, stand for the
/// arguments. A specifier without an argument is written as it is, and `<private>` for a private one.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: Any...
) {
  log.write(LogFormat.text("\(message)", args), type)
}

/// Writes an interpolated message.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
public func os_log(
  _ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default
) {
  log.write(message.text, type)
}

/// Writes an interpolated message of a level.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, type)
}

/// Writes arguments into a format.
package enum LogFormat {
  /// The format with its specifiers replaced.
  package static func text(_ format: String, _ arguments: [Any]) -> String {
    var rest = arguments[...]
    return format.replacing(/%(?:\{([^}]*)\})?([-+ #0-9.]*)((?:hh|h|ll|l|q|z|t|j)?)([@a-zA-Z%])/) {
      let (_, options, layout, length, kind) = $0.output
      if kind == "%" { return "%" }
      if kind == "m" { return String(cString: strerror(errno)) }
      guard let argument = rest.popFirst() else { return String($0.output.0) }
      if options?.contains("private") == true { return "<private>" }
      guard argument is any BinaryInteger || argument is any BinaryFloatingPoint,
        kind != "@", kind != "s", let number = argument as? any CVarArg
      else { return String(describing: argument) }
      return String(format: "%\(layout)\(length)\(kind)", number)
    }
  }
}
