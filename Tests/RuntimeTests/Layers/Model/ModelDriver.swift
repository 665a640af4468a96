import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Random writes, reads, faults, restarts and crashes, held against what the service knows: no write that was acknowledged is
/// lost, applied twice or overtaken, no read shows what is no longer so, and a live read ends at the service's state.
@main
struct ModelDriver {
    private struct SignInNeeded: Error {}

    /// One run of the app.
    private struct Run {
        let transport: ModelTransport
        let outbox: Outbox
        let shelf: any Shelf
        let watcher: Task<Void, Never>
    }

    private let service: ModelService
    private let root: URL
    private let clock = Locked(Date(timeIntervalSince1970: 1_000_000))
    private let watched = Locked("")
    private var chance: Chance
    private var runs: Int = 0
    private var run: Run
    private var number: Int = 0
    private var acknowledged: [Int] = []
    /// The writes that were taken back, and whether the service had them already.
    private var takenBack: [Int: Bool] = [:]
    private var counts: [String: Int] = [:]
    /// The writes that found no room on the disk: nobody may send them.
    private var unwritten: [Int] = []
    /// The writes that another version of the app had in its hands: they wait without their values.
    private var unvalued: Set<Int> = []
    /// What became of each write, for the text of a fault.
    private var events: [Int: [String]] = [:]

