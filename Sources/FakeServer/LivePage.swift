import APIModel
import Platform

/// Serves a page of the API beside the API, under the server's own paths, and both anew when the description changes.
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

    /// What the body of a request is in Swift, as JSON.
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
    /// Where the page is.
    public var pageAddress: String { address + Control.prefix + "/page" }

    /// What a reply is in Swift, as JSON for the page: of an operation by its key, in one of the page's views, with a status.
    public typealias ReplyReading = @Sendable (_ operation: String, _ view: Int, _ status: Int, Literal) -> [UInt8]?

    /// Shows a page, and goes on with the API that it shows, from any thread. What was kept is forgotten.
    public func show(_ page: [UInt8], of api: API, reading: @escaping ReplyReading) {
        let next = FakeService(api)
        next.port = handler.service.port
        handler.show(page, of: next, reading)
    }
}
