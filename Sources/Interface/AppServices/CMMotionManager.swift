// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// Called with a value or an error.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
/// Called with a value or an error.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// Called with a value or an error.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void

/// The accelerometer, gyroscope and magnetometer of a device. A desktop has none: as in the simulator of a phone, none is
/// available, starting one has no effect, and there are no values.
open class CMMotionManager: NSObject {
  /// The interval between values in seconds.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  /// The interval between values in seconds.
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  /// The interval between values in seconds.
  open var gyroUpdateInterval: TimeInterval = 0.01

  /// Whether the attitude of the device is known: false.
  open var isDeviceMotionAvailable: Bool { false }
  /// Whether there is an accelerometer: false.
  open var isAccelerometerAvailable: Bool { false }
  /// Whether there is a gyroscope: false.
  open var isGyroAvailable: Bool { false }
  /// Whether there is a magnetometer: false.
  open var isMagnetometerAvailable: Bool { false }
  /// Whether the attitude is being read: false.
  open var isDeviceMotionActive: Bool { false }
  /// Whether the accelerometer is being read: false.
  open var isAccelerometerActive: Bool { false }
  /// Whether the gyroscope is being read: false.
  open var isGyroActive: Bool { false }
  /// The last attitude: nil.
  open var deviceMotion: CMDeviceMotion? { nil }
  /// The last value of the accelerometer: nil.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// The last value of the gyroscope: nil.
  open var gyroData: CMGyroData? { nil }

  /// Creates a manager.
  public override init() {}

  /// Has no effect without sensors.
  open func startDeviceMotionUpdates() {}

  /// Has no effect without sensors.
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}

  /// Has no effect without sensors: the handler is not called.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) {}

  /// Has no effect without sensors: the handler is not called.
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) {}

  /// Has no effect without sensors.
  open func stopDeviceMotionUpdates() {}

  /// Has no effect without sensors.
  open func startAccelerometerUpdates() {}

  /// Has no effect without sensors: the handler is not called.
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) {}

  /// Has no effect without sensors.
  open func stopAccelerometerUpdates() {}

  /// Has no effect without sensors.
  open func startGyroUpdates() {}

  /// Has no effect without sensors: the handler is not called.
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler
  ) {}

  /// Has no effect without sensors.
  open func stopGyroUpdates() {}
}

/// The axes to which an attitude refers.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Z is vertical, X is arbitrary.
  public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 0)
  /// Z is vertical, X is arbitrary and corrected with the magnetometer.
  public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 1)
  /// Z is vertical, X points to magnetic north.
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 2)
  /// Z is vertical, X points to true north.
  public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 3)
}
