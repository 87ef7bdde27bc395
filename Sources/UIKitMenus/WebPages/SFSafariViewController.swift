// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import UIKitControls
import UIKitViews
@_spi(ViewTree) import ViewCore

/// Shows a web page: it opens the page in the desktop's browser when it appears for the first time, and shows the address
/// with a button that opens it again, and one that dismisses the controller.
///
/// - Note: Differs from SafariServices: the page is in the browser's window, so its contents and loads are not reported.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// The settings of a controller.
  public final class Configuration {
    /// No effect: the browser decides.
    public var entersReaderIfAvailable = false
    /// No effect: there are no bars that collapse.
    public var barCollapsingEnabled = true

    /// Creates settings with their defaults.
    public init() {}
  }

  /// The title of the button that dismisses the controller.
  public enum DismissButtonStyle: Int, Sendable {
    case done, close, cancel
  }

  /// The settings.
  public let configuration: Configuration
  /// The object that is notified when the user has dismissed the controller.
  public weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The color of the buttons; nil for the tint color.
  public var preferredControlTintColor: UIColor?
  /// The color of the background; nil for the system's.
  public var preferredBarTintColor: UIColor?
  /// The title of the button that dismisses the controller.
  public var dismissButtonStyle = DismissButtonStyle.done
  private let url: URL
  private var isOpened = false

  /// Creates a controller for the page with an address.
  public init(url: URL, configuration: Configuration) {
    self.url = url
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller for the page with an address.
  public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }

  /// Not for pages: there is no address.
  public required init?(coder: NSCoder) { return nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = preferredBarTintColor ?? .systemBackground
    let address = UILabel()
    address.text = url.host ?? url.absoluteString
    address.font = .preferredFont(forTextStyle: .headline)
    address.numberOfLines = 2
    address.textAlignment = .center
    let open = button("Open in Browser") { [weak self] in self?.openPage() }
    let titles: [DismissButtonStyle: String] = [.done: "Done", .close: "Close", .cancel: "Cancel"]
    let end = button(titles[dismissButtonStyle] ?? "Done") { [weak self] in self?.finish() }
    let stack = UIStackView(arrangedSubviews: [address, open])
    stack.axis = .vertical
    stack.spacing = 16
    for part in [stack, end] as [UIView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, constant: -32),
      end.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      end.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
    ])
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isOpened else { return }
    isOpened = true
    openPage()
  }

  private func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: title) { _ in action() })
    button.tintColor = preferredControlTintColor ?? button.tintColor
    return button
  }

  private func openPage() { UIApplication.shared.open(url) }

  private func finish() {
    dismiss(animated: true) { [self] in delegate?.safariViewControllerDidFinish(self) }
  }
}

/// Is notified of events in a controller of a web page.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: AnyObject {
  /// Called after the user has dismissed the controller.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
