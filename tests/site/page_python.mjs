// The page's Python in Node: reads records as JSON, prints the digests of game_digests.py.
// node page_python.mjs SITE NODE_MODULES/pyodide GAME_DIGESTS.py RECORDS.json [resumed]
// "resumed" starts it from the memory of another Python, as in the second visit (client/src/page/workers/python.ts).
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [site, pyodide, script, records, resumed] = process.argv.slice(2)
const { loadPyodide } = await import(pathToFileURL(join(pyodide, 'pyodide.mjs')))
const paths = readdirSync(join(site, 'runtime'), { recursive: true, encoding: 'utf-8' }).map((name) =>
  join(site, 'runtime', name),
)
const stdLibURL = paths.find((path) => path.endsWith('python_stdlib.zip'))
const wheels = paths.filter((path) => path.endsWith('.whl'))
const own = paths.find((path) => /goa-[0-9a-f]+\.zip$/.test(path))

const bytes = (path) => new Uint8Array(readFileSync(path)).buffer

function unpackWheels(python, packages) {
  for (const wheel of packages) python.unpackArchive(bytes(wheel), 'wheel')
}

async function begun() {
  const python = await loadPyodide({ stdLibURL, _makeSnapshot: !!resumed })
  python.unpackArchive(bytes(own), 'zip', { extractDir: '/goa' })
  unpackWheels(
    python,
    wheels.filter((wheel) => wheel.endsWith('-none-any.whl')),
  )
  python.runPython("import sys; sys.path.insert(0, '/goa')")
  return python
}

let python = await begun()
if (resumed) {
  python.pyimport('goa.page.preload').preload('/goa/preloaded.txt')
  python = await loadPyodide({ stdLibURL, _loadSnapshot: python.makeMemorySnapshot() })
  python.pyimport('goa.page.preload').unpack_rest(python.toPy(new Uint8Array(bytes(own))), '/goa')
}
unpackWheels(python, wheels)
python.runPython(readFileSync(script, 'utf-8'))
python.globals.set('records', readFileSync(records, 'utf-8'))
console.log(python.runPython('json.dumps(digests(json.loads(records)))'))
