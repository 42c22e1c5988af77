import type { Correcao } from '@seleta/contract/correcao'
import { takeMeanwhile, tellMeanwhile, toCorrecaoDraft } from './correcao-draft'

/** What two people make of one record at a time (product 92). */

const BEGUN: Correcao = {
  versao: 'v1',
  nome: 'Ana',
  email: 'ana@exemplo.test',
  telefone: '11988887777',
  cpf: '•••.•••.•••-25',
  nascimento: '1990-05-17',
  cidade: { id: 1, nome: 'São Paulo', uf: 'SP' },
  formacao: 'Ensino Médio',
  experiencia: null,
  idiomas: ['Inglês'],
  habilidades: ['Excel'],
  sobre: '',
  cnh: 'B',
  pretensao: '2500',
}
const NOW = {
  versao: 'v2',
  nome: 'Ana Lima',
  email: 'lima@exemplo.test',
  telefone: '21977776666',
  cpf: '•••.•••.•••-40',
  nascimento: '1991-06-18',
  cidade: { id: 2, nome: 'Recife', uf: 'PE' },
  formacao: 'Graduação',
  experiencia: 'UM_A_DOIS_ANOS',
  idiomas: ['Inglês', 'Italiano'],
  habilidades: [],
  sobre: 'Calma',
  cnh: 'AB',
  pretensao: '3000',
} as const satisfies Correcao
const HERS = {
  nome: 'Ana Alves',
  email: '',
  telefone: '(31) 96666-5555',
  nascimento: '19/07/1992',
  cidade: null,
  formacao: '',
  experiencia: 'MAIS_CINCO_ANOS',
  idiomas: [],
  habilidades: ['Excel', 'Word'],
  sobre: 'Pontual',
  cnh: 'C',
  pretensao: '',
} as const
const TOLD = {
  nome: 'Ana Lima',
  email: 'lima@exemplo.test',
  telefone: '(21) 97777-6666',
  nascimento: '18/06/1991',
  cidade: 'Recife – PE',
  formacao: 'Graduação',
  experiencia: '1 a 2 anos',
  idiomas: 'Inglês, Italiano',
  habilidades: 'nada',
  sobre: 'Calma',
  cnh: 'AB',
  pretensao: '3000',
} as const
// Its keys are those of the table above, and no others.
const CAMPOS = Object.keys(HERS) as (keyof typeof HERS)[]
const draft = toCorrecaoDraft(BEGUN)

test.each(CAMPOS)('%s that was left alone takes what a colleague saved, and says nothing of it', (campo) => {
  const now = { ...BEGUN, [campo]: NOW[campo] }
  const merged = takeMeanwhile(draft, BEGUN, now)
  expect(merged).toEqual(toCorrecaoDraft(now))
  expect(merged).not.toEqual(draft)
  expect(tellMeanwhile(merged, BEGUN, now)).toEqual({})
})

test.each(CAMPOS)('%s that both changed stays, and what is on record is said at it', (campo) => {
  const hers = { ...draft, [campo]: HERS[campo] }
  const merged = takeMeanwhile(hers, BEGUN, NOW)
  expect(merged).toEqual({ ...toCorrecaoDraft(NOW), [campo]: HERS[campo] })
  expect(tellMeanwhile(merged, BEGUN, NOW)).toEqual({
    [campo === 'cidade' ? 'cidadeId' : campo]: `No cadastro agora: ${TOLD[campo]}`,
  })
})

test.each(CAMPOS)('%s that was changed by oneself alone stays, and nothing is said', (campo) => {
  const hers = { ...draft, [campo]: HERS[campo] }
  expect(takeMeanwhile(hers, BEGUN, { ...BEGUN, versao: 'v2' })).toEqual(hers)
  expect(tellMeanwhile(hers, BEGUN, { ...BEGUN, versao: 'v2' })).toEqual({})
})

test('a CPF that is typed or taken away stays, and the one on record is said; one that went is taken away no more', () => {
  const said = { cpf: 'No cadastro agora: •••.•••.•••-40' }
  for (const part of [{ cpf: '529.982.247-25' }, { isCpfRemoved: true }]) {
    const merged = takeMeanwhile({ ...draft, ...part }, BEGUN, { ...BEGUN, cpf: NOW.cpf })
    expect(merged).toEqual({ ...draft, ...part })
    expect(tellMeanwhile(merged, BEGUN, { ...BEGUN, cpf: NOW.cpf })).toEqual(said)
  }
  expect(tellMeanwhile(draft, BEGUN, { ...BEGUN, cpf: NOW.cpf })).toEqual({})
  expect(takeMeanwhile({ ...draft, isCpfRemoved: true }, BEGUN, { ...BEGUN, cpf: '' })).toEqual(draft)
})

test('the same change by both, in whatever order it was made, is no conflict', () => {
  const hers = { ...draft, idiomas: ['Italiano', 'Inglês'], cidade: { ...NOW.cidade } }
  expect(tellMeanwhile(takeMeanwhile(hers, BEGUN, NOW), BEGUN, NOW)).toEqual({})
})

test('after a second refusal what was taken the first time counts as left alone, and what was typed is still said', () => {
  const first = takeMeanwhile({ ...draft, sobre: 'Pontual' }, BEGUN, NOW)
  const later = { ...NOW, versao: 'v3', cnh: 'D', habilidades: ['Libras'] }
  const second = takeMeanwhile(first, NOW, later)
  expect(second).toEqual({ ...toCorrecaoDraft(later), sobre: 'Pontual' })
  expect(tellMeanwhile(second, BEGUN, later)).toEqual({ sobre: 'No cadastro agora: Calma' })
})
