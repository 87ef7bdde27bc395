// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

extension URL {
  /// Writes the chosen parts of URLs.
  public struct FormatStyle: ParseableFormatStyle, Sendable {
    /// A part of a URL.
    public enum Component: Int, Codable, Hashable, Sendable {
      case scheme, user, password, host, port, path, query, fragment
    }

    /// The condition under which a part is written.
    public struct ComponentDisplayOption: Codable, Hashable, Sendable {
      fileprivate var condition: Condition

      /// Wherever there is one.
      public static var always: Self { Self(condition: .always) }
      /// In no URL.
      public static var never: Self { Self(condition: .never) }
      /// Unless the scheme is "http" or "https".
      public static var omitIfHTTPFamily: Self {
        omitWhen(.scheme, matches: ["http", "https"])
      }

      /// Shows the part if another part is one of the given ones.
      public static func displayWhen(
        _ component: Component, matches requirements: Set<String>
      ) -> Self {
        Self(condition: .if(component, requirements))
      }

      /// Unless another part is one of the given ones.
      public static func omitWhen(
        _ component: Component, matches requirements: Set<String>
      ) -> Self {
        Self(condition: .unless(component, requirements))
      }
    }

    /// The condition under which the host is written.
    public struct HostDisplayOption: Codable, Hashable, Sendable {
      fileprivate var condition: Condition
      fileprivate var omittedSubdomains: Set<String> = []
      fileprivate var omitsMoreLevels = false

      /// Wherever there is one.
      public static var always: Self { Self(condition: .always) }
      /// In no URL.
      public static var never: Self { Self(condition: .never) }

      /// Shows the part if another part is one of the given ones.
      public static func displayWhen(
        _ component: Component, matches requirements: Set<String>
      ) -> Self {
        Self(condition: .if(component, requirements))
      }

      /// Unless another part is one of the given ones.
      public static func omitWhen(
        _ component: Component, matches requirements: Set<String>
      ) -> Self {
        Self(condition: .unless(component, requirements))
      }

      /// Without the given first labels, such as "www". The labels between them and the last two, too, if
      /// `includeMultiLevelSubdomains` is true.
      public static func omitSpecificSubdomains(
        _ subdomains: Set<String> = [],
        includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false
      ) -> Self {
        Self(
          condition: .always, omittedSubdomains: subdomains,
          omitsMoreLevels: omitMultiLevelSubdomains)
      }
    }

    fileprivate enum Condition: Codable, Hashable {
      case always, never
      case `if`(Component, Set<String>)
      case unless(Component, Set<String>)
    }

    private var scheme, user, password, port, path, query, fragment: ComponentDisplayOption
    private var host: HostDisplayOption

    /// A style with every part but the user, the password and the ports of web pages by default.
    public init(
      scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
      password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
      port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .always, fragment: ComponentDisplayOption = .always
    ) {
      self.scheme = scheme
      self.user = user
      self.password = password
      self.host = host
      self.port = port
      self.path = path
      self.query = query
      self.fragment = fragment
    }

    /// Returns the chosen parts of a URL, without percent encoding.
    public func format(_ url: URL) -> String {
      guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
        return url.absoluteString
      }
      func isShown(_ condition: Condition) -> Bool {
        switch condition {
        case .always: true
        case .never: false
        case .if(let component, let values):
          values.contains(Self.text(of: component, in: parts) ?? "")
        case .unless(let component, let values):
          !values.contains(Self.text(of: component, in: parts) ?? "")
        }
      }
      func shown(_ component: Component, _ option: ComponentDisplayOption) -> String? {
        isShown(option.condition) ? Self.text(of: component, in: parts) : nil
      }
      var name = isShown(host.condition) ? parts.host : nil
      if let full = name { name = shortened(full) }

      var text = ""
      if let scheme = shown(.scheme, scheme) {
        text += "\(scheme):\(parts.host == nil ? "" : "//")"
      }
      if let name {
        if let user = shown(.user, user) {
          text += user + (shown(.password, password).map { ":\($0)" } ?? "") + "@"
        }
        text += name + (shown(.port, port).map { ":\($0)" } ?? "")
      }
      if let path = shown(.path, path), path != "/" || text.isEmpty { text += path }
      if let query = shown(.query, query) { text += "?\(query)" }
      if let fragment = shown(.fragment, fragment) { text += "#\(fragment)" }
      return text
    }

    /// Reads URLs.
    public var parseStrategy: ParseStrategy { ParseStrategy() }

    private static func text(of component: Component, in parts: URLComponents) -> String? {
      switch component {
      case .scheme: parts.scheme
      case .user: parts.user
      case .password: parts.password
      case .host: parts.host
      case .port: parts.port.map { String($0) }
      case .path: parts.path
      case .query: parts.query
      case .fragment: parts.fragment
      }
    }

    private func shortened(_ name: String) -> String {
      var labels = name.split(separator: ".")
      guard labels.count > 2,
        host.omittedSubdomains.contains(String(labels[0])) || host.omitsMoreLevels
      else { return name }
      if host.omittedSubdomains.contains(String(labels[0])) { labels.removeFirst() }
      if host.omitsMoreLevels { labels = labels.suffix(2) }
      return labels.joined(separator: ".")
    }
  }

  /// Reads URLs with a scheme.
  public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    public init() {}

    /// Returns the URL of a text, without the spaces around it.
    ///
    /// - Throws: An error if it is no URL, or has no scheme.
    public func parse(_ value: String) throws -> URL {
      guard let url = URL(string: value.trimmingCharacters(in: .whitespaces)), url.scheme != nil
      else { throw CocoaError(.formatting) }
      return url
    }
  }

  /// Returns the URL without user and password.
  public func formatted() -> String { FormatStyle().format(self) }

  /// Returns the URL as the style writes it.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == URL {
    style.format(self)
  }

  /// The URL that a strategy reads.
  public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
  where S.ParseOutput == URL {
    self = try strategy.parse(value)
  }
}

extension URL.FormatStyle {
  /// Returns the style with another condition for the scheme.
  public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self {
    with(\.scheme, strategy)
  }

  /// Returns the style with another condition for the user.
  public func user(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.user, strategy) }

  /// Returns the style with another condition for the password.
  public func password(_ strategy: ComponentDisplayOption = .always) -> Self {
    with(\.password, strategy)
  }

  /// Returns the style with another condition for the host.
  public func host(_ strategy: HostDisplayOption = .always) -> Self { with(\.host, strategy) }

  /// Returns the style with another condition for the port.
  public func port(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.port, strategy) }

  /// Returns the style with another condition for the path.
  public func path(_ strategy: ComponentDisplayOption = .always) -> Self { with(\.path, strategy) }

  /// Returns the style with another condition for the query.
  public func query(_ strategy: ComponentDisplayOption = .always) -> Self {
    with(\.query, strategy)
  }

  /// Returns the style with another condition for the fragment.
  public func fragment(_ strategy: ComponentDisplayOption = .always) -> Self {
    with(\.fragment, strategy)
  }

  private func with<Value>(_ key: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var style = self
    style[keyPath: key] = value
    return style
  }
}

extension FormatStyle where Self == URL.FormatStyle {
  /// A style with every part but the user, the password and the ports of web pages.
  public static var url: Self { Self() }
}

extension ParseStrategy where Self == URL.ParseStrategy {
  /// Reads URLs with a scheme.
  public static var url: Self { Self() }
}
