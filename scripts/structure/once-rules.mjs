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
    pattern: /\bfechamento\b.*(?:\bis null\b|=== null \|\||>= ?(?:\$\{)?hoje|>= ?diaInBrazil)/,
    in: /^api\/src\/(?!database\/migrations\/|demo\/)/,
    home: ['api/src/database/sql/campanha-aberta.ts', 'api/src/domain/vaga-publica/vaga-publica.ts'],
    says: 'decides by itself what takes applications: ask isAberta or isCampanhaAberta',
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
    home: ['api/src/database/sql/sessao-viva.ts'],
    says: 'decides by itself which session lives: ask SESSAO_VIVA',
  },
  {
    pattern: /to_char\([^`]*'(?:DD|MM|YYYY|HH24)\b|\bthen '[^']*(?:pessoa|dia|inscriç|candidat|vaga)[^']*'/i,
    in: /^api\/src\/(?!database\/migrations\/|demo\/)/,
    home: ['api/src/database/hoje.ts'],
    says: 'writes Portuguese in SQL: dates, numbers and plurals are written by @seleta/regras',
  },
  {
    pattern: /\bmaxLength(?:=\{|: )\d{2,}|\b(?:textUpTo|lineUpTo)\((?:120|160|254|4000)\)/,
    in: /^(?:host|mfe-[\w-]+|shared\/(?:public-pages|contract))\/src\//,
    home: [],
    says: 'counts by itself how many characters a text takes: ask @seleta/contract/text-max',
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
    pattern: /=== 1 ?\? ?(['"`])(?:(?!\1).)+\1 ?: ?(['"`])[^'"`]*s\2/,
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
