// Part of Snapback, under the MIT licence; see LICENSE.

import SystemStrings

/// The properties of the other sources of a module that affect the compiled copy of a source.
package struct ModuleContext: Equatable, Sendable {
  /// The optional methods of the protocols with the attribute `@objc`.
  package var optionalMethods: Set<String> = []
  /// The optional methods that have results, with their labels.
  var optionalResults: Set<String> = []
  /// The names of the types that have these protocols, and of the protocols.
  var optionalOwners: Set<String> = []
  /// Whether a source imports UIKit. Then those without imports of views see it, too, as with the header
  /// of a framework.
  package var importsUIKit = false
  /// Whether a source imports Foundation or what exports it. Then those without imports see it, too, as with the
  /// header of a framework and with a bridging header.
  var importsFoundation = false
  /// Whether a source declares `NSLocalizedString`.
  var hasOwnLocalizedString = false
  /// The storyboards and nib files of the module; empty for none.
  var interface = InterfaceSummary()
  /// The names by which the project's modules are compiled, by their names.
  package var projectModules: [String: String] = [:]

  /// The context of a source on its own.
  package init(
    optionalMethods: Set<String> = [], importsUIKit: Bool = false, importsFoundation: Bool = false,
    interface: InterfaceSummary = InterfaceSummary(), projectModules: [String: String] = [:]
  ) {
    (self.optionalMethods, self.importsUIKit) = (optionalMethods, importsUIKit)
    self.importsFoundation = importsFoundation
    (self.interface, self.projectModules) = (interface, projectModules)
  }

  init(
    _ files: [SourceFile], platform: SourcePlatform,
    interface: InterfaceSummary = InterfaceSummary(), projectModules: [String: String] = [:]
  ) {
    (self.interface, self.projectModules) = (interface, projectModules)
    var headers = HeaderFolders()
    var protocols: Set<String> = []
    var parents: [String: Set<String>] = [:]
    for file in files {
      let scan = file.scan(for: platform)
      optionalMethods.formUnion(scan.optionalRequirements.methods)
      optionalResults.formUnion(scan.optionalRequirements.results)
      protocols.formUnion(scan.optionalRequirements.protocolsWithResults)
      parents.merge(scan.typeParents) { $0.union($1) }
      importsUIKit = importsUIKit || scan.imports.contains("UIKit")
      importsFoundation =
        importsFoundation || !SourceFile.modulesWithFoundation.isDisjoint(with: scan.imports)
        || scan.imports.isEmpty && headers.isBeside(file)
      hasOwnLocalizedString = hasOwnLocalizedString || scan.localizedCalls.declaresFunction
    }
    optionalOwners = OptionalResults.owners(of: protocols, parents)
  }

}

/// Whether folders have headers, each of which is listed once.
private struct HeaderFolders {
  private var known: [String: Bool] = [:]

  /// Returns whether a header is in the folder of a source, such as that of a framework.
  mutating func isBeside(_ file: SourceFile) -> Bool {
    let folder = SystemPath.folder(of: file.absolutePath)
    if let isThere = known[folder] { return isThere }
    let isThere = FolderEntries(folder).names.contains { $0.hasSuffix(".h") }
    known[folder] = isThere
    return isThere
  }
}
