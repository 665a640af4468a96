#!/usr/bin/env python3
"""Counts the contents of API descriptions without Netlayer, for OpenAPIFrontendTests/Operations/corpus-counts.tsv.

    python3 .ci/count-api.py FOLDER > Tests/OpenAPIFrontendTests/Operations/corpus-counts.tsv

Prints one line a document of FOLDER (the files that FOLDER/INDEX.tsv lists): path, operations, requests, parameters,
schemas. The rules:

operations  Keys of path items in `paths` that are methods (get put post delete options head patch, from 3.0 trace,
            from 3.2 query and the entries of `additionalOperations`) and whose value is a mapping. Referenced path
            items count like inline ones.
requests    The same for the path items in `webhooks` (from 3.1) and in the `callbacks` of operations; a callback
            with two references counts once.
parameters  Over all operations (not requests): the operation's parameters and those of its path item with another
            place and name, where
            - references count as their targets;
            - names of headers are compared without case; two with one place and name count once;
            - header parameters Accept, Content-Type and Authorization don't count;
            - Swagger 2.0's `in: body` and `in: formData` don't count, since they describe the body;
            - path parameters that aren't in the path template don't count (names compare without case, `_`, `-`);
            - each variable of the path template (without a leading `+` and the part after `:`) that no path
              parameter declares counts as one.
schemas     Keys of `components/schemas` (2.0: `definitions`) of the root document.

    python3 .ci/count-api.py --compare [--only PATTERN] [FOLDER …]

Compares the output of `netlayer inspect` for each operation with the description itself, and prints the differences:
places, names and necessity of parameters, media types of bodies, statuses and media types of responses, and which of
them have a schema. FOLDERs are .ci/requests/descriptions and ../shared/corpus beside the checkout by default; the
program is `NETLAYER`, else .build/release/netlayer. References are followed across files.

Needs PyYAML.
"""

import argparse
import collections
import json
import os
import re
import subprocess
import sys

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "requests"))

from documents import METHODS, Description, Documents, descriptions, extension  # noqa: E402

IGNORED = {"accept", "content-type", "authorization"}


def bare(name):
    return name.lower().replace("_", "").replace("-", "")


class Counter:
    def __init__(self, path):
        self.documents = Documents()
        self.path = os.path.normpath(path)
        self.root = self.documents.tree(path)
        version = str(self.root.get("openapi") or self.root.get("swagger"))
        self.version = tuple(int(part) for part in version.split(".")[:2])
        self.operations = self.requests = self.parameters = 0
        self.callbacks = set()

    def run(self):
        paths, place = self.documents.resolve(self.root.get("paths") or {}, self.path)
        for template, item in paths.items():
            if not extension(template):
                self.item(template, item, place, isRequest=False)
        if self.version >= (3, 1):
            for name, item in (self.root.get("webhooks") or {}).items():
                if not extension(name):
                    self.item(name, item, self.path, isRequest=True)
        named = (self.root.get("components") or {}).get("schemas") if self.version >= (3, 0) else None
        if self.version < (3, 0):
            named = self.root.get("definitions")
        return self.operations, self.requests, self.parameters, len(named or {})

    def item(self, template, item, place, isRequest):
        item, place = self.documents.resolve(item, place)
        if not isinstance(item, dict):
            return
        methods = METHODS + (["trace"] if self.version >= (3, 0) else []) + (["query"] if self.version >= (3, 2) else [])
        found = [item[method] for method in methods if isinstance(item.get(method), dict)]
        if self.version >= (3, 2):
            found += [value for value in (item.get("additionalOperations") or {}).values() if isinstance(value, dict)]
        for operation in found:
            if isRequest:
                self.requests += 1
            else:
                self.operations += 1
                self.parameters += self.count(template, item.get("parameters"), operation.get("parameters"), place)
            for callback in (operation.get("callbacks") or {}).values():
                callback, file = self.documents.resolve(callback, place)
                if id(callback) in self.callbacks:
                    continue
                self.callbacks.add(id(callback))
                for name, inner in callback.items():
                    if not extension(name):
                        self.item(name, inner, file, isRequest=True)

    def count(self, template, shared, own, place):
        template = re.split(r"[?#](?![^{]*\})", template)[0]
        variables = {name.lstrip("+").split(":")[0].strip() for name in re.findall(r"\{([^{}]*)\}", template)}
        keys = {self.key(parameter, place) for parameter in (shared or []) + (own or [])} - {None}
        inPath = {bare(name) for where, name in keys if where == "path"}
        kept = [(where, name) for where, name in keys if where != "path" or bare(name) in map(bare, variables)]
        return len(kept) + sum(1 for name in variables if bare(name) not in inPath)

    def key(self, parameter, place):
        parameter, _ = self.documents.resolve(parameter, place)
        where, name = str(parameter["in"]), str(parameter["name"])
        if where in ("body", "formData"):
            return None
        if where == "header":
            name = name.lower()
            return None if name in IGNORED else (where, name)
        return where, name


def count(folder):
    print("# path\toperations\trequests\tparameters\tschemas")
    for path in descriptions([folder]):
        print(os.path.relpath(path, folder), *Counter(path).run(), sep="\t")


# Comparison with the dump.


