import { HOST_CONTRACT } from '../../shared/shell/src/remote.ts'

/**
 * Builds that meet builds of another day (audit A5): what each changes, what it then says of itself, and how every
 * pair of host and area ends. `npm test` holds the rule of decision 122 against what they say; `npm run prove -- skew`
 * builds them, compares, and opens them in a browser (docs/decisions/139-skew.md).
 */

const [major = 0, minor = 0] = HOST_CONTRACT.split('.').map(Number)

/** The area that is built in every variant. */
export const AREA = 'mfe-kanban'

/** A component that only newer builds have and draw. */
const NEW_NAME = 'NewPiece'

/**
 * @type {Record<string, { contract?: string, name?: string, react?: string, client?: string, line?: string, units: string[] }>}
 * `contract`: what the host promises and the area asks for; `name`: one more that `@seleta/ui/core` has and the area
 * uses; `react`, `client`: the version that is installed; `line`: what a line more in shared/ui says, where it costs
 * most (decision 125); `units`: what is built of it
 */
export const variants = {
  'contract-minor': { contract: `${major}.${minor + 1}.0`, name: NEW_NAME, units: ['host', AREA] },
  'contract-major': { contract: `${major + 1}.0.0`, units: ['host', AREA] },
  'name-more': { name: NEW_NAME, units: [AREA] },
  'react-patch': { react: '19.3.0', units: ['host', AREA] },
  'react-minor': { react: '19.2.9', units: ['host', AREA] },
  'client-minor': { client: '0.2.0', units: ['host', AREA] },
  // The area has none of it: built elsewhere, it is the very version of today.
  'ui-line': { line: 'uma linha a mais', units: ['host', AREA] },
  'api-newer': { units: ['api'] },
}

/**
 * Host → area → how it ends: it runs, or why it does not. `today` is what this repository builds. Older than the
 * host runs by the caret of npm: a newer minor of the contract or of React takes what was built before; below 1.0 a
 * minor of the client parts both.
 */
export const outcomes = {
  today: row('runs contract contract shared runs runs shared'),
  'contract-minor': row('runs runs contract runs runs runs shared'),
  'contract-major': row('contract contract runs contract contract contract contract'),
  'react-patch': row('shared contract contract shared runs runs shared'),
  'react-minor': row('shared contract contract shared shared runs shared'),
  'client-minor': row('shared contract contract shared shared shared runs'),
}

function row(text) {
  const areas = ['today', 'contract-minor', 'contract-major', 'name-more', 'react-patch', 'react-minor']
  const ends = text.split(' ')
  return Object.fromEntries([...areas, 'client-minor'].map((area, index) => [area, ends[index]]))
}

/** @param {object} host host.json of today's build @returns what host.json of the variant says */
export function hostOf(host, { contract = host.contract, name, react, client }) {
  const provides = Object.fromEntries(
    Object.entries(host.provides).map(([module, { version, exports }]) => [
      module,
      {
        version: versionIn(module, { react, client }) ?? version,
        exports: name !== undefined && module === '@seleta/ui/core' ? [...exports, name].toSorted() : exports,
      },
    ]),
  )
  return { contract, provides }
}

/** @param {object} release release.json of today's build @returns what release.json of the variant says */
export function releaseOf(release, { contract, name, react, client }) {
  const { id, version, requires, uses, descriptor } = release
  return {
    id,
    version,
    descriptor: contract === undefined ? descriptor : { ...descriptor, contract: `^${contract}` },
    requires: Object.fromEntries(
      Object.entries(requires).map(([module, range]) => {
        const other = versionIn(module, { react, client })
        return [module, other === undefined ? range : `^${other}`]
      }),
    ),
    uses:
      name === undefined
        ? uses
        : { ...uses, '@seleta/ui/core': [...uses['@seleta/ui/core'], name].toSorted() },
  }
}

function versionIn(module, { react, client }) {
  if (/^react(?:-dom)?(?:\/|$)/.test(module)) return react
  return module === '@seleta/api-client' ? client : undefined
}

/** @returns {{ file: string, change: (text: string) => string }[]} what a variant changes in the sources */
export function editsOf(variant, { contract, name, react, client, line }) {
  return [
    ...(contract === undefined ? [] : contractEdits(contract)),
    ...(name === undefined ? [] : nameEdits(name)),
    ...(react === undefined
      ? []
      : [put('pnpm-workspace.yaml', /^ {2}(react|react-dom): .+$/gm, `  $1: ${react}`)]),
    ...(client === undefined
      ? []
      : [put('shared/api-client/package.json', /"version": ".+"/, `"version": "${client}"`)]),
    ...(line === undefined
      ? []
      : [put('shared/ui/src/theme/create-theme.ts', /$/, `\nconsole.info('${line}')\n`)]),
    ...(variant === 'api-newer' ? [apiEdit] : []),
  ]
}

const put = (file, from, to) => ({ file, change: (text) => text.replace(from, to) })

const contractEdits = (contract) => [
  put('shared/shell/src/remote.ts', /HOST_CONTRACT = '.+'/, `HOST_CONTRACT = '${contract}'`),
  put(`${AREA}/remote.json`, /"contract": ".+"/, `"contract": "^${contract}"`),
]

const nameEdits = (name) => [
  put('shared/ui/src/core/kbd.tsx', /$/, `\nexport const ${name} = () => <p>${name}</p>\n`),
  put('shared/ui/src/core.ts', 'export { Kbd }', `export { Kbd, ${name} }`),
  put(`${AREA}/src/pages/selecao-page.tsx`, 'StaleNotice, styled }', `StaleNotice, ${name}, styled }`),
  put(`${AREA}/src/pages/selecao-page.tsx`, '<Frame>', `<Frame><${name} />`),
]

/** Whatever is one of a few values is one that no browser of today has heard of. */
const apiEdit = put(
  'api/src/server.ts',
  'app.setSerializerCompiler(serializerCompiler)',
  `app.setSerializerCompiler((route) => {
    const write = serializerCompiler(route)
    return (data) => write(data).replace(/"(situacao|origem|estado|tipo|via|motivo|canal|grupo|resultado|modalidade|quadro)":"[^"]+"/g, '"$1":"NOVO_VALOR"')
  })`,
)
