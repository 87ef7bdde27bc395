// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// An acceleration in multiples of that of gravity.
public struct CMAcceleration: Sendable {
  public var x: Double
  public var y: Double
  public var z: Double

  /// Creates an acceleration.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A speed of rotation around each axis in radians per second.
public struct CMRotationRate: Sendable {
  public var x: Double
  public var y: Double
  public var z: Double

  /// Creates a speed of rotation.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A rotation.
public struct CMQuaternion: Sendable {
  public var x: Double
  public var y: Double
  public var z: Double
  public var w: Double

  /// Creates a rotation.
  public init(x: Double = 0, y: Double = 0, z: Double = 0, w: Double = 0) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }
}

/// A value of a sensor with its time.
open class CMLogItem: NSObject {
  /// The time since the device was started, in seconds.
  public let timestamp: TimeInterval

  init(timestamp: TimeInterval) { self.timestamp = timestamp }
}

/// How a device is held. There is none without sensors.
open class CMAttitude: NSObject {
  /// The rotation around the longitudinal axis in radians.
  open var roll: Double { 0 }
  /// The rotation around the lateral axis in radians.
  open var pitch: Double { 0 }
  /// The rotation around the vertical axis in radians.
  open var yaw: Double { 0 }
  /// The rotation.
  open var quaternion: CMQuaternion { CMQuaternion(w: 1) }

  override init() {}
}

/// How a device is held and moved. There is none without sensors.
open class CMDeviceMotion: CMLogItem {
  /// How the device is held.
  public let attitude = CMAttitude()
  /// The speed of its rotation.
  open var rotationRate: CMRotationRate { CMRotationRate() }
  /// The direction of gravity in the axes of the device.
  open var gravity: CMAcceleration { CMAcceleration() }
  /// The acceleration without that of gravity.
  open var userAcceleration: CMAcceleration { CMAcceleration() }
}

/// A value of an accelerometer. There is none without sensors.
open class CMAccelerometerData: CMLogItem {
  /// The acceleration.
  open var acceleration: CMAcceleration { CMAcceleration() }
}

/// A value of a gyroscope. There is none without sensors.
open class CMGyroData: CMLogItem {
  /// The speed of rotation.
  open var rotationRate: CMRotationRate { CMRotationRate() }
}
