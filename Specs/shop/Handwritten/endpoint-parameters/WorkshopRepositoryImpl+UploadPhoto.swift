import Foundation

nonisolated extension WorkshopRepositoryImpl {
    /// Written by hand: large pictures are refused before anything is sent.
    func uploadPhoto(workshopId: Int, _ request: UploadPhotoForm) async throws -> Photo {
        guard request.file.data.count <= 5_000_000 else {
            throw CocoaError(.fileReadTooLarge)
        }
        return try await apiClient.request(WorkshopEndpoint.uploadPhoto(workshopId: workshopId, request), envelope: "data")
    }
}
