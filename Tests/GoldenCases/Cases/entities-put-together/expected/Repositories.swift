import Foundation

public nonisolated protocol ProfilesRepository: Sendable {
    func fetchProfile(id: String) async -> Result<Profile, any Error>
    func saveProfile(id: String, input: Profile) async -> Result<Void, any Error>
    func saveBroken(input: Broken) async -> Result<Void, any Error>
}

public nonisolated struct ProfilesRepositoryImpl: ProfilesRepository {
    public init() {}

    public func fetchProfile(id: String) async -> Result<Profile, any Error> {
        await BackgroundWork.run {
            let response: Result<ProfileDTO, any Error> = await NetworkManager.shared.request(
                requestType: ProfilesApi.fetchProfile(id: id)
            )
            return Result {
                let response: ProfileDTO = try response.get()
                return Profile(response)
            }
        }
    }

    public func saveProfile(id: String, input: Profile) async -> Result<Void, any Error> {
        await BackgroundWork.run {
            do {
                let request = try ProfilesApi.saveProfile(id: id, input: ProfileDTO(input))
                return await NetworkManager.shared.send(requestType: request)
            } catch {
                return .failure(error)
            }
        }
    }

    public func saveBroken(input: Broken) async -> Result<Void, any Error> {
        await BackgroundWork.run {
            let request = ProfilesApi.saveBroken(input: BrokenDTO(input))
            return await NetworkManager.shared.send(requestType: request)
        }
    }
}
