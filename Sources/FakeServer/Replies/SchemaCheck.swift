import APIModel
import Platform
import SwiftModel

/// Checks whether JSON is a value of a schema. It accepts what it can't decide (a pattern, an unknown format), so that
/// it never refuses anything that a service would accept.
struct SchemaCheck {
    enum Direction {
        case request, response

        var opposite: Direction { self == .request ? .response : .request }
    }

    /// A problem, and the pointer of its value: `/address/zip`, "must be a string, not a number".
    struct Problem {
        let pointer: String
        let reason: String

        var text: String { pointer.isEmpty ? "it \(reason)" : "`\(pointer)` \(reason)" }
    }

    let api: API
    let direction: Direction
    /// Whether members can be missing: by `param`, a description can state which ones its clients send.
    let isPartial: Bool
    private let unions = KnownUnions()
    private static let deepest = 64

    /// The problems of values of unions, by place and schema: each is checked once, however many unions try it.
    private final class KnownUnions {
        struct Key: Hashable {
            let pointer: String
            let schema: SchemaID
        }

        var problems: [Key: Problem?] = [:]
    }

    init(api: API, direction: Direction, isPartial: Bool = false) {
        self.api = api
        self.direction = direction
        self.isPartial = isPartial
    }

    func accepts(_ value: Literal, _ use: SchemaUse) -> Bool { problem(of: value, use) == nil }

    /// The first problem of a value.
    func problem(of value: Literal, _ use: SchemaUse, at pointer: String = "", depth: Int = 0) -> Problem? {
        guard depth < Self.deepest else { return nil }
        if depth == 0 { unions.problems = [:] }
        let target = api.resolved(use)
        let schema = api[target.schema]
        if value == .null {
            let isAllowed = use.isNullable || target.isNullable || schema.isNullable || takesNull(schema.kind)
            return isAllowed ? nil : Problem(pointer: pointer, reason: "can't be null")
        }
        let arguments = api.typeArguments(of: use)
        func wrong(_ wanted: String) -> Problem {
            Problem(pointer: pointer, reason: "must be \(wanted), not \(value.kindName)")
        }
        switch (schema.kind, value) {
        case (.any, _), (.typeParameter, _): return nil
        case (.never, _): return Problem(pointer: pointer, reason: "can't have a value")
        case (.null, _): return wrong("null")
        case (.boolean, .bool): return nil
        case (.boolean, _): return wrong("a boolean")
        case (.integer(let format), .number(let text)): return integer(text, format, schema.constraints, pointer)
        case (.integer, _): return wrong("a whole number")
        case (.number, .number(let text)): return limits(text, schema.constraints, pointer)
        case (.number, _): return wrong("a number")
        case (.string(let format), .string(let text)): return string(text, format, schema.constraints, pointer)
        case (.string, _): return wrong("a string")
        case (.enumeration(let enumeration), _): return constant(value, enumeration, pointer)
        case (.array(let list), .array(let elements)):
            return count(elements, schema.constraints, pointer)
                ?? first(elements, pointer) {
                    problem(of: $0, api.bound(list.element, to: arguments), at: $1, depth: depth + 1)
                }
        case (.array, _): return wrong("a list")
        case (.tuple(let tuple), .array(let elements)):
            for (index, element) in elements.enumerated() {
                guard let use = index < tuple.elements.count ? tuple.elements[index] : tuple.rest else { continue }
                let place = "\(pointer)/\(index)"
                if let problem = problem(of: element, api.bound(use, to: arguments), at: place, depth: depth + 1) {
                    return problem
                }
            }
            return nil
        case (.tuple, _): return wrong("a list")
        case (.map(let element), .object(let members)):
            return first(members, pointer) {
                problem(of: $0, api.bound(element, to: arguments), at: $1, depth: depth + 1)
            }
        case (.object(let shape), .object(let members)): return object(members, shape, arguments, pointer, depth)
        case (.map, _), (.object, _): return wrong("an object")
        case (.union(let union), _):
            let key = KnownUnions.Key(pointer: pointer, schema: target.schema)
            if arguments.isEmpty, let known = unions.problems[key] { return known }
            let problem = self.union(value, union, arguments, pointer, depth)
            if arguments.isEmpty { unions.problems[key] = .some(problem) }
            return problem
        case (.alias(let next), _): return problem(of: value, next, at: pointer, depth: depth + 1)
        }
    }

    private func takesNull(_ kind: SchemaKind) -> Bool {
        switch kind {
        case .any, .null, .typeParameter: true
        case .enumeration(let enumeration): enumeration.values.contains { $0.literal == .null }
        case .union(let union):
            union.members.contains { member in
                let target = api.resolved(member.use)
                return member.use.isNullable || target.isNullable || api[target.schema].isNullable
                    || api[target.schema].kind == .null
            }
        default: false
        }
    }

