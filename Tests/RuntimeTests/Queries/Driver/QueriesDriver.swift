import Foundation
import Observation

/// Views over queries, and a service that answers when it is told to.
@main
@MainActor
enum QueriesDriver {
    static func main() async throws {
        await states()
        await errors()
        await sharing()
        await cancellation()
        await late()
        try await staleness()
        await overtaken()
        await pages()
        await live()
        try await optimistic()
        await observation()
        await previews()
        await crowd()
    }

    /// Queries over a mock whose boats are named by a desk.
    private static func scene() -> (Queries<Boats>, Desk<Name>, MockBoatsRepository) {
        let (repository, desk) = (MockBoatsRepository(), Desk<Name>())
        repository.fetchBoatSpy.stub { _ in try await desk.call() }
        return (Queries(repository, in: QueryPool()), desk, repository)
    }

    private static func show(_ what: String, _ query: Query<Name>) {
        let words = [
            query.value.map { "“\($0.text)”" } ?? "nothing", query.error.map { "error \(type(of: $0))" },
            query.isLoading ? "loading" : nil, query.isStale ? "stale" : nil,
        ]
        print("  \(what): \(words.compactMap(\.self).joined(separator: ", "))")
    }

    private static func states() async {
        print("states")
        let (queries, desk, _) = scene()
        let query = queries.fetchBoat(id: 1)
        show("at first", query)
        let view = Task { await query.load() }
        await until("a call") { desk.waiting == 1 }
        show("asked", query)
        desk.answer(.success(Name(text: "Ada")))
        await view.value
        show("answered", query)
        await query.load()
        print("  calls after another load: \(desk.count)")
        let refreshing = Task { await query.refresh() }
        await until("a call") { desk.waiting == 1 }
        show("refreshing", query)
        desk.answer(.success(Name(text: "Bea")))
        await refreshing.value
        show("refreshed", query)
    }

    private static func errors() async {
        print("errors")
        let (queries, desk, _) = scene()
        let query = queries.fetchBoat(id: 1)
        for (answer, what) in [
            (Result<Name, any Error>.failure(Trouble()), "failed"), (.success(Name(text: "Ada")), "answered"),
            (.failure(Trouble()), "failed again"), (.success(Name(text: "Bea")), "answered again"),
        ] {
            let view = Task { await query.refresh() }
            await until("a call") { desk.waiting == 1 }
            desk.answer(answer)
            await view.value
            show(what, query)
        }
    }

    private static func sharing() async {
        print("sharing")
        let (queries, desk, repository) = scene()
        let others = Queries<Boats>(repository, in: queries.pool)
        let (one, same, other) = (queries.fetchBoat(id: 1), others.fetchBoat(id: 1), queries.fetchBoat(id: 2))
        print("  same arguments: \(one === same), other ones: \(one === other)")
        let views = [Task { await one.load() }, Task { await same.load() }, Task { await one.refresh() }]
        await until("a call") { desk.waiting == 1 }
        await settle()
        print("  calls of three: \(desk.count)")
        desk.answer(.success(Name(text: "Ada")))
        for view in views { await view.value }
        show("all", same)
        await queries.fetchBoat(id: 3).follow { AsyncThrowingStream { $0.finish(throwing: Trouble()) } }
        show("a new one, since nobody holds the last", queries.fetchBoat(id: 3))
    }

    private static func cancellation() async {
        print("cancellation")
        let (queries, desk, _) = scene()
        let query = queries.fetchBoat(id: 1)
        let (first, second) = (Task { await query.load() }, Task { await query.load() })
        await until("a call") { desk.waiting == 1 }
        await settle()
        first.cancel()
        await first.value
        await settle()
        show("one left", query)
        print("  cancelled: \(desk.cancelled)")
        second.cancel()
        await second.value
        await until("an end") { desk.cancelled == 1 }
        show("both left", query)
        let third = Task { await query.load() }
        await until("a call") { desk.waiting == 1 }
        query.cancel()
        await third.value
        await until("an end") { desk.cancelled == 2 }
        show("cancelled for all", query)
        let fourth = Task { await query.load() }
        fourth.cancel()
        await fourth.value
        print("  calls of who was cancelled before: \(desk.count - 2)")
    }

    private static func late() async {
        print("answers after the end")
        let (queries, desk, _) = scene()
        desk.isDeaf = true
        let query = queries.fetchBoat(id: 1)
        let gone = Task { await query.load() }
        await until("a call") { desk.waiting == 1 }
        gone.cancel()
        await gone.value
        let view = Task { await query.load() }
        await until("another call") { desk.waiting == 2 }
        desk.answer(.success(Name(text: "too late")))
        await settle()
        show("the first", query)
        desk.answer(.success(Name(text: "Ada")))
        await view.value
        show("the second", query)
    }

