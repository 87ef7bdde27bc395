// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// The purpose of a measurement, which decides on the unit in which a region shows it.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  /// Unicode's name of the usage; nil keeps the unit.
  let name: String?

  /// The unit of the region for such quantities.
  public static var general: Self { Self(name: "default") }
  /// The unit of the measurement.
  public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// A person's height.
  public static var personHeight: Self { Self(name: "person-height") }
  /// A length of a person's body.
  public static var person: Self { Self(name: "person") }
  /// A distance on a road.
  public static var road: Self { Self(name: "road") }
  /// An optical focal length.
  public static var focalLength: Self { Self(name: "focal-length") }
  /// A height of rain.
  public static var rainfall: Self { Self(name: "rainfall") }
  /// A height of snow.
  public static var snowfall: Self { Self(name: "snowfall") }
  /// A distance at which objects can be seen.
  public static var visibility: Self { Self(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// A person's weight.
  public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// Energy in food.
  public static var food: Self { Self(name: "food") }
  /// Energy of a workout.
  public static var workout: Self { Self(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// A person's temperature.
  public static var person: Self { Self(name: "person") }
  /// The temperature of the air.
  public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// A volume of a liquid.
  public static var liquid: Self { Self(name: "fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// The speed of wind.
  public static var wind: Self { Self(name: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// The pressure of the air.
  public static var barometric: Self { Self(name: "baromtrc") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitConcentrationMass {
  /// The sugar in blood.
  public static var bloodGlucose: Self { Self(name: "blood-glucose") }
}
