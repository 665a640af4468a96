/// The name of a property or parameter, as a key has it: `tags?` may be absent. A name that would be taken for a word of the form
/// stands in backticks, as it does in Swift.
struct NativeName {
    let text: String
    let isOptional: Bool

    init(key: String) {
        var name = key[...]
        isOptional = name.utf8.count > 1 && name.utf8.last == UInt8(ascii: "?")
        if isOptional { name.removeLast() }
        let isQuoted = name.utf8.count > 1 && name.first == "`" && name.last == "`"
        text = String(isQuoted ? name.dropFirst().dropLast() : name)
    }
}
