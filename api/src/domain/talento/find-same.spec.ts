import * as fc from 'fast-check'
import { findSame, provesNothing, type Conhecida, type Proven } from './find-same'
import type { Chaves } from './pessoa'

const NOBODY: Proven = { by: 'nobody', email: false, telefone: false }
const RECRUTADOR: Proven = { ...NOBODY, by: 'recrutador' }

const chaves = (part: Partial<Chaves> = {}): Chaves => ({
  nome: 'Ana Alves',
  email: null,
  telefone: null,
  cpf: null,
  referencia: null,
  ...part,
})
const conhecida = (part: Partial<Conhecida> = {}, id = 1): Conhecida => ({
  ...chaves(part),
  isDeclarada: false,
  isOculta: false,
  isTelefoneDeclarado: false,
  ...part,
  id,
  identificador: `00000000-0000-4000-8000-00000000000${id}`,
})
const meet = (chega: Partial<Chaves>, conhece: Partial<Conhecida>, proven = RECRUTADOR) =>
  findSame(chaves(chega), [conhecida(conhece)], proven)

const EMAIL = 'ana@exemplo.test'
const TELEFONE = '11987654321'

describe('who is the same person (product 42)', () => {
  it.each([
    ['by reference', { referencia: 'a-1' }, { referencia: 'a-1', cpf: '1' }, 'referencia'],
    ['by CPF', { cpf: '52998224725' }, { cpf: '52998224725', nome: 'Outra' }, 'cpf'],
    ['by e-mail, whatever its case', { email: 'ANA@exemplo.test' }, { email: EMAIL, nome: 'Outra' }, 'email'],
    ['by phone and name', { telefone: TELEFONE }, { telefone: TELEFONE }, 'telefone'],
    [
      'by phone and first name, when one has no e-mail',
      { telefone: TELEFONE, nome: 'Ana' },
      { telefone: TELEFONE, email: EMAIL },
      'telefone',
    ],
  ])('%s', (_how, chega, conhece, motivo) => {
    expect(meet(chega, conhece)).toMatchObject({ tipo: 'mesma', motivo })
  })

  it.each([
    ['another name shares a phone', { telefone: TELEFONE, nome: 'Filho' }, { telefone: TELEFONE }],
    ['two CPFs share a phone', { telefone: TELEFONE, cpf: '1' }, { telefone: TELEFONE, cpf: '2' }],
    [
      'a first name and a phone are shared, the e-mails differ',
      { telefone: TELEFONE, nome: 'Ana', email: 'x@exemplo.test' },
      { telefone: TELEFONE, email: EMAIL },
    ],
    ['nothing is shared', {}, {}],
  ])('is nobody known when %s', (_how, chega, conhece) => {
    expect(meet(chega, conhece)).toEqual({ tipo: 'nova', parecidas: [] })
  })

  it('has to be looked at when the e-mail’s owner has another CPF', () => {
    expect(meet({ email: EMAIL, cpf: '1' }, { email: EMAIL, cpf: '2' })).toMatchObject({ tipo: 'conflito' })
  })
})

describe('what nobody vouches for', () => {
  it('counts for the owner of the e-mail, whatever else differs', () => {
    const match = meet({ email: EMAIL, cpf: '1', nome: 'Xis' }, { email: EMAIL, cpf: '2' }, NOBODY)
    expect(match).toMatchObject({ tipo: 'declara', pessoa: { id: 1 } })
  })

  it.each([
    ['the phone', { telefone: TELEFONE, nome: 'Filho' }, 'telefone'],
    ['the CPF', { cpf: '1', nome: 'Outra' }, 'cpf'],
    ['the whole name, whatever its accents', { nome: 'ana alvês', email: 'x@exemplo.test' }, 'nome'],
  ])('stands beside who shares %s', (_what, chega, motivo) => {
    const match = meet(chega, { telefone: TELEFONE, cpf: '1', email: EMAIL }, NOBODY)
    expect(match).toMatchObject({ tipo: 'nova', parecidas: [{ pessoa: { id: 1 }, motivo }] })
  })

  it('stands alone with a first name that somebody else has too', () => {
    expect(meet({ nome: 'Ana' }, { nome: 'Ana' }, NOBODY)).toEqual({ tipo: 'nova', parecidas: [] })
  })

  it('stands beside five at most, keys before names', () => {
    const outras = Array.from({ length: 8 }, (_, n) =>
      conhecida({ telefone: n > 5 ? TELEFONE : null }, n + 1),
    )
    const match = findSame(chaves({ telefone: TELEFONE }), outras, NOBODY)
    expect(match.tipo === 'nova' && match.parecidas.map(({ pessoa }) => pessoa.id)).toEqual([7, 8, 1, 2, 3])
  })
})

describe('a person whom a form alone has told of', () => {
  const DITA = { telefone: TELEFONE, email: EMAIL, isDeclarada: true, isTelefoneDeclarado: true }

  it('gives way to a recruiter with the same e-mail', () => {
    expect(meet({ email: EMAIL }, DITA)).toMatchObject({ tipo: 'mesma', change: 'assume' })
  })

  it('is not who a recruiter means by the same phone and name, and stands beside them', () => {
    expect(meet({ telefone: TELEFONE }, DITA)).toMatchObject({
      tipo: 'nova',
      parecidas: [{ motivo: 'telefone' }],
    })
  })
})

describe('what is proven', () => {
  const BY = ['recrutador', 'origem', 'arquivo', 'nobody'] as const
  const key = <T>(value: T) => fc.constantFrom(value, null)
  const anybody = fc.record({
    nome: fc.constantFrom('Ana Alves', 'Ana', 'Beto Braga'),
    email: key(EMAIL),
    telefone: key(TELEFONE),
    cpf: fc.constantFrom('1', '2', null),
    referencia: key('a-1'),
    isDeclarada: fc.boolean(),
    isTelefoneDeclarado: fc.boolean(),
  })
  const proofs = fc.record({
    by: fc.constantFrom(...BY),
    email: fc.boolean(),
    telefone: fc.boolean(),
  })

  it('is needed to join anybody, and by the key that is proven', () => {
    fc.assert(
      fc.property(anybody, fc.array(anybody, { maxLength: 3 }), proofs, (chega, outras, proven) => {
        const match = findSame(
          chega,
          outras.map((outra, n) => conhecida(outra, n + 1)),
          proven,
        )
        if (provesNothing(proven)) expect(['nova', 'declara']).toContain(match.tipo)
        if (proven.by === 'nobody' && match.tipo === 'mesma')
          expect(proven).toMatchObject({ [match.motivo]: true })
        if (match.tipo === 'mesma' && match.motivo === 'telefone')
          expect(match.pessoa.isTelefoneDeclarado).toBe(false)
      }),
    )
  })

  it.each([
    ['recrutador', 'completa'],
    ['arquivo', 'completa'],
    ['origem', 'substitui'],
  ] as const)('by %s: what comes %s', (by, change) => {
    expect(meet({ email: EMAIL }, { email: EMAIL }, { ...NOBODY, by })).toMatchObject({ change })
  })

  it('by the link in the mail: what comes replaces', () => {
    expect(meet({ email: EMAIL }, { email: EMAIL }, { ...NOBODY, email: true })).toMatchObject({
      tipo: 'mesma',
      change: 'substitui',
    })
  })
})
