// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Testing
import ViewCore
import Views

/// Translations by a table, and no images.
@MainActor
private final class Translations: AssetSource, StringSource {
  private let table: [String: String]
  private let plain = PlainAssets()

  init(_ table: [String: String]) {
    self.table = table
  }

  func image(named name: String, isDark: Bool) -> (any ImageAsset)? { nil }
  func color(named name: String, isDark: Bool) -> ResolvedColor? { nil }
  func accentColor(isDark: Bool) -> ResolvedColor? { nil }
  func symbol(named name: String, weight: Int) -> SymbolShape? {
    plain.symbol(named: name, weight: weight)
  }
  func translation(of key: String, table: String?, number: Int?) -> String? {
    let key = (table.map { $0 + "/" } ?? "") + key
    return number.flatMap { self.table["\(key)#\($0)"] } ?? self.table[key]
  }
}

@MainActor
@Suite struct TranslationTests {
  private let table = [
    "Hello": "안녕하세요", "%lld cards of %@": "%2$@의 카드 %1$lld장", "%.1f %% of %@": "%@: %.1f %%",
    "%lld eggs": "eggs: %lld", "%lld eggs#1001": "special: %lld",
    "**bold**": "**굵게**", "greeting": "환영합니다", "Other/Hello": "여보세요",
  ]

  private struct Texts: View {
    let make: () -> [Text]

    var body: some View {
      let texts = make()
      VStack {
        ForEach(texts.indices, id: \.self) { texts[$0] }
      }
    }
  }

  private func shown(_ make: @escaping () -> [Text]) -> [String] {
    let harness = Harness(
      ViewHost(
        Texts(make: make), size: CGSize(width: 800, height: 400), scale: 1,
        resources: Resources(text: PlainTextEngine(), assets: Translations(table))))
    return harness.list.items.compactMap { item in
      if case .glyphs(let run, _, _) = item { run.text } else { nil }
    }
  }

  @Test func `literals are looked up, with their values in the order of the translation`() {
    let (count, deck, part) = (1234, "Deck", 12.34)
    let texts = shown {
      [
        Text("Hello"), Text("\(count) cards of \(deck)"),
        Text("\(part, specifier: "%.1f") % of \(deck)"), Text("**bold**"), Text("unknown \(deck)"),
        Text(verbatim: "Hello"),
      ]
    }
    #expect(
      texts == ["안녕하세요", "Deck의 카드 1,234장", "12.3: Deck %", "굵게", "unknown Deck", "Hello"])
  }

  @Test func `the first whole number selects the translation`() {
    let texts = shown { [Text("\(1001) eggs"), Text("\(7) eggs"), Text("\("1001") eggs")] }
    #expect(texts == ["special: 1,001", "eggs: 7", "1001 eggs"])
  }

  private enum Greeting: CustomLocalizedStringResourceConvertible {
    case first

    var localizedStringResource: LocalizedStringResource {
      LocalizedStringResource("greeting", defaultValue: "Welcome")
    }
  }

  @Test func `values with a localized text are looked up`() {
    let values: [any CustomLocalizedStringResourceConvertible] = [
      Greeting.first, LocalizedStringResource("Hello"),
    ]
    let texts = shown { values.map { Text($0.localizedStringResource) } }
    #expect(texts == ["환영합니다", "안녕하세요"])
  }

  @Test func `strings and resources are looked up as well, in any table`() {
    let texts = shown {
      [
        Text(verbatim: String(localized: "Hello")),
        Text(verbatim: String(localized: "Hello", table: "Other")),
        Text(verbatim: String(localized: "greeting", defaultValue: "Welcome")),
        Text(verbatim: String(localized: "farewell", defaultValue: "Goodbye")),
        Text(LocalizedStringResource("greeting", defaultValue: "Welcome")),
      ]
    }
    #expect(texts == ["안녕하세요", "여보세요", "환영합니다", "Goodbye", "환영합니다"])
  }

  @Test func `a text with a comment or a table is looked up`() {
    let texts = shown {
      [
        Text("Hello", comment: "A greeting"),
        Text("Hello", tableName: "Other", comment: "On a phone"),
        Text("Hello", bundle: .main), Text("missing", tableName: "Other"),
      ]
    }
    #expect(texts == ["안녕하세요", "여보세요", "안녕하세요", "missing"])
  }

  @Test func `an empty part does not count when single words are avoided on a second line`() {
    let values = EnvironmentValues()
    #expect((Text("") + Text("one")).styled(values).text.avoidsOrphans)
    #expect(!(Text("two") + Text("one")).styled(values).text.avoidsOrphans)
  }

  @Test func `single words are avoided on a second line with links and emphasis`() {
    // In a picture of iOS 16: "This application has been made by" above the link "Renaud Jenny".
    let values = EnvironmentValues()
    #expect(Text("made by [Jane Doe](https://example.org)").styled(values).text.avoidsOrphans)
    #expect(Text("made by **Jane Doe**").styled(values).text.avoidsOrphans)
  }
}
