import { OF_REGRAS, PRODUCT } from './once-regras.mjs'

/** What is decided in one file and must not be written a second time: the pattern of a copy, the file, and its words. */
const ONCE = [
  ...OF_REGRAS,
  {
    pattern: /\bcurrent_date\b|\blocaltimestamp\b|::date\b|\bdate_trunc\('(?!milliseconds)/i,
    in: /^api\/src\/(?!database\/migrations\/)/,
    home: ['api/src/database/hoje.ts'],
    says: 'takes the day of the connection: ask database/hoje for Brazil’s',
  },
  {
    pattern:
      /\bfechamento\b.*(?:\bis null\b|=== null \|\||[<>]=? ?(?:\$\{)?(?:hoje|today|ENCERRA_EM_DIAS)|[<>]=? ?diaInBrazil|'[<>]=?')/,
    in: /^(?:(?:host|mfe-[\w-]+|shared\/[\w-]+)\/src\/|api\/src\/(?!database\/migrations\/|demo\/))/,
    // A draft's day is another question: whether one may still choose it.
    home: [
      'api/src/domain/campanha/campanhas-repository.ts',
      'shared/contract/src/aberta.ts',
      'shared/contract/src/campanha-fields.ts',
    ],
    says: 'decides by itself what takes applications: ask isAberta or isCampanhaAberta',
  },
  {
    pattern: /(?:<>|!==?|'!=',) ?'RASCUNHO'/,
    in: PRODUCT,
    home: ['shared/contract/src/limits.ts'],
    says: 'decides by itself what was once published: ask SITUACOES_PUBLICADAS or isPublicada',
  },
  {
    pattern: /(['"])contratado\1, ?(['"])reprovado\2, ?(['"])desistente\3|=== 'contratado' \|\|/,
    in: PRODUCT,
    home: ['shared/contract/src/limits.ts'],
    says: 'lists by itself the stages that end a process: ask TIPOS_FINAIS or isTipoFinal',
  },
  {
    pattern: /\bfrom sessao\b.*expira_em|\bsessao\.expiraEm\b|\bs\.expira_?em\b/i,
    in: /^api\/src\/(?!database\/migrations\/)/,
    home: ['api/src/ground/sessao-repository.ts'],
    says: 'decides by itself which session lives: ask SESSAO_VIVA',
  },
  {
    pattern: /\bmaxLength(?:=\{|: )\d|\b(?:text|line|mensagem)UpTo\(\d{2,}|\bz\.string\(\)\S*\.max\(\d{2,}/,
    in: /^(?:host|mfe-[\w-]+|shared\/(?:public-pages|contract))\/src\//,
    home: [],
    says: 'counts by itself how many characters a text takes: ask @seleta/contract/text-max',
  },
  {
    // How many messages a bell's sign counts to is its own.
    pattern: /\bz\.array\(.*\)\.max\(\d{2,}|^(?!.*<Badge\b).*\b(?:limit|max)=\{\d{2,}\}/,
    in: /^(?:host|mfe-[\w-]+|shared\/(?:public-pages|contract))\/src\//,
    home: [],
    says: 'counts by itself how many of something there may be: ask @seleta/contract/limits',
  },
  {
    pattern: /\d MB\b/,
    in: /^(?:host|mfe-[\w-]+|shared\/[\w-]+|api\/src\/(?:areas|domain))\//,
    home: ['shared/contract/src/sizes.ts'],
    says: 'says by itself how large a file may be: ask @seleta/contract/sizes',
  },
  {
    pattern: /[<>]=? ?(?:\w+\.)?limite(?:_?[dD]ias)\b|\blimite_dias \+ 1\b/,
    in: /^(?:host|mfe-[\w-]+|shared\/[\w-]+|api)\/src\/(?!database\/migrations\/|demo\/)/,
    home: ['shared/contract/src/parada.ts', 'api/src/database/sql/inscricao-waits.ts'],
    says: 'decides by itself who stands too long: ask @seleta/contract/parada, in SQL inscricao-waits',
  },
  {
    // What serves tests opens pages by hand.
    pattern: /(['"`])\/dashboard\//,
    in: /^(?:host|mfe-[\w-]+|api|shared\/[\w-]+)\/src\/(?!.*testing\/)/,
    home: ['shared/shell/src/paths.ts', 'shared/contract/src/dashboard-addresses.ts'],
    says: 'writes an address of the dashboard by itself: ask paths of @seleta/shell, or @seleta/contract/dashboard-addresses',
  },
  {
    // The table of the shell is what host and areas ask, also those of other releases; a test holds the two together.
    pattern:
      /\/acompanhamento\?chave=|\/privacidade(?:\?empresa=|\$\{)|(?:[?:] '|=")\/privacidade\b|\/(?:campanha|empresa)\/\$\{/,
    in: /^(?:host|mfe-[\w-]+|api|shared\/[\w-]+)\/src\/(?!.*testing\/)/,
    home: ['shared/public-pages/src/data/addresses.ts', 'shared/shell/src/paths.ts'],
    says: 'writes an address of the public pages by itself: ask paths of @seleta/shell, or @seleta/public-pages/data/addresses',
  },
  {
    pattern: /\borigin \+ path|paths\.campanhaPublica\(.*origin/,
    in: PRODUCT,
    home: ['shared/campanha/src/public-link.ts'],
    says: 'makes the whole address of a campaign’s page by itself: ask @seleta/campanha/public-link',
  },
  {
    pattern: /^(?!.*\bz\.(?:string|array)\().*\.(?:min|max|default)\(\d[\d_]+/,
    in: /^shared\/contract\/src\//,
    home: [],
    says: 'holds a limit as a figure: name it in @seleta/contract/limits or text-max',
  },
  {
    pattern: /'Aderência: |\} de 100\b/,
    in: PRODUCT,
    home: ['shared/ui/src/core/score-ring.tsx'],
    says: 'says by itself what the aderência is: ask @seleta/ui/score-ring',
  },
  {
    pattern: /\.set\('talento',|\?talento=\$\{/,
    in: /^(?:host|mfe-[\w-]+|shared\/[\w-]+)\/src\/(?!.*testing\/)/,
    home: ['shared/contract/src/dashboard-addresses.ts'],
    says: 'puts a person over a page by itself: ask @seleta/contract/dashboard-addresses',
  },
  {
    pattern: /\\\/dashboard\\\//,
    in: PRODUCT,
    home: [],
    says: 'reads an address of the dashboard by itself: build the pattern from paths',
  },
  {
    pattern: /\.download = /,
    in: PRODUCT,
    home: ['shared/ui/src/browser/save-file.ts'],
    says: 'saves a file by itself: ask @seleta/ui/save-file',
  },
  {
    pattern: /closest\(\s*['"`]input, ?textarea/,
    in: PRODUCT,
    home: ['shared/ui/src/browser/is-typing.ts'],
    says: 'decides by itself where somebody is typing: ask @seleta/ui/is-typing',
  },
  {
    pattern:
      /(?<![\d.{]|\d-)\b(?:\d+|[Dd]ois|[Dd]uas|[Tt]rês|[Ss]ete|[Tt]rinta) (?:dias|minutos|horas|meses|segundos)\b/,
    in: /^(?:host|mfe-[\w-]+|api|shared\/[\w-]+)\/src\/(?!database\/migrations\/|demo\/|.*testing\/)/,
    // Lengths that stand beside the number that they name, or that name nothing else.
    home: ['shared/campanha/src/filtros/desde-options.tsx', 'mfe-wizard/src/rules/requisitos-flags.ts'],
    says: 'says by itself how long something is: build it from @seleta/contract/prazos or limits',
  },
  {
    pattern: /replaceAll\(\/\[\^a-z0-9\]\+\/g/,
    in: PRODUCT,
    home: ['api/src/ground/empresa/slugs-repository.ts'],
    says: 'makes an address word by itself: ask slugs-repository',
  },
  {
    pattern: /\} agora em \$\{|\} depois de você\./,
    in: PRODUCT,
    home: ['shared/contract/src/tell-movimento.ts'],
    says: 'tells a move by itself: ask @seleta/contract/tell-movimento',
  },
  {
    pattern: /useElapsed\(\d/,
    in: PRODUCT,
    home: [],
    says: 'decides by itself how long a wait goes without a word: ask @seleta/ui/still-loading',
  },
  {
    pattern: /\(?'PUBLICADA', ?'PAUSADA'[)\]]/,
    in: PRODUCT,
    home: ['shared/contract/src/limits.ts'],
    says: 'lists by itself the campaigns in progress: ask SITUACOES_UNDER_WAY',
  },
  {
    pattern: /\bativado_?em\b(?:', ')? ?is not\b/i,
    in: PRODUCT,
    home: ['api/src/database/sql/colega.ts'],
    says: 'decides by itself who works in a company: ask database/sql/colega',
  },
  {
    pattern: /'' \? `#\$\{|nullif\(\w+\.nome, ''\), '#'|sem nome \(#/,
    in: PRODUCT,
    home: ['shared/contract/src/campanha-title.ts'],
    says: 'calls a campaign without a name by itself: ask @seleta/contract/campanha-title',
  },
  {
    pattern: /\bz\.coerce\.number\(\)\.int\(\)\.positive\(/,
    in: /^shared\/contract\/src\//,
    home: [],
    says: 'decides by itself what an id is: ask Id of the wire',
  },
  {
    pattern: /\bparseCookie\(|\bstringifySetCookie\(/,
    in: PRODUCT,
    home: ['api/src/areas/empresa/own-cookie-http.ts'],
    says: 'writes a cookie by itself: ask own-cookie-http',
  },
  {
    pattern: /'%PDF-'/,
    in: PRODUCT,
    home: ['shared/regras/src/begins-as-pdf.ts'],
    says: 'decides by itself what is a PDF: ask @seleta/regras/begins-as-pdf',
  },
  {
    pattern: /deixou copiar\. Selecione/,
    in: PRODUCT,
    home: ['shared/contract/src/screen-words.ts'],
    says: 'says by itself that nothing was copied: ask copyRefused of @seleta/contract/screen-words',
  },
]

/**
 * Copies of what one file decides (style 21).
 * @param {{ path: string, text: string }[]} files paths from the repository's root; tests may say it again
 */
export function findSecondCopies(files) {
  return files
    .filter(({ path }) => !/\.spec\.\w+$/.test(path))
    .flatMap(({ path, text }) =>
      ONCE.filter((one) => one.in.test(path) && !one.home.includes(path)).flatMap(({ pattern, says }) =>
        text
          .split('\n')
          .flatMap((line, at) =>
            !/^\s*(?:\/\/|\/?\*)/.test(line) && pattern.test(line) ? [`${path}:${at + 1} ${says}`] : [],
          ),
      ),
    )
}
