import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { decidedOf, released, rolledBack, shared, unneeded, unshared, wayBackOf } from './registry-entry.mjs'

const host = {
  contract: '1.0.0',
  surface: 'abc',
  provides: { react: { version: '19.3.1', exports: ['use'] } },
}
const build = (version, more = {}) => ({
  id: 'mfe-kanban',
  version,
  entry: 'remoteEntry.js',
  container: `mfe_kanban_${version}`,
  requires: { react: '^19.0.0' },
  uses: { react: ['use'] },
  integrity: {},
  first: {},
  needs: {},
  styles: {},
  descriptor: { id: 'mfe-kanban', contract: '^1.0.0', pages: [] },
  ...more,
})
const day = (number) => new Date(Date.UTC(2026, 0, number))
const at = (number) => ({ host, now: day(number) })
const store =
  (...builds) =>
  (version) =>
    builds.find((one) => one.version === version) ?? null

describe('a release', () => {
  it('makes the version before it the way back, and says when', () => {
    const entry = released(released(undefined, build('v1'), at(1)), build('v2'), at(2))
    assert.equal(entry.current.version, 'v2')
    assert.equal(entry.previous.version, 'v1')
    assert.deepEqual(entry.history, [
      { version: 'v2', since: '2026-01-02T00:00:00.000Z' },
      { version: 'v1', since: '2026-01-01T00:00:00.000Z' },
    ])
  })

  it('of the version in use changes nothing but what it declares', () => {
    const entry = released(undefined, build('v1'), at(1))
    assert.deepEqual(released(entry, build('v1'), at(9)), entry)
  })

  it('brings its new pages along', () => {
    const pages = [{ id: 'mapa', path: '/dashboard/mapa', layout: 'dashboard' }]
    const entry = released(
      released(undefined, build('v1'), at(1)),
      build('v2', { descriptor: { id: 'mfe-kanban', contract: '^1.0.0', pages } }),
      at(2),
    )
    assert.deepEqual(entry.descriptor.pages, pages)
  })

  it('names the host it was held against, unless it does not fit it', () => {
    assert.equal(released(undefined, build('v1'), at(1)).current.for, 'abc')
    const misfit = build('v1', { uses: { react: ['useMapa'] } })
    assert.equal(released(undefined, misfit, at(1)).current.for, undefined)
  })
})

describe('a rollback', () => {
  const [v1, v2, v3] = [build('v1'), build('v2'), build('v3')]
  const find = store(v1, v2, v3)
  const three = released(released(released(undefined, v1, at(1)), v2, at(2)), v3, at(3))

  it('withdraws the version in use and goes back to the one before it', () => {
    const entry = rolledBack(three, wayBackOf(three, 'v3', find), { ...at(4), find })
    assert.equal(entry.current.version, 'v2')
    assert.equal(entry.previous.version, 'v1')
    assert.deepEqual(entry.withdrawn, ['v3'])
  })

  it('twice goes back twice, never to what was withdrawn', () => {
    const once = rolledBack(three, v2, { ...at(4), find })
    const twice = rolledBack(once, wayBackOf(once, 'v2', find), { ...at(5), find })
    assert.equal(twice.current.version, 'v1')
    assert.equal(twice.previous, null)
    assert.deepEqual(twice.withdrawn, ['v2', 'v3'])
  })

  it('to a withdrawn version by name takes that back', () => {
    const once = rolledBack(three, v2, { ...at(4), find })
    assert.deepEqual(rolledBack(once, v3, { ...at(5), find }).withdrawn, ['v2'])
  })

  it('passes over what is no longer in the store', () => {
    assert.equal(wayBackOf(three, 'v3', store(v1)).version, 'v1')
    assert.equal(wayBackOf(three, 'v3', store()), null)
  })

  it('finds the way back of a registry that was written before the history was kept', () => {
    const { history: _, ...former } = released(released(undefined, v1, at(1)), v2, at(2))
    assert.equal(wayBackOf(former, 'v2', find).version, 'v1')
    const next = released(former, v3, at(3))
    assert.equal(wayBackOf(next, 'v3', find).version, 'v2')
  })

  it('leaves what comes next a way back that was not withdrawn', () => {
    const once = rolledBack(three, v2, { ...at(4), find })
    assert.equal(released(once, build('v4'), at(5)).previous.version, 'v2')
  })
})

