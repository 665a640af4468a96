/// A group of operations and the switches over their cases.
public struct ServicePlan: Sendable {
    /// What the description calls the group.
    public var wireName: String
    /// The words of the group in upper camel: `UserAccounts`.
    public var word: String
    public var names: [NamedText]
    public var documentation: [String]
    public var operations: [OperationPlan]
    /// The kinds of entities that its operations create, read, update, delete and list.
    public var tables: [ResourceTablePlan]
    public var switches: ServiceSwitches
}

/// The switches over the cases of a service, one for each thing that a request says of itself.
public struct ServiceSwitches: Sendable {
    public var path: SwitchPlan
    public var method: SwitchPlan
    /// Headers, and the presets that the network layer supplies.
    public var header: SwitchPlan
    /// Headers alone.
    public var headers: SwitchPlan
    public var query: SwitchPlan
    /// The query items that `param` does not carry.
    public var extraQuery: SwitchPlan
    public var cookies: SwitchPlan
    public var body: SwitchPlan
    /// The bodies that `param` does not carry.
    public var extraBody: SwitchPlan
    /// Query and body together, where one member carries both.
    public var parameters: SwitchPlan
    public var param: SwitchPlan
    public var usingQuery: SwitchPlan
    public var accept: SwitchPlan
    public var baseURL: SwitchPlan
    public var security: SwitchPlan
    public var errors: SwitchPlan
}
