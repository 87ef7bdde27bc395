// Part of Snapback, under the MIT licence; see LICENSE.

import MacroExpansion
import Testing

/// The expansions of `@Model` and of the macros of its properties.
struct ModelMacroTests {
  private static let model = ##"""
    @Model
    public final class Trip: Codable {
      static let shared = 1
      static var count = 0
      enum CodingKeys: CodingKey { case name }
      let fixed = 2
      @Attribute(.unique, originalName: "title")
      public private(set) var name: String
      var text = "a \(f("var x: Int { } \"")) b" /* var y = 1 */
      var long = """
        var z = 1 "
        """
      var raw = #"" var w = 1 "#
      var dates: [Date] = [Date](repeating: .now, count: 3).map { $0 }
      @Transient var cache: [Int] = []
      @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop]? = []
      var kind = Kind.init(1), `default`: Int
      var computed: Int { 3 }
      var observed = 3 { didSet { print(observed) } }
      lazy var slow = 4
      @Wrapped var wrapped = 5
      weak var last: Stop?
      func f(_ x: Int) -> Int { var local = 1; return local }
      struct Inner { var inner = 1 }
      init(name: String) { self.name = name }
    }
    """##

  @Test func `a model lists its stored properties with their options`() {
    let members = ModelMacro.members(of: Self.model)
    let names = members.split(separator: "\n").compactMap { line -> Substring? in
      guard line.hasPrefix("SwiftData.Schema.PropertyMetadata(name: \"") else { return nil }
      return line.split(separator: "\"")[1]
    }
    #expect(names == ["fixed", "name", "text", "long", "raw", "dates", "stops", "kind", "last"])
    #expect(
      members.contains(
        #"(name: "name", keypath: \Trip.name, defaultValue: nil, metadata: "#
          + #"SwiftData.Schema.Attribute(.unique, originalName: "title"))"#))
    #expect(
      members.contains(
        #"metadata: SwiftData.Schema.Relationship(deleteRule: .cascade, inverse: \Stop.trip))"#))
    #expect(members.contains("_name = SwiftData._SwiftDataNoType()\n"))
    #expect(!members.contains("_shared") && !members.contains("_cache"))
  }

  @Test(arguments: [
    ("var a: Int", true), ("@Attribute(.unique) private var a = 1", true),
    ("@Relationship var a: [B] = []", true), ("let a = 1", true), ("static let a = 1", false),
    ("var a: Int { 1 }", false), ("@available(*, deprecated) var a = 1", true),
    ("@MainActor var a = 1", true), ("@Wrapped var a = 1", false),
    ("static var a = 1", false), ("@Transient var a = 1", false), ("func a() { var b = 1 }", false),
    ("var a = 1 { willSet {} }", false), ("init(a: Int) { var b = a }", false),
    ("private var _a: SwiftData._SwiftDataNoType", false), ("enum A { case b }", false),
    ("public var _$record = SwiftData._ModelRecord()", false),
  ])
  func `stored variables get accessors`(member: String, isPersisted: Bool) {
    #expect(
      ModelMacro.attribute(ofMember: member) == (isPersisted ? "@SwiftData._PersistedProperty" : "")
    )
  }

  @Test func `a property with observers is not saved, and gives a warning`() {
    let warnings = ModelMacro.warnings(of: Self.model)
    #expect(warnings.map(\.message.first) == ["'"])
    #expect(warnings.first?.message.hasPrefix("'observed' is not saved") == true)
    let offset = warnings.first?.offset ?? 0
    #expect(String(Self.model.utf8.dropFirst(offset))?.hasPrefix("observed = 3") == true)
    #expect(
      ModelMacro.warnings(of: "class A { @Transient var a = 1 { didSet {} } }").isEmpty)
    #expect(ModelMacro.warnings(of: "class A { var a: Int { 1 } }").isEmpty)
  }

  @Test func `accessors use the names of the property`() {
    let accessors = ModelMacro.accessors(of: "@Attribute(.unique) var `default`: Int = 3")
    #expect(accessors.contains(#"get { _$value(\.`default`, "default") }"#))
    #expect(accessors.contains("initializes: _default)"))
    #expect(ModelMacro.mark(of: "var a = 1") == "private var _a: SwiftData._SwiftDataNoType")
  }

  @Test func `an actor has an executor, and an initializer unless it is not wanted`() {
    let members = ModelMacro.actorMembers(of: "public actor A {}", attribute: "@ModelActor")
    #expect(members.contains("public nonisolated let modelContainer"))
    #expect(members.contains("public init(modelContainer:"))
    let bare = ModelMacro.actorMembers(
      of: "actor A {}", attribute: "@ModelActor(disableGenerateInit: true)")
    #expect(!bare.contains("init(") && !bare.contains("public"))
  }

  @Test func `lists of unique properties become a static property`() {
    let text = ModelMacro.uniqueness(#"#Unique<Trip>([\.name], [\.a, \.b])"#)
    #expect(
      text?.contains(#"let lists: [[PartialKeyPath<Trip>]] = [[\.name], [\.a, \.b]]"#) == true)
    #expect(text?.contains("public static var _$uniqueness") == true)
    #expect(ModelMacro.uniqueness("#Unique") == nil)
  }
}
