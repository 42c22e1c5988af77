/** Released migrations say what was so then. */
export const PRODUCT = /^(?!api\/src\/database\/migrations\/)(?:host|mfe-[\w-]+|api|shared\/[\w-]+)\/src\//

/** What a rule of `@seleta/regras` decides, as `once-rules.mjs` looks for copies of it. */
export const OF_REGRAS = [
  {
    pattern: /normalize\('NFK?D'\)/,
    in: /^(?:shared|host|mfe-[\w-]+|api)\//,
    home: ['shared/regras/src/text.ts'],
    says: 'folds accents by itself: ask @seleta/regras/text',
  },
  {
    pattern: /to_char\([^`]*'(?:DD|MM|YYYY|HH24)\b|\bthen '[^']*(?:pessoa|dia|inscriç|candidat|vaga)[^']*'/i,
    in: /^api\/src\/(?!database\/migrations\/|demo\/)/,
    home: ['api/src/database/hoje.ts'],
    says: 'writes Portuguese in SQL: dates, numbers and plurals are written by @seleta/regras',
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
    pattern: /isSafeInteger\((\w+)\) && \1 > 0 \?|\^\[1-9\]\\d/,
    in: PRODUCT,
    // Where a page of the public side begins.
    home: ['shared/regras/src/id.ts', 'host/src/rules/public-page.ts'],
    says: 'reads the number of a row by itself: ask readId of @seleta/regras/id',
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
    pattern:
      /\\S[+*]@|\[\^[^\]]*@[^\]]*\][+*]@|@\[\^|(?:includes|ndexOf|split)\('@'\)|endsWith\(`@|`mailto:\$/,
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
    pattern: /\[=\+\\?-@/,
    in: PRODUCT,
    home: ['shared/regras/src/formula.ts'],
    says: 'decides by itself what is a formula: ask @seleta/regras/formula',
  },
  {
    pattern: /\(\.\{4\}\)\(\?=\.\)/,
    in: PRODUCT,
    home: ['shared/regras/src/groups.ts'],
    says: 'parts a code in groups by itself: ask inFours of @seleta/regras/groups',
  },
]
