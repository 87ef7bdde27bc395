// Part of Snapback, under the MIT licence; see LICENSE.

/// A namespace for the publishers that operators return.
public enum Publishers {}
