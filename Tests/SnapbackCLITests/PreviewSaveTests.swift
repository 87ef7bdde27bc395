// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

/// The views of the earlier version, and the work that they have started, after a save.
@Suite(.timeLimit(.minutes(10))) struct PreviewSaveTests {
  /// Creates files with the names of events.
  private static func note(in folder: String) -> String {
    """
    import Foundation
    import SwiftData
    import SwiftUI
    import UIKit
    func note(_ event: String) { close(creat("\(folder)/" + event, 0o600)) }

    """
  }

  private static let view = """
    struct Panel: View {
      var body: some View {
        Color.red.onAppear { note("COLOR") }.onDisappear { note("COLOR-gone") }
      }
    }
    #Preview { Panel() }
    """
  private static let controller = """
    class Panel: UIViewController {
      let color = "COLOR"
      override func viewDidAppear(_ animated: Bool) { note(color) }
      override func viewWillDisappear(_ animated: Bool) { note(color + "-gone") }
      deinit { note(color + "-deinit") }
    }
    #Preview { Panel() }
    """
  private static let models = """
    @Model final class Item { init() {} }
    struct Items: View {
      @Query var items: [Item]
      @Environment(\\.modelContext) var context
      var body: some View {
        Text("\\(items.count)").onAppear {
          note("COLOR\\(items.count)")
          if items.isEmpty {
            context.insert(Item())
            try? context.save()
          }
          note("COLOR")
        }
      }
    }
    #Preview { Items().modelContainer(for: Item.self) }
    """

  /// An app with a second window.
  private static let app = """
    class Panel: UIViewController {
      var name = ""
      override func viewDidAppear(_ animated: Bool) { note("COLOR" + name) }
      override func viewWillDisappear(_ animated: Bool) { note("COLOR-will" + name) }
      override func viewDidDisappear(_ animated: Bool) { note("COLOR-gone" + name) }
    }
    struct Second: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> Panel {
        let panel = Panel()
        panel.name = "2"
        return panel
      }
      func updateUIViewController(_ panel: Panel, context: Context) {}
    }
    struct Main: View {
      @Environment(\\.openWindow) private var openWindow
      var body: some View {
        Color.red.onAppear {
          note("COLOR")
          openWindow(id: "second")
        }.onDisappear { note("COLOR-gone") }
      }
    }
    @main struct Windows: App {
      var body: some Scene {
        WindowGroup { Main() }
        Window("Second", id: "second") { Second() }
      }
    }
    """
  /// The same with windows of UIKit.
  private static let delegate = """
    class Panel: UIViewController {
      var name = ""
      override func viewDidAppear(_ animated: Bool) { note("COLOR" + name) }
      override func viewWillDisappear(_ animated: Bool) { note("COLOR-will" + name) }
      override func viewDidDisappear(_ animated: Bool) { note("COLOR-gone" + name) }
    }
    @main class Delegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      var second: UIWindow?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = Panel()
        window?.makeKeyAndVisible()
        second = UIWindow(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
        let panel = Panel()
        panel.name = "2"
        second?.rootViewController = panel
        second?.windowLevel = .alert
        second?.isHidden = false
        return true
      }
    }
    """

  private func text(_ template: String, _ color: String, in folder: String) -> String {
    Self.note(in: folder) + template.replacing("COLOR", with: color)
  }

  private func save(_ template: String, _ color: String, in folder: String) throws {
    try Data(text(template, color, in: folder).utf8)
      .write(to: URL(filePath: folder + "/files/A.swift"), options: .atomic)
  }

  private func exists(_ event: String, in folder: String) -> Bool {
    access(folder + "/" + event, F_OK) == 0
  }

  @Test(arguments: [view, controller], [["--plain"], []])
  func `views and controllers of before a save disappear`(
    template: String, options: [String]
  ) throws {
    try inFolder { folder in
      let preview = try LivePreviewRun(
        text(template, "red", in: folder), errorOutput: nil,
        options: options + ["--compile-literals"], in: folder)
      #expect(preview.shows("red"))
      try save(template, "blue", in: folder)
      #expect(preview.shows("blue"))
      #expect(exists("red-gone", in: folder))
      #expect(preview.ends(by: SIGINT))
    }
  }

  @Test(arguments: [["--plain"], []])
  func `a save is shown after a view has opened all files that a program may have open`(
    options: [String]
  ) throws {
    try inFolder { folder in
      let log = folder + "/log"
      let output = creat(log, 0o600)
      defer { close(output) }
      let leaking = Self.view.replacing(
        "note(\"COLOR\") }", with: "note(\"COLOR\"); while open(\"/dev/null\", O_RDONLY) >= 0 {} }")
      let preview = try LivePreviewRun(
        text(leaking, "red", in: folder), errorOutput: output, options: options, in: folder)
      #expect(preview.shows("red"))
      try save(Self.view, "blue", in: folder)
      #expect(preview.shows("blue"))
      let message = "the view has opened all files that a program may have open"
      #expect(try String(contentsOfFile: log, encoding: .utf8).contains(message))
      #expect(preview.ends(by: SIGINT))
    }
  }

  @Test(arguments: [app, delegate])
  func `controllers in further windows of an app disappear with a save`(template: String) throws {
    try inFolder { folder in
      let preview = try LivePreviewRun(
        text(template, "red", in: folder), errorOutput: nil,
        options: ["--plain", "--compile-literals"], in: folder)
      #expect(preview.shows("red") && preview.shows("red2"))
      try save(template, "blue", in: folder)
      #expect(preview.shows("blue") && preview.shows("blue2"))
      for event in ["red-gone", "red-will2", "red-gone2"] {
        #expect(exists(event, in: folder), "\(event)")
      }
      #expect(preview.ends(by: SIGINT))
    }
  }

  @Test func `the window of a scene that is saved as another one stays`() throws {
    try inFolder { folder in
      let group = """
        struct Main: View { var body: some View { Color.red.onAppear { note("COLOR") } } }
        @main struct Windows: App {
          var body: some Scene { WindowGroup { Main() } }
        }
        """
      let single = group.replacing("WindowGroup {", with: "Window(\"Main\", id: \"main\") {")
      let preview = try LivePreviewRun(
        text(group, "red", in: folder), errorOutput: nil,
        options: ["--plain", "--compile-literals"], in: folder)
      #expect(preview.shows("red"))
      try save(single, "blue", in: folder)
      #expect(preview.shows("blue"))
      try save(single.replacing("id: \"main\"", with: "id: \"other\""), "green", in: folder)
      #expect(preview.shows("green"))
      #expect(preview.ends(by: SIGINT))
    }
  }

  @Test func `the controller of before a save of a literal is released`() throws {
    try inFolder { folder in
      let preview = try LivePreviewRun(
        text(Self.controller, "red", in: folder), errorOutput: nil, in: folder)
      #expect(preview.shows("red"))
      try save(Self.controller, "blue", in: folder)
      #expect(preview.shows("blue"))
      #expect(preview.shows("red-deinit"))
      #expect(preview.ends(by: SIGINT))
    }
  }

  @Test func `saved models are there after a save, and with any form of the path`() throws {
    try inFolder { folder in
      let environment = ["XDG_DATA_HOME": folder + "/data"]
      let preview = try LivePreviewRun(
        text(Self.models, "red", in: folder), errorOutput: nil,
        options: ["--plain", "--compile-literals"], environment: environment, in: folder)
      #expect(preview.shows("red"))
      #expect(exists("red0", in: folder))
      try save(Self.models, "blue", in: folder)
      #expect(preview.shows("blue"))
      #expect(exists("blue1", in: folder))
      #expect(preview.ends(by: SIGINT))
      let second = try LivePreviewRun(
        text(Self.models, "green", in: folder), errorOutput: nil, path: "../files/./A.swift",
        environment: environment, in: folder)
      #expect(second.shows("green"))
      #expect(exists("green1", in: folder))
      #expect(second.ends(by: SIGINT))
    }
  }

  /// Counts the times that it was shown, in the standard defaults and in those of a group.
  private static let counters = """
    struct Counter: View {
      @AppStorage("count") private var count = 0
      @AppStorage("count", store: UserDefaults(suiteName: "group.counters")) private var shared = 0
      var body: some View {
        Text("\\(count)").onAppear {
          count += 1
          shared += 2
          let direct = UserDefaults.standard.integer(forKey: "direct") + 3
          UserDefaults.standard.set(direct, forKey: "direct")
          note("COLOR\\(count)-\\(shared)-\\(direct)")
          note("COLOR")
        }
      }
    }
    #Preview { Counter() }
    """

  @Test func `stored defaults are there in the next preview, but not in pictures`() throws {
    try inFolder { folder in
      let environment = ["XDG_DATA_HOME": folder + "/data"]
      for (color, values) in [("red", "1-2-3"), ("blue", "2-4-6")] {
        let preview = try LivePreviewRun(
          text(Self.counters, color, in: folder), errorOutput: nil, options: ["--plain"],
          environment: environment, in: folder)
        #expect(preview.shows(color))
        #expect(exists(color + values, in: folder))
        #expect(preview.ends(by: color == "red" ? SIGINT : SIGTERM))
      }
      try save(Self.counters, "green", in: folder)
      let render = try ProgramRun(
        compiling: ["render", "files/A.swift", "-o", "a.png"], in: folder, environment: environment)
      #expect(render.status == 0)
      #expect(exists("green1-2-3", in: folder))
    }
  }

  private static let library = PreloadedLibrary.make("slow_disk")

  @Test(.enabled(if: library != nil))
  func `waiting for a slow disk is no hang`() throws {
    try inFolder { folder in
      let log = folder + "/log"
      let output = creat(log, 0o600)
      defer { close(output) }
      let preview = try LivePreviewRun(
        text(Self.view, "red", in: folder), errorOutput: output, options: [],
        environment: [
          "XDG_STATE_HOME": folder + "/state", "LD_PRELOAD": try #require(Self.library),
        ], in: folder)
      #expect(preview.shows("red"))
      try save(Self.view, "blue", in: folder)
      #expect(preview.shows("blue"))
      #expect(exists("state/snapback/preview.json", in: folder))
      #expect(preview.ends(by: SIGINT))
      let text = try String(contentsOfFile: log, encoding: .utf8)
      #expect(!text.contains("answered"), "\(text)")
    }
  }

  private static func model(_ attribute: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model>
      <entity name="Item" representedClassName="Item" codeGenerationType="class">
        <attribute name="\(attribute)" optional="YES" attributeType="String"/>
      </entity>
    </model>
    """
  }

  @Test func `a save of a data model is compiled`() throws {
    let source = """
      import CoreData
      func text(_ item: Item) -> String? { item.extra }

      """
    try inFolder { folder in
      let version = folder + "/files/M.xcdatamodeld/M.xcdatamodel"
      try FileManager.default.createDirectory(atPath: version, withIntermediateDirectories: true)
      let contents = URL(filePath: version + "/contents")
      try Data(Self.model("title").utf8).write(to: contents)
      let log = folder + "/log"
      let output = creat(log, 0o600)
      defer { close(output) }
      let preview = try LivePreviewRun(
        source + text(Self.view, "red", in: folder), errorOutput: output, path: "../files",
        in: folder)
      #expect(
        preview.wait {
          (try? String(contentsOfFile: log, encoding: .utf8))?.contains("no member 'extra'") == true
        })
      try Data(Self.model("extra").utf8).write(to: contents, options: .atomic)
      #expect(preview.shows("red"))
      #expect(preview.ends(by: SIGINT))
    }
  }
}
