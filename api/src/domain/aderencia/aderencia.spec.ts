import * as fc from 'fast-check'
import { createDefaultRascunho } from '@seleta/contract/default-rascunho'
import { computeAderencia } from './aderencia'
import { NIVEIS, type Exigencias, type Perfil } from './aderencia-types'
import { readExigencias } from './exigencias'
import { readPerfil } from './perfil'

const semExigencias: Exigencias = {
  funcoes: [],
  cidades: [],
  nivel: null,
  cursos: [],
  experienciaMeses: null,
  idiomas: [],
  palavrasChave: [],
  perguntas: [],
}
const emptyPerfil: Perfil = {
  cargos: [],
  cidade: null,
  nivel: null,
  cursos: [],
  experienciaMeses: null,
  idiomas: [],
  habilidades: [],
  freeTexts: [],
  respostas: {},
}
const saoPaulo = { id: 1, nome: 'São Paulo', uf: 'SP' }
const campinas = { id: 2, nome: 'Campinas', uf: 'SP' }
const recife = { id: 3, nome: 'Recife', uf: 'PE' }

const exigencias = (part: Partial<Exigencias>): Exigencias => ({ ...semExigencias, ...part })
const perfil = (part: Partial<Perfil>): Perfil => ({ ...emptyPerfil, ...part })

const palavra = fc.constantFrom(
  'Excel',
  'Inglês',
  'Vendas',
  'Java',
  'Auxiliar',
  'Analista de Dados',
  'C#',
  'Logística',
)
const palavras = fc.uniqueArray(palavra, { maxLength: 5 })
const cidade = fc.constantFrom(saoPaulo, campinas, recife)
const anyExigencias: fc.Arbitrary<Exigencias> = fc.record({
  funcoes: fc.array(fc.record({ nomes: fc.uniqueArray(palavra, { minLength: 1, maxLength: 3 }) }), {
    maxLength: 3,
  }),
  cidades: fc.uniqueArray(cidade, { maxLength: 3 }),
  nivel: fc.option(fc.constantFrom(...NIVEIS)),
  cursos: palavras,
  experienciaMeses: fc.option(fc.constantFrom(0, 12, 36, 60)),
  idiomas: palavras,
  palavrasChave: palavras,
  perguntas: fc.uniqueArray(fc.record({ id: fc.constantFrom('a', 'b', 'c'), title: fc.string() }), {
    selector: (p) => p.id,
  }),
})
const anyPerfil: fc.Arbitrary<Perfil> = fc.record({
  cargos: palavras,
  cidade: fc.option(cidade),
  nivel: fc.option(fc.constantFrom(...NIVEIS)),
  cursos: palavras,
  experienciaMeses: fc.option(fc.nat(120)),
  idiomas: palavras,
  habilidades: palavras,
  freeTexts: palavras,
  respostas: fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.constantFrom(0, 0.5, 1), {
    noNullPrototype: true,
  }),
})

