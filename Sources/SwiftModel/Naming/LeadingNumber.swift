/// Words of which the first begins with a number, as no name of Swift does. All names that are made of them are to have
/// the same beginning.
///
///     1-clicks    one, clicks     OneClicksEndpoint, MockOneClicksRepository
///     1Password   one, Password   OnePasswordEndpoint
///     1st         _1st            _1stEndpoint, Mock_1stRepository
enum LeadingNumber {
    private static let words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]

    static func spelled(_ words: [String]) -> [String] {
        guard let first = words.first, let digit = first.unicodeScalars.first, digit.isASCIIDigit else { return words }
        let rest = first.unicodeScalars.drop(while: \.isASCIIDigit)
        let isWord = rest.first.map { LetterKind($0) == .upper } ?? true
        guard isWord, first.unicodeScalars.count - rest.count == 1, let number = Int(String(digit)) else {
            return ["_" + first] + words.dropFirst()
        }
        return [self.words[number]] + (rest.isEmpty ? [] : [String(rest)]) + words.dropFirst()
    }
}
