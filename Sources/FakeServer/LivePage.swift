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

    init(_ service: FakeService) { current = service }

    var service: FakeService { lock.withLock { current } }

    func show(_ page: [UInt8], of service: FakeService) {
        lock.withLock {
            current = service
            self.page = page
            version += 1
        }
    }

    func reply(to request: Request) -> Reply {
        let (service, page, version) = lock.withLock { (current, self.page, self.version) }
        guard !page.isEmpty, request.method == "GET", request.path.hasPrefix(Self.path), service.isMeantForUs(request)
        else { return service.reply(to: request) }
        var reply: Reply
        switch request.path.dropFirst(Self.path.count) {
        case "": reply = Reply(200, page, type: "text/html; charset=utf-8")
        case "/version": reply = Reply(200, Array("\(version)".utf8), type: "text/plain")
        default: return service.reply(to: request)
        }
        reply.set("Cache-Control", "no-store")
        return reply
    }

    func received(_ message: [UInt8], over request: Request) { service.received(message, over: request) }
}

extension FakeServer {
    /// Where the page is.
    public var pageAddress: String { address + Control.prefix + "/page" }

    /// Shows a page, and goes on with the API that it shows, from any thread. What was kept is forgotten.
    public func show(_ page: [UInt8], of api: API) {
        let next = FakeService(api)
        next.port = handler.service.port
        handler.show(page, of: next)
    }
}
