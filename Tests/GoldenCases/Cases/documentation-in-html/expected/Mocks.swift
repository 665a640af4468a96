import Foundation

/// Replaces `VouchersRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockVouchersRepository: VouchersRepository {
    let listVouchersSpy = MockMethod<Void, [Voucher]>("VouchersRepository.listVouchers()")

    init() {}

    func listVouchers() async throws -> [Voucher] {
        try await listVouchersSpy.call(())
    }
}
