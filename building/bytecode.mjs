// Compiles library.zip and own.zip of a folder: node bytecode.mjs FOLDER '{"pyodide": …, "wheels": […], "imported": […], "left_out": […]}'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const OWN = '/goa' // as in client/src/page/workers/python.ts

// The library loses its docstrings and assertions (level 2), which makes it smaller; our own modules keep them.
// The same sources give the same archive: no times, and the files in the order of the sources.
const COMPILER = `
import importlib.util, io, json, sys, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

LIBRARY = next(path for path in sys.path if path.endswith(".zip"))

def imported_from_library(modules):
    for module in json.loads(modules):
        importlib.import_module(module)
    files = [getattr(module, "__file__", None) or "" for module in sys.modules.values()]
    return [file.removeprefix(LIBRARY + "/") for file in files if file.startswith(LIBRARY)]

def imported():
    return json.dumps([name for name, module in sys.modules.items() if getattr(module, "__file__", None)])

def importable(modules):
    found = []
    for module in json.loads(modules):
        try:
            importlib.import_module(module)
        except ModuleNotFoundError:
            continue  # it needs a compiled package
        found.append(module)
    return "\\n".join(found)

def compiled(archive, folder, optimize, left_out=(), only=None, **added):
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(archive.to_bytes())) as sources, zipfile.ZipFile(made, "w", compresslevel=9) as target:
        for info in sources.infolist():
            content, name = sources.read(info), info.filename
            if name.partition("/")[0].removesuffix(".py") in left_out:
                continue
            if name.endswith(".py") and (only is None or name in only):
                code = compile(content, f"{folder}/{name}", "exec", dont_inherit=True, optimize=optimize)
                content = bytes(_code_to_hash_pyc(code, importlib.util.source_hash(content), checked=False))
                name += "c"
            target.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), content, info.compress_type)
        for name, content in added.items():
            target.writestr(zipfile.ZipInfo(f"{name}.txt", (1980, 1, 1, 0, 0, 0)), content, zipfile.ZIP_DEFLATED)
    return made.getvalue()
`

const [folder, told] = process.argv.slice(2)
const { pyodide, wheels, imported, left_out: leftOut } = JSON.parse(told)
const bytes = (path) => new Uint8Array(readFileSync(path))
const library = bytes(join(folder, 'library.zip'))
const own = bytes(join(folder, 'own.zip'))

const { loadPyodide } = await import(pathToFileURL(join(pyodide, 'pyodide.mjs')))

async function started(unpacked) {
  const python = await loadPyodide()
  for (const wheel of unpacked) python.unpackArchive(bytes(wheel).buffer, 'wheel')
  python.unpackArchive(own.slice().buffer, 'zip', { extractDir: OWN })
  python.runPython(`import sys; sys.path.insert(0, "${OWN}")`)
  python.runPython(COMPILER)
  return (name) => python.globals.get(name)
}

const whole = await started(wheels)
const only = whole('imported_from_library')(JSON.stringify(imported))
writeFileSync(join(folder, 'library.compiled.zip'), whole('compiled')(library, whole('LIBRARY'), 2, leftOut, only).toJs())

// Modules that need no compiled package are part of the memory that the page keeps for the next visit.
const pure = await started(wheels.filter((wheel) => wheel.endsWith('-none-any.whl')))
const preloaded = pure('importable')(whole('imported')())
writeFileSync(join(folder, 'own.compiled.zip'), whole('compiled').callKwargs(own, OWN, 0, { preloaded }).toJs())
