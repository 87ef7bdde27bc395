// Part of Snapback, under the MIT licence; see LICENSE.

import PreviewCompiler
import SystemStrings

nonisolated extension CompileTimeout {
  /// The event, its location, and advice.
  var message: String {
    let limit = seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
    let activity = place.map { place in
      " while it checked \(PrintableText.quoted(place.declaration)) "
        + "at \(PrintableText.quoted(place.path)), line \(place.line)"
    }
    return
      "the compiler was stopped after \(limit) s\(activity ?? ""); split long expressions there "
      + "into smaller ones, or allow more time with --compile-timeout"
  }
}
