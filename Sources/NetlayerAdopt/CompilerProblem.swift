import Platform

/// An error of the compiler, with the stand-in that would fix it.
struct CompilerProblem {
    enum Kind {
        case unknownType(String)
        case generic(String)
        case superclass(String)
        case unknownMember(type: String, String)
        case unknownValue(String)
        /// A requirement of a protocol, as a declaration with a body.
        case missing(type: String, String)
        case other

        /// `P256.Signing` is a type, `Level.INFO` a value.
        static func member(_ name: String, of type: String) -> Kind {
            let isType = name.first?.isUppercase == true && name.contains(where: \.isLowercase)
            return isType ? .unknownType(type + "." + name) : .unknownMember(type: type, name)
        }
    }

    let path: String
    let line: Int
    let text: String
    let isError: Bool
    let kind: Kind

    /// `StoreEndpoint.swift:12: cannot find 'Store' in scope`
    var shown: String { path.isEmpty ? text : "\(FilePath.name(of: path)):\(line): \(text)" }

    /// The compiler ended without a message.
    static func silent(status: Int32) -> CompilerProblem {
        CompilerProblem(path: "", line: 0, text: "the compiler ended with \(status)", isError: true, kind: .other)
    }

    /// An extension with the coding that a type lacks: "argument type 'Filter' does not conform to expected type
    /// 'Encodable'", "struct 'RequestBody' requires that 'Filter' conform to 'Encodable'", "cannot automatically
    /// synthesize 'Decodable' because 'Filter' does not conform to 'Decodable'"
    var uncoded: String? {
        let words = text.split(separator: "'").map(String.init)
        guard words.count > 3, let coding = words.last, coding.hasSuffix("codable") else { return nil }
        let isArgument = words[0] == "argument type "
        guard isArgument || [" requires that ", " because "].contains(words[2]) else { return nil }
        let member =
            coding == "Decodable"
            ? "public init(from decoder: any Decoder) throws { throw Unsent() }"
            : "public func encode(to encoder: any Encoder) throws { throw Unsent() }"
        // For a list or a dictionary, the type that it holds: `[String : Filter]`
        let name = words[isArgument ? 1 : 3].split { "[]? ".contains($0) }.last ?? ""
        return "extension \(name): @retroactive \(coding) { \(member) }\n"
    }

    /// A declaration of a type that the generated code uses and that isn't available.
    var standIn: String? {
        guard isError else { return nil }
        let words = text.split(separator: "'").map(String.init)
        if text.hasPrefix("cannot find type '"), words.count > 1 {
            return "public struct \(words[1]): Codable, Hashable, Sendable {}\n"
        }
        guard words.count > 2, words[1].hasPrefix(" is not a member type of ") else { return nil }
        return "extension \(words[2]) { public struct \(words[0]): Codable, Hashable, Sendable {} }\n"
    }

    /// A protocol to which a type doesn't conform here, since its functions need declarations that aren't available.
    var unfulfilled: String? {
        guard text.hasPrefix("type '"), text.contains("' does not conform to protocol '") else { return nil }
        return text.split(separator: "'").dropFirst(3).first.map(String.init)
    }

    /// The last place that a crashed compiler names: the file, by its position in `paths`, and the line.
    static func crash(in output: String, of paths: [String]) -> (file: Int, line: Int)? {
        let lines = output.split(separator: "\n").filter { $0.firstRange(of: "While ") != nil }
        for line in lines.reversed() {
            for (number, path) in paths.enumerated() {
                guard let range = line.firstRange(of: path + ":") else { continue }
                if let found = Int(line[range.upperBound...].prefix { $0.isNumber }) { return (number, found) }
            }
        }
        return nil
    }

    static func all(in output: String) -> [CompilerProblem] {
        var contract: String?
        return output.split(separator: "\n").compactMap { line in
            let isError = line.firstRange(of: ": error: ") != nil
            guard let mark = line.firstRange(of: isError ? ": error: " : ": note: ") else { return nil }
            let place = line[..<mark.lowerBound].split(separator: ":")
            guard place.count >= 2, let number = Int(place[1]) else { return nil }
            let text = String(line[mark.upperBound...])
            let names = text.split(separator: "'", omittingEmptySubsequences: false).enumerated().filter {
                $0.offset % 2 == 1
            }.map { String($0.element) }
            var kind = Kind.other
            if isError { contract = nil }
            if text.hasPrefix("cannot find type '") || text.hasPrefix("no type named '")
                || text.hasPrefix("cannot find '") && names.first?.first?.isUppercase == true
            {
                kind = .unknownType(names.first ?? "")
            } else if text.hasPrefix("cannot find '"), let name = names.first {
                kind = .unknownValue(name)
            } else if text.contains("' is not a member type of "), names.count > 1, names[1].hasPrefix("Elsewhere.") {
                kind = .unknownType(names[1].dropFirst("Elsewhere.".count) + "." + names[0])
            } else if text.hasPrefix("cannot specialize non-generic type '") {
                kind = .generic(names.first ?? "")
            } else if text.hasPrefix("inheritance from non-protocol, non-class type '") {
                kind = .superclass(names.first ?? "")
            } else if text.hasPrefix("type '"), text.contains("' has no member '"), names.count > 1 {
                kind = .member(names[1], of: names[0])
            } else if text.hasPrefix("instance member '"), text.contains("cannot be used on type '"), names.count > 1 {
                kind = .member(names[0], of: names[1])
            } else if text.contains("' does not conform to protocol '"), names.count > 1 {
                contract = names[1]
            } else if text.hasPrefix("protocol requires property '"), names.count > 1, let contract {
                kind = .missing(type: contract, "    public var \(names[0]): \(names[1]) { absentValue() }\n")
            }
            return CompilerProblem(path: String(place[0]), line: number, text: text, isError: isError, kind: kind)
        }
    }
}
