"""The generated client of one description and pack, with a driver that makes it call what it is told."""

import hashlib
import json
import os
import re
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
SETTINGS = """spec: {spec}
pack: {pack}
output: {output}
access: internal
layout: single
models: {{ coding: codable, previews: none }}
options: {{ mocks: none, useCases: none, conveniences: false }}
"""
IMPLEMENTATIONS = {
    "request-type": "{}()",
    "endpoint": "{}(apiService: APIServiceImpl(client: client))",
    "endpoint-parameters": "{}(apiClient: APIClient(client: client))",
    "clean-architecture": "{}(client: NetworkClient(client: client))",
}


PARTS = """/// The parts of a body that no type describes.
struct ComparedParts: Decodable {
    let parts: [MultipartPart]

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: ComparedKey.self)
        parts = try values.allKeys.map { key in
            if let files = try? values.decode([FileUpload].self, forKey: key) { return .files(key.stringValue, files) }
            if let file = try? values.decode(FileUpload.self, forKey: key) { return .file(key.stringValue, file) }
            return .field(key.stringValue, try values.decode(ComparedValue.self, forKey: key))
        }
    }
}
"""


class Failure(Exception):
    pass


def literal(text):
    """The value of a Swift string literal, or of a raw one."""
    hashes = len(text) - len(text.lstrip("#"))
    text = text[hashes + 1:len(text) - hashes - 1]
    if hashes:
        return text
    escapes = {"n": "\n", "t": "\t", "r": "\r", "0": "\0"}

    def plain(match):
        return chr(int(match.group(1), 16)) if match.group(1) else escapes.get(match.group(2), match.group(2))

    return re.sub(r"\\(?:u\{([0-9A-Fa-f]+)\}|(.))", plain, text)


