import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clientRules, findClientFaults } from './client-rules.mjs'

/** Rule → a line that breaks it. */
const plants = {
  'only the transport speaks HTTP': [
    "const answer = await fetch('/campanha/v1/cidades')",
    'const xhr = new XMLHttpRequest()',
    'new EventSource(address)',
    "import axios from 'axios'",
  ],
  'only one file touches the browser’s storage': [
    "window.localStorage.setItem('a', 'b')",
    "sessionStorage.getItem('a')",
  ],
  'what a call makes old is told by the contract': [
    "void client.invalidateQueries({ queryKey: ['getKanban'] })",
    'client.setQueryData(key, answer)',
  ],
  'the store is read through the api client': [
    "import { getDefaultStore } from 'jotai'",
    'const opening = useAtomValue(openingAtom, { store: appStore })',
  ],
  'a form stands in a FormDialog, a question in a ConfirmDialog': [
    "import {\n  Button,\n  Dialog,\n} from '@seleta/ui/core'",
  ],
}

/** Every exception is in use, so that only the planted line is seen. */
const inUse = clientRules.flatMap(({ name, except }) =>
  except.map((place) => ({
    path: /\.tsx?$/.test(place) ? place : `${place}x.ts`,
    text: plants[name][0],
  })),
)
const faultsOf = (path, text) => findClientFaults([...inUse, { path, text }])

for (const { name } of clientRules) {
  test(`the rule “${name}” catches a planted line, and not in a test or a comment`, () => {
    for (const line of plants[name]) {
      assert.deepEqual(faultsOf('mfe-wizard/src/features/x.tsx', line), [
        `${name}: mfe-wizard/src/features/x.tsx`,
      ])
      assert.deepEqual(faultsOf('mfe-wizard/src/features/x.spec.tsx', line), [])
      assert.deepEqual(faultsOf('mfe-wizard/src/features/x.tsx', `/* ${line} */`), [])
    }
  })
}

test('what only sounds like it is let alone', () => {
  const text =
    "void query.refetch()\nimport { ConfirmDialog, FormDialog, DialogContent } from '@seleta/ui/core'\nuseAtomValue(openingAtom)"
  assert.deepEqual(faultsOf('mfe-wizard/src/features/x.tsx', text), [])
})

test('an exception that is needed no more is caught', () => {
  const [first] = inUse
  const faults = findClientFaults(inUse.filter((file) => file !== first))
  assert.equal(faults.length, 1, faults.join('\n'))
  assert.match(faults[0], /needs no exception/)
})
