import type { AderenciaLinha } from '@seleta/contract/talentos'
import { RULES } from './aderencia-rules'
import type { Exigencias, Perfil } from './aderencia-types'
import { readExigencias, type CampanhaForAderencia, type Sinonimos } from './exigencias'
import { readPerfil, type PerfilRow } from './perfil'

export interface Aderencia {
  /** 0–100; null when the campaign asks or the person tells too little (shown as '—'). */
  readonly pontos: number | null
  readonly linhas: AderenciaLinha[]
}

/** Under this share of the asked points told by the person, a number would be a guess. */
const LEAST_TOLD_SHARE = 1 / 3

/**
 * How well a person fits what a campaign asks for (product 36). Pure: same input, same answer.
 * @param exigencias what the campaign asks
 * @param perfil what the person told
 * @returns 0–100, or null when too little is asked or told, and one line per thing asked, such as
 *   'Inglês: pedido, não informado — 0 de 10'
 */
export function computeAderencia(exigencias: Exigencias, perfil: Perfil): Aderencia {
  const linhas: AderenciaLinha[] = []
  let gains = 0
  let pedidos = 0
  let told = 0
  for (const rule of RULES) {
    const itens = rule.compare(exigencias, perfil)
    // Never fewer points than items, so that each one counts.
    const partes = splitPoints(Math.max(rule.peso, itens.length), itens.length)
    itens.forEach((item, index) => {
      const maximo = partes[index] ?? 0
      const pontos = Math.round(maximo * item.share)
      gains += pontos
      pedidos += maximo
      if (item.isTold) told += maximo
      linhas.push({
        criterio: rule.criterio,
        texto: `${item.pedido}: pedido, ${item.hit} — ${pontos} de ${maximo}`,
        pontos,
        maximo,
      })
    })
  }
  const isTooLittle = pedidos === 0 || told / pedidos < LEAST_TOLD_SHARE
  return { pontos: isTooLittle ? null : Math.round((100 * gains) / pedidos), linhas }
}

/**
 * The score of one person in one campaign, from what is stored of both.
 * @param sinonimos names of each function of the campaign, by its id
 */
export function scorePerfil(
  campanha: CampanhaForAderencia,
  sinonimos: Sinonimos,
  perfil: PerfilRow,
): Aderencia {
  return computeAderencia(readExigencias(campanha, sinonimos), readPerfil(perfil, campanha.vaga.perguntas))
}

/** Whole points for `count` items that add up to `total`; the first ones take what is left over. */
function splitPoints(total: number, count: number): number[] {
  if (count === 0) return []
  const base = Math.floor(total / count)
  return Array.from({ length: count }, (_, index) => base + (index < total % count ? 1 : 0))
}
