// Part of Snapback, under the MIT licence; see LICENSE.

/// The previews, apps and views that a source declares, found from its tokens.
///
/// Nothing is compiled or checked; in sources with errors declarations are found on a best-effort
/// basis. Code that a condition such as `#if os(macOS)` leaves out is ignored.
struct SourceScan: Sendable {
  /// A `#Preview`.
  struct Macro: Equatable, Sendable {
    var title: String?
    /// The modifier that applies its traits; see `PreviewTraits`.
    var modifier = ""
    /// The range from `#` to the opening brace.
    var head: Range<Int>
    /// The offset of the closing brace.
    var end: Int
    /// The closing parenthesis after a body with a label; nil for a trailing closure.
    var labelEnd: Range<Int>?
    /// The ranges of the attributes `@Previewable`.
    var previewables: [Range<Int>] = []
    /// The position at which the view code begins: after the brace, or after the last `@Previewable`
    /// declaration, with the semicolon that may follow there.
    var bodyStart: Range<Int>
    /// Whether its statements end with `return`, so that it is not a view builder.
    var returns = false
  }

  /// A property with the attribute `@Entry`.
  struct EntryProperty: Equatable, Sendable {
    /// The protocol of its key.
    var keyProtocol: String
    var name: String
    /// The range of its type; nil if that is inferred from `literal`.
    var type: Range<Int>?
    /// The type of its default value, if it is a literal or a call of a type.
    var inferredType: String?
    /// `public`, or another access level; empty if there is none.
    var access: String
    /// The range of the attribute.
    var attribute: Range<Int>
    /// The offset before the declaration, after the token before it.
    var start: Int
    /// The offset after the declaration.
    var end: Int
  }

  /// A `#selector(…)`.
  struct Selector: Equatable, Sendable {
    /// The method, without white space.
    var method: String
    var range: Range<Int>
    /// The range up to the opening parenthesis, and with it.
    var head: Range<Int>
    /// The line and the column of the number sign, from 1.
    var line: Int
    var column: Int
    /// Whether the method is named alone, within a declaration in which `Self` is known.
    var needsSelf: Bool

    /// Whether it is the getter or the setter of a property, which cannot be called.
    var isAccessor: Bool { method.hasPrefix("getter:") || method.hasPrefix("setter:") }
  }

  /// A type that conforms to `View`.
  struct ViewType: Equatable, Sendable {
    var name: String
    /// Whether it has an initializer that needs no arguments.
    var isComplete: Bool
    /// The number of references to it from other views of the source.
    var uses = 0
  }

  /// Whether the source is a page of a playground, whose statements run once.
  var isPlayground: Bool { imports.contains("PlaygroundSupport") }

