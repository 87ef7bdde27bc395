// Part of Snapback, under the MIT licence; see LICENSE.

/// What the runtime knows of the cases of an enumeration.
enum EnumCases {
  /// How many cases there are; nil for anything but an enumeration whose cases have no values.
  ///
  /// A type's record begins with its kind and the address of its descriptor, whose sixth number says how many
  /// cases have values and whose seventh how many have none (Swift's ABI, `TypeMetadata`).
  static func count(of type: Any.Type) -> Int? {
    let enumeration = 0x201
    let record = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard record.load(as: Int.self) == enumeration else { return nil }
    let descriptor = record.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
    let withValues = descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xff_ffff
    return withValues == 0 ? Int(descriptor.load(fromByteOffset: 24, as: UInt32.self)) : nil
  }
}
