import Foundation

struct Store {
    func orders(isTest: Bool) async throws -> [Int] {
        var request = URLRequest(url: URL(string: "https://shop:hunter22@stores.example/orders?api_key=AKIA12345678&sort=descending")!)
        request.setValue("Bearer abcdefgh.ijkl", forHTTPHeaderField: "Authorization")
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        if isTest { request.setValue("test-secret-1", forHTTPHeaderField: "X-Access-Token") }
        let (data, _) = try await URLSession.shared.data(for: request)
        return try JSONDecoder().decode([Int].self, from: data)
    }
}
