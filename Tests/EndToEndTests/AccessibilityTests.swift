// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Testing

extension EndToEnd {
  /// The programs' windows on the accessibility bus, read as a screen reader does.
  @Suite struct Accessibility {
    private static let controls = """
      import SwiftUI

      struct Controls: View {
        @State private var count = 0
        @State private var volume = 3.0
        @State private var isOn = false
        @State private var name = "Ada"
        @State private var password = "abc"
        @State private var rating = 3
        @State private var wasReset = false
        @State private var choice = 1
        @State private var showsSheet = false

        var body: some View {
          VStack(spacing: 8) {
            Text("Settings").font(.title).accessibilityAddTraits(.isHeader)
            Button("Add") { count += 1 }
            Text("Count \\(count)")
            Slider(value: $volume, in: 0...10, step: 1) { Text("Volume") }
            Text("Volume \\(Int(volume))")
            Toggle("Wi-Fi", isOn: $isOn)
            TextField("Name", text: $name)
            SecureField("Password", text: $password)
            Text("Hello \\(name)")
            Button("Disabled") {}.disabled(true)
            HStack { ForEach(0..<5) { _ in Image(systemName: "star.fill") } }
              .accessibilityElement()
              .accessibilityLabel("Rating")
              .accessibilityValue("\\(rating) stars")
              .accessibilityAdjustableAction { rating += $0 == .increment ? 1 : -1 }
              .accessibilityAction(named: "Reset") { wasReset = true }
            if wasReset { Text("Reset") }
            Picker("Choice", selection: $choice) {
              Text("One").tag(1)
              Text("Two").tag(2)
            }
            .pickerStyle(.segmented)
            Button("Announce") { AccessibilityNotification.Announcement("Saved").post() }
            Button("Show sheet") { showsSheet = true }
          }
          .padding()
          .sheet(isPresented: $showsSheet) {
            VStack {
              Text("In the sheet")
              Button("Close") { showsSheet = false }
            }
          }
        }
      }
      """

    private static let rows = """
      import SwiftUI

      struct Rows: View {
        var body: some View { List(0..<100_000, id: \\.self) { Text("Row \\($0)") } }
      }
      """

    private static let files = """
      import SwiftUI
      import UniformTypeIdentifiers

      struct Note: FileDocument {
        static var readableContentTypes: [UTType] { [.plainText] }
        var text: String
        init(_ text: String) { self.text = text }
        init(configuration: ReadConfiguration) throws {
          text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        }
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
          FileWrapper(regularFileWithContents: Data(text.utf8))
        }
      }

      struct Files: View {
        @State private var opens = false
        @State private var saves = false
        @State private var status = "Nothing"
        @State private var text = ""

        var body: some View {
          VStack {
            Button("Open") { opens = true }
            Button("Save") { saves = true }
            Text(status)
          }
          .fileImporter(isPresented: $opens, allowedContentTypes: [.plainText]) { result in
            switch result {
            case .success(let url):
              text = (try? String(contentsOf: url, encoding: .utf8)) ?? "error"
              status = "Read \\(text)"
            case .failure: status = "No dialog"
            }
          }
          .fileExporter(
            isPresented: $saves, document: Note(text.uppercased()), contentType: .plainText,
            defaultFilename: "Copy"
          ) { result in
            status = "Saved \\((try? result.get().lastPathComponent) ?? "nothing")"
          }
        }
      }
      """

    private static let recognizers = """
      import UIKit

      final class Controller: UIViewController {
        let card = UIView()
        let status = UILabel(frame: CGRect(x: 20, y: 20, width: 300, height: 30))

        override func viewDidLoad() {
          super.viewDidLoad()
          card.frame = CGRect(x: 100, y: 200, width: 200, height: 200)
          card.backgroundColor = .systemBlue
          card.isAccessibilityElement = true
          card.accessibilityLabel = "Card"
          status.text = "Nothing"
          view.addSubview(status)
          view.addSubview(card)
          let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped))
          swipe.direction = [.left, .right]
          card.addGestureRecognizer(swipe)
          for recognizer in [
            UITapGestureRecognizer(target: self, action: #selector(tapped)),
            UILongPressGestureRecognizer(target: self, action: #selector(pressed)),
            UIPanGestureRecognizer(target: self, action: #selector(panned)),
            UIPinchGestureRecognizer(target: self, action: #selector(pinched)),
            UIRotationGestureRecognizer(target: self, action: #selector(turned)),
          ] {
            card.addGestureRecognizer(recognizer)
          }
        }

        @objc func tapped() { status.text = "Tapped" }
        @objc func swiped() { status.text = "Swiped" }
        @objc func pressed(_ recognizer: UILongPressGestureRecognizer) {
          if recognizer.state == .ended { status.text = "Pressed" }
        }
        @objc func panned(_ recognizer: UIPanGestureRecognizer) {
          if recognizer.state == .ended {
            status.text = recognizer.translation(in: view).x > 0 ? "Panned right" : "Panned left"
          }
        }
        @objc func pinched(_ recognizer: UIPinchGestureRecognizer) {
          if recognizer.state == .ended { status.text = "Pinched" }
        }
        @objc func turned(_ recognizer: UIRotationGestureRecognizer) {
          if recognizer.state == .ended { status.text = "Turned" }
        }
      }

      #Preview { Controller() }
      """

    private func preview(_ text: String, _ name: String, with script: String) throws -> String {
      let desktop = try AccessibilityDesktop()
      let file = try desktop.write(text, to: name)
      let program = try SnapbackProcess(
        ["preview", "--size", "390x700", file], environment: desktop.environment)
      defer { withExtendedLifetime(program) {} }
      return try desktop.read(script)
    }

    @Test func `files are opened and saved by the dialogs of the desktop portal`() throws {
      let result = try preview(Self.files, "Files.swift", with: "files")
      #expect(result == "ok\n")
    }

    @Test func `controls, texts, the focus and a sheet are read and used`() throws {
      let result = try preview(Self.controls, "Controls.swift", with: "controls")
      #expect(result == "ok\n")
    }

    @Test func `the gestures of UIKit's recognizers are done by their names`() throws {
      let result = try preview(Self.recognizers, "Recognizers.swift", with: "recognizers")
      #expect(result == "ok\n")
    }

    @Test func `the gallery is walked, and a scene's gestures are done by their names`() throws {
      let desktop = try AccessibilityDesktop()
      let program = try SnapbackProcess(
        ["gallery", "--size", "1200x700"], environment: desktop.environment)
      defer { withExtendedLifetime(program) {} }
      let result = try desktop.read("gallery")
      #expect(result == "ok\n")
    }

    @Test func `a list of 100,000 rows is walked at its edges`() throws {
      let result = try preview(Self.rows, "Rows.swift", with: "rows")
      #expect(result == "ok\n")
    }
  }
}
