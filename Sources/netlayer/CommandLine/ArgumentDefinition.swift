/// What a command takes besides options, by its position.
struct ArgumentDefinition: Sendable {
    let name: String
    let value: OptionDefinition.Value
    let summary: String
    let isOptional: Bool
    let isRepeatable: Bool

    init(
        _ name: String,
        _ value: OptionDefinition.Value,
        isOptional: Bool = false,
        isRepeatable: Bool = false,
        _ summary: String
    ) {
        self.name = name
        self.value = value
        self.summary = summary
        self.isOptional = isOptional
        self.isRepeatable = isRepeatable
    }

    /// `SPEC…`, `[NAME]`
    var usage: String {
        let word = name + (isRepeatable ? "…" : "")
        return isOptional ? "[\(word)]" : word
    }
}
