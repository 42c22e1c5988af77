import { searchOptions } from './text-search'

const cities = ['Santos', 'São Luís', 'Brasília', 'São Paulo', 'Monte Santo']
const search = (text: string) => searchOptions(cities, text, (city) => city)

describe('searching options', () => {
  it('is blind to accents, case and doubled blanks', () => {
    expect(search('  SÃO   Luís ')).toEqual(['São Luís'])
    expect(search('BRASILIA')).toEqual(['Brasília'])
  })

  it('puts those that start with the text first, then those with a word that does', () => {
    expect(search('santo')).toEqual(['Santos', 'Monte Santo'])
  })

  it('wants every word, in any order', () => {
    expect(search('paulo sao')).toEqual(['São Paulo'])
  })

  it('gives all when nothing is asked, up to a bound', () => {
    expect(search('')).toEqual(cities)
    expect(searchOptions(cities, '', (city) => city, 2)).toHaveLength(2)
  })
})
