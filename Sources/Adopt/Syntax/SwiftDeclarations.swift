import Diagnostics
import Platform

/// A Swift file of a team: its text and its module.
package final class SwiftFile: Sendable {
    package let source: SourceFile
    /// The module according to the file's folder; nil if unknown.
    package let knownModule: String?

    package init(_ source: SourceFile, module: String?) {
        self.source = source
        knownModule = module
    }

    package var path: String { source.name }

    package func range(_ place: Range<Int>) -> SourceRange {
        SourceRange(file: source, startOffset: place.lowerBound, endOffset: place.upperBound)
    }

    /// `Store.swift:12`
    package func shown(_ place: Range<Int>) -> String { "\(path):\(line(place))" }

    /// A text for a place that distinguishes declarations of one name: `Store.swift:120`
    func site(_ place: Range<Int>) -> String { "\(path):\(place.lowerBound)" }

    package func line(_ place: Range<Int>) -> Int { source.location(at: place.lowerBound).line }
}

/// A file with its declarations.
package struct SwiftSource: Sendable {
    package let file: SwiftFile
    package let members: SwiftMembers
    /// Why the parser can't read the file.
    package var fault: String?
}

extension SwiftFile {
    /// A placeholder for a file.
    static let none = SwiftFile(SourceFile(name: "", bytes: []), module: nil)
}

extension SwiftFile {
    /// The module of its types; `Model` if unknown.
    package var module: String { knownModule ?? "Model" }

    /// The module by its folder: in a package, below the last `Sources`; otherwise, beside an Xcode project.
    static func module(ofFolder folder: String) -> String? {
        let folders = (Disk.resolved(folder) ?? folder).split(separator: "/").map(String.init)
        var name: String?
        let position = folders.lastIndex(of: "Sources") ?? 0
        if position > 0, isOneModule("/" + folders[..<position].joined(separator: "/")) {
            name = folders[position - 1]
        } else if position > 0, position + 1 < folders.count {
            name = folders[position + 1]
        } else {
            for position in folders.indices.reversed() {
                let outer = "/" + folders[..<position].joined(separator: "/")
                let names = (try? Disk.names(in: outer)) ?? []
                guard names.contains(where: { $0.hasSuffix(".xcodeproj") }) else { continue }
                name = folders[position]
                break
            }
        }
        return name.flatMap { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? $0 : nil }
    }

    /// Whether a folder's `Sources` is one module, as in projects of Tuist, and in packages with files directly in it.
    private static func isOneModule(_ folder: String) -> Bool {
        if Disk.entry(folder + "/Project.swift") != nil { return true }
        let names = (try? Disk.names(in: folder + "/Sources")) ?? []
        return Disk.entry(folder + "/Package.swift") != nil && names.contains { $0.hasSuffix(".swift") }
    }
}

/// A declaration of a type, a protocol or an extension.
package struct TypeDeclaration: Sendable {
    package enum Kind: Sendable { case structure, enumeration, classType, protocolType, extensionOf }

    package let kind: Kind
    /// `Store`; for an extension, the extended type: `Api.Store`
    package let name: String
    /// The type that an extension extends; nil for other declarations.
    package var extended: SwiftType?
    /// The types and protocols after the colon.
    package let inherits: [SwiftType]
    package let typeParameters: [TypeParameter]
    package let attributes: [String]
    package let marks: [SwiftMark]
    package var members = SwiftMembers()
    package let documentation: String?
    package let place: Range<Int>
    package let file: SwiftFile

    /// Whether only code in the same file can name it.
    var isPrivate: Bool { attributes.contains("private") || attributes.contains("fileprivate") }
}

/// The declarations in a type, or at the top level of a file.
package struct SwiftMembers: Sendable {
    package var properties: [PropertyDeclaration] = []
    package var functions: [FunctionDeclaration] = []
    /// The getters and setters of subscripts: `subscript(name)`, `subscript=(name, value)`
    var subscripts: [FunctionDeclaration] = []
    package var cases: [CaseDeclaration] = []
    package var types: [TypeDeclaration] = []
    package var aliases: [AliasDeclaration] = []
    /// The associated types of a protocol, with the types that they usually are: `associatedtype Body = NoBody`
    package var associated: [String: SwiftType?] = [:]
    package var imports: [String] = []
}

/// `var path: String { … }`
package struct PropertyDeclaration: Sendable {
    /// The code of `set` or `didSet`.
    struct Setter: Sendable {
        let isObserver: Bool
        /// `newValue`, `oldValue`
        let name: String
        let body: [SwiftStatement]
    }

    package let name: String
    /// Nil if it is inferred.
    package var type: SwiftType?
    package let isStatic: Bool
    package let isConstant: Bool
    package let value: SwiftExpression?
    /// The body of the getter.
    package let getter: [SwiftStatement]?
    var setter: Setter?
    package let attributes: [String]
    /// The key path by which a property wrapper finds the value: `client` in `@Dependency(\.client)`
    package let keyPath: String?
    /// Whether the getter may wait: `get async throws`
    var isAsync = false
    /// Only types that conform to these have it: `Encodable` in `extension Endpoint where Self: Encodable`
    var conditions: [SwiftType] = []
    /// The type with its arguments whose extension declares it: `Set<Sail>`
    var extended: SwiftType?
    package let documentation: String?
    package let place: Range<Int>
    package let file: SwiftFile

    /// The statements of the getter, and the initial value.
    var code: [SwiftStatement] {
        (getter ?? []) + (value.map { [SwiftStatement(kind: .expression($0), place: place)] } ?? [])
    }

    /// A getter that may ask the network, as a function: `var me: User { get async throws { try await get("me") } }`, and
    /// one that returns a publisher: `var me: AnyPublisher<User, Error> { get("me") }`
    var asking: FunctionDeclaration? {
        let publishes = type.map { SourceIndex.publishers.contains($0.lastName) } == true
        guard let getter, isAsync || publishes && !getter.isEmpty else { return nil }
        return FunctionDeclaration(
            name: name, parameters: [], typeParameters: [], result: type, isStatic: isStatic, isAsync: isAsync,
            isThrowing: isAsync, body: getter, marks: [], isPrivate: isPrivate, conditions: conditions,
            extended: extended, documentation: documentation, place: place, file: file)
    }
}

