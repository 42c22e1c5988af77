import { DEFAULT_BENEFICIO, DEFAULT_TESTES } from '@seleta/contract/campanha-fields'
import { Funcao } from '@seleta/contract/catalogos'
import { formatCidade } from '@seleta/regras/cidade'
import { beneficios } from './beneficios'
import { listSinonimos, spellGeneros } from './busca'
import { listCidadesData } from './cidades'
import { cursos } from './cursos'
import { funcoes } from './funcoes/funcoes'
import { testes } from './testes'
import { tiposContratacao } from './tipos-contratacao'

const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length
const countTestes = (grupo: string) => testes.filter((t) => t.grupo === grupo).length

describe('Catalogue data', () => {
  it('holds the 5,571 municipalities of IBGE, each with its own code', async () => {
    const cidades = await listCidadesData()
    expect(cidades).toHaveLength(5571)
    expect(isUnique(cidades.map((c) => c.codigo))).toBe(true)
    expect(cidades.every((c) => /^\d{7}$/.test(c.codigo) && c.id === Number(c.codigo))).toBe(true)
    expect(new Set(cidades.map((c) => c.uf)).size).toBe(27)
    expect(cidades.filter((c) => c.isCapital)).toHaveLength(27)
    expect(cidades.find((c) => c.id === 3550308)).toMatchObject({ nome: 'São Paulo', uf: 'SP' })
  })

  it('names every city once in its state', async () => {
    const cidades = await listCidadesData()
    expect(isUnique(cidades.map((c) => formatCidade(c)))).toBe(true)
  })

  it('offers at least 350 job functions that the wire accepts, most of them with synonyms', () => {
    expect(funcoes.length).toBeGreaterThanOrEqual(350)
    expect(funcoes.every((f) => Funcao.safeParse({ id: f.id, descricao: f.descricao }).success)).toBe(true)
    expect(funcoes.filter((f) => f.sinonimos.length > 0).length / funcoes.length).toBeGreaterThan(0.95)
  })

  it.each([
    ['job functions', funcoes.map((f) => [f.id, f.descricao])],
    ['courses', cursos.map((c) => [c.id, c.nome])],
    ['benefits', beneficios.map((b) => [b.id, b.descricao])],
    ['contract types', tiposContratacao.map((t) => [t.id, t.descricao])],
    ['tests', testes.map((t) => [t.id, t.nome])],
  ])('gives %s unique ids above zero and unique names', (_name, rows) => {
    const ids = rows.map(([id]) => Number(id))
    expect(ids.every((id) => Number.isInteger(id) && id > 0)).toBe(true)
    expect(isUnique(ids)).toBe(true)
    expect(isUnique(rows.map(([, nome]) => nome))).toBe(true)
  })

  it('offers at least 120 courses', () => {
    expect(cursos.length).toBeGreaterThanOrEqual(120)
  })

  it('knows the 29 tests in groups of 14, 6 and 9', () => {
    expect(['tecnico', 'comportamental', 'idioma'].map(countTestes)).toEqual([14, 6, 9])
  })

  it('holds the entries that a new draft starts with', () => {
    expect(beneficios.some((b) => b.id === DEFAULT_BENEFICIO)).toBe(true)
    for (const id of DEFAULT_TESTES) expect(testes.some((t) => t.id === id)).toBe(true)
  })

  it.each([
    ['Vendedor(a) Externo', 'Vendedor Externo', 'Vendedora Externa'],
    ['Enfermeiro(a)', 'Enfermeiro', 'Enfermeira'],
    ['Técnico(a) de Enfermagem', 'Técnico de Enfermagem', 'Técnica de Enfermagem'],
    ['Médico(a) Clínico Geral', 'Médico Clínico Geral', 'Médica Clínica Geral'],
    ['Pré-vendedor(a)', 'Pré-vendedor', 'Pré-vendedora'],
    ['Motorista', 'Motorista', 'Motorista'],
  ])('spells both genders of %s', (descricao, masculino, feminino) => {
    expect(spellGeneros(descricao)).toEqual([masculino, feminino])
  })

  it('finds a job by either gender', () => {
    const vendedor = funcoes.find((f) => f.descricao === 'Vendedor(a)')
    expect(vendedor && listSinonimos(vendedor)).toEqual(expect.arrayContaining(['vendedor', 'vendedora']))
  })
})
