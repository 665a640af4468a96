import Adopt
import NetlayerKit
import Platform

/// Compiles the part of a team's sources that the endpoints need. Missing modules, types and requirements of protocols
/// get stand-ins, and code that doesn't compile is removed.
struct TeamModules {
    /// The modules that were compiled, each after those that it imports.
    private(set) var names: [String] = []
    private(set) var slice: TeamSlice
    private let folder: TemporaryFolder
    /// The stand-ins: types with the members that the code uses.
    private var types: [String: Set<String>]
    /// The global values that the code names: `baseURL`
    private var values: Set<String> = []
    private let protocols: Set<String>
    private var generics: Set<String> = []
    /// The stand-ins that classes inherit from.
    private var superclasses: Set<String> = []
    /// The libraries with stand-ins that the code uses.
    private(set) var libraries: [String] = []
    private let standIn: (name: String, text: String)?
    /// Requirements of protocols that no declaration in the sources fulfils, as declarations with bodies.
    private var missing: [String: [String]] = [:]
    /// Whether requests of the code are recorded instead of sent.
    private let isRecorded: Bool
    /// Replaces `URLSession`, and lets `contentsOf` read only files. Code for which this is ambiguous is removed.
    private static let recording = """
        import Elsewhere
        import Foundation
        public typealias URLSession = RecordedSession
        extension Data {
            init(contentsOf url: URL) throws { self = try localContents(of: url) }
            init(contentsOf url: URL, options: Data.ReadingOptions) throws { self = try localContents(of: url) }
        }
        extension String {
            init(contentsOf url: URL) throws { self.init(decoding: try localContents(of: url), as: UTF8.self) }
            init(contentsOf url: URL, encoding: String.Encoding) throws {
                self.init(decoding: try localContents(of: url), as: UTF8.self)
            }
        }

        """
    /// The app's settings aren't here, so each is a text with the mark.
    private var settings: String {
        let keys = infoKeys.sorted().map(EndpointCheck.literal).joined(separator: ", ")
        return """
            import Elsewhere
            import Foundation
            extension Bundle {
                var infoDictionary: [String: Any]? {
                    let keys: [String] = [\(keys)]
                    return Dictionary(keys.map { ($0, absentText) }) { first, _ in first }
                }
                func object(forInfoDictionaryKey key: String) -> Any? { absentText }
            }

            """
    }
    private static let mostRounds = 24
    private static let mostSilences = 3
    /// The module on which the compiler ended without a message, probably for lack of memory.
    private(set) var silenced: String?
    /// The libraries whose stand-ins work like them, each after those that it needs.
    private static let standIns = ["Alamofire", "Moya", "AsyncHTTPClient", "RxSwift", "OSLog"]
    /// The labels with which the code makes values of the types that have stand-ins.
    private let makers: [String: Set<[String]>]
    /// The names of the app's settings.
    private let infoKeys: Set<String>
    /// The names of values whose members code asks for.
    private let owners: Set<String>

    /// - Parameter absent: types that the generated code uses and the sources don't declare.
    init(
        _ slice: TeamSlice, _ index: SourceIndex, absent: [String], standIn: (name: String, text: String)?,
        isRecorded: Bool, module: (SwiftFile) -> String, in folder: TemporaryFolder
    ) throws {
        self.isRecorded = isRecorded
        types = Dictionary(absent.map { ($0, []) }) { first, _ in first }
        self.slice = slice
        protocols = index.foreignProtocols
        makers = index.foreignMakers
        infoKeys = index.infoKeys
        owners = index.memberOwners
        self.standIn = standIn
        self.folder = folder
        let files = slice.modules(module)
        try compileElsewhere()
        var needed = Set(slice.imports.filter { files[$0] == nil }.compactMap(TeamModules.library))
        if needed.contains("Moya") { needed.insert("Alamofire") }
        for library in TeamModules.standIns where needed.contains(library) {
            if try !isThere(library) {
                try emit(library, "import Elsewhere\n" + (AdoptFiles.text(library + ".swift") ?? ""))
            }
        }
        // The stand-in of Moya exports that of Alamofire.
        if needed.contains("Moya") { needed.remove("Alamofire") }
        libraries = needed.sorted()
        for name in slice.imports.sorted() where !TeamModules.standIns.contains(name) && files[name] == nil {
            // An installed module needs no stand-in.
            if try isThere(name) { continue }
            let library = TeamModules.library(for: name).map { "@_exported import \($0)\n" } ?? ""
            try emit(name, "@_exported import Elsewhere\n" + library)
        }
        for name in order(of: files) { try compile(name, files[name] ?? []) }
    }

