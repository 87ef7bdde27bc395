// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import MacroExpansion
import Testing

/// The messages between the compiler and the macro plugin.
struct PluginReplyTests {
  private func reply(_ json: String) throws -> String {
    let message = try JSONDecoder().decode(HostMessage.self, from: Data(json.utf8))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(PluginReply(to: message)), as: UTF8.self)
  }

  private func attached(_ type: String, role: String, _ source: String) -> String {
    """
    {"expandAttachedMacro": {"macro": {"moduleName": "SnapbackMacros", "typeName": "\(type)", "name": "x"},
      "macroRole": "\(role)", "discriminator": "x", "attributeSyntax": {"source": "@x"},
      "declSyntax": {"kind": "declaration", "source": "\(source)",
        "location": {"fileName": "a.swift", "fileID": "a/a.swift", "offset": 7, "line": 1, "column": 7}},
      "lexicalContext": [{"kind": "declaration", "source": "extension EnvironmentValues {}"}]}}
    """
  }

  @Test func `the plugin tells the version of its messages`() throws {
    #expect(
      try reply(#"{"getCapability": {"capability": {"protocolVersion": 7}}}"#)
        == #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#)
  }

  @Test func `a preview expands to nothing, an unknown macro is refused`() throws {
    let message = { (type: String) in
      """
      {"expandFreestandingMacro": {"macro": {"moduleName": "m", "typeName": "\(type)", "name": "x"},
        "discriminator": "x", "syntax": {"kind": "expression", "source": "#Preview {}"}}}
      """
    }
    #expect(
      try reply(message("PreviewMacro"))
        == #"{"expandMacroResult":{"diagnostics":[],"expandedSource":""}}"#)
    #expect(try reply(message("Other")) == #"{"expandMacroResult":{"diagnostics":[]}}"#)
    #expect(
      try reply(attached("PreviewableMacro", role: "peer", "@Previewable @State var a = 3"))
        == #"{"expandMacroResult":{"diagnostics":[],"expandedSource":""}}"#)
  }

  @Test func `an entry has a key and accessors, or an error at its location`() throws {
    #expect(
      try reply(attached("EntryMacro", role: "accessor", "@Entry var a = 3"))
        .contains("get { self[__Key_a.self] }"))
    #expect(
      try reply(attached("EntryMacro", role: "peer", "@Entry var a = 3"))
        .contains("private struct __Key_a"))
    let failed = try reply(attached("EntryMacro", role: "peer", "@Entry let a = 3"))
    #expect(failed.contains("'@Entry' needs a 'var'"))
    #expect(failed.contains(#""position":{"fileName":"a.swift","offset":7}"#))
    #expect(
      try !reply(attached("EntryMacro", role: "accessor", "@Entry let a = 3")).contains("needs"))
  }
}
