/**
 * Which files the host is cut into (docs/decisions/125-bytes.md): one for each group that is always fetched together,
 * libraries apart from what is ours. So a page asks for few files, and one changed line of ours brings one of them
 * anew and no library.
 */

/** Imports that begin a group, by the request as it stands in the source. What several groups use stands in the first. */
const GROUPS = [
  // What most visits never need of opening areas: older hosts, releases that some try, failures, other origins.
  { name: 'seldom', from: [/\/ask-fit$/, /\/tried-release$/, /\/count-failure$/, /\/local-areas$/] },
  // What opens an area, with the light frame of the public pages, which do little else.
  { name: 'ladder', from: [/\/load-remote$/, /\/public-frame$/] },
  // An area's place with its messages, in the dashboard and where no server has drawn a page.
  { name: 'view', from: [/\/drawn-area$/] },
  // The sign-in screen, and so the ground of every other.
  { name: 'base', from: [/\/sign-in$/] },
  // What every page of the dashboard needs: bars, router, client, everyday pieces. Signing in calls by that client.
  {
    name: 'frame',
    from: [/\/app$/, /\/dashboard-frame$/, /\/login-call$/, /^@seleta\/(api-client|shell|ui\/core)$/],
  },
  { name: 'grid', from: [/^@seleta\/ui\/grid$/] },
  // What draws a table's rows once more as a grid, when they have been seen.
  { name: 'table', from: [/\/table-grid$/] },
  { name: 'form', from: [/^@seleta\/ui\/form$/] },
  { name: 'charts', from: [/^@seleta\/ui\/charts$/] },
  // Pages without a session beside the sign-in screen: behind the links of our mails, and a company's own way in.
  { name: 'links', from: [/\/(reset-password|accept-convite|empresa-login)-page$/] },
  // What the sign-in screen seldom needs. Each file more stands with its digest in the first script of every page.
  { name: 'door', from: [/\/(second-step|forgot-password-dialog|empresa-login)$/] },
  // What opens over the page when somebody asks for it.
  { name: 'tools', from: [/\/(palette-dialog|help-drawer|avisos-panel|date-calendar)$/] },
  // The settings with their dialogs, and the second factor that a company asks for.
  { name: 'settings', from: [/\/(configuracoes-page|ficha-dialog|required-screen)$/] },
]

/** Groups that nobody asks for in part: their libraries stand in the same file. */
const whole = new Set(['table'])

/** Groups of which a page may need one without the other: what two of them share is a file of its own. */
const apart = new Set(['grid', 'form', 'charts'])

/** What every address of the dashboard needs, first what is drawn first. */
export const DASHBOARD_CHUNKS = [
  'ladder',
  'react',
  'base-libs',
  'frame-libs',
  'base',
  'frame',
  'frame-ui',
  'view',
]

/**
 * Files of which the first drawing of list and board calls a third at most, by bytes: compiled as a whole they would keep
 * busy the processor that draws (docs/decisions/185-what-the-first-drawing-does-without.md). All others are hinted.
 */
export const CALLED_IN_PART = /(?:^|\/)(?:frame-libs|parts-libs|form-libs|form)\.\w+\.js$/

const REACT = /[\\/]\.pnpm[\\/](react|react-dom|scheduler)@/

/** `optimization.splitChunks` of the host's build. */
export function hostChunks() {
  const names = new Map()
  return {
    cacheGroups: {
      default: false,
      defaultVendors: false,
      react: { test: REACT, name: 'react', chunks: 'async', enforce: true, priority: 20 },
      groups: {
        test: (module, { chunkGraph }) => {
          const name = nameOf(module, chunkGraph)
          if (name !== null) names.set(module, name)
          return name !== null
        },
        name: (module) => names.get(module),
        chunks: 'async',
        enforce: true,
        priority: 10,
      },
    },
  }
}

/** The file that a module belongs to, null where it stays in the chunk of its own import. */
function nameOf(module, chunkGraph) {
  const wanted = GROUPS.filter(({ from }) => isWantedBy(module, chunkGraph, from)).map(({ name }) => name)
  const [first] = wanted
  if (first === undefined) return null
  const name = apart.has(first) && wanted.length > 1 ? 'parts' : first
  return `${name}${suffixOf(module, name)}`
}

function isWantedBy(module, chunkGraph, from) {
  for (const chunk of chunkGraph.getModuleChunksIterable(module)) {
    for (const { origins } of chunk.groupsIterable) {
      if (origins.some(({ request }) => from.some((pattern) => pattern.test(request ?? '')))) return true
    }
  }
  return false
}

function suffixOf(module, name) {
  if (whole.has(name)) return ''
  const path = module.nameForCondition?.() ?? module.identifier()
  if (/[\\/]node_modules[\\/](?!@seleta)/.test(path)) return '-libs'
  return name === 'frame' && /[\\/]shared[\\/]ui[\\/]/.test(path) ? '-ui' : ''
}
