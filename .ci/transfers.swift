import Foundation

/// The transfers that `.ci/transfers` measures: the generated client sends and saves files, and reads events.
@main
enum Transfers {
    struct Item: Decodable, Sendable {
        var id: Int
        var text: String
    }

    static func main() async throws {
        let words = CommandLine.arguments
        let client = HTTPClient(baseURL: words[2], retryPolicy: .none)
        let file = URL(fileURLWithPath: words[3])
        switch words[1] {
        case "nothing": _ = try await client.send(RequestParts(method: "GET", path: "/small"))
        case "upload": try await send(.data(FileUpload(contentsOf: file)), client)
        case "form": try await send(.multipart([.file("photo", FileUpload(contentsOf: file))]), client)
        case "download":
            let reply = try await CallOptions.with(savingTo: file) {
                try await client.send(RequestParts(method: "GET", path: "/large"))
            }
            print(reply.data.count)
        case "events": print(try await events(client))
        default: print(try await lines(client))
        }
    }

    static func send(_ body: RequestBody, _ client: HTTPClient) async throws {
        var parts = RequestParts(method: "PUT", path: "/large")
        parts.body = body
        print(try await client.send(parts).text())
    }

    /// Counts typed events, as a generated method returns them.
    static func events(_ client: HTTPClient) async throws -> Int {
        let format: StreamFormat<ServerSentEvent<Item>> = .events()
        var sum = 0
        for try await event in format.items(of: try await client.stream(RequestParts(method: "GET", path: "/events"))) {
            sum += event.data.id
        }
        return sum
    }

    /// Counts the same events by hand: splits the lines of the connection, and decodes them.
    static func lines(_ client: HTTPClient) async throws -> Int {
        let stream = try await client.stream(RequestParts(method: "GET", path: "/events"))
        let decoder = JSONDecoder()
        var rest = Data()
        var sum = 0
        while let bytes = try await stream.next() {
            rest += bytes
            while let end = rest.firstIndex(of: 0x0A) {
                let line = String(decoding: rest[..<end], as: UTF8.self)
                rest = rest[(end + 1)...]
                if line.hasPrefix("data: ") {
                    sum += try decoder.decode(Item.self, from: Data(line.dropFirst(6).utf8)).id
                }
            }
        }
        return sum
    }
}
