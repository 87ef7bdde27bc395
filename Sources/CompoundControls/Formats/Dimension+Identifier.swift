// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

extension Dimension {
  /// The name of a standard unit in Unicode's list of units: "kilometer-per-hour". Nil for a unit of the
  /// program's own.
  var standardIdentifier: String? {
    // Units of the same symbol differ by their type: "m" is meter and minute.
    Self.identifiers["\(Swift.type(of: self)) \(symbol)"]
  }

  private static let identifiers: [String: String] = {
    var table: [String: String] = [:]
    for (units, names) in standardUnits {
      for (unit, name) in zip(units, names.split(separator: " ")) {
        table["\(Swift.type(of: unit)) \(unit.symbol)"] = String(name)
      }
    }
    return table
  }()

  private static var standardUnits: [([Dimension], String)] {
    var units = basicUnits + electricUnits
    let prefixes = [
      "tera", "giga", "mega", "kilo", "", "milli", "micro", "nano", "pico", "femto",
    ]
    units += [
      (
        [
          UnitPower.terawatts, UnitPower.gigawatts, UnitPower.megawatts, UnitPower.kilowatts,
          UnitPower.watts, UnitPower.milliwatts, UnitPower.microwatts, UnitPower.nanowatts,
          UnitPower.picowatts, UnitPower.femtowatts, UnitPower.horsepower,
        ],
        prefixes.map { $0 + "watt" }.joined(separator: " ") + " horsepower"
      ),
      (
        [
          UnitFrequency.terahertz, UnitFrequency.gigahertz, UnitFrequency.megahertz,
          UnitFrequency.kilohertz, UnitFrequency.hertz, UnitFrequency.millihertz,
          UnitFrequency.microhertz, UnitFrequency.nanohertz,
        ],
        prefixes.prefix(8).map { $0 + "hertz" }.joined(separator: " ")
      ),
    ]
    return units
  }

