import Platform

extension StringProtocol {
    /// Whether a text stands in it, byte for byte. The search of the standard library goes by characters and makes a table
    /// for each word that it looks for, which took a third of the time.
    func contains(_ word: String) -> Bool {
        var (text, word) = (String(self), word)
        return text.withUTF8 { text in
            word.withUTF8 { word in
                word.isEmpty || ByteSearch.firstOffset(of: UnsafeRawBufferPointer(word), in: .init(text)) != nil
            }
        }
    }
}
