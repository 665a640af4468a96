import Foundation

/// A program that makes the calls of the data files with the client that one pack generated, and prints what is sent
/// and what comes back.
struct WireProgram {
    static let services = ["path", "query", "header", "cookie", "body", "form", "login", "answer", "feed"]

    let pack: String
    var requests: [Expectation]
    var scripts: [Expectation]
    var services = WireProgram.services
    /// Calls of functions of the added files, which end the program.
    var checks: [String] = []

    /// What the server answers to the requests of which only the sending counts.
    var answer = "ScriptedResponse(204)"

    /// One line of the program's output.
    struct Line {
        var outcome: String
        var requests: [SentRequest]
    }

    var source: String {
        let members = services.map { "    let \($0): any \(repository($0))" }.joined(separator: "\n")
        let values = services.map { "        \($0) = \(implementation($0))" }.joined(separator: "\n")
        let ending = pack == "request-type" ? ".get()" : ""
        let calls = requests.enumerated().map { index, request in
            "    await wire.run(\(index), [\(answer)]) { try await services.\(request.call(pack: pack))\(ending) }"
        }
        let exchanges = scripts.enumerated().map { offset, expectation in
            let script = Script(expectation.lines)
            let call = "{ try await services.\(expectation.call(pack: pack))\(ending) }"
            return """
                    let services\(offset) = Services(wire.client(isRetrying: \(script.isRetrying), isRefused: \(script.isRefused)))
                    await wire.run(\(requests.count + offset), [\(script.replies.joined(separator: ", "))]\
                \(script.cancelAfter.map { ", cancelAfter: \($0)" } ?? "")) { [services = services\(offset)] in \(call.dropFirst(2))
                """
        }
        return """
            import Foundation

            struct Services: Sendable {
            \(members)

                init(_ http: HTTPClient) {
                    \(client)
            \(values)
                }
            }

            func requests(_ wire: Wire, _ services: Services) async {
            \(calls.joined(separator: "\n"))
            }

            func exchanges(_ wire: Wire) async {
            \(exchanges.joined(separator: "\n"))
            }

            @main
            struct Program {
                static func main() async throws {
                    let wire = try Wire()
                    await requests(wire, Services(wire.client()))
                    await exchanges(wire)
                    \(checks.map { "await \($0)" }.joined(separator: "\n        "))
                    print("ok the checks ended")
                }
            }

            """
    }

    private func repository(_ service: String) -> String {
        service.prefix(1).uppercased() + service.dropFirst()
            + (pack == "clean-architecture" ? "RepositoryProtocol" : "Repository")
    }

    private func implementation(_ service: String) -> String {
        let word = service.prefix(1).uppercased() + service.dropFirst()
        switch pack {
        case "request-type": return "\(word)RepositoryImpl()"
        case "endpoint": return "\(word)RepositoryImpl(apiService: client)"
        case "endpoint-parameters": return "\(word)RepositoryImpl(apiClient: client)"
        default: return "\(word)Repository(client: client)"
        }
    }

    private var client: String {
        switch pack {
        case "request-type": return "NetworkManager.shared.configure { $0 = http }"
        case "endpoint": return "let client = APIServiceImpl(client: http)"
        case "endpoint-parameters": return "let client = APIClient(client: http)"
        default: return "let client = NetworkClient(client: http)"
        }
    }

    /// The lines of the output by the index of their call.
    static func read(_ output: String) -> [Int: Line] {
        var lines: [Int: Line] = [:]
        for text in output.components(separatedBy: "\n") where text.hasPrefix("> ") {
            let json = try? JSONSerialization.jsonObject(with: Data(text.dropFirst(2).utf8)) as? [String: Any]
            guard let json, let index = json["index"] as? Int else { continue }
            let requests = json["requests"] as? [[String: Any]] ?? []
            lines[index] = Line(outcome: json["outcome"] as? String ?? "", requests: requests.map(SentRequest.init))
        }
        return lines
    }

    /// What is not as the data files say.
    func differences(in output: String) -> [String] {
        let lines = WireProgram.read(output)
        var found: [String] = []
        for (index, expected) in requests.enumerated() {
            let place = "\(expected.file):\(expected.line) \(expected.call(pack: pack))"
            if let line = lines[index], let request = line.requests.first {
                found += ExpectedRequest(expected.lines).differences(from: request).map { "\(place)\n  \($0)" }
            } else {
                found.append("\(place)\n  nothing is sent: \(lines[index]?.outcome ?? "no output")")
            }
        }
        for (offset, expected) in scripts.enumerated() {
            let script = Script(expected.lines)
            let wanted = "\(script.outcome), \(script.requests) requests"
            let line = lines[requests.count + offset]
            let actual = "\(line?.outcome ?? "no output"), \(line?.requests.count ?? 0) requests"
            guard wanted != actual else { continue }
            let place = "\(expected.file):\(expected.line) \(expected.call(pack: pack))"
            found.append("\(place)\n  expected: \(wanted)\n  actual:   \(actual)")
        }
        return found
    }
}
