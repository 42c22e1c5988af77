import { Campanha, CampanhaBody, CampanhaRascunho } from '@seleta/contract/campanhas'
import { derivedFields, draftWith, pathsOf, rascunhoExamples } from '@seleta/contract/rascunho-examples'
import { createDefaultRascunho } from '@seleta/contract/default-rascunho'
import fc from 'fast-check'
import { canonical, fromCampanha, isSameRequest, toPublishBody, toRequest } from './rascunho-mapper'

/** The way of a draft: request, the contract as the api validates it, detail, draft again. */
function throughTheWire(draft: CampanhaRascunho): CampanhaRascunho {
  const stored = CampanhaRascunho.parse(JSON.parse(JSON.stringify(toRequest(draft))))
  const detail = Campanha.parse({
    ...stored,
    id: 7,
    situacao: 'RASCUNHO',
    versao: 3,
    ultimoPasso: 'salario',
    alteradaEm: '2026-11-20T12:00:00.000Z',
    qtdTalentos: 0,
    publicacoes: [],
  })
  return fromCampanha(detail)
}

const funcao = {
  id: 12,
  descricao: 'Auxiliar',
  status: 1,
  inclusao: null,
  alteracao: null,
  abler: null,
  bne: null,
}
const withField = (path: string, value: unknown) => draftWith([[path, value]])

describe('every field of a draft', () => {
  test('is in the table below', () => {
    const named = [...rascunhoExamples.map(([path]) => path), ...derivedFields].toSorted()
    expect(named).toEqual(pathsOf(createDefaultRascunho()).toSorted())
  })

  test.each(rascunhoExamples)('%s comes back as it was sent', (path, value) => {
    const draft = withField(path, value)
    expect(draft).not.toEqual(createDefaultRascunho())
    expect(throughTheWire(draft)).toEqual({ ...draft, ...derivedOf(draft) })
  })

  const derivedOf = (draft: CampanhaRascunho) => ({
    enviarCatho: draft.quadros.includes('CATHO'),
    cidade: null,
  })

  test('all at once come back too', () => {
    const draft = draftWith(rascunhoExamples)
    expect(throughTheWire(draft)).toEqual(draft)
  })
})

describe('any fields together', () => {
  const anyDraft = fc.subarray([...rascunhoExamples]).map((fields) => draftWith(fields))

  test('come back as they were sent, and are sent alike a second time', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const back = throughTheWire(draft)
        expect(back).toEqual({ ...draft, cidade: null, enviarCatho: draft.quadros.includes('CATHO') })
        expect(toRequest(back)).toEqual(toRequest(draft))
        expect(isSameRequest(draft, back)).toBe(true)
      }),
    )
  })

  test('are the same request only as the same fields', () => {
    fc.assert(
      fc.property(anyDraft, anyDraft, (one, other) => {
        expect(isSameRequest(one, other)).toBe(canonical(toRequest(one)) === canonical(toRequest(other)))
      }),
    )
  })
})

describe('the request', () => {
  test('leaves out functions that are placeholders and names the first real one', () => {
    const { vaga } = toRequest(withField('vaga.funcoes', [{ funcao: { ...funcao, id: 0 } }, { funcao }]))
    expect(vaga.funcoes).toEqual([{ funcao }])
    expect(vaga.funcao).toEqual(funcao)
  })

  test('has no older single city', () => {
    expect(toRequest(withField('cidade', { id: 1, nome: 'X', uf: 'SP' })).cidade).toBeNull()
  })

  test.each([
    [['CATHO'], true],
    [['ABLER', 'BNE'], false],
    [[], false],
  ])('says enviarCatho as the job boards %j do', (quadros, expected) => {
    expect(toRequest(withField('quadros', quadros)).enviarCatho).toBe(expected)
  })

  test('of publishing names the draft that ends with it, and only when there is one', () => {
    const draft = createDefaultRascunho()
    expect(CampanhaBody.parse(toPublishBody(draft, 9)).rascunhoId).toBe(9)
    expect('rascunhoId' in toPublishBody(draft, null)).toBe(false)
  })
})

describe('two versions are the same', () => {
  test('when only what the server puts right differs', () => {
    const mine = { ...withField('vaga.beneficios', [{ beneficio: { id: 3 } }]), nome: 'Auxiliar ' }
    const theirs = {
      ...withField('vaga.beneficios', [{ beneficio: { id: 3, descricao: 'Plano' } }]),
      nome: 'Auxiliar',
    }
    expect(isSameRequest(mine, theirs)).toBe(true)
  })

  test('never when a field of the table differs', () => {
    fc.assert(
      fc.property(fc.constantFrom(...rascunhoExamples), ([path, value]) => {
        expect(isSameRequest(createDefaultRascunho(), withField(path, value))).toBe(false)
      }),
    )
  })

  test('whatever the order of their keys', () => {
    expect(canonical({ a: 1, b: { d: 2, c: [3] } })).toBe(canonical({ b: { c: [3], d: 2 }, a: 1 }))
  })
})