  var macros: [Macro] = []
  /// The types that conform to `PreviewProvider`.
  var providers: [String] = []
  /// The types that conform to `App`.
  var apps: [String] = []
  /// The classes that conform to `UIApplicationDelegate` and have the attribute `@main` or
  /// `@UIApplicationMain`.
  var applicationDelegates: [String] = []
  /// The classes that conform to `UIWindowSceneDelegate`.
  var sceneDelegates: [String] = []
  var views: [ViewType] = []
  /// The classes of UIKit's view controllers and views that need no arguments.
  var uiKitClasses: [String] = []
  /// The classes of `uiKitClasses` whose superclass is a view controller of UIKit.
  var controllerClasses: Set<String> = []
  /// The expressions that show classes that are not views on a stage, by the classes' names, in order.
  var stages: [(name: String, expression: String)] = []
  /// The classes of `stages` that are views with recognizers or touches, and without contents.
  var bareClasses: Set<String> = []
  /// The classes that need arguments, and sample ones.
  var sampledClasses: [(name: String, arguments: String)] = []
  /// The classes whose only initializer is `init(coder:)`.
  var archivedClasses: Set<String> = []
  /// The classes that the source creates.
  var createdClasses: Set<String> = []
  /// The views within other types, by their qualified names.
  var innerViews: [ViewType] = []
  /// The ranges of the attribute `@main`.
  var mainAttributes: [Range<Int>] = []
  var entries: [EntryProperty] = []
  /// The ranges of the module names `os` and `os.log`, which are `OSLog` in the compiled copy.
  var loggingModules: [Range<Int>] = []
  /// The ranges of `#selector(…)`, and the text between the parentheses.
  var selectors: [Selector] = []
  /// The `#keyPath(…)` and the strings that they are.
  var keyPaths: [(range: Range<Int>, path: String)] = []
  /// The ranges of the names of submodules, such as `.UIView` in `import UIKit.UIView`.
  var submodules: [Range<Int>] = []
  /// The ranges of what only Objective-C has, such as the attribute `@objc`.
  var objectiveCAttributes: [Range<Int>] = []
  /// The names of the function `unsafeBitCast` in sources with blocks of Objective-C.
  var blockCasts: [Range<Int>] = []
  /// The ranges of `override` before initializers that are `required` in the compiled copy.
  var requiredInitializers: [Range<Int>] = []
  /// The ends of attributes `@Query` without arguments.
  var bareQueries: [Int] = []
  /// The initial values of properties with that attribute, which have no effect.
  var queryValues: [Range<Int>] = []
  /// The properties with the attribute `@NSManaged`: the name, the range of the attribute, and the end.
  var managedProperties: [(name: String, attribute: Range<Int>, end: Int)] = []
  /// The methods with the attribute `@NSManaged`.
  var managedMethods: [ManagedMethod] = []
  /// The members that layers get, and where they are inserted.
  var layerMembers: [(offset: Int, text: String)] = []
  /// The properties of data sources, and where they are inserted.
  var rowEditMembers: [(offset: Int, text: String)] = []
  /// The members of extensions that are in their classes in the compiled copy.
  var extensionOverrides: [ExtensionOverrides.Member] = []
  /// The classes with what storyboards connect.
  var interfaceOwners: [InterfaceMembers.Owner] = []
  /// The calls of Foundation's functions for localized strings.
  var localizedCalls = LocalizedCalls(in: [])
  /// The overrides in extensions of classes of other sources that are not called here.
  var uncalledOverrides: [UncalledOverride] = []
  /// The overrides in recognizers without the keyword.
  var recognizerOverrides: [RecognizerOverrides.Insertion] = []
  /// The descriptions that only Objective-C has.
  var descriptions = ObjectDescriptions(in: [])
  /// The protocols with the attribute `@objc`.
  var optionalRequirements = OptionalRequirements(in: [], ClosingBrackets([]))
  /// The methods with results, which such protocols may require.
  var methodsWithResults: [OptionalResults.Method] = []
  /// The names that the types of the source inherit from, by the names of the types.
  var typeParents: [String: Set<String>] = [:]
  /// The conditions that ask for methods.
  var methodConditions: [(method: String, range: Range<Int>)] = []
  /// The ranges of the tokens of cases that are unavailable on the platform.
  var unavailableCases: [Range<Int>] = []
  /// The ranges of the module name `Foundation` before types of networking.
  var networkingModules: [Range<Int>] = []
  /// The ranges of the second marks in `delegate.window??.frame`.
  var doubleMarks: [Range<Int>] = []
  /// The tokens of calls such as `object.method?()`.
  var optionalCalls: [(method: String, mark: Range<Int>)] = []
  /// The ranges of `self` in `@UIApplicationDelegateAdaptor(Delegate.self)`.
  var adaptedDelegates: [Range<Int>] = []
  /// The ranges of the module names `ObjectiveC` and `Darwin` in imports.
  var runtimeImports: [Range<Int>] = []
  /// All tokens outside of previews, providers and apps.
  var identifiers: Set<String> = []
  /// All tokens.
  var allIdentifiers: Set<String> = []
  /// The imported modules.
  var imports: [String] = []
  /// The ranges of their names.
  var importedNames: [(module: String, range: Range<Int>)] = []
  /// The ranges of the names of modules that have other names here.
  var renamedModules: [(module: String, range: Range<Int>, text: String)] = []
  /// The imports of modules that are absent here, with their attributes.
  var absentImports: [(name: String, range: Range<Int>)] = []
  /// The offsets of calls of `abs` in extensions of `CGFloat`.
  var absoluteValues: [Int] = []
  /// The ranges of `Void` in parameter lists of Swift 3.
  var emptyParameters: [Range<Int>] = []
  /// The casts to `AnyObject` before members of values, with what they are replaced by.
  var objectCasts: [SourceEdit] = []
  /// The ranges of the module name `Snapback`, which previewed files import as `SwiftUI`.
  var moduleNames: [Range<Int>] = []
  /// The conditions of `#if` that depend on the platform.
  var platformConditions: [PlatformCondition] = []
  /// Whether the source names types of networking, which Foundation has in a module of its own on
  /// Linux.
  var usesNetworking = false
  /// Whether the source ends within a comment or a literal.
  var isUnterminated = false

  init(of source: [UInt8], platform: SourcePlatform = .ios) {
    var scanner = SourceScanner(source, platform: platform)
    self = scanner.scan()
  }

  init() {}
}