    private static func staleness() async throws {
        print("staleness")
        let (queries, desk, repository) = scene()
        let berths = MockBerthsRepository()
        berths.fetchBerthSpy.stub(Name(text: "here"))
        repository.renameBoatSpy.stub(Name(text: "Bea"))
        let berth = Queries<Berths>(berths, in: queries.pool).fetchBerth(id: 1)
        let (one, two) = (queries.fetchBoat(id: 1), queries.fetchBoat(id: 2))
        for query in [one, two] {
            let view = Task { await query.load() }
            await until("a call") { desk.waiting == 1 }
            desk.answer(.success(Name(text: "Ada")))
            await view.value
        }
        await berth.load()
        try await queries.rename(1, "Bea")
        show("written", one)
        show("another", two)
        show("of another service", berth)
        let view = Task { await one.load() }
        await until("a call") { desk.waiting == 1 }
        show("read again", one)
        desk.answer(.success(Name(text: "Bea")))
        await view.value
        show("after that", one)
        repository.renameBoatSpy.stub(throwing: Trouble())
        _ = try? await queries.rename(2, "Eve")
        show("after a write that failed", two)
        await berth.load()
        queries.pool.markStale([.all])
        show("after all were marked", berth)
    }

    private static func overtaken() async {
        print("a write while a read is under way")
        let (queries, desk, repository) = scene()
        repository.renameBoatSpy.stub(Name(text: "Bea"))
        desk.isDeaf = true
        let query = queries.fetchBoat(id: 1)
        let view = Task { await query.load() }
        await until("a call") { desk.waiting == 1 }
        try? await queries.rename(1, "Bea")
        await until("another call") { desk.waiting == 2 }
        desk.answer(.success(Name(text: "old")))
        await settle()
        show("the old one", query)
        desk.answer(.success(Name(text: "Bea")))
        await view.value
        show("the new one", query)
    }

    private static func pages() async {
        print("pages")
        let (repository, desk) = (MockBoatsRepository(), Desk<BoatPage>())
        repository.fetchBoatsSpy.stub { _ in try await desk.call() }
        let query = Queries<Boats>(repository, in: QueryPool()).fetchBoats()
        func page(_ names: [String], next: String?) -> Result<BoatPage, any Error> {
            .success(BoatPage(boats: names.map { Name(text: $0) }, next: next))
        }
        func read(_ answer: Result<BoatPage, any Error>, _ work: @escaping @MainActor () async -> Void) async {
            let view = Task { await work() }
            await until("a call") { desk.waiting == 1 }
            desk.answer(answer)
            await view.value
            let error = query.error.map { ", error \(type(of: $0))" } ?? ""
            print("  \(query.items.map(\.text)), more: \(query.hasMore)\(error)")
        }
        await read(page(["a", "b"], next: "1")) { await query.loadMore() }
        await read(.failure(Trouble())) { await query.loadMore() }
        await read(page(["c"], next: "2")) { await query.loadMore() }
        let more = Task { await query.loadMore() }
        await until("a call") { desk.waiting == 1 }
        let refreshing = Task { await query.refresh() }
        await until("the next page to be given up") { desk.cancelled == 1 && desk.waiting == 1 }
        desk.answer(page(["A", "B"], next: "1"))
        await more.value
        await refreshing.value
        print("  \(query.items.map(\.text)), more: \(query.hasMore)")
        await read(page(["C"], next: nil)) { await query.loadMore() }
        await query.loadMore()
        print("  calls: \(desk.count)")
    }

