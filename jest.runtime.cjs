/**
 * Jest's own runtime compiles each module again for every test file, and each name of the language that a module says is
 * looked up through the test's world, by way of a proxy: a quarter of what the suites computed. Here a worker compiles a
 * module once for all its files, each of which still runs it anew in a world of its own, and those names are found at
 * once (docs/decisions/097-short-and-long-tests.md).
 */
const { createRequire } = require('node:module')
const { Script } = require('node:vm')

const fromJest = createRequire(require.resolve('jest'))
const fromCore = createRequire(fromJest.resolve('@jest/core'))
const { default: Runtime } = fromCore('jest-runtime')

/** What no test replaces: what is replaced (the clock, what is fetched, the console) is looked up each time. */
const NAMES = [
  'Array',
  'ArrayBuffer',
  'BigInt',
  'Boolean',
  'Buffer',
  'Error',
  'JSON',
  'Map',
  'Math',
  'Number',
  'Object',
  'Promise',
  'Proxy',
  'RangeError',
  'Reflect',
  'RegExp',
  'Set',
  'String',
  'Symbol',
  'SyntaxError',
  'TypeError',
  'Uint8Array',
  'WeakMap',
  'WeakRef',
  'WeakSet',
  'decodeURIComponent',
  'document',
  'encodeURIComponent',
  'isNaN',
  'parseFloat',
  'parseInt',
  'process',
  'window',
]

/** What this worker has compiled, by the names it was given and its file: what it was made of, and what came of it. */
const compiled = new Map()

module.exports = class KeepingRuntime extends Runtime {
  constructor(...given) {
    super(...given)
    const { executor } = this
    const compileAnew = executor.compile.bind(executor)
    const { global } = executor.environment
    // What a window has and a server has not, stays unknown there.
    const names = NAMES.filter((name) => name in global)
    const values = names.map((name) => global[name])
    const head = `(function(${names.join()}){return function(${executor.injectedModuleParameters.join()}){`
    if (!compiled.has(head)) compiled.set(head, new Map())
    const known = compiled.get(head)
    executor.compile = (source, file) => {
      const context = executor.environment.getVmContext()
      if (context === null || executor.resolution.isCoreModule(file)) return compileAnew(source, file)
      if (known.get(file)?.source !== source) {
        try {
          const script = new Script(`${head}${source}\n}})`, { filename: file, columnOffset: -head.length })
          known.set(file, { source, script })
        } catch {
          // Jest tells what is wrong with it.
          return compileAnew(source, file)
        }
      }
      return known.get(file).script.runInContext(context)(...values)
    }
  }
}
