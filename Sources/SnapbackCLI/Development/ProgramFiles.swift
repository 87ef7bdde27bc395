// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import PreviewCompiler

/// The program that `snapback build` writes, and the folder with its resources beside it.
nonisolated struct ProgramFiles {
  let program: String
  /// The program's name with the ending `.resources`.
  var resources: String { program + ".resources" }
  /// A file in the folder of the resources that tells that this program has written it.
  private var mark: String { resources + "/.snapback" }

  /// Throws if the program would replace a folder, or its resources those of somebody else.
  func check(isForced: Bool) throws(ProgramError) {
    var isFolder: ObjCBool = false
    let files = FileManager.default
    if files.fileExists(atPath: program, isDirectory: &isFolder), isFolder.boolValue {
      throw .cannotWrite(path: program, code: EISDIR)
    }
    let parent = URL(fileURLWithPath: program).deletingLastPathComponent().path
    guard access(parent, W_OK) == 0 else { throw .cannotWrite(path: program, code: errno) }
    if files.fileExists(atPath: resources), !files.fileExists(atPath: mark), !isForced {
      throw .foreignFile(path: resources)
    }
  }

  /// Copies what was built; each of both replaces its older version only when it is complete.
  func write(_ build: ProgramBuild) throws {
    let files = FileManager.default
    let temporary = "\(program).\(getpid())"
    defer {
      try? files.removeItem(atPath: temporary)
      try? files.removeItem(atPath: temporary + ".resources")
    }
    do {
      if build.hasResources {
        try build.copyResources(to: temporary + ".resources")
        _ = files.createFile(atPath: temporary + ".resources/.snapback", contents: nil)
      }
      try files.copyItem(atPath: build.program, toPath: temporary)
      try? files.removeItem(atPath: resources)
      if build.hasResources {
        try files.moveItem(atPath: temporary + ".resources", toPath: resources)
      }
    } catch {
      let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
      throw ProgramError.cannotWrite(path: program, code: Int32(cause?.code ?? Int(EIO)))
    }
    guard rename(temporary, program) == 0 else {
      throw ProgramError.cannotWrite(path: program, code: errno)
    }
  }
}
