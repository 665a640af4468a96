import Diagnostics
import Platform

/// A Swift file of somebody's: its text, and what the compiler's parser found in it.
package final class SwiftFile: Sendable {
    package let source: SourceFile
    /// The module that its folder says; nil where none does.
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

    /// A place by which declarations of one name are told apart.
    func site(_ place: Range<Int>) -> String { "\(path):\(place.lowerBound)" }

    package func line(_ place: Range<Int>) -> Int { source.location(at: place.lowerBound).line }
}

/// A file with its declarations.
package struct SwiftSource: Sendable {
    package let file: SwiftFile
    package let members: SwiftMembers
}

extension SwiftFile {
    /// No file.
    static let none = SwiftFile(SourceFile(name: "", bytes: []), module: nil)
}

extension SwiftFile {
    /// The module of its types; `Model` where nothing says it.
    package var module: String { knownModule ?? "Model" }

    /// The module that folders say: of a package the one below the last `Sources`, of an Xcode project the folder beside it.
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

    /// Whether `Sources` in a folder is that of one module: in projects of Tuist, and in packages with files directly in it.
    private static func isOneModule(_ folder: String) -> Bool {
        if Disk.entry(folder + "/Project.swift") != nil { return true }
        let names = (try? Disk.names(in: folder + "/Sources")) ?? []
        return Disk.entry(folder + "/Package.swift") != nil && names.contains { $0.hasSuffix(".swift") }
    }
}

/// A type, a protocol or an extension, as it stands in a file.
package struct TypeDeclaration: Sendable {
    package enum Kind: Sendable { case structure, enumeration, classType, protocolType, extensionOf }

    package let kind: Kind
    /// `Store`, for an extension what it extends: `Api.Store`
    package let name: String
    /// What an extension extends.
    package var extended: SwiftType?
    /// The types and protocols behind the colon.
    package let inherits: [SwiftType]
    package let typeParameters: [TypeParameter]
    package let attributes: [String]
    package let marks: [SwiftMark]
    package var members = SwiftMembers()
    package let documentation: String?
    package let place: Range<Int>
    package let file: SwiftFile

    /// Whether only code of its file can name it.
    var isPrivate: Bool { attributes.contains("private") || attributes.contains("fileprivate") }
}

/// What stands in a type, or at the top level of a file.
package struct SwiftMembers: Sendable {
    package var properties: [PropertyDeclaration] = []
    package var functions: [FunctionDeclaration] = []
    package var cases: [CaseDeclaration] = []
    package var types: [TypeDeclaration] = []
    package var aliases: [AliasDeclaration] = []
    package var imports: [String] = []
}

/// `var path: String { … }`
package struct PropertyDeclaration: Sendable {
    /// What is run with a new value, or behind one.
    struct Setter: Sendable {
        let isObserver: Bool
        /// `newValue`, `oldValue`
        let name: String
        let body: [SwiftStatement]
    }

    package let name: String
    /// Nil where it is inferred.
    package var type: SwiftType?
    package let isStatic: Bool
    package let isConstant: Bool
    package let value: SwiftExpression?
    /// What computes it.
    package let getter: [SwiftStatement]?
    var setter: Setter?
    package let attributes: [String]
    /// Where a property wrapper takes the value from: `client` of `@Dependency(\.client)`
    package let keyPath: String?
    /// What a type has to conform to, to have it: `Encodable` of `extension Endpoint where Self: Encodable`
    var conditions: [SwiftType] = []
    package let documentation: String?
    package let place: Range<Int>
    package let file: SwiftFile

    /// What computes it, and what it begins with.
    var code: [SwiftStatement] {
        (getter ?? []) + (value.map { [SwiftStatement(kind: .expression($0), place: place)] } ?? [])
    }
}

/// A function, method or initialiser (`init`).
package struct FunctionDeclaration: Sendable {
    package let name: String
    package var parameters: [SwiftParameter]
    package let typeParameters: [TypeParameter]
    /// Nil for none.
    package var result: SwiftType?
    package let isStatic: Bool
    package let isAsync: Bool
    package let isThrowing: Bool
    /// Nil in a protocol.
    package let body: [SwiftStatement]?
    package let marks: [SwiftMark]
    /// Whether only code of its file can call it, or code of any module.
    var isPrivate = false
    var isPublic = false
    /// Whether it's an initialiser that may make nothing.
    var isFailable = false
    /// What a type has to conform to, to have it.
    var conditions: [SwiftType] = []
    package let documentation: String?
    package let place: Range<Int>
    package let file: SwiftFile
}

/// A parameter of a function, or an associated value of an enum's case.
package struct SwiftParameter: Sendable {
    /// What the caller writes; nil for none.
    package let label: String?
    package let name: String?
    /// Nil in closures that infer it.
    package var type: SwiftType?
    package let defaultValue: SwiftExpression?
    package var marks: [SwiftMark] = []
}

/// An attribute of a macro or a property wrapper, with its arguments: `@GET("/stores")`
package struct SwiftMark: Sendable {
    package let name: String
    package let arguments: [SwiftArgument]
    /// `client` of `@Dependency(\.client)`
    package let keyPath: String?

    /// The text that is its first argument.
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
