// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Processes
import SystemStrings

/// Reads package manifests by the Swift Package Manager.
package struct PackageReader: Sendable {
  private let command: [String]
  private let environment: [String: String]
  private let folder: String
  private let bounds: String?
  private let isRunnable: Bool

  /// The time limit of the package manager for one manifest, in seconds. Idle it takes about one.
  private static let timeLimit = 60.0
  /// The maximum size of a manifest's document in bytes.
  private static let sizeLimit = 1 << 22

  /// - Parameters:
  ///   - folder: An existing folder for what the package manager writes. Manifests are programs that can write to
  ///     it, so that nothing in it may be used.
  ///   - launcher: A command that runs the package manager, such as a sandbox's, as a prefix of the
  ///     command line; empty for none.
  ///   - isRunnable: Whether the package manager runs in the sandbox.
  ///   - bounds: The only folder with packages that the sandbox can read; nil without a sandbox.
  package init(
    toolchain: Toolchain, folder: String, launcher: [String] = [], isRunnable: Bool = true,
    bounds: String? = nil, environment: [String: String]
  ) {
    (self.isRunnable, self.bounds) = (isRunnable, bounds)
    command = launcher + [toolchain.root + "/bin/swift-package"]
    self.folder = folder
    self.environment = environment
  }

  /// Returns the manifest of the package in a folder. Ends the programs that it has started, also if the
  /// package manager did not wait for them.
  func manifest(of package: String) throws(ProjectError) -> PackageManifest {
    if let bounds, !SystemPath.isInside(package, bounds) {
      throw .outsideOfSandbox(path: package)
    }
    guard isRunnable else { throw .packageManagerInSandbox(path: package) }
    defer { ProcessCleanup.killOrphans() }
    return try read(package)
  }

  private func read(_ package: String) throws(ProjectError) -> PackageManifest {
    // Messages are on standard error, which a file collects; the document is all of standard output.
    let arguments = [
      "--package-path", package, "--scratch-path", folder, "--skip-update",
      "dump-package",
    ]
    let process = ChildProcess(
      program: command[0], arguments: command.dropFirst() + arguments, environment: environment)
    guard let process, let output = process.output(within: Self.timeLimit, upTo: Self.sizeLimit)
    else {
      throw .packageManager(path: package)
    }
    guard let ending = process.reap(within: Self.timeLimit) else {
      throw .packageManager(path: package)
    }
    // Warnings may precede the document.
    let start = output.indices.first {
      output[$0] == UInt8(ascii: "{")
        && ($0 == 0 || output[$0 - 1] == UInt8(ascii: "\n"))
    }
    guard ending == .exited(0), let start,
      let manifest = try? JSONDecoder().decode(
        PackageManifest.self, from: Data(output[start...]))
    else {
      throw .manifest(
        path: package + "/Package.swift", output: String(decoding: output, as: UTF8.self))
    }
    return manifest
  }
}
