// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gallery
import Gestures
import Interface
import InterfaceTesting
import Testing
import Views

/// The string catalog of the window.
private final class KoreanTexts: AssetSource, StringSource {
  fileprivate struct Catalog: Decodable {
    struct Entry: Decodable { var localizations: [String: Localization] }
    struct Localization: Decodable { var stringUnit: Unit }
    struct Unit: Decodable { var value: String }
    var strings: [String: Entry]
  }

  private let plain = PlainAssets()
  private let strings: [String: Catalog.Entry]

  init() throws {
    let path =
      (#filePath as NSString).deletingLastPathComponent
      + "/../../assets/snapback-assets/Shell.xcstrings"
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    strings = try JSONDecoder().decode(Catalog.self, from: data).strings
  }

  var keys: Set<String> { Set(strings.keys) }

  func translation(of key: String, table: String?, number: Int?) -> String? {
    table == "Shell" ? strings[key]?.localizations["ko"]?.stringUnit.value : nil
  }

  func image(named name: String, isDark: Bool) -> (any ImageAsset)? { nil }
  func color(named name: String, isDark: Bool) -> ResolvedColor? { nil }
  func accentColor(isDark: Bool) -> ResolvedColor? { nil }
  func symbol(named name: String, weight: Int) -> SymbolShape? {
    plain.symbol(named: name, weight: weight)
  }
}

@MainActor
@Suite struct LocalizationTests {
  @Test func `all titles and summaries of scenes are translated`() throws {
    let keys = try KoreanTexts().keys
    for group in SceneCatalog.groups {
      for text in [group.title] + group.scenes.flatMap({ [$0.title, $0.summary] }) {
        // Names of API stay.
        #expect(keys.contains(text) || text == "UIKit" || text.hasPrefix("@"), "\(text)")
      }
    }
  }

  /// The calls in the source whose literals are shown in the user's language. Values in them may have
  /// parentheses.
  private static let calls = [
    "(?:localized|shell|shellValue): ", "\\.hint\\(\\s*", "CardButton\\(\\s*title: ",
    "ReportFigure\\(",
    "(?:InstrumentPlaceholder|RecordingMessage)\\(\\s*text: ", "(?:files\\.)?message = ",
  ]

