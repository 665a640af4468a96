extension UnionPlan {
    /// What is alone in taking objects or arrays is not told apart by keys.
    mutating func leaveOutNeedlessKeys() {
        for kind in [Candidate.Kind.object, .array] {
            let takers = cases.reduce(0) { count, member in
                count + member.candidates.count { $0.kind == kind || $0.kind == .any }
            }
            guard takers == 1 else { continue }
            for member in cases.indices {
                for index in cases[member].candidates.indices where cases[member].candidates[index].kind == kind {
                    cases[member].candidates[index].signature.keys = []
                    cases[member].candidates[index].signature.required = []
                }
            }
        }
    }

    /// One kind of JSON that a case may be decoded from.
    public struct Candidate: Sendable {
        /// A kind of JSON, under the name of the candidate's function.
        public enum Kind: String, Sendable, Hashable, CaseIterable {
            case object
            case array
            case string
            case integer
            case number
            case bool
            case any
        }

        public var kind: Kind
        public var type: SwiftType
        /// The case that it is decoded to.
        public var name: SwiftIdentifier
        /// What tells objects apart.
        public var signature = Signature()
        /// Whether values that the description does not name have to be told from those that it names.
        public var isOpenEnum = false

        public var conditions: [Constant] { signature.constants }

        /// `Status.allCases.contains($0)`
        public var knownCondition: String? { isOpenEnum ? "\(type.text).allCases.contains($0)" : nil }
    }

    /// What is known of objects before they are decoded; two cases with equal ones can't be told apart.
    public struct Signature: Sendable, Hashable {
        public var keys: [String] = []
        /// The types of the keys' values.
        var types: [SwiftType] = []
        public var required: [String] = []
        var constants: [Constant] = []
    }

    /// What a property of a decoded value, `$0`, must be.
    public struct Constant: Sendable, Hashable {
        enum Value: Sendable, Hashable {
            case flag(Bool)
            /// Some cases of an enum; its type is stated for a property that may be nil.
            case cases([SwiftIdentifier], stating: SwiftType?)
        }

        var property: SwiftIdentifier
        /// Whether the property is a `Nullable`, whose null is a value like any other.
        var tellsNull = false
        var value: Value

        /// `$0.kind == .dog`, `!$0.isGood`; for one of several values the property alone: `$0.kind`.
        public var text: String {
            let property = "$0." + property.member + (tellsNull ? "?.value" : "")
            switch value {
            case .flag(let flag): return (flag ? "" : "!") + property
            case .cases(let names, nil) where names.count == 1: return "\(property) == .\(names[0].member)"
            case .cases: return property
            }
        }

        /// The values of which it is one: `nil`, `Dog.Kind.dog`; none where the text says it.
        public var values: [String] {
            switch value {
            case .cases(let names, let type?): return ["nil"] + names.map { "\(type.text).\($0.member)" }
            case .cases(let names, nil) where names.count > 1: return names.map { ".\($0.member)" }
            case .flag, .cases: return []
            }
        }

        /// How little it leaves open, and then its name, so that the order of a description's keys decides nothing.
        private var breadth: (Int, Int, String) {
            switch value {
            case .flag: (0, 1, property.raw)
            case .cases(let names, let type): (type == nil ? 0 : 1, names.count, property.raw)
            }
        }

        /// Three of these, in their order: a longer condition takes the compiler long and tells little more.
        static func most(telling constants: [Self]) -> [Self] {
            let chosen = constants.indices.sorted { constants[$0].breadth < constants[$1].breadth }.prefix(3)
            return chosen.sorted().map { constants[$0] }
        }
    }
}
