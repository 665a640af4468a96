import Foundation

/// A folder with a description of many operations, in which the program is run. It goes away with the value.
final class Project {
    let place: URL
    var output: URL { place.appendingPathComponent("Out") }

    init(services: Int = 12) throws {
        place = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("netlayer-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try describe(services: services)
        try configure()
    }

    deinit { try? FileManager.default.removeItem(at: place) }

    func describe(services: Int) throws {
        var text = "openapi: 3.0.3\ninfo: { title: Many, version: \"1\" }\npaths:\n"
        for number in 0..<services {
            let body = "application/json: { schema: { $ref: '#/components/schemas/Thing\(number)' } }"
            text += """
                  /things\(number):
                    get:
                      operationId: listThings\(number)
                      tags: [things\(number)]
                      responses: { "200": { description: All, content: { \(body) } } }
                    post:
                      operationId: addThing\(number)
                      tags: [things\(number)]
                      requestBody: { content: { \(body) } }
                      responses: { "204": { description: Done } }

                """
        }
        text += "components:\n  schemas:\n"
        for number in 0..<services {
            let properties = (0..<12).map { "field\($0): { type: string }" }.joined(separator: ", ")
            text += "    Thing\(number): { type: object, properties: { \(properties) } }\n"
        }
        try text.write(to: place.appendingPathComponent("api.yaml"), atomically: true, encoding: .utf8)
    }

    /// Two accesses make two generations that differ in each file.
    func configure(access: String = "internal") throws {
        let text = "spec: api.yaml\npack: clean-architecture\noutput: Out\nsupport: none\naccess: \(access)\n"
        try text.write(to: place.appendingPathComponent("netlayer.yml"), atomically: true, encoding: .utf8)
    }

    func process(_ arguments: String...) throws -> Process {
        let process = Process()
        process.executableURL = Shell.products.appendingPathComponent("netlayer")
        process.arguments = arguments
        process.currentDirectoryURL = place
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        process.environment = ProcessInfo.processInfo.environment.merging(["NETLAYER_CACHE": "off"]) { $1 }
        return process
    }

    /// The last line but the code is what was said last.
    @discardableResult func shell(_ line: String) throws -> [String] { try Shell.run(line, in: place) }

    /// The contents of the output folder by their paths, without what the program keeps for itself.
    func files() -> [String: Data] {
        var files: [String: Data] = [:]
        for case let path as String in FileManager.default.enumerator(atPath: output.path) ?? .init() {
            guard path.hasSuffix(".swift") else { continue }
            files[path] = FileManager.default.contents(atPath: output.appendingPathComponent(path).path)
        }
        return files
    }

    var leftovers: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: output.path)) ?? []
        return names.filter { $0.hasPrefix(".netlayer-tmp") }
    }
}