class Client:
    def __init__(self, spec, pack, folder, netlayer):
        self.spec, self.pack, self.folder, self.netlayer = spec, pack, folder, netlayer
        self.output = os.path.join(folder, "Generated")
        self.program = os.path.join(folder, "client")

    def build(self):
        os.makedirs(self.folder, exist_ok=True)
        configuration = os.path.join(self.folder, "netlayer.yml")
        with open(configuration, "w", encoding="utf-8") as file:
            file.write(SETTINGS.format(spec=self.spec, pack=self.pack, output=self.output))
        environment = {**os.environ, "NETLAYER_CACHE": "off"}
        made = subprocess.run([self.netlayer, "generate", "--root", "/", "--config", configuration],
                              capture_output=True, text=True, env=environment)
        if made.returncode != 0:
            raise Failure("generate: " + "\n".join(re.findall(r".*error:.*", made.stderr)[:5]))
        shown = subprocess.run([self.netlayer, "inspect", self.spec, "--stage", "swift", "--pack", self.pack],
                               capture_output=True, text=True, env=environment)
        self.plan = json.loads(shown.stdout)
        self.operations = [(operation, service) for service in self.plan.get("services", [])
                           for operation in service.get("operations", [])]
        with open(os.path.join(self.folder, "Calls.swift"), "w", encoding="utf-8") as file:
            file.write(self.source())
        self.compile()

    def compile(self):
        files = sorted(os.path.join(root, name) for root, _, names in os.walk(self.output) for name in names
                       if name.endswith(".swift"))
        files += [os.path.join(self.folder, "Calls.swift"), os.path.join(HERE, "Driver.swift")]
        digest = hashlib.sha256()
        for path in files:
            with open(path, "rb") as file:
                digest.update(file.read())
        stamp = self.program + ".stamp"
        if os.path.exists(stamp) and open(stamp).read() == digest.hexdigest():
            return
        listing = os.path.join(self.folder, "files")
        with open(listing, "w", encoding="utf-8") as file:
            file.writelines('"' + path + '"\n' for path in files)
        compiler = os.environ.get("SWIFTC", "swiftc").split()
        made = subprocess.run([*compiler, "-Onone", "-wmo", "-swift-version", "6", "-module-name", "Compared",
                               "-o", self.program, "@" + listing], capture_output=True, text=True)
        if made.returncode != 0:
            raise Failure("compile: " + "\n".join(re.findall(r".*error:.*", made.stderr)[:5]))
        with open(stamp, "w") as file:
            file.write(digest.hexdigest())

    def operation(self, operation):
        """The index of the plan's operation that belongs to one of the description."""
        key = re.sub(r"#(?![^{]*\})[^{]*$", "", operation.key)
        keys = [one["key"] for one, _ in self.operations]
        found = [index for index, one in enumerate(keys) if one == operation.key]
        found = found or [index for index, one in enumerate(keys) if one == key]
        named = [index for index in found if "id" in self.operations[index][0]
                 and literal(self.operations[index][0]["id"]) == operation.node.get("operationId")]
        found = named or found
        return found[0] if len(found) == 1 else None

    def run(self, calls, port):
        """Makes the calls, and gives the outcome of each."""
        path = os.path.join(self.folder, "calls.jsonl")
        with open(path, "w", encoding="utf-8") as file:
            file.writelines(json.dumps(call) + "\n" for call in calls)
        try:
            ran = subprocess.run([self.program, str(port), path], capture_output=True, text=True, timeout=300)
        except subprocess.TimeoutExpired:
            raise Failure("the client did not come to an end")
        outcomes = {}
        for line in ran.stdout.splitlines():
            if line.startswith("> "):
                index, kind, text = line[2:].split(" ", 2)
                outcomes[int(index)] = (kind, text)
        if ran.returncode != 0:
            raise Failure(f"the client crashed: {ran.stderr[-400:]}")
        return outcomes

    # The driver's part that depends on the description.

    def source(self):
        services = [service for service in self.plan.get("services", []) if service.get("operations")]
        members = [f"    let service{index}: {service['implementation']}" for index, service in enumerate(services)]
        values = [f"        service{index} = " + IMPLEMENTATIONS[self.pack].format(service["implementation"])
                  for index, service in enumerate(services)]
        shared = "NetworkManager.shared.configure { $0 = client }" if self.pack == "request-type" else "_ = client"
        functions = []
        for index, (operation, service) in enumerate(self.operations):
            place = services.index(service)
            functions.append(self.function(index, operation, place))
        cases = [f"    case {index}: return try await call{index}(services, values)" for index in range(len(functions))]
        return "\n".join([
            "import Foundation", "",
            "struct ComparedServices {", *members, "    init(_ client: HTTPClient) {", f"        {shared}", *values, "    }", "}",
            "",
            "func makeCall(_ index: Int, _ services: ComparedServices, _ values: ComparedArguments) async throws -> String {",
            "    switch index {", *cases, "    default: return \"missing \"", "    }", "}", "",
            *functions, *self.forms()]) + "\n"

    def function(self, index, operation, place):
        texts = []
        for argument in operation.get("arguments", []):
            if argument["place"] == "input":
                members = [self.labelled(one["parameter"], self.value(one)) for one in operation["input"]["properties"]]
                value = f"{argument['type'].rstrip('?')}({', '.join(members)})"
            else:
                value = self.value(argument)
            texts.append(self.labelled(argument.get("label"), value))
        ending = ".get()" if self.pack == "request-type" else ""
        call = f"services.service{place}.{operation['function']}({', '.join(texts)}){ending}"
        return (f"// {operation['key']}\nfunc call{index}(_ services: ComparedServices, _ values: ComparedArguments) "
                f"async throws -> String {{\n    try describe(try await {call})\n}}\n")

    def labelled(self, label, value):
        return f"{label}: {value}" if label else value

    def value(self, argument):
        """The expression that reads an argument: `try values.optional("query:a", Int.self)`."""
        place = argument["place"]
        key = literal(argument["key"]) if "key" in argument else ""
        key = "body" if place == "body" else f"{place}:{key.lower() if place == 'header' else key}"
        type, default = argument["type"], argument.get("default")
        if type.startswith("[MultipartPart]"):
            return 'try values.required("body", ComparedParts.self).parts'
        if type.endswith("?"):
            text = f"try values.optional({json.dumps(key, ensure_ascii=False)}, {type[:-1]}.self)"
            return text if default in (None, "nil") else f"({text} ?? {default})"
        text = f"{json.dumps(key, ensure_ascii=False)}, {type}.self"
        return f"(try values.optional({text}) ?? {default})" if default else f"try values.required({text})"

    def forms(self):
        """Bodies of forms with files can't be decoded; here is how."""
        texts = []
        for model in self.plan.get("models", []):
            if model.get("kind") != "form":
                continue
            lines = []
            names = {part["value"]: part["wire_name"] for part in model["struct"].get("parts", [])}
            for one in model["struct"]["properties"]:
                type, key = one["type"], one.get("key") or names.get(one["access"]) or json.dumps(one["name"])
                read = f"try values.decodeIfPresent({type.rstrip('?')}.self, forKey: ComparedKey({key}))"
                if not type.endswith("?"):
                    default = one.get("default")
                    read = f"{read} ?? {default}" if default else (
                        f"try values.decode({type}.self, forKey: ComparedKey({key}))")
                lines.append(self.labelled(one.get("label"), read))
            additional = model["struct"].get("additional")
            if additional:
                names = ", ".join(part["wire_name"] for part in model["struct"].get("parts", []))
                read = f"try values.others(than: [{names}], {additional['value_type']}.self)"
                lines.append(self.labelled(additional["property"].get("label"), read))
            texts.append(f"extension {model.get('path', model['name'])}: Decodable {{\n    init(from decoder: any Decoder) throws {{\n"
                         "        let values = try decoder.container(keyedBy: ComparedKey.self)\n"
                         f"        self.init({', '.join(lines)})\n    }}\n}}\n")
        hasParts = any(argument["type"].startswith("[MultipartPart]") for operation, _ in self.operations
                       for argument in operation.get("arguments", []))
        if hasParts:
            texts.append(PARTS)
        hasFile = any(argument["type"].startswith("FileUpload") for operation, _ in self.operations
                      for argument in operation.get("arguments", []))
        if hasParts or hasFile or any("FileUpload" in one["type"] for model in self.plan.get("models", [])
                           if model.get("kind") == "form" for one in model["struct"]["properties"]):
            texts.append("extension FileUpload: Decodable {\n    init(from decoder: any Decoder) throws {\n"
                         "        let file = try decoder.singleValueContainer().decode([String: String].self)\n"
                         '        let data = Data((file["text"] ?? "").utf8)\n'
                         '        self.init(data: data, filename: "file.bin", contentType: file["type"] ?? "")\n'
                         "    }\n}\n")
        return texts
