import type { Talento } from '@seleta/contract/talentos'
import { isTipoEvento, type TipoEvento } from '../../../database/tables/evento-tipos'
import type { TalentoDetailRow } from './talento-detail-repository'

type EventoRow = TalentoDetailRow['eventos'][number]

/** What a recruiter reads for each kind of entry; kinds that are not here are not part of a person's story. */
const TEXTS: Partial<Record<TipoEvento, (evento: EventoRow) => string>> = {
  inscricao_criada: (e) =>
    e.quem === null
      ? e.dados['origem'] === 'MANUAL'
        ? `Inscreveu-se em ${campanha(e)}`
        : `Chegou de ${String(e.dados['origem'])} para ${campanha(e)}`
      : `Adicionada a ${campanha(e)}${etapa(e, ', na etapa ')}`,
  inscricao_movida: (e) =>
    e.dados['isDesfeito'] === true
      ? `Voltou${etapa(e, ' para ')} em ${campanha(e)}`
      : `Passou${etapa(e, ' para ')} em ${campanha(e)}`,
  inscricao_desfeita: (e) => `Saiu${etapa(e, ' de ')} em ${campanha(e)}: a mudança foi desfeita`,
  inscricao_confirmada: (e) => `Confirmou pelo e-mail a inscrição em ${campanha(e)}`,
  inscricao_recusada: (e) => `Disse que não enviou a inscrição em ${campanha(e)}`,
  inscricao_retirada: (e) => `Retirou a inscrição em ${campanha(e)}`,
  talento_corrigido: () => 'Corrigiu os próprios dados',
  talento_oculto: () => 'O prazo de guarda passou: oculta',
  talento_restaurado: (e) => (e.quem === null ? 'Voltou a aparecer' : 'Restaurada'),
  talento_continua: () => 'Pediu para continuar no banco de talentos',
  talento_guardado: (e) =>
    e.dados['isGuardada'] === true
      ? 'Guarda por obrigação legal ligada'
      : 'Guarda por obrigação legal desligada',
  nota_criada: () => 'Nota escrita',
  resultado_teste_registrado: () => 'Resultado de teste registrado',
  talento_criado: (e) => `Cadastro criado ${VIA[String(e.dados['via'])] ?? ''}`.trim(),
  talento_unido: (e) =>
    `Veio de novo ${VIA[String(e.dados['via'])] ?? ''}: unida a este cadastro pelo mesmo ${CHAVE[String(e.dados['motivo'])] ?? 'contato'}`,
  talento_separado: () => 'Um cadastro que estava unido a este foi separado',
  talento_distinguido: (e) =>
    e.dados['isSeparada'] === true
      ? 'Mantida separada de um cadastro parecido'
      : 'Um cadastro parecido voltou a esperar a decisão',
  mensagem_enviada: (e) => `Mensagem enviada${sobre(e)}`,
  mensagem_falhou: (e) => `Mensagem não entregue${sobre(e)}`,
}

const VIA: Readonly<Record<string, string>> = {
  formulario: 'pelo formulário público',
  recrutador: 'à mão',
  importacao: 'por planilha',
  origem: 'por origem automática',
}
const CHAVE: Readonly<Record<string, string>> = {
  email: 'e-mail',
  telefone: 'telefone',
  cpf: 'CPF',
  referencia: 'código na origem',
}
const campanha = (evento: EventoRow) => evento.campanha ?? 'campanha removida'
const sobre = (evento: EventoRow) => (evento.campanha === null ? '' : ` sobre ${evento.campanha}`)
const etapa = (evento: EventoRow, before: string) => (evento.etapa === null ? '' : `${before}${evento.etapa}`)

/** A person's story from the event log, newest first (product 40). */
export function toTimeline(eventos: readonly EventoRow[]): Talento['linhaDoTempo'] {
  return eventos.flatMap((evento) => {
    const write = isTipoEvento(evento.tipo) ? TEXTS[evento.tipo] : undefined
    if (write === undefined) return []
    return [{ tipo: evento.tipo, texto: write(evento), quem: evento.quem ?? '', criadoEm: evento.criadoEm }]
  })
}
