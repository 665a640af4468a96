import Foundation

/// The response of `GET /a"\(x)*/b` and its headers.
nonisolated struct ListResponse: ResponseDecodable {
    let body: [String]
    /// Ends */ here, \(name)
    /// #if DEBUG
    /// b
    let xName: ListXName?
    let x: String?
    let x1: String?
    let empty: String?
    let selfValue: String?
    let `init`: String
    let a: String?
    let accept: String?

    init(
        body: [String],
        xName: ListXName? = nil,
        x: String? = nil,
        x1: String? = nil,
        empty: String? = nil,
        selfValue: String? = nil,
        init: String,
        a: String? = nil,
        accept: String? = nil
    ) {
        self.body = body
        self.xName = xName
        self.x = x
        self.x1 = x1
        self.empty = empty
        self.selfValue = selfValue
        self.`init` = `init`
        self.a = a
        self.accept = accept
    }

    init(reply: HTTPReply) throws {
        body = try reply.value([String].self)
        xName = try reply.header("X-\"\\(name)\"", as: ListXName.self)
        x = try reply.header("X-", as: String.self)
        x1 = try reply.header("x-1", as: String.self)
        empty = try reply.header("", as: String.self)
        selfValue = try reply.header("self", as: String.self)
        `init` = try reply.requiredHeader("init", as: String.self)
        a = try reply.header("`a`", as: String.self)
        accept = try reply.header("Accept", as: String.self)
    }
}
