// Part of Snapback, under the MIT licence; see LICENSE.

extension SourceScan {
  /// The edits that make a source for Apple's systems compile here, in any order.
  ///
  /// - Parameters:
  ///   - platform: The platform for which the source is compiled.
  ///   - context: The declarations of the module's other files.
  func edits(_ platform: SourcePlatform, _ context: ModuleContext) -> [SourceEdit] {
    attributeEdits + moduleEdits(context) + selectorEdits + managedObjectEdits + memberEdits
      + edits(of: optionalRequirements, context) + localizationEdits(context)
      + conditionEdits(platform)
  }

  /// Attributes and names that the compiler does not accept on Linux, or that apply to the program alone.
  private var attributeEdits: [SourceEdit] {
    (mainAttributes + objectiveCAttributes + unavailableCases).map(SourceEdit.removal)
      + emptyParameters.map(SourceEdit.removal) + objectCasts
      + requiredInitializers.map { SourceEdit(range: $0, text: "required") }
      + blockCasts.map { SourceEdit(range: $0, text: "_blockBitCast") }
      + adaptedDelegates.map { SourceEdit(range: $0, text: "init") }
      // A private property without arguments would make the memberwise initializer private.
      + (imports.contains("SwiftData") ? bareQueries : []).map { .insertion(of: "()", at: $0) }
      + (imports.contains("SwiftData") ? queryValues : []).map(SourceEdit.removal)
  }

  /// Modules that have another name here, are part of another one, or are absent.
  private func moduleEdits(_ context: ModuleContext) -> [SourceEdit] {
    let own = context.projectModules
    let absent = absentImports.filter { own[$0.name] == nil }
    return absent.map { SourceEdit(range: $0.range, text: SystemModules.warning($0.name)) }
      + renamedModules.filter { own[$0.module] == nil }
      .map { SourceEdit(range: $0.range, text: $0.text) }
      + importedNames.compactMap { imported in
        own[imported.module].flatMap { name in
          name == imported.module ? nil : SourceEdit(range: imported.range, text: name)
        }
      }
      + loggingModules.map { SourceEdit(range: $0, text: "OSLog") }
      + networkingModules.map { SourceEdit(range: $0, text: "FoundationNetworking") }
      + runtimeImports.map { SourceEdit(range: $0, text: "UIKit") }
      + submodules.map(SourceEdit.removal)
      + moduleNames.map { SourceEdit(range: $0, text: "SwiftUI") }
  }

  /// `#keyPath` and `#selector`.
  private var selectorEdits: [SourceEdit] {
    keyPaths.map { SourceEdit(range: $0.range, text: "\"\($0.path)\"") }
      + selectors.map { selector in
        selector.isAccessor
          ? SourceEdit(range: selector.range, text: "Selector(\"\(selector.method)\")")
          : SourceEdit(range: selector.head, text: selector.needsSelf ? "_s(  Self." : "_s(")
      }
  }

  /// Properties and methods with `@NSManaged`.
  private var managedObjectEdits: [SourceEdit] {
    managedProperties.flatMap { property in
      [
        .removal(of: property.attribute),
        .insertion(
          of: " { get { _managedValue(\"\(property.name)\") }"
            + " set { _setManagedValue(newValue, \"\(property.name)\") } }",
          at: property.end),
      ]
    }
      + managedMethods.flatMap { method in
        [.removal(of: method.attribute), .insertion(of: method.body, at: method.end)]
      }
  }

  /// Members that are added to classes, and overrides that differ from Apple's.
  private var memberEdits: [SourceEdit] {
    absoluteValues.map { .insertion(of: "Swift.", at: $0) }
      + rowEditMembers.map { .insertion(of: $0.text, at: $0.offset) }
      + layerMembers.map { .insertion(of: $0.text, at: $0.offset) }
      + recognizerOverrides.map { .insertion(of: $0.text, at: $0.offset) }
      + descriptions.overrides.map(SourceEdit.removal)
      + descriptions.types.flatMap { type in
        [
          .insertion(of: "String(describing: ", at: type.start),
          SourceEdit(range: type.call, text: ")"),
        ]
      }
      + uncalledOverrides.flatMap { override in
        override.modifiers.map(SourceEdit.removal)
          + [SourceEdit(range: override.name, text: "_" + override.member)]
          + override.insertions.filter { !$0.text.isEmpty }
          .map { .insertion(of: $0.text, at: $0.offset) }
      }
  }

  /// Optional requirements of protocols, and calls of methods that are optional on Apple's systems.
  private func edits(
    of requirements: OptionalRequirements, _ context: ModuleContext
  ) -> [SourceEdit] {
    let methods = context.optionalMethods.union(requirements.methods)
      .union(OptionalRequirements.known)
    let own = context.optionalMethods.union(requirements.methods)
    let results = context.optionalResults.union(requirements.results)
    let owners = context.optionalOwners
      .union(OptionalResults.owners(of: requirements.protocolsWithResults, typeParents))
    let changed = methodsWithResults.filter {
      !$0.isOptional && results.contains($0.signature) && !$0.owners.isDisjoint(with: owners)
    }
    return requirements.classOnly.map { .insertion(of: ": AnyObject", at: $0) }
      + requirements.keywords.map(SourceEdit.removal)
      + optionalCalls.filter { methods.contains($0.method) }.map { .removal(of: $0.mark) }
      + doubleMarks.map(SourceEdit.removal)
      + changed.filter(\.isComposed).map { .insertion(of: "(", at: $0.start) }
      + changed.map { .insertion(of: $0.isComposed ? ")?" : "?", at: $0.end) }
      + methodConditions.filter { own.contains($0.method) }.flatMap { condition -> [SourceEdit] in
        [
          .insertion(of: "Optional(", at: condition.range.lowerBound),
          .insertion(of: ")", at: condition.range.upperBound),
        ]
      }
  }

  private func localizationEdits(_ context: ModuleContext) -> [SourceEdit] {
    let declaresFunction = context.hasOwnLocalizedString || localizedCalls.declaresFunction
    let functions = declaresFunction ? [] : localizedCalls.functions
    return functions.map { SourceEdit(range: $0, text: "_nsLocalized") }
      + localizedCalls.methods.map { SourceEdit(range: $0, text: "_localized") }
  }

  /// Conditions such as `os(iOS)`, whose value is known.
  private func conditionEdits(_ platform: SourcePlatform) -> [SourceEdit] {
    platformConditions.compactMap { condition in
      platform.value(of: condition.function, condition.argument)
        .map { SourceEdit(range: condition.range, text: $0 ? "true" : "false") }
    }
  }
}
