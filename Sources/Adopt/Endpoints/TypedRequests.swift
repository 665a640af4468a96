/// The types of requests that name the response: `Ask<Store>`, for `func send<T: Decodable>(_ ask: Ask<T>) async throws -> T`
struct TypedRequests {
    /// A function that decodes what a request names.
    private struct Reader: Hashable {
        let name: String
        /// The position of the response among the arguments of the request's type.
        let place: Int
        /// What is decoded, and the name of the type parameter in it: `Page<T>` and `T`
        let read: SwiftType
        let parameter: String
    }

    private let index: SourceIndex
    private var readers: [String: Set<Reader>] = [:]

    init(_ functions: [FunctionDeclaration], _ index: SourceIndex, _ naming: TypeNaming) {
        self.index = index
        for function in functions where function.body != nil && !function.typeParameters.isEmpty {
            for type in function.parameters.compactMap(\.type) where !type.isBracketed {
                guard let entry = index.type(type), entry.declaration != nil else { continue }
                for (place, argument) in type.arguments.enumerated() {
                    guard let own = function.typeParameters.first(where: { SwiftType($0.name) == argument }),
                        let read = function.reads(own, naming)
                    else { continue }
                    let reader = Reader(name: function.name, place: place, read: read, parameter: own.name)
                    readers[entry.name, default: []].insert(reader)
                }
            }
        }
    }

    /// The response that the only such request in a function's code names.
    func response(to function: FunctionDeclaration, in place: String?) -> SwiftType? {
        guard !readers.isEmpty, let body = function.body else { return nil }
        let called = ReferencedNames(body).names
        var made = body.allBindings.compactMap(\.type)
        SwiftWalk.visit(body) { if let type = $0.madeType { made.append(type) } }
        var found: Set<SwiftType> = []
        for type in made where !type.arguments.isEmpty {
            guard let known = index.type(type, from: place).flatMap({ readers[$0.name] }) else { continue }
            for reader in known where called.contains(reader.name) && type.arguments.indices.contains(reader.place) {
                found.insert(reader.read.replacing([reader.parameter: type.arguments[reader.place]]))
            }
        }
        return found.count == 1 ? found.first : nil
    }
}

extension FunctionDeclaration {
    /// What it decodes for a type parameter; nil if it decodes nothing of it.
    fileprivate func reads(_ own: TypeParameter, _ naming: TypeNaming) -> SwiftType? {
        let read = (readTypes(naming) + naming.expected(in: body ?? [])).filter { $0.mentions(own.name) }
        if let first = read.first { return Set(read).count == 1 ? first : nil }
        let isDecodable = ["Decodable", "Codable"].contains { own.bound?.mentions($0) == true }
        return isDecodable && result?.mentions(own.name) == true ? SwiftType(own.name) : nil
    }
}