describe('aderência', () => {
  it('says of a language that was asked for and not told: 0 of 10', () => {
    const { linhas } = computeAderencia(exigencias({ idiomas: ['Inglês'] }), emptyPerfil)
    expect(linhas.map((l) => l.texto)).toEqual(['Inglês: pedido, não informado — 0 de 10'])
  })

  it.each([
    [
      'the very function',
      { funcoes: [{ nomes: ['Auxiliar de Logística'] }] },
      { cargos: ['auxiliar de logistica'] },
      100,
    ],
    ['a synonym of it', { funcoes: [{ nomes: ['Dev', 'Programador'] }] }, { cargos: ['Programador'] }, 100],
    [
      'a related function',
      { funcoes: [{ nomes: ['Analista de Dados'] }] },
      { cargos: ['Analista de RH'] },
      50,
    ],
    ['another function', { funcoes: [{ nomes: ['Analista de Dados'] }] }, { cargos: ['Cozinheiro'] }, 0],
    ['the city', { cidades: [saoPaulo] }, { cidade: saoPaulo }, 100],
    ['the same state', { cidades: [saoPaulo] }, { cidade: campinas }, 53],
    ['another state', { cidades: [saoPaulo] }, { cidade: recife }, 0],
    ['a higher level than asked', { nivel: 'medio' as const }, { nivel: 'mestrado' as const }, 100],
    ['one level below', { nivel: 'superior' as const }, { nivel: 'tecnico' as const }, 53],
    ['two levels below', { nivel: 'superior' as const }, { nivel: 'medio' as const }, 0],
    ['half the experience', { experienciaMeses: 36 }, { experienciaMeses: 18 }, 53],
    ['more experience than asked', { experienciaMeses: 36 }, { experienciaMeses: 90 }, 100],
    [
      'a keyword in the free text',
      { palavrasChave: ['Excel'] },
      { freeTexts: ['Relatórios em EXCEL.'] },
      100,
    ],
    ['a keyword nowhere', { palavrasChave: ['Excel'] }, { freeTexts: ['Atendimento'] }, 0],
    ['a half right answer', { perguntas: [{ id: 'a', title: 'P' }] }, { respostas: { a: 0.5 } }, 50],
  ])('scores %s', (_what, asked, told, pontos) => {
    expect(computeAderencia(exigencias(asked), perfil(told)).pontos).toBe(pontos)
  })

  it('is unknown when the campaign asks for nothing or the person told almost nothing', () => {
    expect(computeAderencia(semExigencias, perfil({ idiomas: ['Inglês'] })).pontos).toBeNull()
    const asked = exigencias({ funcoes: [{ nomes: ['Vendedor'] }], idiomas: ['Inglês'] })
    expect(computeAderencia(asked, perfil({ idiomas: ['Inglês'] })).pontos).toBeNull()
    expect(computeAderencia(asked, perfil({ cargos: ['Vendedor'] })).pontos).toBe(75)
  })

  it('gives the same answer for the same input, between 0 and 100, whose lines add up', () => {
    fc.assert(
      fc.property(anyExigencias, anyPerfil, (asked, told) => {
        const first = computeAderencia(asked, told)
        expect(computeAderencia(structuredClone(asked), structuredClone(told))).toEqual(first)
        const ganhos = first.linhas.reduce((sum, l) => sum + l.pontos, 0)
        const maximo = first.linhas.reduce((sum, l) => sum + l.maximo, 0)
        for (const linha of first.linhas) {
          expect(linha.pontos).toBeGreaterThanOrEqual(0)
          expect(linha.pontos).toBeLessThanOrEqual(linha.maximo)
          expect(linha.texto.endsWith(`${linha.pontos} de ${linha.maximo}`)).toBe(true)
        }
        if (first.pontos !== null) expect(first.pontos).toBe(Math.round((100 * ganhos) / maximo))
      }),
    )
  })

  it('never falls when a person tells one thing more', () => {
    const more = fc.constantFrom<((p: Perfil, word: string) => Perfil)[]>(
      (p, word) => ({ ...p, idiomas: [...p.idiomas, word] }),
      (p, word) => ({ ...p, habilidades: [...p.habilidades, word] }),
      (p, word) => ({ ...p, cargos: [...p.cargos, word] }),
      (p, word) => ({ ...p, cursos: [...p.cursos, word] }),
      (p, word) => ({ ...p, freeTexts: [...p.freeTexts, word] }),
      (p) => ({ ...p, experienciaMeses: (p.experienciaMeses ?? 0) + 6 }),
      (p) => ({
        ...p,
        nivel: p.nivel === null ? 'fundamental' : (NIVEIS[NIVEIS.indexOf(p.nivel) + 1] ?? p.nivel),
      }),
      (p) => ({ ...p, cidade: p.cidade ?? recife }),
      (p) => ({ ...p, respostas: { ...p.respostas, a: 1 } }),
    )
    fc.assert(
      fc.property(anyExigencias, anyPerfil, palavra, more, (asked, told, word, addTo) => {
        const before = computeAderencia(asked, told).pontos
        const after = computeAderencia(asked, addTo(told, word)).pontos
        if (before !== null) expect(after).toBeGreaterThanOrEqual(before)
      }),
    )
  })

  it('does not depend on the order in which things are told', () => {
    fc.assert(
      fc.property(anyExigencias, anyPerfil, (asked, told) => {
        const turned: Perfil = {
          ...told,
          cargos: told.cargos.toReversed(),
          cursos: told.cursos.toReversed(),
          idiomas: told.idiomas.toReversed(),
          habilidades: told.habilidades.toReversed(),
          freeTexts: told.freeTexts.toReversed(),
        }
        expect(computeAderencia(asked, turned).pontos).toBe(computeAderencia(asked, told).pontos)
      }),
    )
  })

  it('counts a language as a language and once, wherever it was written (audit P9)', () => {
    const { vaga } = createDefaultRascunho()
    const idiomas = { ...vaga.idiomas, indiferente: false, ingles: true }
    const asked = readExigencias({
      palavraChave: 'ingles;Espanhol;Excel',
      cidades: [],
      vaga: { ...vaga, idiomas },
    })
    expect([asked.idiomas, asked.palavrasChave]).toEqual([['Inglês', 'Espanhol'], ['Excel']])
    const row = { cidade: null, formacao: null, funcoes: [], tempoExperiencia: null, sobre: '' }
    const told = readPerfil(
      {
        ...row,
        idiomas: ['Inglês'],
        habilidades: ['Excel', 'inglês', 'Espanhol'],
        experiencias: [],
        formacoes: [],
        respostas: [],
      },
      [],
    )
    expect(computeAderencia(asked, told).linhas.map(({ texto }) => texto)).toEqual([
      'Inglês: pedido, tem — 5 de 5',
      'Espanhol: pedido, tem — 5 de 5',
      'Excel: pedido, tem — 15 de 15',
    ])
  })
})