  private static var basicUnits: [([Dimension], String)] {
    [
      (
        [
          UnitLength.megameters, UnitLength.kilometers, UnitLength.hectometers,
          UnitLength.decameters, UnitLength.meters, UnitLength.decimeters, UnitLength.centimeters,
          UnitLength.millimeters, UnitLength.micrometers, UnitLength.nanometers,
          UnitLength.picometers, UnitLength.inches, UnitLength.feet, UnitLength.yards,
          UnitLength.miles, UnitLength.scandinavianMiles, UnitLength.lightyears,
          UnitLength.nauticalMiles, UnitLength.fathoms, UnitLength.furlongs,
          UnitLength.astronomicalUnits, UnitLength.parsecs,
        ],
        """
        megameter kilometer hectometer decameter meter decimeter centimeter millimeter micrometer nanometer \
        picometer inch foot yard mile mile-scandinavian light-year nautical-mile fathom furlong \
        astronomical-unit parsec
        """
      ),
      (
        [
          UnitMass.kilograms, UnitMass.grams, UnitMass.decigrams, UnitMass.centigrams,
          UnitMass.milligrams, UnitMass.micrograms, UnitMass.nanograms, UnitMass.picograms,
          UnitMass.ounces, UnitMass.pounds, UnitMass.stones, UnitMass.metricTons,
          UnitMass.shortTons, UnitMass.carats, UnitMass.ouncesTroy,
        ],
        """
        kilogram gram decigram centigram milligram microgram nanogram picogram ounce pound stone tonne ton carat \
        ounce-troy
        """
      ),
      (
        [UnitTemperature.kelvin, UnitTemperature.celsius, UnitTemperature.fahrenheit],
        "kelvin celsius fahrenheit"
      ),
      (
        [
          UnitSpeed.metersPerSecond, UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour,
          UnitSpeed.knots,
        ], "meter-per-second kilometer-per-hour mile-per-hour knot"
      ),
      (
        [
          UnitArea.squareMegameters, UnitArea.squareKilometers, UnitArea.squareMeters,
          UnitArea.squareCentimeters, UnitArea.squareMillimeters, UnitArea.squareInches,
          UnitArea.squareFeet, UnitArea.squareYards, UnitArea.squareMiles, UnitArea.acres,
          UnitArea.hectares,
        ],
        """
        square-megameter square-kilometer square-meter square-centimeter square-millimeter square-inch \
        square-foot square-yard square-mile acre hectare
        """
      ),
      (
        [
          UnitVolume.liters, UnitVolume.deciliters, UnitVolume.centiliters, UnitVolume.milliliters,
          UnitVolume.cubicKilometers, UnitVolume.cubicMeters, UnitVolume.cubicCentimeters,
          UnitVolume.cubicInches, UnitVolume.cubicFeet, UnitVolume.teaspoons,
          UnitVolume.tablespoons, UnitVolume.fluidOunces, UnitVolume.cups, UnitVolume.pints,
          UnitVolume.quarts, UnitVolume.gallons, UnitVolume.metricCups,
        ],
        """
        liter deciliter centiliter milliliter cubic-kilometer cubic-meter cubic-centimeter cubic-inch cubic-foot \
        teaspoon tablespoon fluid-ounce cup pint quart gallon cup-metric
        """
      ),
      (
        [
          UnitDuration.hours, UnitDuration.minutes, UnitDuration.seconds,
          UnitDuration.milliseconds, UnitDuration.microseconds, UnitDuration.nanoseconds,
        ],
        "hour minute second millisecond microsecond nanosecond"
      ),
      (
        [UnitAngle.degrees, UnitAngle.arcMinutes, UnitAngle.arcSeconds, UnitAngle.radians],
        "degree arc-minute arc-second radian"
      ),
      (
        [
          UnitEnergy.kilojoules, UnitEnergy.joules, UnitEnergy.kilocalories, UnitEnergy.calories,
          UnitEnergy.kilowattHours,
        ], "kilojoule joule kilocalorie calorie kilowatt-hour"
      ),
      (
        [
          UnitPressure.hectopascals, UnitPressure.kilopascals, UnitPressure.megapascals,
          UnitPressure.bars, UnitPressure.millibars, UnitPressure.inchesOfMercury,
          UnitPressure.millimetersOfMercury, UnitPressure.poundsForcePerSquareInch,
        ],
        """
        hectopascal kilopascal megapascal bar millibar inch-ofhg millimeter-ofhg pound-force-per-square-inch
        """
      ),
    ]
  }

  private static var electricUnits: [([Dimension], String)] {
    [
      (
        [
          UnitInformationStorage.bits, UnitInformationStorage.bytes,
          UnitInformationStorage.kilobytes, UnitInformationStorage.megabytes,
          UnitInformationStorage.gigabytes, UnitInformationStorage.terabytes,
          UnitInformationStorage.petabytes,
        ], "bit byte kilobyte megabyte gigabyte terabyte petabyte"
      ),
      (
        [
          UnitElectricCurrent.amperes, UnitElectricCurrent.milliamperes,
          UnitElectricPotentialDifference.volts, UnitElectricPotentialDifference.millivolts,
          UnitElectricPotentialDifference.kilovolts, UnitElectricResistance.ohms,
          UnitElectricResistance.kiloohms, UnitIlluminance.lux,
          UnitAcceleration.metersPerSecondSquared,
          UnitAcceleration.gravity,
        ],
        "ampere milliampere volt millivolt kilovolt ohm kiloohm lux meter-per-square-second g-force"
      ),
      (
        [
          UnitFuelEfficiency.litersPer100Kilometers, UnitFuelEfficiency.milesPerGallon,
        ], "liter-per-100-kilometer mile-per-gallon"
      ),
      (
        [
          UnitConcentrationMass.milligramsPerDeciliter, UnitConcentrationMass.gramsPerLiter,
          UnitDispersion.partsPerMillion,
        ], "milligram-per-deciliter gram-per-liter part-per-1e6"
      ),
    ]
  }
}
