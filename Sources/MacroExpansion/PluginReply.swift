// Part of Snapback, under the MIT licence; see LICENSE.

/// An answer of a macro plugin to the compiler: a JSON object with one key.
package struct PluginReply: Encodable, Equatable, Sendable {
  package struct Diagnostic: Encodable, Equatable, Sendable {
    package struct Position: Encodable, Equatable, Sendable {
      package var fileName: String
      package var offset: Int
    }

    package var message: String
    package var severity = "error"
    package var position: Position
    package var highlights: [Position] = []
    package var notes: [Position] = []
    package var fixIts: [Position] = []
  }

  package struct CapabilityResult: Encodable, Equatable, Sendable {
    package struct Capability: Encodable, Equatable, Sendable {
      /// The version of the messages: with `expandMacroResult`.
      package var protocolVersion = 7
    }

    package var capability = Capability()
  }

  package struct Expansion: Encodable, Equatable, Sendable {
    /// Nil if the macro cannot be expanded.
    package var expandedSource: String?
    package var diagnostics: [Diagnostic] = []
  }

  package var getCapabilityResult: CapabilityResult?
  package var expandMacroResult: Expansion?

  /// The answer to a message; an expansion without source to one that is unknown.
  package init(to message: HostMessage) {
    if message.getCapability != nil {
      getCapabilityResult = CapabilityResult()
    } else if let request = message.expandAttachedMacro {
      expandMacroResult = Self.expansion(of: request)
    } else {
      expandMacroResult = Expansion(
        expandedSource: message.expandFreestandingMacro.flatMap(Self.source))
    }
  }

  /// The expansion of a macro that stands for itself; nil if it is unknown.
  private static func source(of request: HostMessage.Freestanding) -> String? {
    switch request.macro.typeName {
    // The contents of a #Preview have been checked as an argument of the macro.
    case "PreviewMacro": ""
    case "IndexMacro": ""
    case "UniqueMacro": request.syntax.flatMap { ModelMacro.uniqueness($0.source) }
    default: nil
    }
  }

  /// The expansion of a macro of the module SwiftData; nil if it is another one.
  private static func modelSource(of request: HostMessage.Attached) -> String? {
    let declaration = request.declSyntax.source
    let type = request.extendedTypeSyntax?.source ?? ""
    switch (request.macro.typeName, request.macroRole) {
    case ("ModelMacro", "member"): return ModelMacro.members(of: declaration)
    case ("ModelMacro", "memberAttribute"): return ModelMacro.attribute(ofMember: declaration)
    case ("ModelMacro", "extension"):
      return ModelMacro.conformance(of: type, to: "PersistentModel")
    case ("PersistedPropertyMacro", "accessor"): return ModelMacro.accessors(of: declaration)
    case ("PersistedPropertyMacro", "peer"): return ModelMacro.mark(of: declaration)
    case ("ModelActorMacro", "member"):
      return ModelMacro.actorMembers(
        of: declaration, attribute: request.attributeSyntax?.source ?? "")
    case ("ModelActorMacro", "extension"):
      return ModelMacro.conformance(of: type, to: "ModelActor")
    default: return nil
    }
  }

  /// The warnings of `@Model`, which are given with its members.
  private static func modelWarnings(of request: HostMessage.Attached) -> [Diagnostic] {
    guard request.macro.typeName == "ModelMacro", request.macroRole == "member",
      let location = request.declSyntax.location
    else { return [] }
    return ModelMacro.warnings(of: request.declSyntax.source).map { message, offset in
      let position = Diagnostic.Position(
        fileName: location.fileName, offset: location.offset + offset)
      return Diagnostic(message: message, severity: "warning", position: position)
    }
  }

  private static func animatable(_ request: HostMessage.Attached) -> Expansion {
    let declaration = request.declSyntax
    do throws(AnimatableMacro.Failure) {
      let source = try AnimatableMacro.conformance(
        of: request.extendedTypeSyntax?.source ?? "", declaration.source)
      return Expansion(expandedSource: source)
    } catch {
      let position = Diagnostic.Position(
        fileName: declaration.location?.fileName ?? "", offset: declaration.location?.offset ?? 0)
      return Expansion(
        expandedSource: "", diagnostics: [Diagnostic(message: error.message, position: position)])
    }
  }

  private static func expansion(of request: HostMessage.Attached) -> Expansion {
    if let source = modelSource(of: request) {
      return Expansion(expandedSource: source, diagnostics: modelWarnings(of: request))
    }
    if request.macro.typeName == "AnimatableMacro" { return animatable(request) }
    guard request.macro.typeName == "EntryMacro" else { return Expansion(expandedSource: "") }
    let declaration = request.declSyntax
    do throws(EntryMacro.Failure) {
      let macro = try EntryMacro(declaration.source, in: request.lexicalContext?.first?.source)
      return Expansion(expandedSource: request.macroRole == "peer" ? macro.key : macro.accessors)
    } catch {
      let position = Diagnostic.Position(
        fileName: declaration.location?.fileName ?? "", offset: declaration.location?.offset ?? 0)
      // The compiler asks for the key and for the accessors; one message is enough.
      let diagnostic = Diagnostic(message: error.message, position: position)
      return Expansion(
        expandedSource: "", diagnostics: request.macroRole == "peer" ? [diagnostic] : [])
    }
  }
}
