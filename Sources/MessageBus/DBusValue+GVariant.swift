// Part of Snapback, under the MIT licence; see LICENSE.

import CGIO

extension DBusValue {
  /// Makes the value for GLib; the result is floating, so that the message that receives it owns it.
  func makeVariant() -> OpaquePointer? {
    switch self {
    case .boolean(let value): g_variant_new_boolean(value ? 1 : 0)
    case .byte(let value): g_variant_new_byte(value)
    case .int16(let value): g_variant_new_int16(value)
    case .int32(let value): g_variant_new_int32(value)
    case .uint32(let value): g_variant_new_uint32(value)
    case .double(let value): g_variant_new_double(value)
    // A string with a zero byte would end there; D-Bus has no such strings.
    case .string(let text): g_variant_new_string(text)
    case .objectPath(let path): g_variant_new_object_path(path)
    case .variant(let value): g_variant_new_variant(value.makeVariant())
    case .structure(let members): Self.makeTuple(members)
    case .array(let signature, let elements):
      Self.make(elements) { children, count in
        Self.withType(signature) { g_variant_new_array($0, children, count) }
      }
    case .dictionary(let signature, let entries):
      Self.makeDictionary(signature, entries)
    }
  }

  /// Makes a tuple, such as the body of a message.
  static func makeTuple(_ members: [DBusValue]) -> OpaquePointer? {
    make(members) { g_variant_new_tuple($0, $1) }
  }

  private static func makeDictionary(
    _ signature: String, _ entries: [String: DBusValue]
  ) -> OpaquePointer? {
    let pairs = entries.sorted { $0.key < $1.key }.map { key, value in
      g_variant_new_dict_entry(g_variant_new_string(key), value.makeVariant())
    }
    return withPointers(pairs) { children, count in
      withType("{s" + signature + "}") { g_variant_new_array($0, children, count) }
    }
  }

  private static func make(
    _ values: [DBusValue], _ body: (UnsafePointer<OpaquePointer?>?, gsize) -> OpaquePointer?
  ) -> OpaquePointer? {
    withPointers(values.map { $0.makeVariant() }, body)
  }

  private static func withPointers(
    _ pointers: [OpaquePointer?], _ body: (UnsafePointer<OpaquePointer?>?, gsize) -> OpaquePointer?
  ) -> OpaquePointer? {
    pointers.withUnsafeBufferPointer { body($0.baseAddress, gsize($0.count)) }
  }

  private static func withType(
    _ signature: String, _ body: (OpaquePointer?) -> OpaquePointer?
  ) -> OpaquePointer? {
    let type = g_variant_type_new(signature)
    defer { g_variant_type_free(type) }
    return body(type)
  }

  /// Reads a value of GLib; nil for a type that no message to a program's objects has.
  init?(_ variant: OpaquePointer) {
    switch String(cString: g_variant_get_type_string(variant)) {
    case "b": self = .boolean(g_variant_get_boolean(variant) != 0)
    case "y": self = .byte(g_variant_get_byte(variant))
    case "n": self = .int16(g_variant_get_int16(variant))
    case "i": self = .int32(g_variant_get_int32(variant))
    case "u": self = .uint32(g_variant_get_uint32(variant))
    case "d": self = .double(g_variant_get_double(variant))
    case "s": self = .string(String(cString: g_variant_get_string(variant, nil)))
    case "o": self = .objectPath(String(cString: g_variant_get_string(variant, nil)))
    case "v":
      guard let value = Self.children(of: variant).first else { return nil }
      self = .variant(value)
    case let type where type.hasPrefix("("): self = .structure(Self.children(of: variant))
    case let type where type.hasPrefix("a{s"):
      var entries: [String: DBusValue] = [:]
      for pair in Self.children(of: variant) {
        let members = pair.members
        if members.count == 2, let key = members[0].text { entries[key] = members[1] }
      }
      self = .dictionary(String(type.dropFirst(3).dropLast()), entries)
    case let type where type.hasPrefix("a"):
      self = .array(String(type.dropFirst()), Self.children(of: variant))
    case let type where type.hasPrefix("{"): self = .structure(Self.children(of: variant))
    default: return nil
    }
  }

  private static func children(of variant: OpaquePointer) -> [DBusValue] {
    (0..<g_variant_n_children(variant)).compactMap { index in
      guard let child = g_variant_get_child_value(variant, index) else { return nil }
      defer { g_variant_unref(child) }
      return DBusValue(child)
    }
  }
}