    /// The library whose stand-in has a module's declarations: `RxMoya`, `RxRelay`, `NIOHTTP1`, `os`
    private static func library(for module: String) -> String? {
        if module.hasSuffix("Moya") { return "Moya" }
        if module.hasPrefix("NIO") { return "AsyncHTTPClient" }
        if ["RxCocoa", "RxRelay"].contains(module) { return "RxSwift" }
        return module == "os" ? "OSLog" : standIns.contains(module) ? module : nil
    }

    private func isThere(_ module: String) throws -> Bool {
        try ChildProcess.run(["swiftc", "-typecheck", try write("import \(module)\n", as: "Probe.swift")]).status == 0
    }

    /// The object files.
    var objects: [String] {
        (["Elsewhere"] + TeamModules.standIns + names + slice.imports.sorted()).map { folder.path + "/" + $0 + ".o" }
            .reduce(into: []) { if !$0.contains($1), Disk.entry($1) != nil { $0.append($1) } }
    }

    /// The modules in an order in which each comes after those that it imports.
    private func order(of files: [String: [Int]]) -> [String] {
        var result: [String] = []
        var open: Set<String> = []
        func add(_ name: String) {
            guard let list = files[name], !result.contains(name), open.insert(name).inserted else { return }
            for other in slice.imports(of: list) { add(other) }
            result.append(name)
        }
        for name in files.keys.sorted() { add(name) }
        return result
    }

    // MARK: Stand-ins

    private func write(_ text: String, as name: String) throws -> String {
        let path = folder.path + "/" + name
        _ = try SingleFile.write(text, to: path, isForced: true)
        return path
    }

    private func emit(_ module: String, _ text: String) throws {
        _ = try ChildProcess.run(words(for: module) + [try write(text, as: module + ".swift")])
    }

    private func words(for module: String) -> [String] {
        let path = folder.path + "/" + module
        return [
            "swiftc", "-module-name", module, "-parse-as-library", "-enable-testing", "-wmo", "-c", "-o", path + ".o",
            "-emit-module", "-emit-module-path", path + ".swiftmodule", "-I", folder.path, "-suppress-warnings",
            "-diagnostic-style", "llvm",
        ]
    }

    private func compileElsewhere() throws {
        let fixed = AdoptFiles.text("Elsewhere.swift") ?? ""
        var text = fixed + (standIn?.text ?? "")
        // A stand-in with a name that this text uses would change its meaning.
        let taken = Set(fixed.split { !$0.isLetter && !$0.isNumber }.map(String.init) + [standIn?.name ?? ""])
        for name in types.keys.sorted() where !name.contains(".") { text += declaration(of: name, besides: taken) }
        for name in values.sorted() {
            let isObject = owners.contains(name)
            text += "public var `\(name)`: \(isObject ? "AbsentResult { AbsentResult() }" : "String { absentText }")\n"
        }
        try emit("Elsewhere", text)
    }

    /// A stand-in, with those of its nested types.
    private func declaration(of name: String, besides taken: Set<String>) -> String {
        let last = SourceIndex.last(name)
        if taken.contains(last) { return "" }
        if superclasses.contains(name) {
            return "open class \(last): NSObject {\n    public override init() { super.init() }\n}\n"
        }
        if protocols.contains(name) { return "public protocol \(last) {}\n" }
        let parameters = generics.contains(name) ? "<each Argument>" : ""
        var text = "public struct \(last)\(parameters): Absent {\n    public var absent: AbsentValue\n"
        text += "    public init(absent: AbsentValue) { self.absent = absent }\n"
        for labels in (makers[name] ?? []).sorted(by: { $0.joined() < $1.joined() }) where labels != ["absent"] {
            let parameters = labels.enumerated().map { "\($1) a\($0): Any?" }.joined(separator: ", ")
            let kept = labels.enumerated().map { "(\(EndpointCheck.literal($1)), a\($0) as Any)" }.joined(
                separator: ", ")
            text +=
                "    @_disfavoredOverload public init(\(parameters)) {\n        self.init(absent: AbsentValue(\"\"))\n"
            text += "        absent.arguments = [\(kept)]\n    }\n"
        }
        for member in (types[name] ?? []).sorted() where types[name + "." + member] == nil {
            text += "    public static var `\(member)`: Self { Self(absent: AbsentValue(\"\(member)\")) }\n"
        }
        for inner in types.keys.sorted() where inner.contains(".") && SourceIndex.parent(inner) == name {
            text += declaration(of: inner, besides: taken)
        }
        return text + "}\n"
    }

