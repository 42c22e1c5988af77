/** What is decided in one file and must not be written a second time: the pattern of a copy, the file, and its words. */
const ONCE = [
  {
    pattern: /normalize\('NFK?D'\)/,
    in: /^(?:shared|host|mfe-[\w-]+|api)\//,
    home: ['shared/regras/src/texto.ts'],
    says: 'folds accents by itself: ask @seleta/regras/texto',
  },
  {
    pattern: /\bcurrent_date\b|\blocaltimestamp\b|::date\b|\bdate_trunc\('(?!milliseconds)/i,
    in: /^api\/src\/(?!database\/migrations\/)/,
    home: ['api/src/database/hoje.ts'],
    says: 'takes the day of the connection: ask database/hoje for Brazil’s',
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
