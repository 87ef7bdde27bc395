// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls

/// A type whose values can be dragged to other views.
public protocol Transferable {
  /// The type of the representation, inferred from `transferRepresentation`.
  associatedtype Representation: TransferRepresentation

  /// The representations of values for other types, in order of preference.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}