    // MARK: The team's modules

    private mutating func compile(_ name: String, _ files: [Int]) throws {
        // `Observable` can be the team's or a library's, such as RxSwift's.
        var imports = ["Foundation"] + (slice.usesObservation ? ["Observation"] : []) + ["Elsewhere"]
        #if os(Linux)
            imports.insert("FoundationNetworking", at: 1)
        #endif
        // A team's own log can have the name of the system's.
        imports += libraries.filter { $0 != "OSLog" }
        var silences = 0
        defer { if silences == TeamModules.mostSilences { silenced = name } }
        for _ in 0..<TeamModules.mostRounds {
            var paths = try files.map { try write(slice.text($0, importing: imports), as: "\(name)-\($0).swift") }
            let extensions = missing.sorted { $0.key < $1.key }.map { "extension \($0.key) {\n\($0.value.joined())}\n" }
            if !extensions.isEmpty {
                let head = imports.map { "import \($0)\n" }.joined()
                paths.append(try write(head + extensions.joined(), as: name + "-missing.swift"))
            }
            paths.append(try write(settings, as: name + "-settings.swift"))
            if isRecorded { paths.append(try write(TeamModules.recording, as: name + "-session.swift")) }
            let outcome = try ChildProcess.run(words(for: name) + paths)
            if outcome.status == 0 { return names.append(name) }
            let problems = CompilerProblem.all(in: outcome.errors)
            if problems.isEmpty {
                // The imports and `#sourceLocation` come before the file's own lines.
                if let (file, line) = CompilerProblem.crash(in: outcome.errors, of: paths), file < files.count,
                    slice.remove(
                        line: line - imports.count - 1, of: slice.path(files[file]), since: "the compiler crashes in it"
                    )
                {
                    continue
                }
                // A compiler without a message was killed by the system.
                silences += 1
            }
            guard try problems.isEmpty ? silences < TeamModules.mostSilences : mend(problems, in: files) else { return }
        }
    }

    /// Adds stand-ins, or else removes code that doesn't compile; false if nothing helps.
    private mutating func mend(_ problems: [CompilerProblem], in files: [Int]) throws -> Bool {
        var isAdded = false
        for problem in problems {
            switch problem.kind {
            case .unknownType(let name) where !name.contains(".") || types[SourceIndex.parent(name)] != nil:
                isAdded = types.updateValue(types[name] ?? [], forKey: name) == nil || isAdded
            case .unknownMember(let type, let member) where types[type] != nil:
                isAdded = types[type, default: []].insert(member).inserted || isAdded
            case .unknownValue(let name): isAdded = values.insert(name).inserted || isAdded
            case .generic(let name) where types[name] != nil: isAdded = generics.insert(name).inserted || isAdded
            case .superclass(let name) where types[name] != nil: isAdded = superclasses.insert(name).inserted || isAdded
            case .missing(let type, let requirement):
                if missing[type]?.contains(requirement) != true {
                    missing[type, default: []].append(requirement)
                    isAdded = true
                }
            default: continue
            }
        }
        if isAdded {
            try compileElsewhere()
            return true
        }
        var isRemoved = false
        var lines: Set<String> = []
        // A missing conformance is often a consequence of other errors.
        let errors = problems.filter(\.isError)
        let causes = errors.filter { $0.unfulfilled == nil }
        for problem in causes.isEmpty ? errors : causes {
            let dropped = problem.unfulfilled.map { $0.hasSuffix("codable") ? [$0, "Codable"] : [$0] }
            if dropped?.contains(where: { slice.drop($0, line: problem.line, of: problem.path) }) == true {
                isRemoved = true
            } else if lines.insert("\(problem.path):\(problem.line)").inserted,
                slice.remove(line: problem.line, of: problem.path, since: problem.text)
            {
                isRemoved = true
            }
        }
        if !isRemoved { for problem in errors { isRemoved = slice.removeAll(of: problem.path) || isRemoved } }
        return isRemoved
    }
}