describe('a version that some try', () => {
  const [v1, v2, v3] = [build('v1'), build('v2'), build('v3')]
  const find = store(v1, v2, v3)
  const two = released(released(undefined, v1, at(1)), v2, at(2))
  const tried = shared(two, v3, { ...at(3), percent: 10, empresas: [7] })

  it('stands beside the one in use, which stays for all others', () => {
    assert.deepEqual([tried.current.version, tried.previous.version], ['v2', 'v1'])
    assert.equal(tried.share.release.version, 'v3')
    assert.deepEqual([tried.share.percent, tried.share.empresas], [10, [7]])
    assert.equal(tried.share.release.for, 'abc')
  })

  it('is given to all by its release, and the trial is over', () => {
    const entry = released(tried, v3, at(4))
    assert.deepEqual([entry.current.version, entry.previous.version], ['v3', 'v2'])
    assert.equal(entry.share, undefined)
  })

  it('is over with the release of another one, or of the one in use', () => {
    assert.equal(released(tried, build('v4'), at(4)).share, undefined)
    assert.equal(released(tried, v2, at(4)).share, undefined)
  })

  it('is withdrawn by a rollback, and nothing changes for the others', () => {
    const entry = unshared(tried, day(4))
    assert.deepEqual(entry, {
      ...two,
      withdrawn: ['v3'],
      trials: [{ version: 'v3', until: '2026-01-04T00:00:00.000Z' }],
    })
  })

  it('is withdrawn too when all go back to a version by name', () => {
    const entry = rolledBack(tried, v1, { ...at(4), find })
    assert.equal(entry.current.version, 'v1')
    assert.equal(entry.share, undefined)
    assert.deepEqual(entry.withdrawn, ['v2', 'v3'])
  })

  it('stays in the store, and a build neither ends nor widens the trial', () => {
    const old = [{ version: 'v3', madeAt: day(1) }]
    const others = Array.from({ length: 6 }, (_, i) => ({ version: `n${i}`, madeAt: day(250) }))
    assert.ok(!unneeded(tried, [...old, ...others], day(300)).includes('v3'))
    assert.match(decidedOf(tried, v3), /segue em experiência/)
    assert.match(decidedOf(unshared(tried, day(4)), v3), /foi retirada/)
    // What is built from the sources in use, and from a line changed in them.
    assert.equal(decidedOf(tried, v2), 'mfe-kanban v3 segue em experiência; para os outros fica a v2.')
    assert.equal(
      decidedOf(tried, build('v4')),
      'mfe-kanban v3 segue em experiência; para os outros fica a v2; a v4 espera por um comando.',
    )
    assert.equal(decidedOf(two, build('v4')), null)
  })

  it('was given up when another one is tried or released in its place: no build brings it back', () => {
    const v4 = build('v4')
    const [other, over, back] = [
      shared(tried, v4, { ...at(4), percent: 10, empresas: [] }),
      released(tried, v4, at(4)),
      released(tried, v2, at(4)),
    ]
    for (const entry of [other, over, back]) assert.match(decidedOf(entry, v3), /v3 foi retirada/)
    // More browsers, and then all, are not the end of it.
    const wider = shared(tried, v3, { ...at(4), percent: 50, empresas: [] })
    assert.deepEqual([wider.withdrawn, released(wider, v3, at(5)).withdrawn], [[], []])
  })

  it('stays in the store for 30 days after it was given up: who tried it has it open', () => {
    const entry = unshared(tried, day(36))
    const stored = [
      { version: 'v3', madeAt: day(3) },
      ...Array.from({ length: 6 }, (_, i) => ({ version: `n${i}`, madeAt: day(90) })),
    ]
    assert.ok(!unneeded(entry, stored, day(36)).includes('v3'))
    assert.ok(!unneeded(entry, stored, day(65)).includes('v3'))
    assert.ok(unneeded(entry, stored, day(67)).includes('v3'))
  })
})

describe('the store', () => {
  const versions = Array.from({ length: 9 }, (_, i) => build(`v${i + 1}`))
  const entry = versions.reduce((former, one, i) => released(former, one, at(i + 1)), undefined)
  const stored = versions.map(({ version }, i) => ({ version, madeAt: day(i + 1) }))

  it('keeps a version for 30 days after it was last in use', () => {
    assert.deepEqual(unneeded(entry, stored, day(31)), [])
    // v1 went out of use on the second day.
    assert.deepEqual(unneeded(entry, stored, day(33)), ['v1'])
  })

  it('keeps the five newest however old they are', () => {
    assert.deepEqual(unneeded(entry, stored, day(300)).toSorted(), ['v1', 'v2', 'v3', 'v4'])
  })

  it('keeps what was put there and never used for as long', () => {
    const never = { version: 'nunca', madeAt: day(1) }
    assert.ok(unneeded(entry, [...stored, never], day(32)).includes('nunca'))
    assert.ok(!unneeded(entry, [...stored, never], day(30)).includes('nunca'))
  })
})