    private func first(_ elements: [Literal], _ pointer: String, _ look: (Literal, String) -> Problem?) -> Problem? {
        for (index, element) in elements.enumerated() {
            if let problem = look(element, "\(pointer)/\(index)") { return problem }
        }
        return nil
    }

    private func first(_ members: [Literal.Member], _ pointer: String, _ look: (Literal, String) -> Problem?)
        -> Problem?
    {
        for member in members {
            if let problem = look(member.value, pointer + Self.step(member.name)) { return problem }
        }
        return nil
    }

    /// `a/b` → `/a~1b`, as in JSON Pointer, so that no two members have the same pointer.
    private static func step(_ name: String) -> String { "/" + JSONPointer.escaped(name) }

    private func object(
        _ members: [Literal.Member], _ shape: ObjectShape, _ arguments: [String: SchemaUse], _ pointer: String,
        _ depth: Int
    ) -> Problem? {
        for property in shape.properties where property.isRequired && !api.isOneWay(property, direction.opposite) {
            if !members.contains(where: { $0.name == property.wireName }), !(isPartial && pointer.isEmpty) {
                return Problem(pointer: pointer + "/" + property.wireName, reason: "is missing")
            }
        }
        for member in members {
            let place = pointer + Self.step(member.name)
            if let property = shape.properties.first(where: { $0.wireName == member.name }) {
                // Generated clients can send null for absent values, and services commonly accept that.
                if member.value == .null, !property.isRequired { continue }
                let use = api.bound(property.use, to: arguments)
                if let problem = problem(of: member.value, use, at: place, depth: depth + 1) { return problem }
            } else {
                switch shape.additional {
                case .forbidden: return Problem(pointer: place, reason: "isn't a property of this object")
                case .schema(let use):
                    let use = api.bound(use, to: arguments)
                    if let problem = problem(of: member.value, use, at: place, depth: depth + 1) { return problem }
                case .any, .unspecified: break
                }
            }
        }
        return nil
    }

    private func union(
        _ value: Literal, _ union: UnionShape, _ arguments: [String: SchemaUse], _ pointer: String, _ depth: Int
    ) -> Problem? {
        var members = union.members
        if let key = union.discriminator, case .string(let word)? = value[key] {
            let meant = members.filter { $0.discriminatorValues.contains(word) }
            if !meant.isEmpty {
                members = meant
            } else if members.contains(where: \.isDefault) {
                members = members.filter(\.isDefault)
            }
        }
        let problems = members.compactMap {
            problem(of: value, api.bound($0.use, to: arguments), at: pointer, depth: depth + 1)
        }
        guard problems.count == members.count, let first = problems.first else { return nil }
        return members.count == 1
            ? first
            : Problem(
                pointer: pointer, reason: "is none of its \(members.count) alternatives (the first: \(first.text))")
    }

    // MARK: Plain values

    private func integer(_ text: String, _ format: String?, _ constraints: Constraints?, _ pointer: String) -> Problem?
    {
        guard let value = Double(text), value.isFinite, value.rounded() == value else {
            return Problem(pointer: pointer, reason: "must be a whole number, not \(text)")
        }
        let range: ClosedRange<Double>? =
            switch format {
            case "int32": Double(Int32.min)...Double(Int32.max)
            case "int64": -9.3e18...9.3e18
            default: nil
            }
        if let range, !range.contains(value) {
            return Problem(pointer: pointer, reason: "doesn't fit in \(format ?? "")")
        }
        return limits(text, constraints, pointer)
    }

    private func limits(_ text: String, _ constraints: Constraints?, _ pointer: String) -> Problem? {
        guard let value = Double(text) else { return nil }
        if value.isInfinite { return Problem(pointer: pointer, reason: "is too large for a number: \(text)") }
        guard let constraints else { return nil }
        if let text = constraints.multipleOf, let step = Double(text), step > 0 {
            // 0.3 is a multiple of 0.1, which the nearest binary fractions aren't.
            let count = value / step
            if (count - count.rounded()).magnitude > count.magnitude.ulp * 4 {
                return Problem(pointer: pointer, reason: "isn't a multiple of \(text)")
            }
        }
        if let text = constraints.minimum, let least = Double(text) {
            if value < least { return Problem(pointer: pointer, reason: "is below its minimum \(text)") }
            if value == least, constraints.isMinimumExclusive {
                return Problem(pointer: pointer, reason: "must be greater than \(text)")
            }
        }
        if let text = constraints.maximum, let most = Double(text) {
            if value > most { return Problem(pointer: pointer, reason: "is above its maximum \(text)") }
            if value == most, constraints.isMaximumExclusive {
                return Problem(pointer: pointer, reason: "must be less than \(text)")
            }
        }
        return nil
    }

