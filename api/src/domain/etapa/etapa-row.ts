import type { EtapaItem } from '@seleta/contract/kanban'
import type { Row } from '../../database/schema'

/** Columns of a stage that the wire shows. */
export const ETAPA_COLUMNS = [
  'etapa.id',
  'etapa.nome',
  'etapa.cor',
  'etapa.ordem',
  'etapa.tipo',
  'etapa.mensagemNotificacao',
  'etapa.campanhaId',
  'etapa.contatoEmail',
  'etapa.contatoWhatsapp',
  'etapa.contatoSms',
  'etapa.limiteDias',
  'etapa.fichaId',
  'etapa.qtd',
] as const

export type EtapaRow = Pick<
  Row<'etapa'>,
  | 'id'
  | 'nome'
  | 'cor'
  | 'ordem'
  | 'tipo'
  | 'mensagemNotificacao'
  | 'campanhaId'
  | 'contatoEmail'
  | 'contatoWhatsapp'
  | 'contatoSms'
  | 'limiteDias'
  | 'fichaId'
  | 'qtd'
>

/** A stage as the wire has it: the wire's `kanban`. */
export function toEtapaItem(row: EtapaRow): EtapaItem {
  return {
    id: row.id,
    nome: row.nome,
    cor: row.cor,
    ordem: row.ordem,
    tipo: row.tipo,
    mensagemNotificacao: row.mensagemNotificacao,
    campanhaId: row.campanhaId,
    contato: { email: row.contatoEmail, whatsapp: row.contatoWhatsapp, sms: row.contatoSms },
    limiteDias: row.limiteDias,
    idFicha: row.fichaId,
    qtdTalentos: row.qtd,
  }
}
