// The page's Python in Node: reads records as JSON, prints the digests of game_digests.py.
// node page_python.mjs SITE NODE_MODULES/pyodide GAME_DIGESTS.py RECORDS.json
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [site, pyodide, script, records] = process.argv.slice(2)
const { loadPyodide } = await import(pathToFileURL(join(pyodide, 'pyodide.mjs')))
const names = readdirSync(join(site, 'runtime'), { recursive: true, encoding: 'utf-8' })
const library = names.find((name) => name.endsWith('python_stdlib.zip'))
const python = await loadPyodide({ stdLibURL: join(site, 'runtime', library) })
const bytes = (path) => new Uint8Array(readFileSync(path)).buffer
for (const name of names) {
  const path = join(site, 'runtime', name)
  if (name.endsWith('.whl')) python.unpackArchive(bytes(path), 'wheel')
  else if (name.startsWith('goa-')) python.unpackArchive(bytes(path), 'zip', { extractDir: '/goa' })
}
python.runPython("import sys; sys.path.insert(0, '/goa')")
python.runPython(readFileSync(script, 'utf-8'))
python.globals.set('records', readFileSync(records, 'utf-8'))
console.log(python.runPython('json.dumps(digests(json.loads(records)))'))
