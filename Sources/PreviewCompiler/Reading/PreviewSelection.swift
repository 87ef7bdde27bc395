// Part of Snapback, under the MIT licence; see LICENSE.

/// Selects what to show of some sources: all previews (`#Preview` and `PreviewProvider`), file by
/// file; otherwise their app; otherwise a view whose initializer needs no arguments.
package struct PreviewSelection: Equatable, Sendable {
  /// A selected preview, app or view, and the expression that creates it.
  struct Part: Equatable, Sendable {
    var file: Int
    var expression: String
    var title: String
    var kind = PreviewEntry.Kind.view
  }

  /// The selection if no name is given and there are both previews and an app.
  package enum Order: Sendable {
    /// All previews: for files.
    case previewsFirst
    /// All `#Preview`s, otherwise the app, otherwise the views of every `PreviewProvider`: for
    /// projects.
    case macrosFirst
    /// The app: to run a project.
    case appFirst
  }

  var parts: [Part]

  /// The expression that runs the statements of a playground and creates what it shows.
  static let playground =
    "PlaygroundSupport._playgroundRootView { _ = _playgroundMain(0, nil) }"

  /// The empty selection, for sources that are only checked.
  package static let nothing = PreviewSelection(parts: [])

  /// The names of the files, without extension.
  private let files: [String]

  private init(parts: [Part]) {
    self.parts = parts
    files = []
  }

  /// - Parameter name: The title of a `#Preview`, or a type: `Card`, `Deck.Card`, or the last part
  ///   of a nested type's name; `#2` for the second preview. Nil selects by the default order.
  /// - Parameter interface: The storyboards of the module.
  package init(
    _ files: [SourceFile], named name: String? = nil, order: Order = .previewsFirst,
    platform: SourcePlatform = .ios, interface: InterfaceSummary = InterfaceSummary()
  ) throws(PreviewSelectionError) {
    func macros(_ number: Int, _ scan: SourceScan) -> [FoundPart] {
      scan.macros.indices.map { index in
        let macro = scan.macros[index]
        return (
          Self.macroType(index, file: number) + "()" + macro.modifier, macro.title ?? "", .view
        )
      }
    }
    func providers(_ scan: SourceScan) -> [FoundPart] {
      scan.providers.map { ($0 + ".previews", $0, .previews) }
    }
    let files = files.map { ScannedFile(name: $0.name, scan: $0.scan(for: platform)) }
    let mainFiles = order == .macrosFirst ? Self.mainFiles(files) : []
    func mainFirst(_ parts: [Part]) -> [Part] {
      parts.filter { mainFiles.contains($0.file) } + parts.filter { !mainFiles.contains($0.file) }
    }
    let previews = mainFirst(Self.parts(files) { macros($0, $1) + providers($1) })
    let swiftUIApps = Self.parts(files) { _, scan in scan.apps.map { ($0 + "()", $0, .app) } }
    let apps = swiftUIApps.isEmpty ? Self.delegates(files, interface) : swiftUIApps
    let views = Self.views(files, \.views)
    let complete = views.filter(\.view.isComplete)
    if let name {
      let known = previews + apps + complete.map(\.part)
      parts = [
        try Self.part(named: name, in: files, previews: previews, known: known, views: views)
      ]
      self.files = files.map(\.name)
      return
    }
    let pages = Self.parts(files) { _, scan in
      scan.isPlayground ? [(Self.playground, "Playground", .view)] : []
    }
    let groups =
      switch order {
      case .previewsFirst: [previews, pages, apps]
      case .macrosFirst:
        [mainFirst(Self.parts(files, macros)), pages, apps, Self.parts(files) { providers($1) }]
      case .appFirst: [apps, pages, previews]
      }
    let named = groups.first { !$0.isEmpty }
    // Prefer views that no other view uses, and among them the one named like its file.
    let roots = complete.filter { view in !Self.isUsed(view.view.name, in: files, complete) }
    let best = roots.first(where: \.hasFileName) ?? roots.first ?? complete.first
    let classes = Self.uiKitClasses(files)
    guard let parts = named ?? best.map({ [$0.part] }) ?? classes else {
      throw .nothing(incomplete: views.map(\.view.name))
    }
    self.parts = parts
    self.files = files.map(\.name)
  }

  /// The numbers of the files with the views that the app's file names, such as `ContentView`: each has the name of its
  /// view.
  private static func mainFiles(_ files: [ScannedFile]) -> Set<Int> {
    let tokens = files.filter { !$0.scan.apps.isEmpty }
      .reduce(into: Set<String>()) { $0.formUnion($1.scan.allIdentifiers) }
    return Set(
      files.indices.filter { number in
        let name = files[number].name
        return tokens.contains(name) && files[number].scan.views.contains { $0.name == name }
      })
  }

  /// Returns the preview, app or view with a name. `views` are all views of the files outside of other types, `known`
  /// the previews and apps, and those views that need no arguments.
  private static func part(
    named name: String, in files: [ScannedFile], previews: [Part], known: [Part],
    views: [FoundView]
  ) throws(PreviewSelectionError) -> Part {
    let inner = Self.views(files, \.innerViews)
    let hidden = inner.filter(\.view.isComplete).map(\.part)
    let part =
      Self.part(numbered: name, in: previews) ?? (known + hidden).first { $0.title == name }
      ?? hidden.first { $0.title.hasSuffix("." + name) }
    if let part { return part }
    let incomplete = (views + inner).contains {
      $0.view.name == name || $0.view.name.hasSuffix("." + name)
    }
    if incomplete { throw .incomplete(name) }
    throw .unknown(name, known: (known + hidden).map(\.title).filter { !$0.isEmpty })
  }

  /// The preview with a number from 1, such as `#2`; nil for any other name.
  private static func part(numbered name: String, in previews: [Part]) -> Part? {
    guard name.hasPrefix("#"), let number = Int(name.dropFirst()) else { return nil }
    return previews.indices.contains(number - 1) ? previews[number - 1] : nil
  }

  /// A controller that no other code creates, or else a view; nil if there is none.
  private static func uiKitClasses(_ files: [ScannedFile]) -> [Part]? {
    let created = files.reduce(into: Set<String>()) { $0.formUnion($1.scan.createdClasses) }
    let all = files.enumerated().flatMap { number, file in
      file.scan.uiKitClasses.map { name in
        let isArchived = file.scan.archivedClasses.contains(name)
        let isBare = file.scan.bareClasses.contains(name)
        let call = isArchived ? "archived: \(name).self" : (isBare ? "bare: " : "") + "\(name)()"
        return (number: number, name: name, call: call, isOfFile: name == file.name)
      }
    }
    let controllerClasses = files.reduce(into: Set<String>()) {
      $0.formUnion($1.scan.controllerClasses)
    }
    let controllers = all.filter {
      $0.name.hasSuffix("Controller") || controllerClasses.contains($0.name)
    }
    let kind = controllers.isEmpty ? all : controllers
    let roots = kind.filter { !created.contains($0.name) }
    let found = roots.isEmpty ? kind : roots
    let best =
      found.first { $0.name == "ViewController" } ?? found.first { $0.isOfFile } ?? found.last
    guard best != nil else { return sampledClass(files) }
    return best.map { best in
      [Part(file: best.number, expression: "_rootView(\(best.call))", title: best.name)]
    }
  }

  /// A class that needs arguments, with sample ones; nil if there is none.
  private static func sampledClass(_ files: [ScannedFile]) -> [Part]? {
    let all = files.enumerated().flatMap { number, file in
      file.scan.sampledClasses.map { ($0, number, file.name) }
    }
    let controllers = all.filter { $0.0.name.hasSuffix("Controller") }
    let kind = controllers.isEmpty ? all : controllers
    guard let (found, number, _) = kind.first(where: { $0.0.name == $0.2 }) ?? kind.first else {
      return stage(files)
    }
    let call = "\(found.name)(\(found.arguments))"
    return [Part(file: number, expression: "_rootView(\(call))", title: found.name)]
  }

  /// A class that is no view, on a stage; nil if there is none.
  private static func stage(_ files: [ScannedFile]) -> [Part]? {
    let all = files.enumerated().flatMap { number, file in
      file.scan.stages.map { ($0, number, file.name) }
    }
    guard let (found, number, _) = all.first(where: { $0.0.name == $0.2 }) ?? all.last else {
      return nil
    }
    return [Part(file: number, expression: found.expression, title: found.name)]
  }

  /// The name of a file, without extension, and what it declares on the platform.
  private struct ScannedFile {
    var name: String
    var scan: SourceScan
  }

  private typealias FoundPart = (expression: String, title: String, kind: PreviewEntry.Kind)
  private typealias FoundView = (view: SourceScan.ViewType, hasFileName: Bool, part: Part)

  private static func views(
    _ files: [ScannedFile], _ views: (SourceScan) -> [SourceScan.ViewType]
  ) -> [FoundView] {
    files.enumerated().flatMap { number, file in
      views(file.scan).map { view in
        let part = Part(file: number, expression: view.name + "()", title: view.name)
        return (view, view.name == file.name, part)
      }
    }
  }

  /// The name of the view type that replaces a `#Preview`.
  static func macroType(_ index: Int, file: Int) -> String { "_SnapbackPreview\(file)_\(index)" }

  /// The entry points of the compiled sources.
  package var entries: [PreviewEntry] {
    parts.indices.map { index in
      PreviewEntry(
        symbol: "snapback_preview_\(index)", title: parts[index].title, kind: parts[index].kind,
        file: files[parts[index].file])
    }
  }

  private static func parts(
    _ files: [ScannedFile],
    _ found: (Int, SourceScan) -> [FoundPart]
  ) -> [Part] {
    files.enumerated().flatMap { number, file in
      found(number, file.scan).map { part in
        Part(file: number, expression: part.expression, title: part.title, kind: part.kind)
      }
    }
  }

  /// The application whose delegates create its window.
  private static func delegates(
    _ files: [ScannedFile], _ interface: InterfaceSummary
  ) -> [Part] {
    func mention(_ names: String...) -> Bool {
      files.contains { !$0.scan.identifiers.isDisjoint(with: names) }
    }
    var root = ""
    if let name = interface.mainStoryboard, interface.isNamed || !mention("rootViewController") {
      root = ", root: { Storyboards._initialController(\(String(reflecting: name))) }"
    }
    // Without a window of their own and without a storyboard, a controller can be shown, which is
    // `ViewController` as a rule.
    let connects = interface.hasFiles && mention("IBOutlet", "IBAction")
    let makesWindow = !root.isEmpty || connects || mention("rootViewController")
    let hasController = files.contains { $0.scan.uiKitClasses.contains("ViewController") }
    if !makesWindow, hasController { return [] }
    let scene = files.lazy.flatMap(\.scan.sceneDelegates).first.map { ", scene: \($0)()" } ?? ""
    return parts(files) { _, scan in
      scan.applicationDelegates.map { ("_launchedRootView(\($0)()\(scene)\(root))", $0, .view) }
    }
  }

  private static func isUsed(
    _ name: String, in files: [ScannedFile], _ views: [FoundView]
  ) -> Bool {
    views.contains { $0.view.name == name && $0.view.uses > 0 }
      || files.contains { file in
        !file.scan.views.contains { $0.name == name } && file.scan.identifiers.contains(name)
      }
  }
}
