import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { repository } from '../../scripts/repository.mjs'

/** `node docker/build/bundle.mjs FILE FOLDER`: one program with all that it imports, as one file for an image. */
const [file = '', target = ''] = process.argv.slice(2)
const api = join(repository, 'api')
const { build } = createRequire(join(api, 'package.json'))('esbuild')

await build({
  absWorkingDir: repository,
  entryPoints: [file],
  outfile: join(target, basename(file)),
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  // Packages of the CommonJS kind ask for Node's own modules by require.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  nodePaths: [join(api, 'node_modules')],
  logLevel: 'warning',
})
