// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback
import Testing

@Suite struct KeyboardTypeTests {
  @Test func `the former name of a keyboard is the same keyboard`() {
    #expect(UIKeyboardType.alphabet == .asciiCapable)
    #expect(UIKeyboardType(rawValue: 1) == .alphabet)
  }

  @Test func `text fields take the content types of addresses, dates and cards`() {
    let types: [UITextContentType] = [
      .countryName, .postalCode, .addressCity, .addressState, .addressCityAndState,
      .fullStreetAddress, .streetAddressLine1, .streetAddressLine2, .birthdate, .birthdateYear,
      .creditCardNumber, .creditCardExpiration, .creditCardSecurityCode, .organizationName,
      .jobTitle,
    ]
    #expect(Set(types).count == types.count)
  }

  @Test func `the environment has what views request of corrections`() {
    var values = EnvironmentValues()
    #expect(!values.autocorrectionDisabled && values.disableAutocorrection == nil)
    values.disableAutocorrection = true
    #expect(values.autocorrectionDisabled)
    values.autocorrectionDisabled = false
    #expect(values.disableAutocorrection == false)
  }
}
