/**
 * What became of the browser tests, from Playwright's JSON report.
 * @returns {{ passed: number, failed: string[], secondTries: { title: string, trace: string | undefined }[] }}
 *   titles with their file; of a test that passed only when tried again, the trace of that try
 */
export function readBrowserReport({ suites = [], stats }) {
  const tests = suites.flatMap(testsOf)
  return {
    passed: stats.expected + stats.flaky,
    failed: tests.filter(({ status }) => status === 'unexpected').map(({ title }) => title),
    secondTries: tests
      .filter(({ status }) => status === 'flaky')
      .map(({ title, results }) => ({ title, trace: traceOf(results) })),
  }
}

/** Seconds that each file took, the longest first. */
export function secondsByFile({ suites = [] }) {
  const seconds = new Map()
  for (const { file, results } of suites.flatMap(testsOf)) {
    const spent = results.reduce((sum, { duration }) => sum + duration, 0) / 1000
    seconds.set(file, (seconds.get(file) ?? 0) + spent)
  }
  return [...seconds].toSorted(([, one], [, other]) => other - one)
}

/** The tests of the report, however deep they stand. */
function testsOf({ file, suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({ file, status, results, title: `${file}: ${title}` })),
  )
  return [...own, ...suites.flatMap(testsOf)]
}

const traceOf = (results) =>
  results.flatMap(({ attachments = [] }) => attachments).findLast(({ name }) => name === 'trace')?.path
