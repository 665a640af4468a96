import APIModel
import Platform

/// Serves the API and, under the server's own paths, a page about it. Both are replaced when the description changes.
final class LivePage: RequestHandler {
    private static let path = Control.prefix + "/page"
    private let lock = Lock()
    // Guarded by the lock:
    private var current: FakeService
    private var page: [UInt8] = []
    private var version = 0
    private var reading: FakeServer.ReplyReading?

    init(_ service: FakeService) { current = service }

    var service: FakeService { lock.withLock { current } }

    func show(_ page: [UInt8], of service: FakeService, _ reading: @escaping FakeServer.ReplyReading) {
        lock.withLock {
            current = service
            self.page = page
            self.reading = reading
            version += 1
        }
    }

    func reply(to request: Request) -> Reply {
        let (service, page, version, reading) = lock.withLock { (current, self.page, self.version, self.reading) }
        guard !page.isEmpty, request.path.hasPrefix(Self.path), service.isMeantForUs(request),
            !request.comesFromAnotherSite
        else { return service.reply(to: request) }
        if request.method == "POST", request.path == Self.path + "/value", let reading {
            return Self.value(of: request, reading)
        }
        guard request.method == "GET" else { return service.reply(to: request) }
        var reply: Reply
        switch request.path.dropFirst(Self.path.count) {
        case "": reply = Reply(200, page, type: "text/html; charset=utf-8")
        case "/version": reply = Reply(200, Array("\(version)".utf8), type: "text/plain")
        default: return service.reply(to: request)
        }
        reply.set("Cache-Control", "no-store")
        return reply
    }

    /// Reads the body of a request as a Swift value, and replies with the value as JSON.
    private static func value(of request: Request, _ reading: FakeServer.ReplyReading) -> Reply {
        let given = Dictionary(request.queryItems.map { ($0.name, $0.value) }) { first, _ in first }
        guard request.isBodyWhole, let operation = given["operation"], let view = given["view"].flatMap({ Int($0) }),
            let status = given["status"].flatMap({ Int($0) }), let literal = JSON.read(request.body).value,
            let json = reading(operation, view, status, literal)
        else { return Reply(204) }
        return Reply(200, json, type: "application/json")
    }

    func received(_ message: [UInt8], over request: Request) { service.received(message, over: request) }
}

extension FakeServer {
    /// The address of the page.
    public var pageAddress: String { address + Control.prefix + "/page" }

    /// Reads a reply as a Swift value, in JSON for the page: by an operation's key, a view of the page, and a status.
    public typealias ReplyReading = @Sendable (_ operation: String, _ view: Int, _ status: Int, Literal) -> [UInt8]?

    /// Shows another page, and serves the API that it shows, from any thread. The state so far is forgotten.
    public func show(_ page: [UInt8], of api: API, reading: @escaping ReplyReading) {
        let next = FakeService(api)
        next.port = handler.service.port
        handler.show(page, of: next, reading)
    }
}