  @Test func `every text of the window is translated, and into Korean`() throws {
    let texts = try KoreanTexts()
    let sources =
      (#filePath as NSString).deletingLastPathComponent + "/../../Sources/Gallery"
    let files = try #require(FileManager.default.enumerator(atPath: sources))
    let value = #"\\\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)"#
    let literal = "\"((?:[^\"\\\\]|" + value + ")*)\""
    func normalized(_ key: String) -> String {
      key.replacing(/%lld|%@/, with: "%")
    }
    let keys = Set(texts.keys.map(normalized))
    var found = 0
    for case let name as String in files where name.hasSuffix(".swift") {
      let source = try String(contentsOfFile: sources + "/" + name, encoding: .utf8)
      for call in Self.calls {
        let expression = try NSRegularExpression(pattern: call + literal)
        let range = NSRange(source.startIndex..., in: source)
        for match in expression.matches(in: source, range: range) {
          guard let place = Range(match.range(at: 1), in: source) else { continue }
          let text = String(source[place]).replacingOccurrences(
            of: value, with: "%", options: .regularExpression)
          // Without a word there is nothing to translate.
          guard text.contains(where: \.isLetter) else { continue }
          found += 1
          #expect(keys.contains(text), "\(name): \(text)")
        }
      }
    }
    #expect(found > 100)
    for key in texts.keys {
      let korean = texts.translation(of: key, table: "Shell") ?? ""
      let isKorean = korean.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
      // Percentages and the like have no words.
      #expect(isKorean || !key.contains(where: \.isLetter), "\(key)")
    }
  }

  @Test func `the hints and rules of scenes are translated`() throws {
    let folder = (#filePath as NSString).deletingLastPathComponent + "/../.."
    let data = try Data(
      contentsOf: URL(fileURLWithPath: folder + "/assets/snapback-assets/Scenes.xcstrings"))
    let keys = try JSONDecoder().decode(KoreanTexts.Catalog.self, from: data).strings
    let files = try #require(
      FileManager.default.enumerator(atPath: folder + "/Sources/Scenes"))
    let expression = try NSRegularExpression(
      pattern: #"(?:Hint\(|scene: |rule: |detail: )(?:isEmpty \? "([^"]+)" : )?"([^"]+)""#)
    var found = 0
    for case let name as String in files where name.hasSuffix(".swift") {
      let source = try String(
        contentsOfFile: folder + "/Sources/Scenes/" + name, encoding: .utf8)
      let range = NSRange(source.startIndex..., in: source)
      for match in expression.matches(in: source, range: range) {
        for group in 1...2 {
          guard let place = Range(match.range(at: group), in: source) else { continue }
          found += 1
          let text = String(source[place])
          // The name of API stays.
          let isName = text == "highPriorityGesture"
          #expect(isName || keys[text]?.localizations["ko"] != nil, "\(text)")
        }
      }
    }
    #expect(found > 15)
  }

  @Test func `the rows of the help sheet are translated`() throws {
    let keys = try KoreanTexts().keys
    let effects = ShellKey.rows + ShellKey.windowRows
    for effect in effects.map(\.effect) + InputMapping.standard.table.map(\.effect) {
      #expect(keys.contains(effect), "\(effect)")
    }
    for input in InputMapping.standard.table.map(\.input) {
      let words = input.split { !$0.isLetter }.filter { $0 != "Ctrl" && $0 != "Shift" }
      #expect(words.isEmpty || keys.contains(input), "\(input)")
    }
  }

  @Test(
    arguments: [
      ("Moved 10 points; has priority over drag, magnify", "10포인트 움직임; drag, magnify보다 우선"),
      ("Lost to drag: moved 10 points", "drag에 밀림: 10포인트 움직임"),
      ("released before 0.5 seconds", "0.5초가 되기 전에 놓음"),
      ("waiting for long press to fail", "long press의 실패를 기다림"),
      ("minimumDistance: 0", "minimumDistance: 0"), ("", ""),
    ])
  func `the outcome of a gesture is in Korean where the desktop is`(
    english: String, korean: String
  ) throws {
    let texts = try KoreanTexts()
    let translated = ShellPhrase.translated(english) {
      texts.translation(of: $0, table: "Shell") ?? $0
    }
    #expect(translated == korean)
  }

  @Test func `all outcomes of gestures are translated`() throws {
    let texts = try KoreanTexts()
    let outcomes = [
      "Moved 10 points", "Held for 0.5 s", "Released quickly without moving", "Touch is inside",
      "Two fingers moved apart or together", "Two fingers rotated", "Modifier keys held",
      "Moved along the scroll axis", "moved 3 of 10 points", "moved 12 points (limit 10)",
      "released outside", "only one of two touches", "did not move", "modifier keys not held",
      "no drag after the long press", "all touches were released", "moved in a list row",
    ]
    let failures: [GestureFailure] = [
      .lost(to: "tap"), .interrupted, .tooManyTouches, .viewRemoved, .disabled,
    ]
    for outcome in outcomes + failures.map(\.description) {
      let translated = ShellPhrase.translated(outcome) {
        texts.translation(of: $0, table: "Shell") ?? $0
      }
      #expect(translated != outcome && !translated.contains("%"), "\(outcome)")
    }
  }

  @Test func `the texts that instruments draw are in Korean where the desktop is`() throws {
    let resources = Resources(text: PlainTextEngine(), assets: try KoreanTexts())
    let window = GalleryHost.make(
      size: CGSize(width: 1240, height: 860), scale: 1, resources: resources,
      showing: "spring-home", saving: nil, onSceneChange: { _ in })
    let harness = Harness(window.host)
    harness.settle()
    harness.key("3", holding: .control)
    harness.settle()
    let middle = CGPoint(x: 256 + (1240 - 256 - 397) / 2, y: 440)
    harness.drag(from: middle, to: CGPoint(x: middle.x + 80, y: middle.y), over: 0.2)
    harness.advance(by: 0.5)
    let texts = Set(
      harness.list.items.compactMap { item in
        if case .glyphs(let run, _, _) = item { run.text } else { nil }
      })
    #expect(texts.isSuperset(of: ["지금", "위치 x", "속도", "예측", "정착"]))
    #expect(texts.isDisjoint(with: ["Now", "Position", "Velocity", "Speed", "Settle"]))
  }

  @Test func `the window is in Korean where the desktop is`() throws {
    let resources = Resources(text: PlainTextEngine(), assets: try KoreanTexts())
    let window = GalleryHost.make(
      size: CGSize(width: 1240, height: 860), scale: 1, resources: resources, showing: nil,
      saving: nil, onSceneChange: { _ in })
    let harness = Harness(window.host)
    harness.settle()
    func texts() -> Set<String> {
      Set(
        harness.list.items.compactMap { item in
          if case .glyphs(let run, _, _) = item { run.text } else { nil }
        })
    }
    #expect(texts().isSuperset(of: ["스프링", "카드 던지기", "키보드 단축키", "지금"]))
    harness.key("K", holding: .control)
    harness.settle()
    #expect(texts().contains("처음부터 다시"))
    #expect(!texts().contains("Restart scene"))
  }
}
