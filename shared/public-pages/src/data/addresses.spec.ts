import { assert, integer, property, string, stringMatching } from 'fast-check'
import { readOrigem } from '@seleta/regras/origem'
import { addresses } from './addresses'
import { askedOf, listAddress } from './list-address'
import { meusDadosAddress } from './meus-dados-address'

const queryOf = (address: string) => new URL(address, 'https://vagas.test').searchParams

test.each([
  [addresses.vaga(7), '/campanha/7'],
  [addresses.vaga(7, 'instagram'), '/campanha/7?origem=instagram'],
  [addresses.inscricao(7), '/campanha/7/inscricao'],
  [addresses.inscricao(7, 'instagram'), '/campanha/7/inscricao?origem=instagram'],
  [listAddress(addresses.vagas, {}), '/vagas'],
  [listAddress(addresses.empresa('aurora'), { busca: '', page: 1 }), '/empresa/aurora'],
  [
    listAddress(addresses.empresa('aurora'), { busca: 'pão & café', page: 2 }),
    '/empresa/aurora?busca=p%C3%A3o+%26+caf%C3%A9&pagina=2',
  ],
  [addresses.acompanhamento('a+b'), '/acompanhamento?chave=a%2Bb'],
  [meusDadosAddress('abc', 'pdf'), '/acompanhamento/dados.pdf?chave=abc'],
  [addresses.privacidade(), '/privacidade'],
  [addresses.privacidade('aurora'), '/privacidade?empresa=aurora'],
])('%s is an address of the public pages', (address, expected) => {
  expect(address).toBe(expected)
})

test('a search, its page and a key are found in an address as they went in', () => {
  assert(
    property(string({ minLength: 1, unit: 'grapheme' }), integer({ min: 2, max: 1000 }), (text, pagina) => {
      const search = queryOf(listAddress('/vagas', { busca: text, page: pagina }))
      expect([search.get('busca'), search.get('pagina')]).toEqual([text, String(pagina)])
      expect(queryOf(addresses.acompanhamento(text)).get('chave')).toBe(text)
      expect(queryOf(meusDadosAddress(text, 'json')).get('chave')).toBe(text)
    }),
  )
})

test.each([
  [{}, { busca: '', page: 1 }],
  [
    { busca: 'pão', pagina: '3' },
    { busca: 'pão', page: 3 },
  ],
  [
    { busca: ['a', 'b'], pagina: 'x' },
    { busca: '', page: 1 },
  ],
  [
    { busca: 'x'.repeat(81), pagina: '-2' },
    { busca: 'x'.repeat(80), page: 1 },
  ],
  [
    { busca: `${'x'.repeat(79)}😀`, pagina: '2.9' },
    { busca: 'x'.repeat(79), page: 2 },
  ],
  [{ pagina: '99999999' }, { busca: '', page: 500 }],
])('%j asks a list for %j', (query, asked) => {
  expect(askedOf(query)).toEqual(asked)
})

test('the source of a visit goes with the visitor from the job to its form', () => {
  assert(
    property(stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿ0-9._-]{1,60}$/), (origem) => {
      expect(readOrigem(queryOf(addresses.vaga(7, origem)).get('origem'))).toBe(origem)
      expect(readOrigem(queryOf(addresses.inscricao(7, origem)).get('origem'))).toBe(origem)
    }),
  )
})

test.each(['', 'duas palavras', '<b>', 'x'.repeat(61), null, undefined, 7, ['instagram']])(
  '%j is not a source that anybody may write into a report',
  (value) => {
    expect(readOrigem(value)).toBe('')
  },
)