/// A function, method or initialiser (`init`).
package struct FunctionDeclaration: Sendable {
    package let name: String
    package var parameters: [SwiftParameter]
    package let typeParameters: [TypeParameter]
    /// Nil for a function without a result.
    package var result: SwiftType?
    package let isStatic: Bool
    package let isAsync: Bool
    package let isThrowing: Bool
    /// Nil in a protocol.
    package var body: [SwiftStatement]?
    package let marks: [SwiftMark]
    /// Whether only code in the same file can call it, and whether code in any module can.
    var isPrivate = false
    var isPublic = false
    /// Whether it's a failable initialiser.
    var isFailable = false
    /// Only types that conform to these have it.
    var conditions: [SwiftType] = []
    /// What its `where` clause says about the types of its arguments.
    var requirements: [TypeRequirement] = []
    var extended: SwiftType?
    package let documentation: String?
    package let place: Range<Int>
    package let file: SwiftFile
}

/// A part of a `where` clause: `Resource.Body: Encodable`, `Resource.Body == Void`
struct TypeRequirement: Sendable {
    let subject: SwiftType
    let isSame: Bool
    let type: SwiftType
}

/// A parameter of a function, or an associated value of an enum's case.
package struct SwiftParameter: Sendable {
    /// The label in calls; nil for none.
    package let label: String?
    package let name: String?
    /// Nil in closures that infer it.
    package var type: SwiftType?
    package var defaultValue: SwiftExpression?
    package var marks: [SwiftMark] = []
}

/// An attribute of a macro or a property wrapper, with its arguments: `@GET("/stores")`
package struct SwiftMark: Sendable {
    package let name: String
    package let arguments: [SwiftArgument]
    /// `client` of `@Dependency(\.client)`
    package let keyPath: String?

    /// The first argument, if it is a plain text.
    var text: String? {
        guard case .text(let pieces)? = arguments.first?.value, pieces.count == 1 else { return nil }
        return pieces[0].words
    }
}

/// `case store(id: Int)`
package struct CaseDeclaration: Sendable {
    package let name: String
    package let parameters: [SwiftParameter]
    package let rawValue: SwiftExpression?
    package let documentation: String?
    package let place: Range<Int>
    package let file: SwiftFile
}

/// `typealias Response = Store`, `typealias Completion<Value> = (Result<Value, Failure>) -> Void`
package struct AliasDeclaration: Sendable {
    package let name: String
    package let typeParameters: [TypeParameter]
    package let type: SwiftType
    package let place: Range<Int>
    package let file: SwiftFile
}

extension FunctionDeclaration {
    /// The name of the function that it calls last: `send` of `try await client.send(.stores)`
    var lastCalled: String? {
        switch closing?.last?.kind {
        case .expression(let last), .result(let last?): return last.called
        default: return nil
        }
    }

    /// The statements that end with what it returns: those behind `do` in `do { return try send() } catch { throw … }`
    var closing: [SwiftStatement]? {
        guard case .attempt(let inner, _)? = body?.last?.kind, case .result? = inner.last?.kind else { return body }
        return inner
    }
}

extension FunctionDeclaration {
    /// Whether a call with these arguments can mean it: their labels are in order, and only defaults are left out.
    func fits(_ arguments: [SwiftArgument]) -> Bool {
        var rest = arguments[...]
        for (position, parameter) in parameters.enumerated() {
            if parameter.type?.repeated != nil {
                rest = rest.drop { $0.label == parameter.label || $0.label == nil }
            } else if let next = rest.first, next.label == parameter.label,
                !parameter.isPassed(by: next, for: parameters[(position + 1)...])
            {
                rest = rest.dropFirst()
            } else if let next = rest.first, case .closure = next.value, next.label == nil,
                parameter.type?.isClosure == true
            {
                rest = rest.dropFirst()
            } else if parameter.defaultValue == nil {
                return false
            }
        }
        return rest.isEmpty
    }
}

extension SwiftParameter {
    /// Whether a trailing closure is for a later parameter: this one has a default and isn't a closure. The type may be an
    /// alias of one, which isn't known in a local function.
    func isPassed(by argument: SwiftArgument, for later: ArraySlice<SwiftParameter>) -> Bool {
        guard case .closure = argument.value, argument.label == nil, defaultValue != nil else { return false }
        return type?.isClosure == false && later.contains { $0.type?.isClosure == true }
    }
}
