// Part of Snapback, under the MIT licence; see LICENSE.

extension Plan {
  /// Passes the colors of a shader's ramp to the body; nil if there is no shader, or it has none.
  func withRamp(of shader: Shader?, _ body: (UnsafePointer<UInt32>?) -> Void) {
    guard let ramp = shader?.ramp else {
      body(nil)
      return
    }
    ramps[ramp].colors.withUnsafeBufferPointer { body($0.baseAddress) }
  }
}
