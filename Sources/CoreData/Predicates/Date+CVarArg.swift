// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

// Arguments of formats are written `date as CVarArg`; on Apple's systems the types are bridged to objects.

// swift-format-ignore: AvoidRetroactiveConformances
extension Date: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgEncoding: [Int] { description._cVarArgEncoding }
  public var _cVarArgObject: any CVarArg { description._cVarArgObject }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgEncoding: [Int] { uuidString._cVarArgEncoding }
  public var _cVarArgObject: any CVarArg { uuidString._cVarArgObject }
}
