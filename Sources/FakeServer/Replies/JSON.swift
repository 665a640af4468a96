import APIModel
import Diagnostics
import Directives
import SourceTree

/// Reads and writes JSON as `Literal`, the type of the API's own examples.
enum JSON {
    /// The value of a JSON text, or the reason why it can't be read.
    static func read(_ bytes: [UInt8]) -> (value: Literal?, fault: String?) {
        // The body of a request must be JSON, while the reader of descriptions accepts YAML, too.
        guard let first = bytes.first(where: { $0 > 0x20 }) else { return (nil, "the body is empty") }
        if first != UInt8(ascii: "{"), first != UInt8(ascii: "[") {
            return scalar(String(decoding: bytes, as: UTF8.self))
        }
        var bag = DiagnosticBag()
        let tree = SourceReader.read(bytes, name: "body.json", into: &bag)
        guard let tree, !bag.hasErrors else {
            let problem = bag.diagnostics.first
            let place = problem?.range.map { " in line \($0.start.line)" } ?? ""
            return (nil, (problem.map { "\($0.message)" } ?? "it isn't JSON") + place)
        }
        return (LiteralReader.read(tree.root), nil)
    }

    private static func scalar(_ text: String) -> (value: Literal?, fault: String?) {
        // A scalar is wrapped in a list, so that it is read like any other value.
        let (list, fault) = read(Array("[\(text)]".utf8))
        guard case .array(let elements)? = list, elements.count == 1 else { return (nil, fault ?? "it isn't JSON") }
        return (elements[0], nil)
    }

    static func bytes(of value: Literal, isPretty: Bool = false) -> [UInt8] {
        var writer = JSONWriter(isPretty: isPretty)
        writer.value(value)
        return writer.bytes
    }
}

extension JSONWriter {
    mutating func value(_ literal: Literal) {
        switch literal {
        case .null: null()
        case .bool(let flag): bool(flag)
        case .number(let text): if let number = jsonNumber(from: text) { raw(number) } else { string(text) }
        case .string(let text): string(text)
        case .array(let items): list(items) { $0.value($1) }
        case .object(let members):
            object { json in
                for member in members {
                    json.key(member.name)
                    json.value(member.value)
                }
            }
        }
    }
}

extension Literal {
    subscript(name: String) -> Literal? {
        get {
            guard case .object(let members) = self else { return nil }
            return members.last { $0.name == name }?.value
        }
        set {
            guard case .object(var members) = self else { return }
            if let index = members.firstIndex(where: { $0.name == name }) {
                if let newValue { members[index].value = newValue } else { members.remove(at: index) }
            } else if let newValue {
                members.append(Member(name: name, value: newValue))
            }
            self = .object(members)
        }
    }

    /// Sets members. It uses a table, since a request can have very many.
    mutating func set(_ new: [Member]) {
        guard case .object(var members) = self else { return }
        var places = Dictionary(members.enumerated().map { ($1.name, $0) }) { first, _ in first }
        for member in new {
            if let place = places[member.name] {
                members[place].value = member.value
            } else {
                places[member.name] = members.count
                members.append(member)
            }
        }
        self = .object(members)
    }

    mutating func remove(_ names: Set<String>) {
        if case .object(let members) = self { self = .object(members.filter { !names.contains($0.name) }) }
    }

    /// The value's form in a path or a query: `7`, `true`, `abc`; nil for lists and objects.
    var plainText: String? {
        switch self {
        case .string(let text): text
        case .number(let text): jsonNumber(from: text) ?? text
        case .bool(let flag): flag ? "true" : "false"
        case .null, .array, .object: nil
        }
    }

    /// The value's form in a header or, for one name, in a query: `7`, `a,b`, or JSON; nil for nested objects.
    func text(in encoding: ParameterEncoding, separator: String = ",") -> String? {
        if encoding.isJSON { return String(decoding: JSON.bytes(of: self), as: UTF8.self) }
        switch self {
        case .array(let elements): return elements.compactMap(\.plainText).joined(separator: separator)
        case .object(let members):
            let sign = encoding.isExploded ? "=" : ","
            return members.compactMap { member in member.value.plainText.map { member.name + sign + $0 } }.joined(
                separator: ",")
        default: return plainText
        }
    }

    /// The kind in words, for messages.
    var kindName: String {
        switch self {
        case .null: "null"
        case .bool: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "a list"
        case .object: "an object"
        }
    }
}
