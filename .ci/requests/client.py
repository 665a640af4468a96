"""The generated client of one description and pack, with a driver that makes the given calls."""

import functools
import glob
import hashlib
import json
import os
import re
import subprocess
import threading

HERE = os.path.dirname(os.path.abspath(__file__))
SETTINGS = """spec: {spec}
pack: {pack}
output: {output}
access: internal
layout: single
models: {{ coding: codable, previews: none }}
options: {{ mocks: none, useCases: none, conveniences: false }}
supportFiles: [{support}]
"""
IMPLEMENTATIONS = {
    "request-type": "{}()",
    "endpoint": "{}(apiService: APIServiceImpl(client: client))",
    "endpoint-parameters": "{}(apiClient: APIClient(client: client))",
    "clean-architecture": "{}(client: NetworkClient(client: client))",
}

# Groups of support code whose presence changes clients, or that needs a package.
APART = {"Caching", "Outbox", "Streams", None}

STAND_IN = """nonisolated(unsafe) var comparedServer = ""

struct APIEnvironment {{
    {server} APIEnvironment {{ APIEnvironment() }}
    var baseURL: String {{ comparedServer }}
}}
"""

EVENTS = """func describe<Data: Encodable>(_ stream: AsyncThrowingStream<ServerSentEvent<Data>, any Error>) async throws -> String {
    var items: [Data] = []
    for try await event in stream { items.append(event.data) }
    return try describe(items)
}
"""

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


LIBRARIES = threading.Lock()


class Failure(Exception):
    pass


@functools.cache
def support_files(pack):
    """All support code except groups that change how clients call, so that few variants of it must be compiled."""
    names, folders = [], [os.path.join(HERE, "../../Templates", one, "support") for one in ("base", pack)]
    for path in sorted(path for folder in folders for path in glob.glob(folder + "/*.stencil")):
        with open(path, encoding="utf-8") as file:
            head = re.findall(r"\{# (\w+): (.*?) #\}", file.read(2000))
        if dict(head).get("group") not in APART:
            names += [name for name in dict(head).get("declares", "").split()[:1]]
    return names


def digest(paths):
    made = hashlib.sha256()
    for path in paths:
        with open(path, "rb") as file:
            made.update(file.read())
    return made.hexdigest()


def compiler(arguments, files):
    command = [*os.environ.get("SWIFTC", "swiftc").split(), "-Onone", "-wmo", "-swift-version", "6", *arguments, *files]
    made = subprocess.run(command, capture_output=True, text=True)
    if made.returncode != 0:
        raise Failure("compile: " + "\n".join(re.findall(r".*error:.*", made.stderr)[:5]))


