// Part of Snapback, under the MIT licence; see LICENSE.

/// The meaning of a text field's content, for automatic completion. It has no effect with a
/// hardware keyboard.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the content type.
  public let rawValue: String

  /// Creates a content type of any name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The full name of a person.
  public static let name = UITextContentType(rawValue: "name")
  /// The given name of a person.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// The family name of a person.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// An informal name of a person.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password, which a password manager can generate.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code for a single login.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A URL.
  public static let URL = UITextContentType(rawValue: "url")
  /// The title before the name of a person, such as "Dr."
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// The middle name of a person.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// What follows the name of a person, such as "Jr."
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// A job title.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A location, as a point of interest or an address.
  public static let location = UITextContentType(rawValue: "location")
  /// A street address of any number of lines.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// The name of a city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The name of a state or province.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// The names of a city and its state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1-and-2")
  /// The name of a part of a city.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// The name of a country or region.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// The number by which a parcel is tracked.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  /// The number of a flight.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// A date, a time or a duration.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// A date of birth.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// The day of a date of birth.
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  /// The month of a date of birth.
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  /// The year of a date of birth.
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
  /// The month and year in which a credit card expires.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  /// The month in which a credit card expires.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  /// The year in which a credit card expires.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  /// The name on a credit card.
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  /// The given name on a credit card.
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  /// The middle name on a credit card.
  public static let creditCardMiddleName = UITextContentType(rawValue: "cc-additional-name")
  /// The family name on a credit card.
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  /// The security code of a credit card.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  /// The kind of a credit card.
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  /// The identifier of an embedded SIM.
  public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
  /// The serial number of a mobile device.
  public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
}
