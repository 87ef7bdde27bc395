// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

extension MotionPlot {
  /// The values of all curves as comma-separated values, a line for each frame of a curve.
  var csv: String {
    var lines = ["view_property,unit,time_s,value,velocity_per_s"]
    for curve in curves {
      let title = curve.property.title(touched: record.viewName).replacing("\"", with: "\"\"")
      for sample in curve.samples {
        lines.append(
          "\"\(title)\",\(curve.property.unit),"
            + String(format: "%.4f,%.4f,%.3f", sample.time, sample.value, sample.velocity))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The values of all curves as a JSON array of objects.
  var json: String {
    struct Curve: Encodable {
      let property: String
      let unit: String
      let samples: [[Double]]
    }
    let objects = curves.map { curve in
      Curve(
        property: curve.property.title(touched: record.viewName), unit: curve.property.unit,
        samples: curve.samples.map { [$0.time, $0.value, $0.velocity] })
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let data = (try? encoder.encode(objects)) ?? Data("[]".utf8)
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
