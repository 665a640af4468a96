/// How a pack calls the client that a team has.
extension DerivedPack {
    static func call(_ load: TeamRuntime.Sending, _ perform: TeamRuntime.Sending) -> String {
        """
        {% inline %}
        {% if operation.response.kind == "none" %}
            {% include "client_value.stencil" %}.\(call(perform))
        {% else %}
            {% include "client_value.stencil" %}.\(call(load))
        {% endif %}
        {% endinline %}

        """
    }

    private static func call(_ sending: TeamRuntime.Sending) -> String {
        var text = "\(sending.name)({% group %}{% item %}"
        if let label = sending.label { text += label + ": " }
        text += "{% include \"call.stencil\" %}{% enditem %}"
        if sending.hasTypeParameter {
            let label = sending.typeLabel.map { $0 + ": " } ?? ""
            text += "{% item %}\(label){{ operation.response.type }}.self{% enditem %}"
        }
        return text + "{% endgroup %})"
    }

    static func body(_ load: TeamRuntime.Sending, discarding: String?) -> String {
        let call = "{% include \"client_call.stencil\" %}"
        if load.givesResult {
            let failure = load.failsInOwnWay ? ".mapError { $0 }" : ""
            return """
                {% if options.result == "result" %}
                await \(call)\(failure)
                {% else %}
                try await \(call).get()
                {% endif %}

                """
        }
        let isNothing = "{% if operation.response.kind == \"none\" %}"
        let discarded = discarding.map { isNothing + $0 + " = {% endif %}" } ?? ""
        let plain = "    return .success(try await \(call))"
        let success =
            discarding.map { discarding in
                """
                {% if operation.response.kind == "none" %}
                    \(discarding) = try await \(call)
                    return .success(())
                {% else %}
                \(plain)
                {% endif %}
                """
            } ?? plain
        return """
            {% if options.result == "result" %}
            do {
            \(success)
            } catch {
                return .failure(error)
            }
            {% else %}
            \(discarded)try await \(call)
            {% endif %}

            """
    }
}
