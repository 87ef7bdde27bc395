// Part of Snapback, under the MIT licence; see LICENSE.

import Assets
import Foundation
import Testing

@MainActor
@Suite struct StringCatalogTests {
  private let catalog = """
    {
      "sourceLanguage": "en", "version": "1.0",
      "strings": {
        "Hello": {
          "localizations": {
            "ko": { "stringUnit": { "state": "translated", "value": "안녕" } },
            "pt-BR": { "stringUnit": { "state": "translated", "value": "Olá" } }
          }
        },
        "title": { "localizations": { "en": { "stringUnit": { "value": "Title" } } } },
        "%lld cards": {
          "localizations": {
            "ko": {
              "variations": { "plural": { "other": { "stringUnit": { "value": "%lld장" } } } }
            }
          }
        },
        "%lld items": {
          "localizations": {
            "en": {
              "variations": {
                "plural": {
                  "one": { "stringUnit": { "value": "%lld item" } },
                  "other": { "stringUnit": { "value": "%lld items" } }
                }
              }
            },
            "ru": {
              "variations": {
                "plural": {
                  "one": { "stringUnit": { "value": "%lld предмет" } },
                  "few": { "stringUnit": { "value": "%lld предмета" } },
                  "many": { "stringUnit": { "value": "%lld предметов" } },
                  "other": { "stringUnit": { "value": "%lld предмета" } }
                }
              }
            }
          }
        },
        "Tap": {
          "localizations": {
            "en": {
              "variations": {
                "device": {
                  "iphone": { "stringUnit": { "value": "Tap" } },
                  "mac": { "stringUnit": { "value": "Click" } },
                  "other": { "stringUnit": { "value": "Select" } }
                }
              }
            }
          }
        },
        "bare": {}
      }
    }
    """

  private func inFolder(_ body: @MainActor (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "catalog-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let inner = folder.appending(path: "Resources")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    try Data(catalog.utf8).write(to: inner.appending(path: "Localizable.xcstrings"))
    try Data("{".utf8).write(to: folder.appending(path: "Broken.xcstrings"))
    try body(folder.path())
  }

  @Test func `the first preferred language with a translation is used`() throws {
    try inFolder { folder in
      @MainActor func translation(of key: String, _ languages: String...) -> String? {
        StringCatalogs(folders: ["/nowhere", folder], languages: languages)
          .translation(of: key, table: nil)
      }
      #expect(translation(of: "Hello", "ko-KR") == "안녕")
      #expect(translation(of: "Hello", "de-DE", "pt-BR") == "Olá")
      #expect(translation(of: "Hello", "de-DE") == nil)
      // The language of the literals comes first.
      #expect(translation(of: "Hello", "en-US", "ko-KR") == nil)
      #expect(translation(of: "title") == "Title" && translation(of: "title", "ko-KR") == "Title")
      #expect(translation(of: "%lld cards", "ko") == "%lld장")
      #expect(translation(of: "bare", "ko") == nil && translation(of: "missing", "ko") == nil)
    }
  }

  @Test func `a number selects one of several plurals by the rules of the language`() throws {
    try inFolder { folder in
      @MainActor func texts(_ language: String, _ numbers: [Int]) -> [String?] {
        let catalogs = StringCatalogs(folders: [folder], languages: [language])
        return numbers.map {
          catalogs.translation(of: "%lld items", table: nil, number: $0)?
            .replacing("%lld", with: "\($0)")
        }
      }
      #expect(texts("en-US", [0, 1, 2]) == ["0 items", "1 item", "2 items"])
      #expect(
        texts("ru-RU", [1, 3, 5, 11, 21, 112]) == [
          "1 предмет", "3 предмета", "5 предметов", "11 предметов", "21 предмет", "112 предметов",
        ])
      let catalogs = StringCatalogs(folders: [folder], languages: ["en"])
      #expect(catalogs.translation(of: "%lld items", table: nil) == "%lld items")
      #expect(catalogs.translation(of: "Tap", table: nil) == "Tap")
    }
  }

  @Test func `broken and missing catalogs count as empty, and broken ones are reported once`()
    throws
  {
    try inFolder { folder in
      var problems: [AssetProblem] = []
      let catalogs = StringCatalogs(folders: [folder], languages: ["ko"]) { problems.append($0) }
      for key in ["Hello", "title"] {
        #expect(catalogs.translation(of: key, table: "Broken") == nil)
      }
      #expect(catalogs.translation(of: "Hello", table: "Missing") == nil)
      #expect(catalogs.translation(of: "Hello", table: nil) == "안녕")
      #expect(problems.count == 1)
      guard case .invalidStrings(folder + "/Broken.xcstrings", .malformed)? = problems.first else {
        Issue.record("\(problems)")
        return
      }
      try FileManager.default.createDirectory(
        atPath: folder + "/Folder.xcstrings", withIntermediateDirectories: true)
      let strings = folder + "/ko.lproj/Table.strings"
      try FileManager.default.createDirectory(
        atPath: folder + "/ko.lproj", withIntermediateDirectories: true)
      try Data("a = b; // c\n\n/* d */ e = \n".utf8).write(to: URL(filePath: strings))
      problems = []
      StringCatalogs.check([folder]) { problems.append($0) }
      let defects = problems.map { problem -> String in
        guard case .invalidStrings(let path, let defect) = problem else { return "" }
        return "\(path.dropFirst(folder.count)) \(defect)"
      }
      #expect(defects.count == 3 && defects[0].hasPrefix("/Broken.xcstrings malformed"))
      #expect(
        defects.dropFirst() == [
          "/Folder.xcstrings unreadable(code: \(EISDIR))",
          #"/ko.lproj/Table.strings malformed(reason: "line 3: no entry \"key\" = \"value\";")"#,
        ])
    }
  }

  @Test(arguments: [
    (["LANG": "ko_KR.UTF-8"], ["ko-KR"]), (["LANG": "C.UTF-8", "LANGUAGE": "ko"], []),
    (["LANG": "ko_KR", "LC_ALL": "en_US.UTF-8"], ["en-US"]), ([:], []),
    (["LANG": "de_DE@euro", "LANGUAGE": "ko:en_GB"], ["ko", "en-GB"]), (["LC_MESSAGES": ""], []),
    (["LANG": "POSIX"], []),
  ])
  func `the languages are those of the locale`(
    environment: [String: String], languages: [String]
  ) {
    #expect(StringCatalogs.languages(of: environment) == languages)
  }

  @Test func `strings files of languages are read, with their escapes and comments`() throws {
    try inFolder { folder in
      let files = [
        (
          "en",
          "/* A button. */\n\"send\" = \"Send\";\n// Next\n\"a \\\"b\\\"\" = \"1\\n2 \\U00e9\";"
        ),
        ("ru", "send = \"Отправить\";\n\"broken\" = "),
      ]
      for (language, text) in files {
        let project = folder + "/App/" + language + ".lproj"
        try FileManager.default.createDirectory(
          atPath: project, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(filePath: project + "/Localizable.strings"))
      }
      @MainActor func translation(of key: String, _ languages: String...) -> String? {
        StringCatalogs(folders: [folder], languages: languages).translation(of: key, table: nil)
      }
      #expect(translation(of: "send") == "Send" && translation(of: "send", "de") == "Send")
      #expect(translation(of: "send", "ru-RU") == "Отправить")
      #expect(translation(of: "a \"b\"", "ru") == "1\n2 é")
      #expect(translation(of: "broken", "ru") == nil && translation(of: "Hello", "ko") == "안녕")
    }
  }
}