def described(operation):
    """The facts about an operation in the description."""
    facts = collections.Counter()
    version = operation.description.version
    path = re.split(r"[?#](?![^{]*\})", operation.template)[0]
    variables = {bare(name.lstrip("+").split(":")[0].strip()): name.lstrip("+").split(":")[0].strip()
                 for name in re.findall(r"\{([^{}]*)\}", path)}
    # Swagger 2.0 doesn't exclude a parameter called Authorization, so it counts.
    ignored = IGNORED if version >= (3, 0) else IGNORED - {"authorization"}
    form, sends_file, declared = None, False, set()
    for node, place in operation.parameters():
        where, name = node["in"], node["name"]
        if where == "body":
            note_body(facts, node, consumed(operation), "schema" in node)
        elif where == "formData":
            form = form or node.get("required", False)
            sends_file = sends_file or node.get("type") == "file"
        elif where == "path" and bare(name) in variables:
            declared.add(bare(name))
            facts[f"parameter path {bare(name)} required"] += 1
        elif where == "header" and name.lower() not in ignored or where not in ("path", "header"):
            facts[f"parameter {where} {name.lower() if where == 'header' else name}" + necessity(node)] += 1
    for name in variables.keys() - declared:
        facts[f"parameter path {name} required"] += 1
    if form is not None:
        kinds = [one for one in consumed(operation) if "form" in one]
        # A URL-encoded form can't contain a file.
        kinds = [one for one in kinds if not sends_file or one.startswith("multipart/")]
        usual = "multipart/form-data" if sends_file else "application/x-www-form-urlencoded"
        note_body(facts, {"required": form}, kinds or [usual], True)
    if version >= (3, 0) and "requestBody" in operation.node:
        body, place = operation.description.at(operation.node["requestBody"], operation.place)
        note_contents(facts, "body" + necessity(body), operation, body, place)
    for status, response, place in operation.responses():
        facts[f"response {status}"] += 1
        if version >= (3, 0):
            if has_content(operation, status):
                note_contents(facts, f"response {status}", operation, response, place)
        elif "schema" in response and has_content(operation, status):
            produced = operation.node.get("produces", operation.description.root.get("produces"))
            for media in produced or ["application/json"]:
                facts[f"response {status} {essence(media)} with a schema"] += 1
    return facts


def consumed(operation):
    return operation.node.get("consumes", operation.description.root.get("consumes")) or []


def has_content(operation, status):
    """RFC 9110: responses to HEAD, and those with these statuses, never have content, even if it is described."""
    return operation.method != "HEAD" and status not in ("204", "205", "304")


def necessity(node):
    return " required" if node.get("required") else ""


def essence(media):
    """The type without parameters; an invalid one (RFC 9110, section 8.3.1) is read as JSON, which is reported."""
    media = media.split(";")[0].strip().lower()
    return media if re.fullmatch(r"[^/\s]+/[^/\s]+", media) else "application/json"


def note_body(facts, node, medias, has_schema):
    for media in medias:
        facts["body" + necessity(node) + f" {essence(media)}" + (" with a schema" if has_schema else "")] += 1


def note_contents(facts, what, operation, node, place):
    contents, place = operation.description.at(node.get("content") or {}, place)
    for media, content in contents.items():
        content, _ = operation.description.at(content, place)
        carries = isinstance(content, dict) and ("schema" in content or "itemSchema" in content)
        facts[f"{what} {essence(media)}" + (" with a schema" if carries else "")] += 1


def dumped(operation):
    """The facts about an operation in the dump."""
    facts = collections.Counter()
    for parameter in operation["parameters"]:
        where, name = parameter["in"], parameter["name"]
        name = bare(name) if where == "path" else name.lower() if where == "header" else name
        facts[f"parameter {where} {name}" + necessity(parameter)] += 1
    if "requestBody" in operation:
        body = operation["requestBody"]
        for content in body["contents"]:
            facts["body" + necessity(body) + f" {essence(content['mediaType'])}" + carried(content)] += 1
    for response in operation["responses"]:
        facts[f"response {response['status']}"] += 1
        for content in response["contents"]:
            facts[f"response {response['status']} {essence(content['mediaType'])}" + carried(content)] += 1
    return facts


def carried(content):
    return " with a schema" if "schema" in content or "itemSchema" in content else ""


def compare(folders, only):
    program = os.environ.get("NETLAYER", os.path.join(HERE, "../.build/release/netlayer"))
    total = different = 0
    for path in descriptions(folders):
        if not re.search(only, path):
            continue
        shown = subprocess.run([program, "inspect", "--stage", "api", path], capture_output=True, text=True).stdout
        dump = collections.defaultdict(list)
        for operation in json.loads(shown)["operations"]:
            dump[operation["method"].upper(), operation["pointer"].split("/paths/")[-1].split("/")[0]].append(operation)
            dump[operation["method"].upper(), operation["path"]].append(operation)
        for operation in Description(path).operations():
            total += 1
            pointer = operation.template.replace("~", "~0").replace("/", "~1")
            found = dump.get((operation.method.upper(), pointer)) or dump.get((operation.method.upper(), operation.template))
            expected = described(operation)
            actual = dumped(found[0]) if found else collections.Counter({"nothing": 1})
            lines = [f"  - {fact}" for fact in expected - actual] + [f"  + {fact}" for fact in actual - expected]
            if lines:
                different += 1
                print(f"{os.path.basename(path)}: {operation.key}", *sorted(lines), sep="\n")
    print(f"{total} operations compared with the dump, {different} differ")
    return 1 if different else 0


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--compare", action="store_true")
    parser.add_argument("--only", default=".")
    parser.add_argument("folders", nargs="*")
    options = parser.parse_args()
    if not options.compare:
        return count(options.folders[0])
    usual = [os.path.join(HERE, "requests/descriptions"), os.path.join(HERE, "../../shared/corpus")]
    sys.exit(compare([folder for folder in options.folders or usual if os.path.exists(folder)], options.only))


if __name__ == "__main__":
    main()
