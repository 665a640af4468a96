import Foundation
import PostOffice
import PostOfficeServer

// A test of the app says where its server is, and which parcel it looks for.
if let address = ProcessInfo.processInfo.environment["POST_OFFICE_SERVER"] {
    let desk = Desk(PostOffice(client: PostOffice.client(at: address)).parcels)
    print(await desk.whereIs(CommandLine.arguments.last ?? ""))
    exit(0)
}

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

let folder = FileManager.default.temporaryDirectory.appendingPathComponent("PostOffice-\(UUID().uuidString)")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
let photo = folder.appendingPathComponent("parcel.jpg")
try Data(repeating: 7, count: 1_000_000).write(to: photo)
try await quiet.keepPhoto(of: "1", from: photo) { if $0 == 1 { print("the photo is there") } }
try await quiet.savePhoto(of: "1", to: folder.appendingPathComponent("saved.jpg"))
print("saved:", try String(contentsOf: folder.appendingPathComponent("saved.jpg"), encoding: .utf8))
print("count: \(try await quiet.count())")

try await quiet.follow("1", to: "Oslo") { place in print("parcel 1 is in \(place)") }
print("it came through Quito: \(try await quiet.hasPassed("Quito", "1"))")

// What is recorded once is played without the server.
let recordings = folder.appendingPathComponent("Recordings")
client.transport = try RecordingTransport.recording(to: recordings)
_ = await Desk(PostOffice(client: client).parcels).whereIs("1")
client.transport = try RecordingTransport.replaying(recordings)
print("replayed: parcel 1 is \(await Desk(PostOffice(client: client).parcels).whereIs("1"))")
try FileManager.default.removeItem(at: folder)
