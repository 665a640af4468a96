/// A path to nodes of a document (RFC 9535): `$.paths['/users'][?@.deprecated == true]`.
package struct JSONPath: Sendable {
    struct Segment: Sendable {
        /// Whether it applies to all descendants as well: `..name`.
        var isDescendant: Bool
        var selectors: [Selector]
    }

    enum Selector: Sendable {
        case name(String)
        case wildcard
        case index(Int)
        case slice(start: Int?, end: Int?, step: Int)
        case filter(Condition)
    }

    indirect enum Condition: Sendable {
        case any([Condition])
        case all([Condition])
        case not(Condition)
        case exists(Query)
        case comparison(Operand, Comparison, Operand)
        /// `match(text, pattern)` for the whole text, `search(text, pattern)` for a part of it.
        case match(Operand, Pattern, isWhole: Bool)
    }

    enum Pattern: Sendable {
        case fixed(TextPattern)
        case computed(Operand)
    }

    enum Comparison: String, CaseIterable, Sendable {
        case isEqual = "=="
        case isUnequal = "!="
        case isAtMost = "<="
        case isAtLeast = ">="
        case isLess = "<"
        case isMore = ">"
    }

    enum Operand: Sendable {
        case literal(Value)
        case query(Query)
        case function(Function)
    }

    /// The functions that compute a value.
    indirect enum Function: Sendable {
        case length(Operand)
        case count(Query)
        case value(Query)
    }

    /// A path in a condition, from the tested node (`@`) or from the root (`$`).
    struct Query: Sendable {
        var isAbsolute: Bool
        var segments: [Segment]

        /// Whether it leads to one node at most: `@.a[0]`, but not `@.*`.
        var isSingular: Bool {
            segments.allSatisfy { segment in
                guard !segment.isDescendant, segment.selectors.count == 1 else { return false }
                switch segment.selectors[0] {
                case .name, .index: return true
                case .wildcard, .slice, .filter: return false
                }
            }
        }
    }

    enum Value: Sendable, Equatable {
        case nothing
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        /// A list or an object, by its node.
        case structure(UInt32)
    }

    /// A fault of a path, and its place in the text.
    package struct Fault: Error {
        package let message: String
        /// In bytes of UTF-8.
        package let offset: Int
    }

    let segments: [Segment]

    package init(_ text: String) throws(Fault) {
        var parser = JSONPathParser(text)
        segments = try parser.path()
    }
}
