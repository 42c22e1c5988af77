import type { MotivoFusao } from '@seleta/contract/entrada'
import type { AnyEvento } from '../../ground/event-log/eventos-repository'
import type { NewInscricao } from '../inscricao/inscricoes-repository'
import type { Entrada } from './entrada'

/** What the log tells of somebody whose row stands. @param entered `match` null: somebody new */
export function eventosOf(
  entrada: Entrada,
  entered: { readonly talentoId: number; readonly match: { readonly motivo: MotivoFusao } | null },
  inscricao: NewInscricao | null,
): AnyEvento[] {
  const { via, usuarioId } = entrada
  const base = { usuarioId, talentoId: entered.talentoId }
  const eventos: AnyEvento[] = []
  if (via !== 'formulario') {
    eventos.push(
      entered.match === null
        ? { ...base, tipo: 'talento_criado', dados: { via } }
        : { ...base, tipo: 'talento_unido', dados: { via, motivo: entered.match.motivo } },
    )
  }
  return [...eventos, ...inscritaEvento(entrada, entered.talentoId, inscricao)]
}

/** What the log tells of an application that it made; nothing without one. */
export function inscritaEvento(
  {
    usuarioId,
    campanha,
    origem,
    fonte,
    consentimento,
  }: Pick<Entrada, 'usuarioId' | 'campanha' | 'origem' | 'fonte' | 'consentimento'>,
  talentoId: number,
  inscricao: NewInscricao | null,
): AnyEvento[] {
  if (inscricao === null || campanha === null) return []
  return [
    {
      tipo: 'inscricao_criada',
      usuarioId,
      talentoId,
      campanhaId: campanha.id,
      inscricaoId: inscricao.id,
      dados: { etapaId: campanha.etapaId, origem, fonte, consentimentoVersao: consentimento },
    },
  ]
}
