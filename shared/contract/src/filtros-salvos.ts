import { z } from 'zod'
import { FiltroTalentosBody } from './filtro-talentos'
import { FILTRO_NOME_MAX } from './text-max'
import { Id, lineUpTo } from './wire'

/** Filters that a person keeps under a name (design.md 4.5, «Salvar este filtro»). */

export const FILTRO_SCREENS = ['candidatos', 'cesta'] as const

/** A filter without what belongs to one campaign: it can be used in any. */
export const ConsultaSalva = FiltroTalentosBody.omit({
  idCampanha: true,
  orders: true,
  etapas: true,
})
export type ConsultaSalva = z.infer<typeof ConsultaSalva>

export const FiltroSalvo = z
  .object({ id: Id, nome: z.string(), consulta: ConsultaSalva })
  .meta({ id: 'FiltroSalvo' })
export type FiltroSalvo = z.infer<typeof FiltroSalvo>

export const FiltrosSalvosQuery = z.object({ tela: z.enum(FILTRO_SCREENS) })
export const FiltroSalvoBody = z.object({
  tela: z.enum(FILTRO_SCREENS),
  nome: lineUpTo(FILTRO_NOME_MAX).min(1, 'Dê um nome ao filtro.'),
  consulta: ConsultaSalva,
})
