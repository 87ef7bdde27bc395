// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import PreviewCompiler
import Snapback
import SwiftUI
import UIKit
import UniformTypeIdentifiers

/// Compiles SwiftUI source files and loads their views, as the live preview does.
struct SourceLibrary {
  private typealias Maker = @convention(c) (UnsafeMutableRawPointer) -> Void

  /// Gives each module a name of its own, as it must have in one process.
  private let build: PreviewBuild

  /// `folder` is created for compiled files.
  init(folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var environment = ProcessInfo.processInfo.environment
    environment["TMPDIR"] = folder
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let modules = URL(filePath: program).deletingLastPathComponent().appending(path: "Modules")
    build = PreviewBuild(
      toolchain: try Toolchain(environment: environment), modules: [modules.path()],
      folder: folder, environment: environment)
  }

  /// Returns the first preview of each Swift file in a folder. Files that do not compile are printed
  /// and left out.
  func subjects(in sources: String) throws -> [FuzzSubject] {
    try FileManager.default.contentsOfDirectory(atPath: sources)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .compactMap { name in
        let subject = try subject(sources + "/" + name)
        if subject == nil { print("\(name) is left out: no view to show") }
        return subject
      }
  }

  private func subject(_ path: String) throws -> FuzzSubject? {
    let file = SourceFile(path: path, bytes: [UInt8](try Data(contentsOf: URL(filePath: path))))
    guard case .built(let generation)? = build.start([file], saved: 0) ?? build.finish(),
      let entry = generation.entries.first(where: { $0.kind != .app }),
      let handle = dlopen(generation.library, RTLD_NOW | RTLD_LOCAL),
      let symbol = dlsym(handle, entry.symbol)
    else { return nil }
    let make = unsafeBitCast(symbol, to: Maker.self)
    return FuzzSubject(
      name: entry.file,
      makeHost: {
        ViewHost(Self.view(make), size: FuzzSubject.size, resources: FuzzSubject.resources)
      }, isOfFile: true)
  }

  private static func view(_ make: Maker) -> AnyView {
    let pointer = UnsafeMutablePointer<AnyView>.allocate(capacity: 1)
    defer { pointer.deallocate() }
    make(pointer)
    return pointer.move()
  }
}
