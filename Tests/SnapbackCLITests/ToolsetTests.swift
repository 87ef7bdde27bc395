// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SnapbackCLI
import Testing

/// `snapback toolset` and `snapback new --app`: packages that the Swift Package Manager builds.
struct ToolsetTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Runs a shell command in which `"$@"` is the program with arguments, with the tests' `PATH`.
  private func shell(
    _ command: String, _ arguments: [String], in folder: String
  ) throws -> ProgramRun {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try ProgramRun(
      shell: command, arguments, in: folder, environment: ["PATH": path, "HOME": folder])
  }

  @Test func `the toolset names modules, macros and a library that exist`() throws {
    let toolset = try ProgramRun(["toolset"], in: "/")
    #expect(toolset.status == 0)
    let data = try Data(contentsOf: URL(fileURLWithPath: String(toolset.text.dropLast())))
    let contents = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    #expect(contents?["schemaVersion"] as? String == "1.0")
    let tools = ["swiftCompiler", "linker"].flatMap {
      (contents?[$0] as? [String: [String]])?["extraCLIOptions"] ?? []
    }
    let paths = tools.filter { $0.hasPrefix("/") }.map { $0.split(separator: "#")[0] }
    #expect(paths.count == 4)
    for path in paths { #expect(FileManager.default.fileExists(atPath: String(path)), "\(path)") }
    #expect(tools.contains("-lSnapbackShared"))
  }

  @Test func `the toolset of an installation has its paths`() throws {
    let toolset = try ProgramRun(["toolset", "--prefix", "/opt/x/"], in: "/")
    #expect(toolset.text.contains("\"/opt/x/lib/snapback/modules\""))
    #expect(toolset.text.contains("\"/opt/x/lib/snapback/SnapbackMacros#SnapbackMacros\""))
    #expect(toolset.text.hasSuffix("}\n"))
  }

  @Test(arguments: [
    ("my-card", "Mycard"), ("apps/motion", "MotionApp"), ("swift", "SwiftApp"),
    ("view", "ViewView"),
  ])
  func `a new package does not have the name of a module or type that it uses`(
    path: String, name: String
  ) {
    #expect(TemplatePackage(path: path, isModule: { $0 == "Motion" }).name == name)
  }

  @Test func `a new package is built and tested as it is`() throws {
    try inFolder { folder in
      #expect(
        try ProgramRun(["new", "--app", "my-app"], in: folder).text == "snapback preview my-app\n")
      let package = folder + "/my-app"
      let options = "--toolset \"$(\"$@\")\""
      try Data(
        "import Foundation\npublic class Model: ObservableObject { @Published var a = 1 }".utf8
      )
      .write(to: URL(fileURLWithPath: package + "/Sources/Myapp/Model.swift"))
      let tested = try shell(
        "swift test --disable-xctest \(options) 2>&1", ["toolset"], in: package)
      #expect(tested.status == 0, "\(tested.text)")
      #expect(tested.text.contains("Test run with 1 test in 1 suite passed"))
      // Without a display the app ends with a message.
      let run = try shell("swift run --skip-build \(options)", ["toolset"], in: package)
      #expect(run.status == 69)
      #expect(run.errorOutput.contains("Myapp: "))
      let drawn = try ProgramRun(
        compiling: ["render", ".", "--size", "20x20", "-o", "a.png"], in: package)
      #expect(drawn.status == 0, "\(drawn.errorOutput)")
    }
  }

  /// The names of the modules that `make install` installs.
  private var installedModules: [String] {
    get throws {
      let makefile = try String(contentsOf: root.appending(path: "Makefile"), encoding: .utf8)
      let start = try #require(makefile.range(of: "module_names :=")?.upperBound)
      let end = try #require(makefile.range(of: "\nstyle")?.lowerBound)
      return makefile[start..<end].split { $0.isWhitespace || $0 == "\\" }.map(String.init)
    }
  }

  /// Views contain, in private properties, types of modules that are imported internally.
  @Test func `programs compile with the installed modules alone`() throws {
    let built = URL(fileURLWithPath: try ProgramRun.path).deletingLastPathComponent().path
    try inFolder { folder in
      try FileManager.default.createDirectory(
        atPath: folder + "/modules", withIntermediateDirectories: true)
      for name in try installedModules {
        try FileManager.default.createSymbolicLink(
          atPath: folder + "/modules/\(name).swiftmodule",
          withDestinationPath: built + "/Modules/\(name).swiftmodule")
      }
      let source = """
        import Charts
        import CoreData
        import PhotosUI
        import PlaygroundSupport
        import SwiftUI
        import UIKit
        import UserNotifications
        struct A: View {
          @State var text = ""
          @State var date = Date()
          var body: some View {
            NavigationStack {
              List { TextField("a", text: $text); TextEditor(text: $text); DatePicker("b", selection: $date) }
                .searchable(text: $text)
            }
          }
        }
        class B: UIViewController { let text = UITextView(); let table = UITableView() }
        """
      try Data(source.utf8).write(to: URL(fileURLWithPath: folder + "/A.swift"))
      let compiled = try shell(
        "swiftc -typecheck -swift-version 5 -parse-as-library -I modules A.swift", [], in: folder)
      #expect(compiled.status == 0, "\(compiled.errorOutput)")
    }
  }

  @Test func `all modules that programs import, and that those import publicly, are installed`()
    throws
  {
    let installed = try installedModules
    var (found, next): (Set<String>, [String]) = ([], ["SwiftUI", "UIKit", "Charts"])
    while let module = next.popLast() {
      let folder = root.appending(path: "Sources/\(module)")
      guard found.insert(module).inserted,
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      else { continue }
      for case let file as URL in files where file.pathExtension == "swift" {
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
          // The UIKit modules import publicly by default.
          let keyword = module.hasPrefix("UIKit") ? "import " : "public import "
          guard let range = line.range(of: keyword) else { continue }
          let name = String(line[range.upperBound...])
          let sources = root.appending(path: "Sources/\(name)").path
          if FileManager.default.fileExists(atPath: sources) { next.append(name) }
        }
      }
    }
    #expect(found.count > 10)
    #expect(found.subtracting(installed).isEmpty)
  }

  @Test func `the document about editors has the tasks that a new package gets`() throws {
    let text = try String(contentsOf: root.appending(path: "docs/editors.md"), encoding: .utf8)
    #expect(text.contains("```json\n" + TemplatePackage.tasks + "```"))
  }

  @Test(arguments: [false, true])
  func `a package that cannot be written completely is removed`(exists: Bool) throws {
    try inFolder { folder in
      if exists {
        try FileManager.default.createDirectory(
          atPath: folder + "/a", withIntermediateDirectories: true)
      }
      // The largest file may have 512 bytes; the manifest is smaller, the view is not.
      let failed = try ProgramRun(
        shell: "trap '' XFSZ; ulimit -f 1; \"$@\"", ["new", "--app", "a"], in: folder)
      #expect(failed.status == 73, "\(failed.errorOutput)")
      let left = try? FileManager.default.contentsOfDirectory(atPath: folder + "/a")
      #expect(left == (exists ? [] : nil))
      #expect(try ProgramRun(["new", "--app", "a"], in: folder).status == 0)
    }
  }

  @Test func `a package is not written into a folder with files`() throws {
    try inFolder { folder in
      #expect(try ProgramRun(["new", "--app", "a"], in: folder).status == 0)
      let contents = try FolderContents(of: folder)
      let second = try ProgramRun(["new", "--app", "a"], in: folder)
      #expect(second.status == 73)
      #expect(second.errorOutput == "snapback: cannot write \"a\": file exists\n")
      #expect(try FolderContents(of: folder) == contents)
    }
  }
}
