// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
package import Processes

/// The failure of a view that ended the process that ran it, or made it unusable.
package enum ViewFailure: Equatable, Sendable {
  /// A signal killed the process.
  case crashed(signal: Int32, CrashMessage)
  /// The process exited with a status, but not because its window was closed; at a source line, such
  /// as `Card.swift:12`, if it is known.
  case exited(status: Int32, place: String?)
  /// It did not return to the event loop for a number of seconds, and was in a source line.
  case hung(seconds: Double, place: String?)
  /// It opened all files that a process may have open, so that the next generation could not be loaded.
  case outOfFiles
  /// It closed the descriptors through which the process is controlled.
  case disconnected
  /// It wrote to the connection through which the process is controlled.
  case interfered
  /// Its connection to the display was closed, but the display is still there.
  case displayLost
  /// It waits for the display, which answers others.
  case displaySilent

  /// A description of the event, without initial capital and final period.
  package var title: String {
    switch self {
    case .crashed: "crashed"
    case .exited(let status, _): "the view ended the program with exit(\(status))"
    case .hung(let seconds, _): "the view has not answered for \(Self.text(seconds)) seconds"
    case .outOfFiles: "the view has opened all files that a program may have open"
    case .disconnected: "the view closed files that it had not opened"
    case .interfered: "the view wrote to files that it had not opened"
    case .displayLost: "the preview has lost its connection to the display"
    case .displaySilent: "the display no longer answers the preview"
    }
  }

  /// The source line in which it happened; nil if it is unknown.
  package var place: String? {
    switch self {
    case .exited(_, let place), .hung(_, let place): place
    case .crashed(_, let message): message.location
    case .outOfFiles, .disconnected, .interfered, .displayLost, .displaySilent: nil
    }
  }

  /// The cause, if it is known.
  package var reason: String {
    switch self {
    case .crashed(_, let message): message.cause
    case .exited: "\(placePrefix)A preview runs until its window is closed."
    case .hung: "\(placePrefix)It waits for something, or is in an infinite loop."
    case .outOfFiles: "It does not close files or connections that it opens."
    case .disconnected, .interfered: "The preview could no longer control its window."
    case .displayLost: "The view closed files that it had not opened, or another program closed it."
    case .displaySilent:
      "The view wrote to files that it had not opened, or the window manager does not answer."
    }
  }

  private var placePrefix: String { place.map { $0 + ": " } ?? "" }

  private static func text(_ seconds: Double) -> String {
    let text = "\(seconds)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
