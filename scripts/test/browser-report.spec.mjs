import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readBrowserReport, secondsByFile } from './browser-report.mjs'

/** A report with one test of each kind, as Playwright writes it. */
const trace = { name: 'trace', contentType: 'application/zip', path: '/tmp/x-retry1/trace.zip' }
const spec = (title, status, results) => ({ title, tests: [{ status, results }] })
const report = {
  stats: { expected: 1, flaky: 1, unexpected: 1 },
  suites: [
    {
      file: 'selecao/mover.spec.ts',
      specs: [spec('moves', 'expected', [{ duration: 1000, attachments: [] }])],
      suites: [
        {
          file: 'selecao/mover.spec.ts',
          specs: [
            spec('moves by touch', 'flaky', [
              { duration: 4000, attachments: [] },
              { duration: 2000, attachments: [trace] },
            ]),
          ],
        },
      ],
    },
    { file: 'wizard/ways.spec.ts', specs: [spec('goes back', 'unexpected', [{ duration: 500 }])] },
  ],
}

test('a second try is named with its trace, a failure with its file', () => {
  assert.deepEqual(readBrowserReport(report), {
    passed: 2,
    failed: ['wizard/ways.spec.ts: goes back'],
    secondTries: [{ title: 'selecao/mover.spec.ts: moves by touch', trace: '/tmp/x-retry1/trace.zip' }],
  })
})

test('the files are told with their seconds, the longest first', () => {
  assert.deepEqual(secondsByFile(report), [
    ['selecao/mover.spec.ts', 7],
    ['wizard/ways.spec.ts', 0.5],
  ])
})
