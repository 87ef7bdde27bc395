// Part of Snapback, under the MIT licence; see LICENSE.

extension AnimationForm: CustomStringConvertible {
  package var description: String {
    switch self {
    case .default: "default"
    case .spring(let spring, let blend):
      "spring(duration: \(spring.duration), bounce: \(spring.bounce)"
        + (blend == 0 ? ")" : ", blendDuration: \(blend))")
    case .interpolatingSpring(let spring):
      "interpolatingSpring(mass: \(spring.spring.mass), stiffness: \(spring.spring.springConstant), "
        + "damping: \(spring.spring.damping), initialVelocity: \(spring.velocity))"
    case .curve(let curve, let duration): curve.description(duration: duration)
    case .custom(let custom): "\(custom.base)"
    case .delay(let base, let delay): "\(base).delay(\(delay))"
    case .speed(let base, let factor): "\(base).speed(\(factor))"
    case .repeating(let base, let count, let autoreverses):
      count.isFinite
        ? "\(base).repeatCount(\(Int(count)), autoreverses: \(autoreverses))"
        : "\(base).repeatForever(autoreverses: \(autoreverses))"
    case .logicallyComplete(let base, let after): "\(base).logicallyComplete(after: \(after))"
    }
  }
}
