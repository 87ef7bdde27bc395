// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The saved values of a model.
struct StoredRow: Equatable, Sendable {
  let identifier: PersistentIdentifier
  /// Rows have increasing numbers in the order in which they were inserted.
  var sequence = 0
  /// A JSON object, without line breaks.
  let json: Data

  /// The row of a model's current values.
  init(of model: any PersistentModel) throws {
    identifier = model.persistentModelID
    json = try Self.encoder.encode(RowWriter(model: model))
    // Foundation writes a Decimal in a value as NaN, which is no JSON.
    if JSONNumbers.hasInvalid(json) {
      throw SwiftDataError.notANumber("\(type(of: model))")
    }
  }

  init(identifier: PersistentIdentifier, sequence: Int, json: Data) {
    (self.identifier, self.sequence, self.json) = (identifier, sequence, json)
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }

  static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }
}

/// Writes the values of a model.
private struct RowWriter: Encodable {
  let model: any PersistentModel

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: PropertyKey.self)
    for property in EntityInfo.of(type(of: model)).properties where property.isSaved {
      let key = PropertyKey(stringValue: property.name)
      switch property.kind {
      case .attribute(let coding):
        guard let value = model._$record.values[property.name] else { continue }
        do {
          try coding.encode(value, &container, key)
        } catch {
          throw SwiftDataError.unencodable("\(type(of: model)).\(property.name)", error)
        }
      case .relationship:
        let keys = Relationships.models(property.name, of: model)
          .filter { !$0.isDeleted && $0._$record.context != nil }.map(\.persistentModelID.key)
        if keys.isEmpty, property.relationship?.isRequired == true {
          throw SwiftDataError.missing("\(type(of: model))", property.name)
        }
        try container.encode(keys, forKey: key)
      }
    }
  }
}

/// Reads the values of a row.
private struct RowReader: Decodable {
  /// The values to read, and those that have been read.
  final class Job {
    let properties: [Schema.PropertyMetadata]
    let find: (PersistentIdentifier) -> (any PersistentModel)?
    var values: [String: Any] = [:]

    init(
      _ properties: [Schema.PropertyMetadata],
      _ find: @escaping (PersistentIdentifier) -> (any PersistentModel)?
    ) {
      (self.properties, self.find) = (properties, find)
    }

    /// The names in the order in which they are looked for. A row with the earlier name is of an earlier version, in
    /// which another property can have had the current name.
    private func names(of property: Schema.PropertyMetadata) -> [String] {
      guard let original = property.originalName else { return [property.name] }
      let isReused = properties.contains { $0.name == original }
      return isReused ? [property.name, original] : [original, property.name]
    }

    func read(_ property: Schema.PropertyMetadata, _ row: KeyedDecodingContainer<PropertyKey>) {
      let names = names(of: property)
      guard let key = names.map(PropertyKey.init(stringValue:)).first(where: row.contains) else {
        return
      }
      switch property.kind {
      case .attribute(let coding):
        // A value that the type does not have any more counts as missing.
        values[property.name] = try? coding.decode(row, key)
      case .relationship(let info):
        let entity = EntityInfo.name(of: info.destination)
        let keys = (try? row.decode([String].self, forKey: key)) ?? []
        values[property.name] = info.value(
          keys.compactMap { find(PersistentIdentifier(entityName: entity, key: $0)) })
      }
    }
  }

  /// A job for a decoder, which uses it on this thread only.
  struct JobBox: Sendable {
    nonisolated(unsafe) let job: Job
  }

  static let job = CodingUserInfoKey(rawValue: "job")

  init(from decoder: any Decoder) throws {
    guard let job = Self.job.flatMap({ decoder.userInfo[$0] as? JobBox })?.job else { return }
    let row = try decoder.container(keyedBy: PropertyKey.self)
    for property in job.properties { job.read(property, row) }
  }
}

/// The names of the properties in a row.
private struct RowNames: Decodable {
  let names: Set<String>

  init(from decoder: any Decoder) throws {
    names = Set(try decoder.container(keyedBy: PropertyKey.self).allKeys.map(\.stringValue))
  }
}

extension StoredRow {
  /// Returns whether one of some properties is in the row.
  func hasProperty(_ names: [String]) -> Bool {
    guard names.contains(where: { json.range(of: Data("\"\($0)\":".utf8)) != nil }) else {
      return false
    }
    let row = try? Self.decoder.decode(RowNames.self, from: json)
    return row.map { !$0.names.isDisjoint(with: names) } ?? false
  }
}

extension EntityInfo {
  /// The values of a row. Models that are not in the store any more are left out.
  func values(of row: StoredRow, in context: ModelContext) -> [String: Any] {
    let job = RowReader.Job(properties) { context.registered($0) }
    let decoder = StoredRow.decoder
    if let key = RowReader.job { decoder.userInfo[key] = RowReader.JobBox(job: job) }
    do {
      _ = try decoder.decode(RowReader.self, from: row.json)
    } catch {
      // Earlier versions wrote NaN.
      guard let json = JSONNumbers.withoutInvalid(row.json) else { return job.values }
      _ = try? decoder.decode(RowReader.self, from: json)
    }
    return job.values
  }
}
