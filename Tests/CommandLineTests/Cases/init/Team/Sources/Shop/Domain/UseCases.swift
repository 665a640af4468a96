protocol LoginUseCase { func execute() async throws }
struct LoginInteractorUseCase: LoginUseCase { func execute() async throws {} }
