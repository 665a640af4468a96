import Foundation

/// Replaces `DisksRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockDisksRepository: DisksRepository {
    let putDiskSpy = MockMethod<(diskName: String, request: Disk), Void>("DisksRepository.putDisk(diskName:_:)")
    let tagDiskSpy = MockMethod<(diskName: String, request: TagDiskRequest), Void>(
        "DisksRepository.tagDisk(diskName:_:)"
    )

    init() {}

    func putDisk(diskName: String, _ request: Disk) async throws {
        try await putDiskSpy.call((diskName: diskName, request: request))
    }

    func tagDisk(diskName: String, _ request: TagDiskRequest) async throws {
        try await tagDiskSpy.call((diskName: diskName, request: request))
    }
}
