// Part of Snapback, under the MIT licence; see LICENSE.

/// The compiler was stopped because it exceeded its time limit.
package struct CompileTimeout: Error, Hashable, Sendable {
  /// The declaration that the compiler was checking.
  package struct Place: Hashable, Sendable {
    /// Its name, such as `Card.body`.
    package var declaration: String
    package var path: String
    /// From 1.
    package var line: Int

    package init(declaration: String, path: String, line: Int) {
      self.declaration = declaration
      self.path = path
      self.line = line
    }
  }

  /// The limit.
  package var seconds: Double
  /// Nil if the compiler did not say it.
  package var place: Place?

  package init(seconds: Double, place: Place? = nil) {
    self.seconds = seconds
    self.place = place
  }
}

extension CompileTimeout.Place {
  /// Parses the innermost declaration of the stack dump that the compiler prints on a signal:
  /// `4. While evaluating request TypeCheckFunctionBodyRequest(Check.(file).A.body.getter@/x/A.swift:4:23)`.
  ///
  /// nil if there is none.
  init?(stackDump: String) {
    for line in stackDump.split(separator: "\n").reversed() {
      guard line.contains("While "), let at = line.firstIndex(of: "@") else { continue }
      let location = line[line.index(after: at)...].prefix { $0 != ")" }
        .split(separator: ":", omittingEmptySubsequences: false)
      guard location.count >= 3, let number = Int(location[location.count - 2]) else { continue }
      let name = line[..<at].split(separator: "(").last?.split(separator: ".") ?? []
      // The name begins with the rest of `(file)`, and may end with the kind of accessor.
      let parts = name.drop { $0.hasPrefix("file)") }.filter { $0 != "getter" }
      self.init(
        declaration: parts.joined(separator: "."),
        path: location.dropLast(2).joined(separator: ":"), line: number)
      return
    }
    return nil
  }
}
