import Foundation

/// What every pack's client does around a request, against a server on this machine.
@main
enum Client {
    static func main() async throws {
        let server = try LoopbackServer()
        show("middlewares", try await middlewares(server))
        show("logging", try await logging(server))
        show("tokens", try await tokens(server))
        show("calls", try await calls(server))
        show("errors", await errors(server))
        show("transports", try await transports(server))
        show("promises", try await promises(server))
        show("private files", try await privateFiles(server))
        show("transfers", try await transfers(server))
        show("caches", try await caches(server))
        show("outboxes", try await outboxes(server))
        show("rules of an outbox", try await outboxRules())
        show("journals of an outbox", try await outboxJournals())
        show("live reads", try await liveReads(server))
        show("channels", try await ChannelDesk.lines())
        server.stop()
    }

    static func show(_ section: String, _ lines: [String]) {
        print("== \(section)")
        for line in lines {
            print(line)
        }
    }
}

/// A request of an operation to the server.
func parts(_ server: LoopbackServer, _ method: String = "GET", path: String = "/pets/1") -> RequestParts {
    var parts = RequestParts(method: method, baseURL: server.baseURL, path: path)
    parts.operation = OperationInfo(id: "getPet", path: "/pets/{id}", tags: ["pets"])
    return parts
}

func outcome(_ work: () async throws -> Any) async -> String {
    do {
        return "\(try await work())"
    } catch NetworkError.status(let code, _, _) {
        return "status \(code)"
    } catch NetworkError.transport {
        return "transport"
    } catch NetworkError.timeout {
        return "timeout"
    } catch let error as NetworkError {
        return error.localizedDescription
    } catch {
        return (error as NSError).domain == NSCocoaErrorDomain ? "error of a file" : "\(error)"
    }
}

extension RetryPolicy {
    /// Retries without waiting.
    static let eager = RetryPolicy { _ in }
}
