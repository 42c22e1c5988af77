/** Released migrations say what was so then. */
const PRODUCT = /^(?!api\/src\/database\/migrations\/)(?:host|mfe-[\w-]+|api|shared\/[\w-]+)\/src\//

/** What is decided in one file and must not be written a second time: the pattern of a copy, the file, and its words. */
const ONCE = [
  {
    pattern: /normalize\('NFK?D'\)/,
    in: /^(?:shared|host|mfe-[\w-]+|api)\//,
    home: ['shared/regras/src/text.ts'],
    says: 'folds accents by itself: ask @seleta/regras/text',
  },
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
    pattern: /to_char\([^`]*'(?:DD|MM|YYYY|HH24)\b|\bthen '[^']*(?:pessoa|dia|inscriç|candidat|vaga)[^']*'/i,
    in: /^api\/src\/(?!database\/migrations\/|demo\/)/,
    home: ['api/src/database/hoje.ts'],
    says: 'writes Portuguese in SQL: dates, numbers and plurals are written by @seleta/regras',
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
    // A setting's words are parted by blanks too, a phone is not a list.
    pattern: /\.split\(\/\[[,;|/\\n]{2,}\]\//,
    in: PRODUCT,
    home: ['shared/regras/src/list.ts'],
    says: 'parts a typed list by itself: ask @seleta/regras/list',
  },
  {
    pattern: /\\uFEFF|'text\/csv;|replaceAll\('"', '""'\)/,
    in: PRODUCT,
    home: ['shared/regras/src/csv.ts'],
    says: 'writes CSV by itself: ask @seleta/regras/csv',
  },
  {
    pattern: /\bDate\.now\(\)|\bnew Date\(\)|\b(?:now|hoje)\(\)/,
    in: /^(?:shared\/(?:regras|contract)\/src\/|(?:host|mfe-[\w-]+)\/src\/rules\/)/,
    home: ['shared/regras/src/now.ts'],
    says: 'looks at the clock, and it is a rule: let the moment be handed in',
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
    pattern: /isSafeInteger\((\w+)\) && \1 > 0 \?|\^\[1-9\]\\d/,
    in: PRODUCT,
    // Where a page of the public side begins.
    home: ['shared/regras/src/id.ts', 'host/src/rules/public-page.ts'],
    says: 'reads the number of a row by itself: ask readId of @seleta/regras/id',
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
    pattern: /\bIntl\.|\.toLocale(?:Date|Time)?String\(/,
    in: PRODUCT,
    home: ['dia', 'moment', 'numbers', 'dinheiro'].map((name) => `shared/regras/src/${name}.ts`),
    says: 'writes days or numbers by itself: ask @seleta/regras',
  },
  {
    pattern: /replace\('\.', ','\)/,
    in: /^(?:host|mfe-[\w-]+|shared\/[\w-]+)\/src\//,
    home: ['shared/regras/src/dinheiro.ts'],
    says: 'writes the comma of an amount by itself: ask @seleta/regras/dinheiro',
  },
  {
    pattern: /\.join\(', '\)\} e \$/,
    in: PRODUCT,
    home: ['shared/regras/src/text.ts'],
    says: 'lists by hand: ask listWords of @seleta/regras/text',
  },
  {
    // In words: «… s» or «… m» beside a singular, or whatever is chosen in the middle of a text.
    pattern:
      /=== 1 ?\? ?(['"`])(?:(?!\1).)+\1 ?: ?(['"`])[^'"`]*[sm]\2|\{[\w.]+ === 1 \? (?!''|null\b|\()|^\s*[\w.]+ === 1$/,
    in: PRODUCT,
    home: ['shared/regras/src/plural.ts'],
    says: 'makes a plural by hand: ask @seleta/regras/plural',
  },
  {
    pattern: /`há \$\{|'há '/,
    in: PRODUCT,
    home: ['shared/regras/src/tempo.ts'],
    says: 'says by itself how long ago: ask @seleta/regras/tempo',
  },
  {
    pattern:
      /(?<![\d.{]|\d-)\b(?:\d+|[Dd]ois|[Dd]uas|[Tt]rês|[Ss]ete|[Tt]rinta) (?:dias|minutos|horas|meses|segundos)\b/,
    in: /^(?:host|mfe-[\w-]+|api|shared\/[\w-]+)\/src\/(?!database\/migrations\/|demo\/|.*testing\/)/,
    // Lengths that stand beside the number that they name, or that name nothing else.
    home: [
      'mfe-candidates/src/features/filtros/desde-options.tsx',
      'mfe-wizard/src/rules/requisitos-flags.ts',
    ],
    says: 'says by itself how long something is: build it from @seleta/contract/prazos or limits',
  },
  {
    pattern: /replace(?:All)?\(\/\\D\/g, ''\)/,
    in: PRODUCT,
    home: ['shared/regras/src/digits.ts'],
    says: 'takes the digits out of a text by itself: ask onlyDigits of @seleta/regras/digits',
  },
  {
    pattern: /replace(?:All)?\(\/\\s\+\/g, ' '\)/,
    in: PRODUCT,
    // A file's name has no signs that nobody sees, and keeps its blanks until those are out.
    home: ['shared/regras/src/text.ts', 'api/src/ground/files/file-name.ts'],
    says: 'puts single blanks between words by itself: ask oneBlank of @seleta/regras/text',
  },
  {
    pattern: /\\S[+*]@|\[\^[^\]]*@[^\]]*\][+*]@|@\[\^|(?:includes|ndexOf|split)\('@'\)/,
    in: PRODUCT,
    // What looks like an address in a fault is hidden, address or not.
    home: ['shared/regras/src/email.ts', 'api/src/ground/text/safe-fault.ts'],
    says: 'decides by itself what an e-mail is: ask @seleta/regras/email',
  },
  {
    pattern:
      /\\d\{3\}\\?\.?\\d\{3\}|\\d\{5\}-?\??\\d\{3\}|\\d\{4,5\}-?\??\\d\{4\}|\\d\{(?:8|10|11|10,11|14)\}|'(?:#{3}\.#{3}\.#{3}|#{5}-#{3}\b)/,
    in: PRODUCT,
    // Which digits of a document are told; ids of another program.
    home: [
      ...['cpf', 'cnpj', 'cep', 'pis', 'telefone'].map((name) => `shared/regras/src/${name}.ts`),
      'api/src/areas/pessoas/detail/mask-documento.ts',
    ],
    says: 'decides by itself what a phone, CPF, CNPJ or CEP is: ask @seleta/regras',
  },
  {
    pattern: /\\d\{4\}\)?-\(?\\d\{2\}\)?-\(?\\d\{2\}|\\d\{2\}\)?\\?\/\(?\\d\{2\}/,
    in: PRODUCT,
    // The name of a kept backup is its own.
    home: ['shared/regras/src/dia.ts', 'api/src/database/backup/kept-backups.ts'],
    says: 'reads a day by itself: ask @seleta/regras/dia',
  },
  {
    pattern: /\} ?[–/-] ?\$\{[^}]*\buf\}|\buf\b.*' ?[–/-] ?'|' ?[–/-] ?'.*\buf\b/,
    in: PRODUCT,
    home: ['shared/regras/src/cidade.ts'],
    says: 'writes a city with its state by itself: ask @seleta/regras/cidade, in SQL cidadeInWords',
  },
  {
    pattern: /`[^`]*R\$ ?\$\{/,
    in: PRODUCT,
    home: ['shared/regras/src/dinheiro.ts'],
    says: 'writes an amount by itself: ask @seleta/regras/dinheiro',
  },
  {
    pattern: /\.split\((?:\/\\s\+\/|' ')\)\[0\]/,
    in: PRODUCT,
    home: ['shared/regras/src/mensagem-variables.ts'],
    says: 'takes the first name by itself: ask firstNameOf (@seleta/regras/mensagem-variables) or foldedWords (@seleta/regras/text)',
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
    pattern: /\[=\+\\?-@/,
    in: PRODUCT,
    home: ['shared/regras/src/formula.ts'],
    says: 'decides by itself what is a formula: ask @seleta/regras/formula',
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