def implicit(library):
    return ["-I", library, "-Xfrontend", "-testable-import-module", "-Xfrontend", "Support"]


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
            file.write(SETTINGS.format(spec=self.spec, pack=self.pack, output=self.output, support=", ".join(support_files(self.pack))))
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
        generated = [os.path.join(root, name) for root, _, names in os.walk(self.output) for name in names
                     if name.endswith(".swift")]
        support = os.path.join(self.output, "Support.swift")
        files = sorted(path for path in generated if path != support)
        files += [os.path.join(self.folder, "Calls.swift"), os.path.join(HERE, "Driver.swift")]
        library = self.library(support)
        stamp, made = self.program + ".stamp", digest([*files, support])
        if os.path.exists(stamp) and open(stamp).read() == made:
            return
        compiler([*implicit(library), "-module-name", "Compared", "-o", self.program, library + "/Support.o"], files)
        with open(stamp, "w") as file:
            file.write(made)

    def library(self, support):
        """The compiled support code, which descriptions with the same support code share. The server that it names is a
        stand-in that the driver sets."""
        library = os.path.join(os.path.dirname(self.folder), "support-" + digest([support])[:16])
        with LIBRARIES:
            if not os.path.exists(library + "/Support.o"):
                os.makedirs(library, exist_ok=True)
                stand_in = os.path.join(library, "APIEnvironment.swift")
                with open(stand_in, "w", encoding="utf-8") as file:
                    name, call = self.server(support)
                    file.write(STAND_IN.format(server=f"static func {name}() ->" if call else f"static var {name}:"))
                compiler(["-parse-as-library", "-enable-testing", "-module-name", "Support", "-emit-module", "-emit-module-path",
                          library + "/Support.swiftmodule", "-c", "-o", library + "/Support.o"], [support, stand_in])
        return library

    def server(self, support):
        """The name of the server that the support code names, and whether it has variables."""
        with open(support, encoding="utf-8") as file:
            match = re.search(r"APIEnvironment\.(`?\w+`?)(\(\))?\.baseURL", file.read())
        return match.groups() if match else (None, None)

    def operation(self, operation):
        """The index of the operation in the plan that corresponds to one in the description."""
        key = re.sub(r"#(?![^{]*\})[^{]*$", "", operation.key)
        keys = [one["key"] for one, _ in self.operations]
        found = [index for index, one in enumerate(keys) if one == operation.key]
        found = found or [index for index, one in enumerate(keys) if one == key]
        named = [index for index in found if "id" in self.operations[index][0]
                 and literal(self.operations[index][0]["id"]) == operation.node.get("operationId")]
        found = named or found
        return found[0] if len(found) == 1 else None

    def streamed(self, planned):
        """The index of the method for the stream of an operation that also has a method for the whole response."""
        key = self.operations[planned][0]["key"] + " as a stream"
        return next((index for index, (one, _) in enumerate(self.operations) if one["key"] == key), None)

    def run(self, calls, port):
        """Makes the calls, and returns the outcome of each."""
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
        server, call = self.server(os.path.join(self.output, "Support.swift"))
        server = f"comparedServer = APIEnvironment.{server}{call or ''}.baseURL" if server else ""
        shared = "NetworkManager.shared.configure { $0 = client }" if self.pack == "request-type" else "_ = client"
        functions = []
        for index, (operation, service) in enumerate(self.operations):
            place = services.index(service)
            functions.append(self.function(index, operation, place))
        cases = [f"    case {index}: return try await call{index}(services, values)" for index in range(len(functions))]
        return "\n".join([
            "import Foundation", "",
            "struct ComparedServices {", *members, "    init(_ client: HTTPClient) {", f"        {shared}", f"        {server}", *values, "    }", "}",
            "",
            "func makeCall(_ index: Int, _ services: ComparedServices, _ values: ComparedArguments) async throws -> String {",
            "    switch index {", *cases, "    default: return \"missing \"", "    }", "}", "",
            *functions, *self.forms(), *self.events()]) + "\n"

    def events(self):
        """The code that describes events by their data, as the description does."""
        with open(os.path.join(self.output, "Support.swift"), encoding="utf-8") as file:
            return [EVENTS] if "ServerSentEvent" in file.read() else []

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
                f"async throws -> String {{\n    try await describe(try await {call})\n}}\n")

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
        """The code that decodes bodies of forms with files, which the generated code doesn't."""
        texts = []
        for model in self.plan.get("models", []):
            if model.get("kind") != "form":
                continue
            lines = []
            names = {part["value"]: part["wire_name"] for part in model["struct"].get("parts", [])}
            headers = {header["value"]: json.dumps(f"{literal(part['wire_name'])}:{literal(header['key'])}")
                       for part in model["struct"].get("parts", []) for header in part.get("headers", [])}
            for one in model["struct"]["properties"]:
                type, key = one["type"], headers.get(one["access"]) or one.get("key") or names.get(one["access"]) or json.dumps(one["name"])
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
            texts.append("extension FileUpload: Decodable {\n    public init(from decoder: any Decoder) throws {\n"
                         "        let file = try decoder.singleValueContainer().decode([String: String].self)\n"
                         '        let data = Data((file["text"] ?? "").utf8)\n'
                         '        self.init(data: data, filename: "file.bin", contentType: file["type"] ?? "")\n'
                         "    }\n}\n")
        return texts