    private static func live() async {
        print("live")
        let (repository, desk) = (MockBoatsRepository(), Desk<Name>())
        let opened = Locked<[AsyncThrowingStream<Name, any Error>.Continuation]>([])
        repository.fetchTideSpy.stub { _ in try await desk.call() }
        repository.followTidesSpy.stub { _ in
            // It opens behind the first read, so that the one that follows is another one.
            while await desk.count == 0 {
                await Task.yield()
            }
            let (stream, continuation) = AsyncThrowingStream.makeStream(of: Name.self)
            opened.withLock { $0.append(continuation) }
            return stream
        }
        let query = Queries<Boats>(repository, in: QueryPool()).fetchTide()
        let views = [Task { await query.observe() }, Task { await query.observe() }]
        await until("a call") { desk.waiting == 1 }
        let loading = Task { await query.load() }
        await settle()
        desk.answer(.success(Name(text: "low")))
        await loading.value
        show("the first", query)
        await until("a stream") { opened.value.count == 1 }
        await until("a call") { desk.waiting == 1 }
        desk.answer(.success(Name(text: "low, still")))
        await until("the second") { query.value?.text == "low, still" }
        show("when the stream is open", query)
        opened.value.last?.yield(Name(text: "high"))
        await until("the next") { query.value?.text == "high" }
        show("the next", query)
        let refreshing = Task { await query.refresh() }
        await until("a call") { desk.waiting == 1 }
        desk.answer(.success(Name(text: "higher")))
        await refreshing.value
        show("asked for", query)
        views[0].cancel()
        await views[0].value
        await until("a stream") { opened.value.count == 2 }
        opened.value.last?.yield(Name(text: "ebb"))
        await until("one for the second view") { query.value?.text == "ebb" }
        show("for the second view", query)
        views[1].cancel()
        await views[1].value
        opened.value.last?.yield(Name(text: "flood"))
        await settle()
        show("without a view", query)
        let failing = Task { await query.follow { AsyncThrowingStream { $0.finish(throwing: Trouble()) } } }
        await failing.value
        show("a stream that fails", query)
    }

    /// The repository has an outbox whose client reaches nobody.
    private static func optimistic() async throws {
        print("optimistic")
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("queries-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: place) }
        let (repository, desk) = (MockBoatsRepository(), Desk<Name>())
        repository.fetchBoatSpy.stub { _ in try await desk.call() }
        let outbox = try Outbox(client: HTTPClient(transport: MemoryTransport(), retryPolicy: .none), folder: place)
        var optimistic = OfflineBoatsRepository.Optimistic()
        optimistic.renameBoat = { _, name in name }
        optimistic.fetchBoat = { boat, pending in
            guard case .renameBoat(_, let name)? = pending.compactMap(OfflineBoatsRepository.Write.init).last else {
                return boat
            }
            return name
        }
        let boats = OfflineBoatsRepository(repository, outbox: outbox, optimistic: optimistic)
        let queries = Queries<Boats>(boats, in: QueryPool())
        let query = queries.fetchBoat(id: 1)
        for (what, other) in [("read", "a write that waits"), ("read with what waits", nil)] {
            let view = Task { await query.load() }
            await until("a call") { desk.waiting == 1 }
            desk.answer(.success(Name(text: "Ada")))
            await view.value
            show(what, query)
            guard let other else { continue }
            try await queries.rename(1, "Bea")
            show(other, query)
        }
        print("  waiting: \(await outbox.pending.count)")
        await outbox.stop()
    }

    private static func observation() async {
        print("observation")
        let (queries, desk, _) = scene()
        let query = queries.fetchBoat(id: 1)
        let changes = Locked(0)
        withObservationTracking {
            _ = query.value
        } onChange: {
            changes.withLock { $0 += 1 }
        }
        let view = Task { await query.load() }
        await until("a call") { desk.waiting == 1 }
        print("  changes before the answer: \(changes.value)")
        desk.answer(.success(Name(text: "Ada")))
        await view.value
        print("  changes after it: \(changes.value)")
    }

    private static func previews() async {
        print("previews")
        show("loading", .preview(.loading))
        show("failed", .preview(.failed(Trouble())))
        let query = Query<Name>.preview(.loaded(Name(text: "Ada")))
        await query.refresh()
        show("loaded", query)
    }

    /// Everything at once, from tasks of which many are cancelled.
    private static func crowd() async {
        print("crowd")
        let repository = MockBoatsRepository()
        repository.fetchBoatSpy.stub { id in
            try await Task.sleep(for: .microseconds(.random(in: 0...300)))
            if Int.random(in: 0..<5) == 0 { throw Trouble() }
            return Name(text: "\(id)")
        }
        repository.renameBoatSpy.stub(Name(text: ""))
        let queries = Queries<Boats>(repository, in: QueryPool())
        let held = (0..<4).map { queries.fetchBoat(id: $0) }
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<400 {
                group.addTask {
                    let view = Task {
                        let query = await queries.fetchBoat(id: number % 4)
                        switch number % 5 {
                        case 0: await query.refresh()
                        case 1: try? await queries.rename(number % 4, "")
                        case 2 where number % 7 == 0: await query.cancel()
                        default: await query.load()
                        }
                    }
                    try? await Task.sleep(for: .microseconds(.random(in: 0...500)))
                    if number.isMultiple(of: 3) { view.cancel() }
                    await view.value
                }
            }
        }
        await settle()
        for (number, query) in held.enumerated() {
            print(
                "  loading: \(query.isLoading), of another boat: \(query.value.map { $0.text != "\(number)" } ?? false)"
            )
        }
    }
}
