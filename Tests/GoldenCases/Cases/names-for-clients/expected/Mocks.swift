import Foundation

/// Replaces `DisksRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockDisksRepository: DisksRepository {
    let fetchDiskSpy = MockMethod<(diskName: String, pageSize: Int?), Disk>(
        "DisksRepository.fetchDisk(diskName:pageSize:)"
    )

    init() {}

    func fetchDisk(diskName: String, pageSize: Int?) async throws -> Disk {
        try await fetchDiskSpy.call((diskName: diskName, pageSize: pageSize))
    }
}
