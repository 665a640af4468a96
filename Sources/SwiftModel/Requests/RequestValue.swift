import APIModel

/// One named value of a request: a query item, a header, a cookie, a member of `param`.
public struct RequestValue: Sendable, Hashable {
    /// How the value becomes text.
    public enum TextForm: Sendable, Hashable {
        /// It is a text: `id`.
        case plain
        /// `String(page)`
        case described
        /// `sort.rawValue`
        case rawValue
        /// Support code spells it: `headerText(ids)`.
        case encoded
    }

    public var wireName: String
    public var source: ValueSource
    public var type: SwiftType
    public var textForm: TextForm
    public var encoding: ParameterEncoding
    /// Whether style and explode are what the place means when nothing is said.
    public var hasUsualStyle: Bool
    /// Whether it is the whole query string.
    public var isWholeQuery: Bool
    /// How members of a whole query are sent, where the description says so.
    public var fields: [FormFieldPlan] = []

    init(
        _ wireName: String,
        _ input: TypedSource,
        kind: ValueKind,
        location: Parameter.Location,
        encoding: ParameterEncoding? = nil
    ) {
        let usual = ParameterEncoding.usual(in: location)
        self.wireName = wireName
        source = input.source
        type = input.type
        self.encoding = encoding ?? usual
        hasUsualStyle = self.encoding.style == usual.style && self.encoding.isExploded == usual.isExploded
        isWholeQuery = location == .querystring
        switch kind {
        case _ where self.encoding.isJSON: textForm = .encoded
        case .text: textForm = .plain
        case .whole: textForm = .described
        case .enumeration: textForm = .rawValue
        case .fraction, .other: textForm = .encoded
        }
    }

    public var isOptional: Bool { type.isOptional }

    /// What the value as text needs.
    var textSupport: SupportSymbol? { textForm == .encoded ? .headerText : nil }

    /// The value as text: `String(page)`, `sort?.rawValue`.
    public var text: String {
        let value = source.text
        switch textForm {
        case .plain: return value
        case .rawValue: return isOptional ? "\(value)?.rawValue" : "\(value).rawValue"
        case .described: return isOptional ? "\(value).map { String($0) }" : "String(\(value))"
        case .encoded: return isOptional ? "\(value).map { \(headerText(of: "$0")) }" : headerText(of: value)
        }
    }

    private func headerText(of value: String) -> String {
        if encoding.isJSON { return "headerText(json: \(value))" }
        let style = encoding.style == .simple ? "" : ", style: .\(encoding.style.rawValue)"
        return "headerText(\(value)\(style)\(encoding.isExploded ? ", explode: true" : ""))"
    }
}
