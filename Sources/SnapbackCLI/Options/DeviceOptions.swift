// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Foundation
import Interface
import Spelling

/// The device whose screen is the stage.
struct DeviceOptions: ParsableArguments, Sendable {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      A device by its name, such as "iPhone 16": its size, scale and safe areas. snapback list --devices \
      shows all.
      """, valueName: "name"))
  var device: String?

  @Flag(help: "Landscape orientation: the longer side is the width.")
  var landscape = false

  /// Returns the device; nil if none is named. Throws `unknownDevice` with the nearest name.
  func chosen() throws(ProgramError) -> Device? {
    guard let name = device else { return nil }
    guard let device = Device.named(name) else {
      throw .unknownDevice(
        name, nearest: NearestName.of(name, among: Device.all.map(\.name)))
    }
    return device
  }

  /// The options as arguments of another process of this program.
  var arguments: [String] {
    (device.map { ["--device", $0] } ?? []) + (landscape ? ["--landscape"] : [])
  }
}
