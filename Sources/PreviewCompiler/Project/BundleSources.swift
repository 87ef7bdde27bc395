// Part of Snapback, under the MIT licence; see LICENSE.

/// Generated files that make `Bundle.main` and `Bundle.module` refer to a project's resources.
struct BundleSources {
  /// The folder of the resources.
  enum Place {
    /// In folders of links, for code that this program runs.
    case links
    /// In a folder beside the program that the code becomes.
    case program(ResourceBundle)
    /// Nowhere: the code is only type-checked.
    case none
  }

  /// For each module the path of its generated file; empty if it does not use bundles.
  private(set) var paths: [[String]] = []

  /// A source that uses bundles contains one of these identifiers: `.module` may be written without its type.
  private static let identifiers: Set = ["Bundle", "module"]

  /// Creates the bundles and the files.
  ///
  /// - Parameter interface: The storyboards of the last module, which are found in its bundle.
  init(
    _ modules: [ModuleSources], in place: Place, folder: String, interface: InterfaceSummary
  ) throws(CompiledSources.Unwritable) {
    var main: ResourceBundle?
    for (index, sources) in modules.enumerated() {
      let needsBundle = index == modules.count - 1 && interface.hasFiles
      guard needsBundle || Self.usesBundles(sources) else {
        paths.append([])
        continue
      }
      let module = sources.module
      let own = module.hasOwnBundle ? module.name + ".bundle" : nil
      var text = ""
      switch place {
      case .links where module.roots.isEmpty, .program where module.roots.isEmpty: break
      case .links:
        let owners = modules.reversed().map(\.module)
        let all = main ?? ResourceBundle(folder + "/Main.bundle", of: owners)
        main = all
        let bundle = own.map { ResourceBundle("\(folder)/\($0)", of: [module]) }
        text = ResourceBundle.source(main: all.path, module: bundle?.path)
      case .program(let all):
        if let own { _ = ResourceBundle("\(all.path)/\(own)", of: [module]) }
        text = ResourceBundle.programSource(module: own)
      case .none: if !Self.declaresModule(sources.files) { text = Self.standIn }
      }
      guard !text.isEmpty else {
        paths.append([])
        continue
      }
      let name = module.name + "-Bundle.swift"
      try GeneratedFile.write(text, to: name, in: folder)
      paths.append([folder + "/" + name])
    }
  }

  private static func usesBundles(_ sources: ModuleSources) -> Bool {
    sources.files.contains { !$0.scan.allIdentifiers.isDisjoint(with: identifiers) }
  }

  /// Returns whether sources declare `Bundle.module` themselves.
  private static func declaresModule(_ files: [SourceFile]) -> Bool {
    let extending = files.filter {
      $0.scan.allIdentifiers.isSuperset(of: ["extension", "Bundle", "module"])
    }
    return AssetSymbols.isDeclared("module", in: extending)
  }

  /// The package manager generates it for targets with resources.
  private static let standIn = """
    import Foundation
    extension Foundation.Bundle { static let module = Foundation.Bundle.main }

    """
}
