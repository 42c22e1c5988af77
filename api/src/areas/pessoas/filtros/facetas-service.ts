import type { FacetaOpcao, Facetas, FacetasBody } from '@seleta/contract/facetas'
import {
  EXPERIENCIA_FILTRO,
  HABILIDADES_FILTRO,
  IDIOMAS_FILTRO,
  LEITURAS_FILTRO,
  NIVEIS_FILTRO,
  ORIGENS,
  SITUACOES_FILTRO,
} from '@seleta/contract/limits'
import { fonteWords } from '@seleta/contract/origem-words'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../../database/schema'
import { expandNiveis } from '@seleta/contract/niveis'
import { campanhaNotFound } from '../../../domain/campanha/campanha'
import { createCampanhasRepository } from '../../../domain/campanha/campanhas-repository'
import type { Sessao } from '../../../ground/autor'
import { askable, knowsByNome } from '../../../ground/projecao'
import type { Categoria } from '../list/talentos-marcas'
import { isCampanha } from '../list/talentos-source-repository'
import { withinRaio } from '../../../ground/busca/within-raio'
import { withCegas } from '../list/cegas-filter-repository'
import { createFacetasRepository, type ContagemRow } from './facetas-repository'

type Filtro = z.output<typeof FacetasBody>

const named = (nomes: readonly string[]) => nomes.map((nome) => ({ valor: nome, rotulo: nome }))

/** Options that are always offered, in the panel's order (spec section 9). */
const FIXED: Partial<Record<Categoria, readonly { valor: string; rotulo: string }[]>> = {
  tempoExperiencia: EXPERIENCIA_FILTRO.map(({ value, label }) => ({ valor: value, rotulo: label })),
  habilidades: named(HABILIDADES_FILTRO),
  idiomas: named(IDIOMAS_FILTRO),
  niveisEducacionais: named(NIVEIS_FILTRO),
}

/** Counts beside the options of the filter panel (product 38). */
export function createFacetasService(db: Kysely<Database>) {
  const repository = createFacetasRepository(db)
  return {
    /**
     * For each option, the people that the filter would find with it in place of the others of its category: options
     * of one category widen, categories narrow (AND between, OR inside).
     * @throws NotFoundError when the campaign is not the company's
     */
    async count(sessao: Sessao, pedido: Filtro): Promise<Facetas> {
      const { empresaId } = sessao
      const filtro = await withCegas(db, sessao, withinRaio(askable(sessao, pedido)))
      if (isCampanha(filtro)) {
        const campanha = await createCampanhasRepository(db).find(empresaId, filtro.idCampanha)
        if (campanha === null) throw campanhaNotFound()
      }
      const { rows, isParcial } = await repository.count(sessao, filtro, knowsByNome(sessao))
      return {
        funcoes: optionsOf('funcoes', rows),
        cidades: optionsOf('cidades', rows),
        tempoExperiencia: optionsOf('tempoExperiencia', rows),
        habilidades: optionsOf('habilidades', rows),
        idiomas: optionsOf('idiomas', rows),
        niveisEducacionais: optionsOf('niveisEducacionais', rows),
        ...(isCampanha(filtro) && {
          situacoes: SITUACOES_FILTRO.map((valor) => countedOf(rows, 'situacoes', valor)),
          leituras: LEITURAS_FILTRO.map((valor) => countedOf(rows, 'leituras', valor)),
          etapas: rows.filter(({ categoria }) => categoria === 'etapas').map(toOpcao),
          donos: rows.filter(({ categoria }) => categoria === 'donos').map(toOpcao),
          motivos: rows.filter(({ categoria }) => categoria === 'motivos').map(toOpcao),
        }),
        origens: ORIGENS.map((valor) => countedOf(rows, 'origens', valor)),
        fontes: rows
          .filter(({ categoria }) => categoria === 'fontes')
          .map((row) => toOpcao({ ...row, rotulo: fonteWords(row.valor) })),
        isParcial,
      }
    },
  }
}

const toOpcao = ({ valor, rotulo, total }: ContagemRow): FacetaOpcao => ({ valor, rotulo, total })

/** An option whose words the screen has: whoever nobody was found for is none. */
const countedOf = (
  rows: readonly ContagemRow[],
  categoria: ContagemRow['categoria'],
  valor: string,
): FacetaOpcao => ({
  valor,
  rotulo: valor,
  total: rows.find((row) => row.categoria === categoria && row.valor === valor)?.total ?? 0,
})

function optionsOf(categoria: Categoria, rows: readonly ContagemRow[]): FacetaOpcao[] {
  const counted = rows.filter((row) => row.categoria === categoria)
  const totalOf = (valores: readonly string[]) =>
    counted.filter(({ valor }) => valores.includes(valor)).reduce((sum, { total }) => sum + total, 0)
  const fixed = FIXED[categoria]
  if (fixed === undefined) {
    return counted
      .map(toOpcao)
      .toSorted((a, b) => b.total - a.total || a.rotulo.localeCompare(b.rotulo, 'pt'))
  }
  return fixed.map(({ valor, rotulo }) => ({
    valor,
    rotulo,
    total: totalOf(categoria === 'niveisEducacionais' ? expandNiveis([valor]) : [valor]),
  }))
}
