/// Words of which the first begins with a number, as no name of Swift does. All names that are made of them are to have
/// the same beginning.
///
///     1-clicks     one, clicks       OneClicksEndpoint, MockOneClicksRepository
///     1Password    one, Password     OnePasswordEndpoint
///     3d-secure    three, d, secure  ThreeDSecureEndpoint
///     1st          first             FirstEndpoint
///     10k          _10k              _10kEndpoint, Mock_10kRepository
enum LeadingNumber {
    private static let words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
    private static let ordinals = [
        "1st": "first", "2nd": "second", "3rd": "third", "4th": "fourth", "5th": "fifth", "6th": "sixth",
        "7th": "seventh",
        "8th": "eighth", "9th": "ninth",
    ]

    static func spelled(_ words: [String]) -> [String] {
        guard let first = words.first, begins(first) else { return words }
        return written(words) ?? ["_" + first] + words.dropFirst()
    }

    /// The same with the number in letters; nil where there is none, or one of several digits.
    static func written(_ words: [String]) -> [String]? {
        guard let first = words.first, begins(first) else { return nil }
        if let ordinal = ordinals[first.lowercased()] { return [ordinal] + words.dropFirst() }
        let rest = first.unicodeScalars.drop(while: \.isASCIIDigit)
        guard first.unicodeScalars.count - rest.count == 1, let number = Int(String(first.prefix(1))) else {
            return nil
        }
        return [self.words[number]] + (rest.isEmpty ? [] : [String(rest)]) + words.dropFirst()
    }

    private static func begins(_ word: String) -> Bool { word.unicodeScalars.first?.isASCIIDigit ?? false }
}
