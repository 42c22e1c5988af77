/**
 * What only shows under load, after long, or in another browser: name → what it proves and how it is run. Each has its
 * short form in `npm test`; `amount` (api/test/support, e2e/src/support) tells both lengths.
 * @type {Record<string, { what: string, jest?: string[], node?: string[], browser?: string[], needs?: 'firefox' | 'nginx', env?: Record<string, string> }>}
 */
export const proofs = {
  mortes: {
    what: 'the process is killed eight times while 120 people move: nobody lost, nobody written to twice; four times in the middle of an import: every row once',
    jest: ['--selectProjects', 'api', '--', 'api/test/kills'],
  },
  'troca-de-processos': {
    what: 'three processes behind nginx: replaced in turn, no request of 5,000 fails; killed every 10 s for 3 minutes, nothing answered is lost and imports go on elsewhere',
    jest: ['--selectProjects', 'api', '--', 'api/test/troca-de-processos'],
  },
  quadros: {
    what: 'two thousand open boards on three processes see a move within half a second and idle at 20 queries a second',
    jest: ['--selectProjects', 'api', '--', 'api/test/board-replicas'],
  },
  'inscricoes-juntas': {
    what: 'thirty people who apply to one campaign at once take no longer than thirty who apply to thirty',
    jest: ['--selectProjects', 'api', '--', 'api/test/inscricoes-juntas'],
  },
  estranhos: {
    what: 'in 400 orders of what can happen to people, no stranger changes anything of anybody on record',
    jest: ['--selectProjects', 'api', '--', 'api/test/estranhos-ordens'],
  },
  devolvidas: {
    what: 'in 300 orders of who tells of people and is taken back, they are as if those had never told',
    jest: [
      '--selectProjects',
      'api',
      '--',
      'api/test/taken-back-ordens',
      'api/test/chaves-erradas-ordens',
      'api/test/chaves-devolvidas-ordens',
    ],
  },
  restauracoes: {
    what: 'in 720 stories of families and namesakes around a backup that is restored, nobody who was erased is back, nobody living has lost anything, no mail leaves twice and every count is right',
    jest: ['--selectProjects', 'api', '--', 'api/test/restauracao-ordens'],
  },
  retencao: {
    what: 'of a thousand lives in the database every night hides and erases exactly those whose day it is',
    jest: ['--selectProjects', 'api', '--', 'api/test/retencao-vidas'],
  },
  justica: {
    what: 'a company that closes a campaign of 50,000 delays nobody else’s mail by more than 10 s; 20 mails a second',
    jest: ['--selectProjects', 'api', '--', 'api/test/fairness'],
  },
  'cache-publico': {
    what: 'nginx gives 2,000 public pages a second from its cache, and the api hears of one every five seconds',
    jest: ['--selectProjects', 'api', '--', 'api/test/cache-publico'],
  },
  visitantes: {
    what: 'a thousand campaigns in every state give visitors the committed keys and no other',
    jest: ['--selectProjects', 'api', '--', 'api/test/publico-fields'],
  },
  descricoes: {
    what: 'ten thousand hostile descriptions leave nothing that could run, drawn by the server',
    jest: ['--selectProjects', 'api', '--', 'api/test/publico-abuse'],
  },
  fuzz: {
    what: 'fifty thousand requests made from our own OpenAPI, whole and broken, are answered without a fault of ours',
    jest: ['--selectProjects', 'api', '--', 'api/test/fuzz'],
  },
  'descricoes-no-navegador': {
    what: 'ten thousand hostile descriptions run nothing in a real browser',
    browser: ['src/publico/descricoes-hostis.spec.ts'],
  },
  uploads: {
    what: '50 recordings of 40 MB at once: the api takes 64 MiB more at most, answers others, and gives it back',
    jest: ['--selectProjects', 'api', '--', 'api/test/uploads-load'],
  },
  areas: {
    what: 'every area broken in every way, opened first and second: the others go on, and it heals without a reload; how long a release, a rollback and a changed line take',
    node: ['scripts/commands/release.spec.mjs'],
    browser: ['src/builds/every-failing-area.spec.ts', 'src/journeys/failing-areas.spec.ts'],
  },
  'primeira-tela': {
    what: 'a first visit of list and board shows its title in 0.35 and its content in 0.65 of the time that the build before first frames takes beside it, and its content 50 ms after its data',
    browser: ['src/builds/first-paint.spec.ts'],
  },
  acessibilidade: {
    what: 'axe finds nothing on any screen, in three widths and both themes',
    browser: ['acessibilidade.spec.ts', 'host-axe.spec.ts'],
  },
  propriedades: {
    what: 'every property test, with values of its own for each day',
    jest: ['--selectProjects', 'unit'],
  },
  pgbouncer: {
    what: 'the whole api suite through a real PgBouncer that lends each session for one transaction',
    jest: ['--selectProjects', 'api', '--', 'api/test'],
    env: { THROUGH_PGBOUNCER: 'on' },
  },
  dev: {
    what: 'the host and each area start alone beside a product; what is saved is served, and on the screen inside the real host, within two seconds',
    node: ['scripts/commands/dev.spec.mjs'],
    browser: ['src/builds/dev.spec.ts'],
  },
  kit: {
    what: 'mfe-kanban is installed, built and served outside the repository from the kit and the public registry alone, and runs in the host',
    node: ['scripts/kit/kit.spec.mjs'],
    browser: ['src/builds/outside.spec.ts'],
  },
  skew: {
    what: 'builds of other days (contract, React, client, names, api), really built and installed, meet in a browser: each runs, or says so and heals',
    node: ['scripts/skew/skew.spec.mjs'],
    browser: ['src/builds/skew.spec.ts'],
  },
  firefox: {
    what: 'the thin line through the product in Debian’s Firefox',
    browser: ['src/firefox'],
    needs: 'firefox',
  },
}
