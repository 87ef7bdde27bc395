// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// Runs a closure. On Apple's systems objects of Objective-C are released at its end; there are none here.
public func autoreleasepool<Result, E: Error>(
  invoking body: () throws(E) -> Result
) throws(E) -> Result {
  try body()
}

extension ProcessInfo {
  /// The thermal state of the machine.
  public enum ThermalState: Int, Sendable {
    case nominal, fair, serious, critical
  }

  /// The thermal state of the machine: always nominal, as desktops do not report it to programs.
  public var thermalState: ThermalState { .nominal }

  /// Whether the device saves energy: desktops do not tell programs, so it is always false.
  public var isLowPowerModeEnabled: Bool { false }
}
