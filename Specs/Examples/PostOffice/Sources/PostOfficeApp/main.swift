import Foundation
import PostOffice
import PostOfficeServer

let server = try PostOfficeServer().start()
var client = PostOffice.client(at: server.baseURL)
client.middlewares = [
    LoggingMiddleware { line in print(line.replacingOccurrences(of: server.baseURL, with: "http://server")) },
    Timings { operation, status, _ in print("  \(operation) took its time for \(status)") },
    Signature(),
]

// The token has expired and the server is busy: one refresh, one retry, and the parcels.
let desk = Desk(PostOffice(client: client).parcels)
print("parcels:", try await PostOffice(client: client).parcels.listParcels().map(\.to))

client.middlewares = []
let quiet = Desk(PostOffice(client: client).parcels)
print("parcel 1 is \(await quiet.whereIs("1"))")
print("parcel 9: \(await quiet.whereIs("9"))")
print("handed in: \(try await quiet.handIn(to: "Grace", grams: 800).id)")
do {
    _ = try await quiet.handIn(to: "Alan", grams: 0)
} catch {
    if case .unprocessable(let rejection) = CreateParcelFailure(error) {
        print("refused because of \(rejection.field)")
    }
}
try await quiet.keepPhoto(of: "1", Data(repeating: 7, count: 100_000))
print("count: \(try await quiet.count())")

// What is recorded once is played without the server.
let folder = FileManager.default.temporaryDirectory.appendingPathComponent("PostOffice-\(UUID().uuidString)")
client.transport = try RecordingTransport.recording(to: folder)
_ = await Desk(PostOffice(client: client).parcels).whereIs("1")
client.transport = try RecordingTransport.replaying(folder)
print("replayed: parcel 1 is \(await Desk(PostOffice(client: client).parcels).whereIs("1"))")
try FileManager.default.removeItem(at: folder)
