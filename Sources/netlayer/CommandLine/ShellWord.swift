/// Words as a shell takes them.
enum ShellWord {
    /// `app` → `app`; `my app` → `'my app'`; `it's` → `'it'\''s'`
    static func quoted(_ word: String) -> String {
        let plain = Array("-._~/=:@%+,".utf8)
        let isPlain = word.utf8.allSatisfy { byte in
            (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || plain.contains(byte)
        }
        if isPlain, !word.isEmpty { return word }
        return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
