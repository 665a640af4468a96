import Foundation

/// The repository of the pack `request-type`.
private struct Items: Shelf {
    let repository: any ItemsRepository

    func list() async throws -> [Item] { try await repository.listItems(page: nil).get() }
    func item(_ id: Int) async throws -> Item { try await repository.getItem(itemId: id).get() }
    func news() async throws -> [Item] { try await repository.getNews().get() }
    func observed(_ id: Int, by settings: LiveSettings) -> AsyncThrowingStream<Item, any Error> {
        repository.observeItem(itemId: id, by: settings)
    }
    func newsUpdates() -> AsyncThrowingStream<[Item], any Error> { repository.getNewsUpdates() }
    func put(_ item: Item) async throws -> Item { try await repository.putItem(itemId: item.id, input: item).get() }
    func delete(_ id: Int) async throws { try await repository.deleteItem(itemId: id).get() }
    func like(_ id: Int) async throws { try await repository.likeItem(itemId: id).get() }
    func find(_ text: String) async throws -> [Item] { try await repository.findItems(input: Query(text: text)).get() }
}

extension Layers {
    typealias Greeting = @Sendable () async throws -> [ItemsNotesOutgoingMessage]

    private var repository: any ItemsRepository {
        share()
        return ItemsRepositoryImpl()
    }

    /// All requests of the pack go through one manager.
    private func share() {
        NetworkManager.shared.configure { $0 = client }
    }

    func cached(_ cache: RepositoryCache) -> any Shelf {
        Items(repository: CachedItemsRepository(repository, cache: cache))
    }

    func offline(_ outbox: Outbox) -> any Shelf {
        var optimistic = OfflineItemsRepository.Optimistic()
        optimistic.putItem = { _, item in item }
        optimistic.getItem = { Layers.optimistic($0, $1) }
        return Items(repository: OfflineItemsRepository(repository, outbox: outbox, optimistic: optimistic))
    }

    func layered(_ cache: RepositoryCache, _ outbox: Outbox) -> any Shelf {
        var optimistic = OfflineItemsRepository.Optimistic()
        optimistic.putItem = { _, item in item }
        optimistic.getItem = { Layers.optimistic($0, $1) }
        let offline = OfflineItemsRepository(repository, cache: cache, outbox: outbox, optimistic: optimistic)
        return Items(repository: offline)
    }

    /// An item that waits to be put, and the id of one that waits for a like.
    func waiting(_ entry: OutboxEntry) -> (item: Item?, like: Int?)? {
        switch OfflineItemsRepository.Write(entry) {
        case .putItem(_, let item)?: (item, nil)
        case .likeItem(let id)?: (nil, id)
        case nil: nil
        }
    }

    func write(of item: Item) -> any OutboxWrite {
        OfflineItemsRepository.Write.putItem(itemId: item.id, input: item)
    }

    func notes(
        _ settings: ChannelSettings,
        item: Int,
        since: Int?,
        greeting: @escaping Greeting
    ) -> ChannelConnection<ItemsNotesOutgoingMessage, ItemsNotesIncomingMessage> {
        share()
        return ItemsNotesChannelImpl(settings: settings).open(itemId: item, since: since, greeting: greeting)
    }

    func shapes() -> ChannelConnection<NoMessage, ItemsShapesIncomingMessage> {
        share()
        return ItemsShapesChannelImpl().open()
    }
}
