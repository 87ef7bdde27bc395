// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Pictures
import PreviewCompiler
import Processes
import SystemStrings

/// The program that `snapback build` writes, and the folder with its resources beside it.
nonisolated struct ProgramFiles {
  let program: String
  /// The program's name with the ending `.resources`.
  var resources: String { program + ".resources" }
  /// A file in the folder of the resources that marks the folder as written by this program.
  private var mark: String { resources + "/.snapback" }

  /// Throws if the program would replace what is not a file, or if it or its resources would replace those of
  /// somebody else.
  func check(isForced: Bool) throws(ProgramError) {
    var status = stat()
    if SystemString.withCString(program, { stat($0, &status) }) == 0 {
      let kind = status.st_mode & S_IFMT
      guard kind == S_IFREG else {
        throw .cannotWrite(path: program, code: kind == S_IFDIR ? EISDIR : EEXIST)
      }
      guard isForced || status.st_size == 0 || isProgram else { throw .foreignFile(path: program) }
    }
    let parent = URL(fileURLWithPath: program).deletingLastPathComponent().path
    guard access(parent, W_OK) == 0 else { throw .cannotWrite(path: program, code: errno) }
    let files = FileManager.default
    if files.fileExists(atPath: resources), !files.fileExists(atPath: mark), !isForced {
      throw .foreignFile(path: resources)
    }
  }

  /// Whether the file that is to be replaced is an executable program: not a source, for example.
  private var isProgram: Bool {
    let file = FileHandle(forReadingAtPath: program)
    return (try? file?.read(upToCount: 4)) == Data([0x7f, 0x45, 0x4c, 0x46])
  }

  /// Copies what was built; both replace their older versions only when they are complete. What is temporary is
  /// in a folder beside them, which is removed also if a signal ends this process.
  func write(_ build: ProgramBuild) throws {
    let files = FileManager.default
    let parent = URL(fileURLWithPath: program).deletingLastPathComponent().path
    let temporary = parent + "/" + TemporaryName.make()
    let (newProgram, newResources) = (temporary + "/program", temporary + "/resources")
    defer { try? files.removeItem(atPath: temporary) }
    do {
      try files.createDirectory(atPath: temporary, withIntermediateDirectories: false)
      ProcessCleanup.remove(folderAtEnd: temporary)
      if build.hasResources {
        try build.copyResources(to: newResources)
        try Data().write(to: URL(fileURLWithPath: newResources + "/.snapback"))
      }
      try files.copyItem(atPath: build.program, toPath: newProgram)
      // The old ones are moved, not removed, so that they can be moved back.
      let oldResources = temporary + "/old"
      let hasOld = files.fileExists(atPath: resources)
      if hasOld { try files.moveItem(atPath: resources, toPath: oldResources) }
      do {
        if build.hasResources { try files.moveItem(atPath: newResources, toPath: resources) }
        guard rename(newProgram, program) == 0 else {
          throw ProgramError.cannotWrite(path: program, code: errno)
        }
      } catch {
        if build.hasResources { try? files.removeItem(atPath: resources) }
        if hasOld { try? files.moveItem(atPath: oldResources, toPath: resources) }
        throw error
      }
    } catch let error as ProgramError {
      throw error
    } catch {
      throw ProgramError.cannotWrite(path: program, code: SystemError(error).code)
    }
  }
}
