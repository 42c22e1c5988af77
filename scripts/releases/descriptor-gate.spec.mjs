import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { refusalOf } from './descriptor-gate.mjs'
import { pageAt as page } from './installation-for-tests.mjs'

const build = (...pages) => ({
  id: 'mfe-agenda',
  descriptor: { id: 'mfe-agenda', contract: '^1.0.0', pages },
})
const registry = {
  remotes: {
    'mfe-agenda': { descriptor: { pages: [page('/dashboard/agenda')] } },
    'mfe-kanban': {
      descriptor: {
        pages: [page('/dashboard/selecao/:campanhaId')],
        panels: [{ id: 'talento', param: 'talento', title: 'Talento' }],
      },
    },
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

  it('is refused where the host would take an address for another’s: by slashes, or letters of either case', () => {
    for (const path of ['/dashboard/selecao/:id/', '/dashboard//Selecao/:id', '/dashboard/configuracoes/'])
      assert.match(refused(page(path)) ?? 'taken', /que é d[eo] (?:mfe-kanban|host)\.$/)
  })

  it('is refused where a panel opens by another area’s parameter', () => {
    const { id, descriptor } = build(page('/dashboard/agenda'))
    const opening = (param) => ({
      id,
      descriptor: { ...descriptor, panels: [{ id: 'dia', param, title: 'Dia' }] },
    })
    assert.equal(
      refusalOf(opening('talento'), registry, []),
      'mfe-agenda declara o painel de ?talento=, que é de mfe-kanban.',
    )
    assert.equal(refusalOf(opening('dia'), registry, []), null)
  })

  it('is refused where it names what is not there, or one thing twice', () => {
    const own = page('/dashboard/agenda')
    const picture = {
      of: 'getCampanha',
      text: 'nome',
      layouts: [{ over: 0, height: 64, at: [64, 12] }],
    }
    const faulty = [
      [page('/dashboard/agenda', { sameAs: 'ontem' })],
      [page('/dashboard/agenda', { prefetch: [{ operation: 'getAgenda' }] })],
      [page('/dashboard/agenda', { prefetch: [{ operation: 'publishCampanha' }] })],
      [page('/dashboard/agenda', { picture })],
      [own, page('/dashboard/Agenda/', { id: 'outra' })],
      [own, page('/dashboard/agenda/hoje')],
    ]
    for (const pages of faulty)
      assert.match(refused(...pages) ?? 'taken', /^O remote\.json de mfe-agenda não serve: /)
    const prefetch = [{ operation: 'getCampanha' }]
    assert.equal(refused(page('/dashboard/agenda', { prefetch })), null)
    assert.equal(refused(page('/dashboard/agenda', { prefetch, picture })), null)
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
