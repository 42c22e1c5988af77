import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { refusalOf } from './descriptor-gate.mjs'

const page = (path, more = {}) => ({
  id: 'agenda',
  path,
  layout: 'dashboard',
  auth: true,
  title: 'Agenda',
  ...more,
})
const build = (...pages) => ({
  id: 'mfe-agenda',
  descriptor: { id: 'mfe-agenda', contract: '^1.0.0', pages },
})
const registry = {
  remotes: {
    'mfe-agenda': { descriptor: { pages: [page('/dashboard/agenda')] } },
    'mfe-kanban': { descriptor: { pages: [page('/dashboard/selecao/:campanhaId')] } },
  },
}
const refused = (...pages) => refusalOf(build(...pages), registry, ['/dashboard/configuracoes'])

describe('what an area declares', () => {
  it('is taken where its addresses are its own, or nobody’s', () => {
    assert.equal(refused(page('/dashboard/agenda'), page('/dashboard/agenda/:dia', { id: 'dia' })), null)
  })

  it('is refused where an address is another area’s, whatever it calls its parameter, or the host’s', () => {
    assert.equal(
      refused(page('/dashboard/selecao/:id')),
      'mfe-agenda declara /dashboard/selecao/:id, que é de mfe-kanban.',
    )
    assert.equal(
      refused(page('/dashboard/configuracoes')),
      'mfe-agenda declara /dashboard/configuracoes, que é do host.',
    )
  })

  it('is refused where it lacks what the host reads: no menu would be drawn for anybody', () => {
    const { path: _, ...pathless } = page('/dashboard/agenda')
    assert.match(
      refused(pathless),
      /^O remote\.json de mfe-agenda não serve: \/pages\/0 must have required property 'path'\.$/,
    )
  })

  it('is refused where a page in the frame stands outside of the frame’s addresses', () => {
    assert.match(refused(page('/agenda')), /\/pages\/0\/path must match pattern "\^\/dashboard\/\."/)
    assert.equal(refused(page('/agenda', { layout: 'bare' })), null)
  })

  it('is refused under another area’s name', () => {
    const { descriptor } = build(page('/dashboard/agenda'))
    assert.equal(
      refusalOf({ id: 'mfe-kanban', descriptor }, registry, []),
      'O remote.json de mfe-kanban é o de mfe-agenda.',
    )
  })
})
