import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { linesOf } from './releases-words.mjs'
import { readShare } from './share.mjs'

const entry = {
  current: { version: 'bbb' },
  previous: { version: 'aaa' },
  history: [{ version: 'bbb', since: '2026-01-02T15:04:00Z' }],
}
const falha = (versao, tipo, total, hour) => ({
  area: 'mfe-kanban',
  versao,
  tipo,
  total,
  ultimaEm: `2026-01-03T${hour}:00:00Z`,
})

describe('npm run releases', () => {
  it('says what runs since when, in the time of Brazil', () => {
    assert.deepEqual(linesOf('mfe-kanban', entry, []), [
      'mfe-kanban  bbb  desde 02/01/2026, 12:04  (antes: aaa)',
      '  falhas em navegadores, 7 dias: nenhuma',
    ])
  })

  it('says who tries what, and which version fails how often, the last one first', () => {
    const share = {
      release: { version: 'ccc' },
      percent: 10,
      empresas: [7, 9],
      since: '2026-01-03T12:00:00Z',
    }
    const falhas = [
      falha('bbb', 'chunk', 5, '10'),
      falha('ccc', 'render', 2, '13'),
      falha('ccc', 'timeout', 1, '12'),
      { ...falha('zzz', 'render', 9, '14'), area: 'mfe-wizard' },
    ]
    assert.deepEqual(linesOf('mfe-kanban', { ...entry, share, withdrawn: ['ddd'] }, falhas).slice(1), [
      '  em experiência: ccc, para 10% dos navegadores e para as empresas 7, 9, desde 03/01/2026, 09:00',
      '  falhas em navegadores, 7 dias: ccc 3 (render 2, timeout 1), a última 03/01/2026, 10:00',
      '  falhas em navegadores, 7 dias: bbb 5 (chunk 5), a última 03/01/2026, 07:00',
      '  retiradas: ddd',
    ])
  })

  it('says nothing of failures that could not be asked for', () => {
    assert.equal(linesOf('mfe-kanban', entry, null).length, 1)
  })
})

describe('who tries a release', () => {
  it('is all, a share, companies, or both', () => {
    assert.equal(readShare({ empresa: [] }), null)
    assert.deepEqual(readShare({ share: '10', empresa: [] }), { percent: 10, empresas: [] })
    assert.deepEqual(readShare({ share: '0.5', empresa: ['7', '7'] }), { percent: 0.5, empresas: [7] })
    assert.deepEqual(readShare({ empresa: ['7', '9'] }), { percent: 0, empresas: [7, 9] })
  })

  it('is refused when it is no share, or no company', () => {
    for (const share of ['0', '100', '-3', 'dez', '', '1e1'])
      assert.throws(() => readShare({ share, empresa: [] }))
    for (const empresa of ['aurora', '0', '1.5', ''])
      assert.throws(() => readShare({ empresa: [empresa] }), /número/)
  })
})