    private func string(_ text: String, _ format: String?, _ constraints: Constraints?, _ pointer: String) -> Problem? {
        let length = text.unicodeScalars.count
        if let least = constraints?.minLength, length < least {
            return Problem(pointer: pointer, reason: "has \(counted(length, "character")) and needs \(least)")
        }
        if let most = constraints?.maxLength, length > most {
            return Problem(pointer: pointer, reason: "has \(counted(length, "character")); at most \(most) are taken")
        }
        let isEncoded = format == nil && constraints?.contentEncoding?.lowercased() == "base64"
        switch isEncoded ? "byte" : format?.lowercased() {
        case "date-time" where SampleMoment.seconds(of: text) == nil:
            return Problem(pointer: pointer, reason: "must be a date with a time, like 2024-01-15T09:30:00Z")
        case "date" where SampleMoment.day(of: text) == nil:
            return Problem(pointer: pointer, reason: "must be a date, like 2024-01-15")
        case "uuid" where !SchemaCheck.isUUID(text): return Problem(pointer: pointer, reason: "must be a UUID")
        // An empty text is a valid reference, but clients can't make a URL from it.
        case "uri" where direction == .response && text.isEmpty:
            return Problem(pointer: pointer, reason: "must be a URL")
        // Clients may send other bytes in JSON, but couldn't decode them.
        case "byte", "base64", "binary":
            let isWrong = direction == .response && !SchemaCheck.isBase64(text)
            return isWrong ? Problem(pointer: pointer, reason: "must be Base64") : nil
        default: return nil
        }
    }

    static func isUUID(_ text: String) -> Bool {
        let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return groups.map(\.count) == [8, 4, 4, 4, 12]
            && groups.joined().allSatisfy { PercentEncoding.digit($0) != nil }
    }

    private static func isBase64(_ text: String) -> Bool {
        let digits = text.utf8.reversed().drop { $0 == UInt8(ascii: "=") }
        return text.utf8.count % 4 == 0 && text.utf8.count - digits.count < 3
            && digits.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || "+/".utf8.contains($0) }
    }

    private func constant(_ value: Literal, _ enumeration: Enumeration, _ pointer: String) -> Problem? {
        if enumeration.isOpen { return nil }
        let isKnown = enumeration.values.contains { known in
            if case (.number(let left), .number(let right)) = (known.literal, value) {
                return Double(left) == Double(right)
            }
            return known.literal == value
        }
        if isKnown { return nil }
        let known = enumeration.values.prefix(8).compactMap(\.literal.plainText).joined(separator: ", ")
        return Problem(pointer: pointer, reason: "must be one of \(known)\(enumeration.values.count > 8 ? ", …" : "")")
    }

    /// `1 element`, `2 elements`
    private func counted(_ count: Int, _ word: String) -> String { count == 1 ? "1 \(word)" : "\(count) \(word)s" }

    private func count(_ elements: [Literal], _ constraints: Constraints?, _ pointer: String) -> Problem? {
        guard let constraints else { return nil }
        if let least = constraints.minItems, elements.count < least {
            return Problem(pointer: pointer, reason: "has \(counted(elements.count, "element")) and needs \(least)")
        }
        if let most = constraints.maxItems, elements.count > most {
            return Problem(
                pointer: pointer, reason: "has \(counted(elements.count, "element")); at most \(most) are taken")
        }
        if constraints.hasUniqueItems, Set(elements).count < elements.count {
            return Problem(pointer: pointer, reason: "has an element twice")
        }
        return nil
    }
}

extension API {
    /// Whether a property goes in one direction only: `readOnly` in responses, `writeOnly` in requests.
    func isOneWay(_ property: Property, _ direction: SchemaCheck.Direction) -> Bool {
        let (own, schema) = (property.use.annotations, self[resolved(property.use).schema].annotations)
        return direction == .response ? own.isReadOnly || schema.isReadOnly : own.isWriteOnly || schema.isWriteOnly
    }
}

extension SchemaCheck {
    /// A text of a path, a query or a header as a JSON value by its schema: `7` → 7 for a number.
    func typed(_ text: String, as use: SchemaUse, depth: Int = 0) -> Literal {
        switch api.resolvedKind(of: use.schema) {
        case .boolean where text == "true" || text == "false": return .bool(text == "true")
        case .integer, .number: return Double(text)?.isFinite == true ? .number(text) : .string(text)
        case .enumeration(let enumeration):
            // A number can be written in several ways: `1.5e3` is 1500.
            return enumeration.values.first { known in
                if case .number(let other) = known.literal { return Double(other) == Double(text) }
                return known.literal.plainText == text
            }?.literal ?? .string(text)
        case .union(let union) where depth < 8:
            let values = union.members.map { typed(text, as: $0.use, depth: depth + 1) }
            return zip(union.members, values).first { accepts($1, $0.use) }?.1 ?? .string(text)
        default: return .string(text)
        }
    }
}
