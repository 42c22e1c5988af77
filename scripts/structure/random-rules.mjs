const CHANCE = /\b(?:Math\.random|randomUUID|randomBytes|randomInt|getRandomValues)\b/

/**
 * Tests draw no random numbers: a run that fails fails again. Names that must differ come from a counter, chance from a
 * seed (`createDraw`, fast-check).
 * @param {{ path: string, text: string }[]} files paths from the repository's root
 */
export function findRandomTests(files) {
  return files
    .filter(({ path }) => isTest(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          CHANCE.test(line) ? [`${path}:${index + 1} draws a random number: ${line.trim()}`] : [],
        ),
    )
}

const isTest = (path) => /\.spec\.\w+$|^(?:api\/test|e2e\/src|shared\/testing)\//.test(path)
