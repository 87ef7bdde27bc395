// Part of Snapback, under the MIT licence; see LICENSE.

/// What of some sources is shown: their `#Preview`s, else their providers' previews, else their app, else a view
/// that can be made without saying anything.
package struct PreviewChoice: Equatable, Sendable {
  /// Why there is nothing to show.
  package enum Absence: Error, Equatable, Sendable {
    /// No file has a view that can be made without saying anything; these want values.
    case nothing(incomplete: [String])
    /// What was asked for is not there, but these are.
    case unknown(String, known: [String])
    /// A view was asked for that wants values.
    case incomplete(String)
  }

  /// One that is shown, and the expression that makes it.
  struct Part: Equatable, Sendable {
    var file: Int
    var expression: String
    var title: String
    var kind = PreviewEntry.Kind.view
  }

  var parts: [Part]

  /// Of sources that are only compiled.
  static let nothing = PreviewChoice(parts: [])

  private init(parts: [Part]) { self.parts = parts }

  /// `name` asks for the title of a `#Preview`, or a type.
  package init(_ files: [SourceFile], named name: String? = nil) throws(Absence) {
    let previews = Self.parts(files) { number, scan in
      scan.macros.indices.map { index in
        (Self.macroType(index, file: number) + "()", scan.macros[index].title ?? "", .view)
      }
    }
    let providers = Self.parts(files) { _, scan in
      scan.providers.map { ($0 + ".previews", $0, .view) }
    }
    let apps = Self.parts(files) { _, scan in scan.apps.map { ($0 + "()", $0, .app) } }
    let views = files.enumerated().flatMap { number, file in
      file.scan.views.filter(\.isComplete).map { view in
        (
          view: view, isLikeFile: view.name == file.name,
          part: Part(
            file: number, expression: view.name + "()", title: view.name)
        )
      }
    }
    let all = files.flatMap(\.scan.views)
    if let name {
      let known = previews + providers + apps + views.map(\.part)
      if let part = known.first(where: { $0.title == name }) {
        parts = [part]
        return
      }
      if all.contains(where: { $0.name == name }) { throw .incomplete(name) }
      throw .unknown(name, known: known.map(\.title).filter { !$0.isEmpty })
    }
    let named = [previews, providers, apps].first { !$0.isEmpty }
    // Of several views the one that no other is made of.
    let roots = views.filter { view in !Self.isUsed(view.view.name, in: files, views) }
    let best = roots.first(where: \.isLikeFile) ?? roots.first ?? views.first
    guard let parts = named ?? best.map({ [$0.part] }) else {
      throw .nothing(incomplete: all.map(\.name))
    }
    self.parts = parts
  }

  /// The name of the view that a `#Preview` becomes.
  static func macroType(_ index: Int, file: Int) -> String { "_SnapbackPreview\(file)_\(index)" }

  /// What the compiled sources will offer.
  package var entries: [PreviewEntry] {
    parts.indices.map { index in
      PreviewEntry(
        symbol: "snapback_preview_\(index)", title: parts[index].title, kind: parts[index].kind)
    }
  }

  private static func parts(
    _ files: [SourceFile],
    _ found: (Int, SourceScan) -> [(expression: String, title: String, kind: PreviewEntry.Kind)]
  ) -> [Part] {
    files.enumerated().flatMap { number, file in
      found(number, file.scan).map { part in
        Part(file: number, expression: part.expression, title: part.title, kind: part.kind)
      }
    }
  }

  private static func isUsed(
    _ name: String, in files: [SourceFile],
    _ views: [(view: SourceScan.ViewType, isLikeFile: Bool, part: Part)]
  ) -> Bool {
    views.contains { $0.view.name == name && $0.view.uses > 0 }
      || files.contains { file in
        !file.scan.views.contains { $0.name == name } && file.scan.words.contains(name)
      }
  }
}
