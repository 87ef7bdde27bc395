// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import UIKitViews

/// A property of an `App` that creates an application's delegate, and calls its launch methods.
///
/// Previewed sources name the delegate's type, as in SwiftUI: `@UIApplicationDelegateAdaptor(Delegate.self)`.
/// Swift on Linux cannot create an object from such a value, so their compiled copy has its initializer.
@preconcurrency @MainActor
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: UIApplicationDelegate> {
  /// The delegate.
  public let wrappedValue: DelegateType

  /// Creates the delegate by a function, and launches the application.
  public init(_ create: () -> DelegateType) {
    wrappedValue = create()
    UIApplication.shared.launch(wrappedValue)
  }
}
