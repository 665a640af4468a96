import Foundation

nonisolated protocol VouchersRepository: Sendable {
    /// Lists the [vouchers](https://example.com/vouchers) of a shop, by **age**.
    ///
    /// A voucher has a `percent_off` or an `amount_off`, and a total of <currency>100</currency>.
    /// Both are *optional*:
    ///
    /// - one by itself
    /// - or none
    func listVouchers() async throws -> [Voucher]
}

nonisolated final class VouchersRepositoryImpl: VouchersRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listVouchers() async throws -> [Voucher] {
        try await apiService.request(VouchersEndpoint.listVouchers)
    }
}
