import type { FacetaOpcao, Facetas, FacetasBody } from '@seleta/contract/facetas'
import {
  EXPERIENCIA_FILTRO,
  HABILIDADES_FILTRO,
  IDIOMAS_FILTRO,
  NIVEIS_FILTRO,
} from '@seleta/contract/limits'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../database/schema'
import { createCampanhasRepository } from '../campanhas/campanhas-repository'
import { campanhaNaoEncontrada } from '../campanhas/campanha-writer'
import { expandNiveis } from '../talentos/filtro-niveis'
import { CATEGORIAS, createFacetasRepository, type Categoria, type ContagemRow } from './facetas-repository'

type Filtro = z.output<typeof FacetasBody>
type Contagens = { readonly rows: readonly ContagemRow[]; readonly isParcial: boolean }

const named = (nomes: readonly string[]) => nomes.map((nome) => ({ valor: nome, rotulo: nome }))

/** Options that are always offered, in the panel's order (spec section 9). */
const FIXAS: Partial<Record<Categoria, readonly { valor: string; rotulo: string }[]>> = {
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
    async count(empresaId: number, filtro: Filtro): Promise<Facetas> {
      if (filtro.idCampanha !== null && filtro.idCampanha !== undefined) {
        const campanha = await createCampanhasRepository(db).find(empresaId, filtro.idCampanha)
        if (campanha === null) throw campanhaNaoEncontrada()
      }
      const picked = { funcoes: filtro.funcoes ?? [], cidades: filtro.cidades ?? [] }
      const countWithout = (categoria: Categoria | null) =>
        repository.count(
          empresaId,
          categoria === null ? filtro : { ...filtro, [categoria]: undefined },
          'exato',
          picked,
        )
      const active = CATEGORIAS.filter((categoria) => (filtro[categoria] ?? []).length > 0)
      const [all, ...own] = await Promise.all([countWithout(null), ...active.map(countWithout)])
      const of = (categoria: Categoria) => own[active.indexOf(categoria)] ?? all
      return {
        funcoes: optionsOf('funcoes', of('funcoes')),
        cidades: optionsOf('cidades', of('cidades')),
        tempoExperiencia: optionsOf('tempoExperiencia', of('tempoExperiencia')),
        habilidades: optionsOf('habilidades', of('habilidades')),
        idiomas: optionsOf('idiomas', of('idiomas')),
        niveisEducacionais: optionsOf('niveisEducacionais', of('niveisEducacionais')),
        isParcial: [all, ...own].some(({ isParcial }) => isParcial),
      }
    },
  }
}

function optionsOf(categoria: Categoria, { rows }: Contagens): FacetaOpcao[] {
  const counted = rows.filter((row) => row.categoria === categoria)
  const totalOf = (valores: readonly string[]) =>
    counted.filter(({ valor }) => valores.includes(valor)).reduce((sum, { total }) => sum + total, 0)
  const fixas = FIXAS[categoria]
  if (fixas === undefined) {
    return counted
      .map(({ valor, rotulo, total }) => ({ valor, rotulo, total }))
      .toSorted((a, b) => b.total - a.total || a.rotulo.localeCompare(b.rotulo, 'pt'))
  }
  return fixas.map(({ valor, rotulo }) => ({
    valor,
    rotulo,
    total: totalOf(categoria === 'niveisEducacionais' ? expandNiveis([valor]) : [valor]),
  }))
}
