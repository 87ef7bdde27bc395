// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// How a view ended the process that ran it, or made it unusable.
package enum ViewFailure: Equatable, Sendable {
  /// A signal killed the process; the Swift runtime's message if there is one.
  case crashed(signal: Int32, message: String?)
  /// The process exited with a status, but not because its window was closed; at a source line, such
  /// as `Card.swift:12`, if it is known.
  case exited(status: Int32, place: String?)
  /// It did not return to the event loop for a number of seconds, and was in a source line.
  case hung(seconds: Double, place: String?)
  /// It closed the descriptors through which the process is controlled.
  case disconnected

  /// What happened, without initial capital and final period.
  package var title: String {
    switch self {
    case .crashed: "crashed"
    case .exited(let status, _): "the view ended the program with exit(\(status))"
    case .hung(let seconds, _): "the view has not answered for \(Self.text(seconds)) seconds"
    case .disconnected: "the view closed files that it had not opened"
    }
  }

  /// The source line in which it happened; nil if it is unknown.
  package var place: String? {
    switch self {
    case .exited(_, let place), .hung(_, let place): place
    case .crashed, .disconnected: nil
    }
  }

  /// The cause, as far as it is known.
  package var reason: String {
    switch self {
    case .crashed(let signal, let message): message ?? Self.description(ofSignal: signal)
    case .exited: "\(placePrefix)A preview runs until its window is closed."
    case .hung: "\(placePrefix)It waits for something, or is in an infinite loop."
    case .disconnected: "The preview could no longer control its window."
    }
  }

  private var placePrefix: String { place.map { $0 + ": " } ?? "" }

  /// Returns the Swift runtime's last "Fatal error" message in standard error output; nil without
  /// one.
  package static func fatalErrorMessage(in output: [UInt8]) -> String? {
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    return lines.lazy.reversed().compactMap { line in
      line.firstRange(of: "Fatal error: ").map { String(line[$0.upperBound...]) }
    }.first
  }

  private static func description(ofSignal signal: Int32) -> String {
    switch signal {
    case SIGILL, SIGTRAP:
      "Trap: a precondition failed, an index was out of range, or an optional was nil"
    case SIGSEGV, SIGBUS: "Segmentation fault: invalid memory access"
    case SIGABRT: "Aborted"
    case SIGFPE: "Arithmetic error"
    case SIGKILL: "Killed by another process, possibly because memory ran out"
    default: "Signal \(signal)"
    }
  }

  private static func text(_ seconds: Double) -> String {
    let text = "\(seconds)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
