import type { Talento } from '@seleta/contract/talentos'
import { isTipoEvento, type TipoEvento } from '../eventos/evento-tipos'
import type { TalentoDetailRow } from './talento-detail-repository'

type EventoRow = TalentoDetailRow['eventos'][number]

/** What a recruiter reads for each kind of entry; kinds that are not here are not part of a person's story. */
const TEXTO: Partial<Record<TipoEvento, (evento: EventoRow) => string>> = {
  inscricao_criada: (e) =>
    e.quem === null
      ? `Inscreveu-se em ${campanha(e)}`
      : `Adicionada a ${campanha(e)}${etapa(e, ', na etapa ')}`,
  inscricao_movida: (e) =>
    e.dados['isDesfeito'] === true
      ? `Voltou${etapa(e, ' para ')} em ${campanha(e)}`
      : `Passou${etapa(e, ' para ')} em ${campanha(e)}`,
  inscricao_desfeita: (e) => `Saiu${etapa(e, ' de ')} em ${campanha(e)}: a mudança foi desfeita`,
  nota_criada: () => 'Nota escrita',
  resultado_teste_registrado: () => 'Resultado de teste registrado',
  mensagem_enviada: (e) => `Mensagem enviada${sobre(e)}`,
  mensagem_falhou: (e) => `Mensagem não entregue${sobre(e)}`,
}

const campanha = (evento: EventoRow) => evento.campanha ?? 'campanha removida'
const sobre = (evento: EventoRow) => (evento.campanha === null ? '' : ` sobre ${evento.campanha}`)
const etapa = (evento: EventoRow, before: string) => (evento.etapa === null ? '' : `${before}${evento.etapa}`)

/** A person's story from the event log, newest first (product 40). */
export function toLinhaDoTempo(eventos: readonly EventoRow[]): Talento['linhaDoTempo'] {
  return eventos.flatMap((evento) => {
    const write = isTipoEvento(evento.tipo) ? TEXTO[evento.tipo] : undefined
    if (write === undefined) return []
    return [{ tipo: evento.tipo, texto: write(evento), quem: evento.quem ?? '', criadoEm: evento.criadoEm }]
  })
}
