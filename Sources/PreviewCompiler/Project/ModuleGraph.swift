// Part of Snapback, under the MIT licence; see LICENSE.

/// The modules found in a project folder, and what they import.
struct ModuleGraph {
  private(set) var modules: [ProjectModule] = []
  /// The names of the modules that can be shown: those of the folder itself, not of packages that it
  /// uses.
  private var showable: [String] = []
  /// The names of the modules of applications.
  private var applications: Set<String> = []
  private(set) var missingPackages: [String] = []
  /// The sources that an Xcode project lists and that do not exist, by the name of the target.
  var missingFiles: [String: [String]] = [:]
  /// The folders of the packages that have been read.
  private var packages: Set<String> = []
  /// The names of these packages, in lower case.
  private var packageNames: Set<String> = []
  /// The modules of each product of the packages.
  private var products: [String: [String]] = [:]
  /// The declarations of the files of the modules, by the names of those that have been read.
  private var scans: [String: [SourceScan]] = [:]

  /// Adds a module, unless there is one of that name.
  mutating func add(_ module: ProjectModule, isShowable: Bool, isApplication: Bool = false) {
    guard !modules.contains(where: { $0.name == module.name }) else { return }
    modules.append(module)
    if isShowable { showable.append(module.name) }
    if isApplication { applications.insert(module.name) }
  }

  /// Adds the targets of a package and of the packages that it needs.
  mutating func addPackage(
    at folder: String, reader: PackageReader, isRoot: Bool = true
  ) throws(ProjectError) {
    guard packages.insert(folder).inserted else { return }
    let manifest = try reader.manifest(of: folder)
    packageNames.insert(manifest.name.lowercased())
    for target in manifest.targets {
      guard let module = target.module(in: folder, package: manifest) else { continue }
      add(module, isShowable: isRoot, isApplication: target.type == "executable")
    }
    for product in manifest.products {
      products[product.name] = product.targets.map(ProjectModule.identifier)
    }
    for dependency in manifest.dependencies {
      try addDependency(
        dependency, of: folder, isNeeded: manifest.needs(dependency), reader: reader)
    }
  }

  /// Adds a package that the project in a folder names, or notes that it is not on this machine if it is needed.
  mutating func addDependency(
    _ dependency: PackageManifest.Dependency, of folder: String, isNeeded: Bool = true,
    reader: PackageReader
  ) throws(ProjectError) {
    let places = dependency.folders(for: folder)
    if let place = places.first(where: { FolderEntries.isFile($0 + "/Package.swift") }) {
      try addPackage(at: place, reader: reader, isRoot: false)
    } else if isNeeded, !packageNames.contains(dependency.name.lowercased()) {
      missingPackages.append(dependency.name)
    }
  }

  /// Returns whether a module that can be shown has an app.
  mutating func hasApp() -> Bool {
    modules.filter { showable.contains($0.name) }.contains { module in
      scans(of: module).contains { !$0.apps.isEmpty || !$0.applicationDelegates.isEmpty }
    }
  }

  /// Returns whether a module that can be shown has previews.
  mutating func hasPreviews() -> Bool {
    modules.filter { showable.contains($0.name) }.contains { module in
      scans(of: module).contains { !$0.macros.isEmpty || !$0.providers.isEmpty }
    }
  }

  /// The names of the modules that the sources import.
  mutating func imports() -> Set<String> {
    Set(modules.flatMap { scans(of: $0) }.flatMap(\.imports))
  }

  /// Returns what each file of a module declares.
  private mutating func scans(of module: ProjectModule) -> [SourceScan] {
    if let known = scans[module.name] { return known }
    let read = SourceSet(module).read().map(\.scan)
    scans[module.name] = read
    return read
  }

  /// Returns the module to show.
  mutating func selectMain(named name: String?, in folder: String) throws(ProjectError)
    -> ProjectModule
  {
    let candidates = modules.filter { showable.contains($0.name) }
    if let name {
      let wanted = ProjectModule.identifier(name)
      guard let module = candidates.first(where: { $0.name == wanted }) else {
        throw .unknownTarget(name, known: candidates.map(\.name))
      }
      return module
    }
    let all = candidates.map { ($0, scans(of: $0)) }.filter { !$0.1.isEmpty }
    let whole = missingPackages.isEmpty ? all : all.filter { !lacksPackage($0.0) }
    let filled = whole.isEmpty ? all : whole
    let used = Set(filled.flatMap { $0.0.dependencies })
    let apps = filled.filter {
      $0.1.contains { !$0.apps.isEmpty || !$0.applicationDelegates.isEmpty }
    }
    let app = apps.first { applications.contains($0.0.name) } ?? apps.first
    let previews = filled.filter {
      $0.1.contains { !$0.macros.isEmpty || !$0.providers.isEmpty }
    }
    let top = filled.filter { !used.contains($0.0.name) }
    let preview = previews.first { !used.contains($0.0.name) } ?? previews.first
    guard let found = app ?? preview ?? top.last ?? filled.last else {
      throw .noTarget(path: folder)
    }
    return found.0
  }

  /// Returns the modules that a module imports, directly or not, each after those that it imports
  /// itself.
  mutating func dependencies(of module: ProjectModule) -> [ProjectModule] {
    var result: [ProjectModule] = []
    var seen: Set<String> = [module.name]
    addDependencies(of: module, to: &result, &seen)
    return result
  }

  /// Returns whether a module or one that it needs imports a product of a package that is not on this machine.
  private mutating func lacksPackage(_ module: ProjectModule) -> Bool {
    (dependencies(of: module) + [module]).contains { module in
      let imports = Set(scans(of: module).flatMap(\.imports))
      return module.dependencies.contains { name in
        let known =
          products[name] != nil || modules.contains { $0.name == ProjectModule.identifier(name) }
        return !known && imports.contains(ProjectModule.identifier(name))
      }
    }
  }

  private mutating func addDependencies(
    of module: ProjectModule, to result: inout [ProjectModule], _ seen: inout Set<String>
  ) {
    // Imports of the sources count as well: a manifest may list fewer modules than it needs.
    for name in module.dependencies + scans(of: module).flatMap(\.imports) {
      for part in [ProjectModule.identifier(name)] + products[name, default: []] {
        guard let found = modules.first(where: { $0.name == part }), seen.insert(part).inserted
        else { continue }
        addDependencies(of: found, to: &result, &seen)
        result.append(found)
      }
    }
  }
}
