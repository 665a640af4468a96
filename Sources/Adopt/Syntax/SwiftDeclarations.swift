/// A type, a protocol or an extension, as it stands in a file.
package struct TypeDeclaration: Sendable {
    package enum Kind: Sendable { case structure, enumeration, classType, protocolType, extensionOf }

    package let kind: Kind
    /// `Store`, for an extension what it extends: `Api.Store`
    package let name: String
    /// The types and protocols behind the colon, as they are written.
    package let inherits: [String]
    package let typeParameters: [String]
    package let attributes: [String]
    package var members = SwiftMembers()
    package let documentation: String?
    package let place: Range<Int>
    package let file: SwiftFile
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
    package let name: String
    /// As it is written; nil where it is inferred.
    package var type: String?
    package let isStatic: Bool
    package let isConstant: Bool
    package let value: SwiftExpression?
    /// What computes it.
    package let getter: [SwiftStatement]?
    package let attributes: [String]
    /// Where a property wrapper takes the value from: `client` of `@Dependency(\.client)`
    package let keyPath: String?
    /// What a type has to conform to, to have it: `Encodable` of `extension Endpoint where Self: Encodable`
    var conditions: [String] = []
    package let documentation: String?
    package let place: Range<Int>
    package let file: SwiftFile
}

/// A function, method or initialiser (`init`).
package struct FunctionDeclaration: Sendable {
    package let name: String
    package var parameters: [SwiftParameter]
    package let typeParameters: [String]
    /// As it is written; nil for none.
    package var result: String?
    package let isStatic: Bool
    package let isAsync: Bool
    package let isThrowing: Bool
    /// Nil in a protocol.
    package let body: [SwiftStatement]?
    package let marks: [SwiftMark]
    /// What a type has to conform to, to have it.
    var conditions: [String] = []
    package let documentation: String?
    package let place: Range<Int>
    package let file: SwiftFile
}

/// A parameter of a function, or an associated value of an enum's case.
package struct SwiftParameter: Sendable {
    /// What the caller writes; nil for none.
    package let label: String?
    package let name: String?
    /// As it is written; nil in closures that infer it.
    package var type: String?
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
    package let typeParameters: [String]
    package let type: String
    package let place: Range<Int>
    package let file: SwiftFile
}
