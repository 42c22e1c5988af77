/**
 * Who may import whom (architecture.md), as a table. `from` and `to` are patterns over paths relative to the
 * repository; an external edge's `to` is the package name. `$1` in `toExcept` is what `from` captured.
 */
const isSpec = /\.spec\.(tsx?|mjs)$/
/** Specs, and what a package builds for them. */
const isTest = /\.spec\.(tsx?|mjs)$|\/testing\//

export const importRules = [
  {
    name: 'regras → nothing: no package, nothing of ours',
    from: /^shared\/regras\//,
    isForbidden: (edge) => edge.isExternal || !edge.to.startsWith('shared/regras/'),
    exceptFrom: isTest,
  },
  {
    name: 'contract → zod, regras',
    from: /^shared\/contract\//,
    isForbidden: (edge) =>
      edge.isExternal ? edge.to !== 'zod' : !/^shared\/(contract|regras)\//.test(edge.to),
    exceptFrom: isSpec,
  },
  {
    name: 'api-client → contract',
    from: /^shared\/api-client\//,
    isForbidden: (edge) => !edge.isExternal && !/^shared\/(api-client|contract)\//.test(edge.to),
    exceptFrom: isSpec,
  },
  {
    name: 'shell → regras and nothing else of ours',
    from: /^shared\/shell\//,
    isForbidden: (edge) => !edge.isExternal && !/^shared\/(shell|regras)\//.test(edge.to),
  },
  {
    name: 'ui → regras, no api and no router',
    from: /^shared\/ui\//,
    isForbidden: (edge) =>
      edge.isExternal
        ? /^(react-router|axios|@tanstack)/.test(edge.to)
        : !/^shared\/(ui|regras)\//.test(edge.to),
  },
  {
    name: 'public-pages → contract, regras: pure views, drawn by the server and by the browser',
    from: /^shared\/public-pages\//,
    isForbidden: (edge) =>
      edge.isExternal
        ? !/^react(\/|$)/.test(edge.to)
        : !/^shared\/(public-pages|contract|regras)\//.test(edge.to),
    exceptFrom: isSpec,
  },
  {
    name: 'mensagens → api-client, contract, regras, shell, ui: what areas share that asks the server',
    from: /^shared\/mensagens\//,
    isForbidden: (edge) =>
      edge.isExternal
        ? !/^react(\/|$)/.test(edge.to)
        : !/^shared\/(mensagens|api-client|contract|regras|shell|ui)\//.test(edge.to),
    exceptFrom: isSpec,
  },
  {
    name: 'campanha → api-client, contract, regras, shell, ui: what areas share that asks the server',
    from: /^shared\/campanha\//,
    isForbidden: (edge) =>
      edge.isExternal
        ? !/^react(\/|$)/.test(edge.to)
        : !/^shared\/(campanha|api-client|contract|regras|shell|ui)\//.test(edge.to),
    exceptFrom: isSpec,
  },
  {
    name: 'testing → shared',
    from: /^shared\/testing\//,
    isForbidden: (edge) => !edge.isExternal && !edge.to.startsWith('shared/'),
  },
  {
    name: 'host and mfe-* → shared; the host also reads each remote.json',
    from: /^(host|mfe-[a-z]+)\//,
    isForbidden: (edge, [, area]) =>
      !edge.isExternal &&
      !edge.to.startsWith('shared/') &&
      !edge.to.startsWith(`${area}/`) &&
      !(area === 'host' && /^mfe-[a-z]+\/remote\.json$/.test(edge.to)),
  },
  {
    name: 'api → contract, public-pages, regras',
    from: /^api\//,
    isForbidden: (edge) =>
      !edge.isExternal && !/^(api|shared\/(contract|public-pages|regras))\//.test(edge.to),
  },
  {
    name: 'nobody → host, an mfe or api',
    from: /^(shared|e2e|scripts)\//,
    isForbidden: (edge) => /^(host|mfe-[a-z]+|api)\//.test(edge.to),
  },
  {
    name: 'MUI reaches the areas through the facades of shared/ui',
    from: /^(host|mfe-[a-z]+)\//,
    isForbidden: (edge) => edge.isExternal && /^@(mui|emotion)\//.test(edge.to),
  },
  {
    name: 'only the api client calls HTTP',
    from: /^(host|mfe-[a-z]+|shared\/(ui|shell))\//,
    isForbidden: (edge) => edge.isExternal && ['axios', '@tanstack/react-query'].includes(edge.to),
    exceptFrom: isSpec,
  },
  {
    name: 'remotes use the router facade of shared/shell',
    from: /^mfe-/,
    isForbidden: (edge) => edge.isExternal && edge.to.startsWith('react-router'),
  },
  {
    name: 'no schema of the contract in the browser',
    from: /^(host|mfe-[a-z]+|shared\/(api-client|mensagens|campanha|public-pages))\//,
    isForbidden: (edge) =>
      !edge.isType &&
      /^shared\/contract\/src\/(?!routes|touch|limits|prazos|sizes|publish-checks|value-checks|palavras-chave|default-rascunho|campanha-fields|plain-lines|filtro-endereco|figuras|faltas|text-max|situacao-words|situacao-transitions|origem-words|canais|mensagem-estados|aberta|etapa-lugar|tell-avisos|tell-movimento|parada|dashboard-addresses|screen-words|modelo-words|avaliacao-words|campanha-title|prompt-labels|pessoa-labels|flag-words|modelo-routes|papeis|usuarios-routes|semelhantes)/.test(
        edge.to,
      ),
    exceptFrom: isSpec,
  },
  {
    name: 'inside the api: route → service → repository, no SQL in a route and no HTTP below one',
    from: /^api\/src\/.*-repository\.ts$/,
    isForbidden: (edge) => edge.to === 'fastify' || /-(routes|service)\.ts$/.test(edge.to),
  },
]

/** Broken rules as sentences: `rule: from → to`. */
export function findForbiddenImports(edges) {
  const broken = []
  for (const edge of edges) {
    if (!edge.isResolved) broken.push(`imports lead somewhere: ${edge.from} → ${edge.specifier}`)
    for (const rule of importRules) {
      const match = rule.from.exec(edge.from)
      if (match === null || rule.exceptFrom?.test(edge.from)) continue
      if (rule.isForbidden(edge, match)) broken.push(`${rule.name}: ${edge.from} → ${edge.specifier}`)
    }
  }
  return broken
}

/** Import cycles, each once, as `a → b → a`. Type-only imports count: a plan that is round by type is round. */
export function findCycles(edges) {
  const next = new Map()
  for (const { from, to, isExternal } of edges) {
    if (!isExternal) next.set(from, [...(next.get(from) ?? []), to])
  }
  const done = new Set()
  const cycles = []
  const visit = (file, path) => {
    const at = path.indexOf(file)
    if (at >= 0) return void cycles.push([...path.slice(at), file].join(' → '))
    if (done.has(file)) return
    for (const to of next.get(file) ?? []) visit(to, [...path, file])
    done.add(file)
  }
  for (const file of next.keys()) visit(file, [])
  return cycles
}
