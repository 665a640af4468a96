import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What the text of an error says of a body that has no type.
func errors(_ server: LoopbackServer) async -> [String] {
    var lines: [String] = []
    var client = HTTPClient(credentials: FixedCredentials(["key": .token("k-secret")]), retryPolicy: .none)
    var call = parts(server)
    call.security = [[SecurityScheme("key", .apiKey(name: "key", location: .query))]]
    func play(_ name: String, _ response: ScriptedResponse) async {
        server.reset()
        server.play(response)
        do {
            lines.append("\(name): \(try await client.send(call).statusCode)")
        } catch {
            let text = error.localizedDescription.replacing(server.baseURL, with: "http://server")
            lines.append("\(name): \(text.count > 400 ? "\(text.count) characters" : text)")
        }
    }
    await play("JSON", .json(#"{"message": "not found"}"#, status: 404))
    await play("lines", ScriptedResponse(500, body: "<p>\n  Oh no</p>\r\n"))
    await play("nothing", ScriptedResponse(500))
    let secrets = #"{"access_token":"a\"b","user":{"Password" : "c","name":"d"},"secret":5,"tokens":["e"],"x":1}"#
    await play("credentials", .json(secrets, status: 400))
    await play("cut in a credential", .json(#"{"token":""# + String(repeating: "s", count: 5_000), status: 400))
    await play("long", ScriptedResponse(400, body: String(repeating: "é", count: 5_000)))
    await play("bytes", ScriptedResponse(400).with { $0.body = Data([0xFF, 0x00, 0x41]) })
    client.reportsRequests = true
    await play("with what was sent", .json(#"{"message": "not found"}"#, status: 404))
    do {
        server.play(.json("1", status: 404))
        _ = try await client.send(call)
    } catch let error as NetworkError {
        let request = error.reply?.request
        lines.append("sent: \(request?.httpMethod ?? "nothing") \(request?.url?.query ?? "nothing")")
    } catch {
        lines.append("\(error)")
    }
    return lines
}