    static func main() async throws {
        let environment = ProcessInfo.processInfo.environment
        let steps = environment["NETLAYER_STEPS"].flatMap { Int($0) } ?? 400
        if environment["NETLAYER_STEPS"] != nil, try await !QueueMeasure.holds(10_000) {
            return
        }
        let seed = environment["NETLAYER_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0..<1_000_000)
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("model-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        var driver = try await ModelDriver(seed: seed, root: root)
        do {
            for _ in 0..<steps {
                try await driver.step()
            }
            try await driver.end()
        } catch let fault as ModelFault {
            print("seed \(seed), after \(driver.number) writes: \(fault.text)")
            return
        }
        let counts = driver.counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
        print(
            "seed \(seed): \(counts), \(driver.service.state.value.repeats) repeated, "
                + "\(driver.service.state.value.failures) faults"
        )
        print("The model holds.")
    }

    private init(seed: UInt64, root: URL) async throws {
        service = ModelService(seed: seed)
        chance = Chance(seed: seed &+ 1)
        self.root = root
        run = try Self.start(service, root.appendingPathComponent("0"), clock, watched)
        await run.outbox.resume()
    }

    // MARK: - Runs

    private static func start(
        _ service: ModelService,
        _ folder: URL,
        _ clock: Locked<Date>,
        _ watched: Locked<String>
    ) throws -> Run {
        let transport = ModelTransport(service)
        let credentials = RefreshingCredentials { _ in
            let (token, isHere) = service.state.withLock { ($0.token, $0.isWell || $0.chance.next(below: 3) > 0) }
            guard isHere else {
                throw SignInNeeded()
            }
            return "\(token)"
        }
        let client = HTTPClient(
            transport: transport,
            baseURL: "http://localhost",
            credentials: credentials,
            retryPolicy: .none
        )
        let now: @Sendable () -> Date = { clock.value }
        let store = DiskCacheStore(folder: folder.appendingPathComponent("cache"))
        let cache = RepositoryCache(store: store, now: now, encoder: client.encoder, decoder: client.decoder)
        let outbox = try Outbox(
            client: client,
            folder: folder.appendingPathComponent("outbox"),
            backOff: RetryPolicy(maximumAttempts: .max, baseDelay: 1, maximumDelay: 300) { seconds in
                clock.withLock { $0 += seconds }
                try await Task.sleep(for: .microseconds(100))
            },
            cache: cache,
            now: now
        )
        let shelf = Layers(client: client).layered(cache, outbox)
        let watcher = Task {
            let pace = RetryPolicy { _ in try await Task.sleep(for: .milliseconds(2)) }
            while !Task.isCancelled {
                do {
                    for try await item in shelf.observed(1, by: LiveSettings(every: 1, backOff: pace)) {
                        watched.withLock { $0 = item.name }
                    }
                } catch {
                    await Task.yield()
                }
            }
        }
        return Run(transport: transport, outbox: outbox, shelf: shelf, watcher: watcher)
    }

    /// Starts the app again. After a crash, it finds what was on the disk at a moment in the middle of things.
    private mutating func restart(isCrash: Bool) async throws {
        let old = run
        if isCrash {
            old.transport.end()
            try copyFolder()
        }
        old.watcher.cancel()
        await old.outbox.stop()
        old.transport.end()
        await old.watcher.value
        count(isCrash ? "crashes" : "restarts")
        let isOther = try changeVersion(root.appendingPathComponent("\(runs)"))
        run = try Self.start(service, root.appendingPathComponent("\(runs)"), clock, watched)
        for entry in await run.outbox.pending {
            let number = ModelService.number(path: entry.request.path, body: entry.request.body)
            events[number, default: []].append("run \(runs): \(entry.number)")
            let waiting = Layers(client: HTTPClient()).waiting(entry)
            if isOther {
                unvalued.insert(number)
            }
            let ofItem: Int? = waiting?.item.flatMap { Int($0.name.dropFirst()) }
            guard unvalued.contains(number) || (waiting?.like ?? ofItem) == number else {
                throw ModelFault(text: "write \(number) waits as \(waiting.map { "\($0)" } ?? "nothing")")
            }
        }
        if chance.next(below: 3) > 0 {
            await run.outbox.resume()
        }
    }

    /// Sometimes, another version of the app ran before: its entries lack the values of calls or have keys that nobody
    /// knows, or have files of their own; and what its types kept is in another shape.
    private mutating func changeVersion(_ folder: URL) throws -> Bool {
        let kind = chance.next(below: 12)
        guard kind < 3 else {
            return false
        }
        count("versions")
        let journal = folder.appendingPathComponent("outbox/journal")
        var lines: [Data] = []
        for line in try Data(contentsOf: journal).split(separator: 0x0A) {
            guard line.first == 0x2B,
                var entry = try? JSONSerialization.jsonObject(with: line.dropFirst()) as? [String: Any]
            else {
                lines.append(line)
                continue
            }
            entry["write"] = nil
            entry["mood"] = kind == 1 ? ["calm"] : nil
            let data = try JSONSerialization.data(withJSONObject: entry)
            if kind == 2, let number = entry["number"] as? Int {
                let name = "outbox/\(String(repeating: "0", count: 20 - "\(number)".count))\(number).request"
                try data.write(to: folder.appendingPathComponent(name))
            } else {
                lines.append(Data("+".utf8) + data)
            }
        }
        try Data(lines.map { $0 + Data("\n".utf8) }.joined()).write(to: journal)
        let kept = folder.appendingPathComponent("cache")
        for name in (try? FileManager.default.contentsOfDirectory(atPath: kept.path)) ?? []
        where name.hasSuffix(".response") {
            let file = kept.appendingPathComponent(name)
            var text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
            text = text.replacingOccurrences(of: "\"shape\":\"", with: "\"shape\":\"0")
            try Data(text.replacingOccurrences(of: "\"name\":\"w", with: "\"name\":\"v").utf8).write(to: file)
        }
        return true
    }

    /// Copies the files as they are at one moment: not while something is written, as no crash can see it.
    private mutating func copyFolder() throws {
        let folder = root.appendingPathComponent("\(runs)")
        runs += 1
        let copy = root.appendingPathComponent("\(runs)")
        let journal = folder.appendingPathComponent("outbox/journal")
        for attempt in 1... {
            do {
                let before = try Data(contentsOf: journal)
                try FileManager.default.copyItem(at: folder, to: copy)
                let copied = try Data(contentsOf: copy.appendingPathComponent("outbox/journal"))
                if copied == before, try Data(contentsOf: journal) == before {
                    return
                }
            } catch {
                guard attempt < 100 else {
                    throw error
                }
            }
            try? FileManager.default.removeItem(at: copy)
        }
    }

    // MARK: - Steps

    private mutating func step() async throws {
        switch chance.next(below: 100) {
        case 0..<53: try await write(isCrashing: false)
        case 53..<55: try await writeToFullDisk()
        case 55..<60: try await write(isCrashing: true)
        case 60..<78: try await read()
        case 78..<84: await run.outbox.resume()
        case 84..<88: try await restart(isCrash: false)
        case 88..<92: try await restart(isCrash: true)
        case 92..<95: try await takeBack()
        case 95..<98:
            let seconds = Double(chance.next(below: 200_000)) - 100_000
            clock.withLock { $0 += seconds }
        default:
            for _ in 0..<chance.next(below: 200) {
                await Task.yield()
            }
        }
    }

    /// What is there can still be written over. A call that finds no room throws, and nothing of it is ever sent.
    private mutating func writeToFullDisk() async throws {
        let journal = root.appendingPathComponent("\(runs)/outbox/journal")
        let end = try Data(contentsOf: journal).lastIndex { $0 != 0x0A } ?? 0
        let room = chance.next(below: 2) == 0 ? 0 : 40
        try await withFullDisk(after: end + room) {
            try await write(isCrashing: false, isFull: true)
        }
    }

    private mutating func write(isCrashing: Bool, isFull: Bool = false) async throws {
        number += 1
        count(isFull ? "writes to a full disk" : "writes")
        let (number, shelf, done) = (number, run.shelf, Locked<Bool?>(nil))
        let isLike = chance.next(below: 3) == 0
        let item = Item(id: 1 + chance.next(below: 3), name: "w\(number)")
        let call = Task {
            do {
                if isLike {
                    try await shelf.like(number)
                } else {
                    _ = try await shelf.put(item)
                }
                done.withLock { $0 = true }
            } catch {
                done.withLock { $0 = false }
            }
        }
        if isCrashing {
            for _ in 0..<chance.next(below: 60) {
                await Task.yield()
            }
            if done.value == true {
                acknowledged.append(number)
            }
            events[number] = ["crash in run \(runs): \(done.value.map { "\($0)" } ?? "no result")"]
            try await restart(isCrash: true)
            return await call.value
        }
        await call.value
        events[number] = ["run \(runs): \(done.value == true ? "acknowledged" : "thrown")"]
        if done.value == true {
            acknowledged.append(number)
        } else if isFull {
            unwritten.append(number)
        } else if !ModelService.refuses(number) {
            throw ModelFault(text: "write \(number) threw")
        }
    }

    /// With nothing waiting, a read shows what the service has: of an item, or of a list, which is read without a network, too.
    private mutating func read() async throws {
        let id = 1 + chance.next(below: 3)
        let isList = chance.next(below: 2) == 0
        let isSettled = await run.outbox.pending.isEmpty
        let read = isList ? try? await run.shelf.list().first { $0.id == id } : try? await run.shelf.item(id)
        guard let item = read else {
            return count("failed reads")
        }
        count("reads")
        let now = service.state.value.names[id] ?? "new"
        guard !isSettled || item.name == now else {
            throw ModelFault(text: "item \(id) is \(now), and a read says \(item.name)")
        }
    }

    private mutating func takeBack() async throws {
        let waiting = await run.outbox.pending
        guard !waiting.isEmpty else {
            return
        }
        let entry = waiting[chance.next(below: waiting.count)]
        let number = ModelService.number(path: entry.request.path, body: entry.request.body)
        let wasApplied = service.state.value.applied.contains(number)
        guard try await run.outbox.cancel(entry.id) else {
            return
        }
        count("taken back")
        acknowledged.removeAll { $0 == number }
        takenBack[number] = wasApplied
    }

    /// All faults end, and everything that waits is sent.
    private mutating func end() async throws {
        service.state.withLock { $0.isWell = true }
        await run.outbox.resume()
        for await entries in await run.outbox.changes() where entries.isEmpty {
            break
        }
        let state = service.state.value
        let (applied, refused) = (Set(state.applied), await run.outbox.refused)
        let kept = Set(refused.map { ModelService.number(path: $0.request.path, body: $0.request.body) })
        counts["applied"] = state.applied.count
        counts["refused"] = kept.count
        counts["acknowledged"] = acknowledged.count
        let lost = acknowledged.filter { !applied.contains($0) && !kept.contains($0) }
        let again = takenBack.filter { applied.contains($0.key) && !$0.value }.keys.sorted()
        guard lost.isEmpty else {
            throw ModelFault(text: "lost: \(lost.map { "\($0) \(events[$0] ?? [])" })")
        }
        guard applied.count == state.applied.count else { throw ModelFault(text: "a write was applied twice") }
        guard state.applied == state.applied.sorted() else { throw ModelFault(text: "the order was not kept") }
        let sent = unwritten.filter { applied.contains($0) || kept.contains($0) }
        guard sent.isEmpty else { throw ModelFault(text: "sent although nothing was written: \(sent)") }
        guard again.isEmpty else { throw ModelFault(text: "sent after it was taken back: \(again)") }
        for id in 1...3 {
            let (name, now) = (try await run.shelf.item(id).name, state.names[id] ?? "new")
            guard name == now else {
                throw ModelFault(text: "at the end, item \(id) is \(now), and a read says \(name)")
            }
        }
        let last = state.names[1] ?? "new"
        for _ in 0..<1000 where watched.value != last {
            try await Task.sleep(for: .milliseconds(10))
        }
        guard watched.value == last else { throw ModelFault(text: "a live read ends at \(watched.value), not \(last)") }
        run.watcher.cancel()
        await run.outbox.stop()
    }

    private mutating func count(_ name: String) {
        counts[name, default: 0] += 1
    }
}

/// What should never be.
struct ModelFault: Error {
    let text: String
}
