import APIModel

/// The method of a request, constant or chosen by a flag.
public struct MethodPlan: Sendable, Hashable {
    /// A method, as it is sent and as generated code names it.
    public struct Word: Sendable, Hashable {
        /// As it is sent: `GET`.
        public let wireName: String
        let isStandard: Bool

        init(_ method: HTTPMethod) {
            wireName = method.name
            isStandard = method.isStandard
        }

        /// What follows the point where the method's type is known: `get`, or `init(rawValue: "LINK")` for a method of
        /// the server's own.
        public var text: String {
            isStandard ? wireName.lowercased() : "init(rawValue: \(SwiftLiteral.quoted(wireName)))"
        }
    }

    /// The method; where a flag chooses, the one for false.
    public let usual: Word
    /// The argument that chooses.
    public let flag: SwiftIdentifier?
    public let whenTrue: Word?

    init(_ method: HTTPMethod, flag: SwiftIdentifier? = nil, whenTrue: HTTPMethod? = nil) {
        usual = Word(method)
        self.flag = flag
        self.whenTrue = whenTrue.map(Word.init)
    }
}
