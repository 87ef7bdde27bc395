// Part of Snapback, under the MIT licence; see LICENSE.

import CRaster
import Testing

/// The kernels for one instruction set that this processor has.
struct InstructionSet: CustomTestStringConvertible {
  let name: String
  let kernels: craster_kernel_table

  var testDescription: String { name }

  /// The kernels that the others are compared with.
  static var portable: InstructionSet { available[0] }

  /// Those that the rasterizer uses in this process.
  static let chosen = InstructionSet(
    name: String(cString: craster_isa_name(craster_chosen_isa())),
    kernels: craster_kernels().pointee)

  /// All that the processor has, portable first. Those it lacks are printed.
  static let available: [InstructionSet] = {
    var found: [InstructionSet] = []
    for number in 0..<UInt32(craster_isa_count) {
      let isa = craster_isa(rawValue: number)
      let name = String(cString: craster_isa_name(isa))
      if let table = craster_kernels_for(isa) {
        found.append(InstructionSet(name: name, kernels: table.pointee))
      } else {
        print("RasterTests: this processor lacks \(name); its kernels were not tested")
      }
    }
    return found
  }()

  /// Runs a kernel with every instruction set on the same initial values, and expects the same result.
  /// Returns that of the portable one.
  @discardableResult
  static func compare<Element: Equatable>(
    _ initial: [Element], _ kernel: Comment, sourceLocation: SourceLocation = #_sourceLocation,
    _ run: (craster_kernel_table, inout [Element]) -> Void
  ) -> [Element] {
    var expected = initial
    run(portable.kernels, &expected)
    for set in available.dropFirst() {
      var result = initial
      run(set.kernels, &result)
      #expect(result == expected, "\(kernel), \(set.name)", sourceLocation: sourceLocation)
    }
    return expected
  }
}
