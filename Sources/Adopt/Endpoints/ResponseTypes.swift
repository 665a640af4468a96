/// The types that hold a result, or hand on a response.
extension SourceIndex {
    /// The names of types that hold a result.
    private static let holders: Set<String> = [
        "Result", "AnyPublisher", "Observable", "Single", "Maybe", "Promise", "Future", "Task", "DataState", "Driver",
        "AsyncThrowingStream", "SignalProducer", "EventLoopFuture", "Publisher",
    ]

    /// Whether a type holds a result: one of those, or a library's own variant, such as `CancellablePromise`.
    func isHolder(_ written: SwiftType, from place: String?) -> Bool {
        let name = written.lastName
        if Self.holders.contains(name) || type(written, from: place)?.isOutcome == true { return true }
        let suffixes = ["Promise", "Future", "Publisher", "Observable", "DataResponse", "DownloadResponse"]
        return suffixes.contains(where: name.hasSuffix) && type(written, from: place)?.declaration == nil
    }

    /// Whether a type is a running request, which callers may cancel: `URLSessionDataTask`, `DataRequest`
    func isHandle(_ written: SwiftType) -> Bool {
        guard written.arguments.isEmpty, written.name != "Task" else { return false }
        if written.name.contains("Task") { return true }
        return ["Request", "Cancellable"].contains(where: written.name.hasSuffix) && type(written)?.declaration == nil
    }

    /// Whether a function passes on Moya's response for its caller to read: `func stores() -> Single<Response>`
    func handsResponse(_ function: FunctionDeclaration) -> Bool {
        function.result?.mentions("Response") == true && type("Response") == nil
    }

    /// Whether a type isn't declared in the sources, so that it may be what is decoded: `[User]`. Vapor's `View` is what
    /// a server returns itself.
    func isForeignModel(_ written: SwiftType) -> Bool {
        guard case .named(let name, let arguments) = written.element ?? written, arguments.isEmpty else { return false }
        return name.count > 1 && name.first?.isUppercase == true && name.allSatisfy { $0.isLetter || $0.isNumber }
            && type(name) == nil && aliases[name] == nil && !isTypeParameter(name)
            && !["URL", "URLRequest", "URLResponse", "HTTPURLResponse", "ClientResponse", "View", "Any"].contains(name)
    }
}

extension SourceIndex.Entry {
    /// Whether it is an enum with one case for a success's value: `enum Outcome<T> { case success(T), failure(Error) }`
    var isOutcome: Bool {
        guard declaration?.kind == .enumeration, let value = declaration?.typeParameters.first?.name,
            !inherits.contains(where: { ["Codable", "Decodable"].contains($0.name) })
        else { return false }
        let holding = members.cases.filter { $0.parameters.contains { $0.type?.contains { $0 == value } == true } }
        return holding.count == 1 && members.cases.count > 1
            && holding[0].parameters.contains { $0.type.map { $0 == SwiftType(value) } == true }
    }
}
