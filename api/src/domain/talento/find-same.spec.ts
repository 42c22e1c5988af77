import * as fc from 'fast-check'
import { findSame, type Conhecida, type Provado } from './find-same'
import type { Chaves } from './pessoa'

const NINGUEM: Provado = { por: 'ninguem', email: false, telefone: false }

const chaves = (part: Partial<Chaves> = {}): Chaves => ({
  nome: 'Ana Alves',
  email: null,
  telefone: null,
  cpf: null,
  referencia: null,
  ...part,
})
const conhecida = (part: Partial<Chaves> = {}, id = 1): Conhecida => ({
  ...chaves(part),
  id,
  identificador: `00000000-0000-4000-8000-00000000000${id}`,
})
const meet = (chega: Partial<Chaves>, conhece: Partial<Chaves>, provado = NINGUEM) =>
  findSame(chaves(chega), [conhecida(conhece)], provado)

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
    expect(meet(chega, conhece)).toEqual({ tipo: 'nova' })
  })

  it('has to be looked at when the e-mail’s owner has another CPF', () => {
    expect(meet({ email: EMAIL, cpf: '1' }, { email: EMAIL, cpf: '2' })).toMatchObject({ tipo: 'conflito' })
  })
})

describe('what is proven', () => {
  const POR = ['recrutador', 'origem', 'arquivo', 'ninguem'] as const
  const key = <T>(value: T) => fc.constantFrom(value, null)
  const anybody = fc.record({
    nome: fc.constantFrom('Ana Alves', 'Ana', 'Beto Braga'),
    email: key(EMAIL),
    telefone: key(TELEFONE),
    cpf: fc.constantFrom('1', '2', null),
    referencia: key('a-1'),
  })

  it('never decides who is the same', () => {
    fc.assert(
      fc.property(
        anybody,
        fc.array(anybody, { maxLength: 3 }),
        fc.record({ por: fc.constantFrom(...POR), email: fc.boolean(), telefone: fc.boolean() }),
        (chega, outras, provado) => {
          const conhecidas = outras.map((outra, n) => conhecida(outra, n + 1))
          const who = (proof: Provado) => {
            const encontro = findSame(chega, conhecidas, proof)
            return [encontro.tipo, encontro.tipo === 'nova' ? null : encontro.pessoa.id]
          }
          expect(who(provado)).toEqual(who(NINGUEM))
        },
      ),
    )
  })

  it.each([
    ['recrutador', 'completa'],
    ['arquivo', 'completa'],
    ['origem', 'substitui'],
    ['ninguem', 'substitui'],
  ] as const)('by %s: what comes %s', (por, mudanca) => {
    expect(meet({ email: EMAIL }, { email: EMAIL }, { ...NINGUEM, por })).toMatchObject({ mudanca })
  })

  it.each([
    ['nothing, with the e-mail on record', { email: EMAIL }, {}, 'email'],
    ['nothing, with another e-mail', { email: 'x@exemplo.test', telefone: TELEFONE }, {}, 'ninguem'],
    ['nothing, with a phone alone', { telefone: TELEFONE }, {}, 'ninguem'],
    ['the e-mail on record', { email: EMAIL }, { email: true }, 'resposta'],
    [
      'an e-mail that is not on record',
      { email: 'x@exemplo.test', telefone: TELEFONE },
      { email: true },
      'ninguem',
    ],
    ['the phone on record', { telefone: TELEFONE }, { telefone: true }, 'resposta'],
    [
      'the phone, with only the e-mail on record',
      { email: EMAIL, telefone: '1' },
      { telefone: true },
      'email',
    ],
  ])('%s: the key to a known person’s page goes there', (_what, chega, provado, chaveVai) => {
    const encontro = meet(chega, { email: EMAIL, telefone: TELEFONE }, { ...NINGUEM, ...provado })
    expect(encontro).toMatchObject({ tipo: 'mesma', chaveVai })
  })
})
