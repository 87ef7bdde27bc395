// Part of Snapback, under the MIT licence; see LICENSE.

/// The package that `snapback new --app` writes.
nonisolated package struct TemplatePackage {
  /// The name of the package, its target and its app: as that of a view; see `TemplateFile`. The name of a
  /// module that its sources import, directly or not, is followed by `App`.
  package let name: String

  package init(path: String, isModule: (String) -> Bool) {
    let name = TemplateFile(path: path).name
    self.name = Self.toolchainModules.contains(name) || isModule(name) ? name + "App" : name
  }

  private static let toolchainModules: Set = [
    "Cxx", "Dispatch", "Distributed", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc",
    "Observation", "RegexBuilder", "Swift", "Synchronization", "Testing", "XCTest",
  ]

  /// The paths of the files in the folder, and their contents.
  package var files: [(path: String, text: String)] {
    [
      ("Package.swift", manifest),
      ("Sources/\(name)/\(name)App.swift", app),
      ("Sources/\(name)/ContentView.swift", view),
      ("Tests/\(name)Tests/ContentViewTests.swift", test),
      ("README.md", readMe),
      (".gitignore", ".build/\n"),
      (".vscode/tasks.json", Self.tasks),
    ]
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "\(name)",
      targets: [
        .executableTarget(name: "\(name)"),
        .testTarget(name: "\(name)Tests", dependencies: ["\(name)"]),
      ])

    """
  }

  private var app: String {
    """
    import SwiftUI

    @main
    struct \(name)App: App {
      var body: some Scene {
        WindowGroup {
          ContentView()
        }
      }
    }

    """
  }

  private var view: String {
    """
    import SwiftUI

    struct ContentView: View {
      // View state. A preview keeps it when you save.
      @State private var offset = CGSize.zero

      var body: some View {
        RoundedRectangle(cornerRadius: 24, style: .continuous)
          .fill(.blue)  // try .orange
          .frame(width: 220, height: 300)
          .shadow(color: .black.opacity(0.25), radius: 16, y: 8)
          .rotationEffect(Self.tilt(at: offset))
          .offset(offset)
          .gesture(drag)
      }

      /// The angle of the card at a distance from the center.
      static func tilt(at offset: CGSize) -> Angle {
        .degrees(offset.width / 20)
      }

      private var drag: some Gesture {
        DragGesture()
          .onChanged { value in
            offset = value.translation
          }
          .onEnded { _ in
            // The spring starts with the release velocity. A bounce of 0 does not overshoot.
            withAnimation(.spring(duration: 0.5, bounce: 0.4)) {
              offset = .zero
            }
          }
      }
    }

    #Preview {
      ContentView()
    }

    """
  }

  private var test: String {
    """
    import SwiftUI
    import Testing

    @testable import \(name)

    @MainActor
    struct ContentViewTests {
      @Test func theCardTiltsWithTheHorizontalDistance() {
        #expect(ContentView.tilt(at: CGSize(width: 40, height: 9)) == .degrees(2))
        #expect(ContentView.tilt(at: .zero) == .zero)
      }
    }

    """
  }

  private var readMe: String {
    """
    # \(name)

    - `snapback preview .` shows the previews, and reloads them on every save.
    - `swift run --toolset "$(snapback toolset)"` builds the app and opens its window.
    - `swift test --toolset "$(snapback toolset)"` runs the tests.
    - `snapback build . -o \(name)-app` makes a program that starts without Swift.
    - Editors with sourcekit-lsp know SwiftUI here; `snapback editor .` repeats that after an update.

    """
  }

  /// The tasks of Visual Studio Code.
  package static let tasks = """
    {
      "version": "2.0.0",
      "tasks": [
        {
          "label": "Preview",
          "type": "process",
          "command": "snapback",
          "args": ["preview", "${workspaceFolder}"],
          "isBackground": true,
          "problemMatcher": {
            "owner": "snapback",
            "fileLocation": "absolute",
            "pattern": {
              "regexp": "^(/.+):([0-9]+):([0-9]+): (error|warning): (.*)$",
              "file": 1, "line": 2, "column": 3, "severity": 4, "message": 5
            },
            "background": {
              "activeOnStart": true,
              "beginsPattern": "^snapback: (re)?loaded in",
              "endsPattern": "^snapback: (re)?loaded in"
            }
          }
        }
      ]
    }

    """
}
