import { canalWords } from '@seleta/contract/canais'
import { isWaiting } from '@seleta/contract/mensagem-estados'
import type { Talento } from '@seleta/contract/talentos'
import { hideChaves } from '../../../ground/text/hide-chaves'
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
      : `Adicionada a ${campanha(e)}${etapa(e, ', na etapa ')}${motivo(e, ' · motivo: ')}`,
  inscricao_movida: (e) =>
    e.dados['isAdicao'] === true
      ? `Continua em ${campanha(e)}${etapa(e, ', na etapa ')}: também se inscreveu ou veio por arquivo`
      : e.dados['isDesfeito'] === true
        ? `Voltou${etapa(e, ' para ')} em ${campanha(e)}`
        : `Passou${etapa(e, ' para ')} em ${campanha(e)}${motivo(e, ' · motivo: ')}`,
  inscricao_motivo: (e) =>
    e.motivo === null ? `Motivo retirado em ${campanha(e)}` : `Motivo em ${campanha(e)}${motivo(e, ': ')}`,
  inscricao_atribuida: (e) =>
    e.dono === null ? `Sem responsável em ${campanha(e)}` : `Com ${e.dono} em ${campanha(e)}`,
  inscricao_avaliada: (e) => `Avaliação enviada${etapa(e, ' na etapa ')} em ${campanha(e)}`,
  inscricao_desfeita: (e) => `Saiu${etapa(e, ' de ')} em ${campanha(e)}: a mudança foi desfeita`,
  inscricao_confirmada: (e) => `Confirmou pelo e-mail a inscrição em ${campanha(e)}`,
  inscricao_recusada: (e) =>
    e.dados['hasLostEmail'] === true
      ? `Quem usa o e-mail informado disse que não enviou a inscrição em ${campanha(e)}: o cadastro ficou sem o e-mail`
      : `Disse que não enviou a inscrição em ${campanha(e)}`,
  inscricao_retirada: (e) =>
    e.dados['isFromEnvio'] === true
      ? `A inscrição em ${campanha(e)} foi retirada por quem a enviou, sem confirmar o e-mail`
      : e.dados['isFromCaixa'] === true
        ? `A inscrição em ${campanha(e)} foi desfeita`
        : `Retirou a inscrição em ${campanha(e)}`,
  talento_corrigido: tellCorrecao,
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
  talento_separado: (e) =>
    e.dados['isDevolvida'] === true
      ? 'O que veio por planilha foi desfeito'
      : 'deCaixa' in e.dados
        ? 'Duas pessoas estavam num cadastro pelo mesmo e-mail: cada uma tem agora o seu'
        : 'Um cadastro que estava unido a este foi separado',
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
const TROCA: Readonly<Record<string, string>> = {
  pedida: 'Pediu para trocar o e-mail',
  desistida: 'Desistiu de trocar o e-mail',
}
function tellCorrecao({ quem, usuarioId, dados }: EventoRow): string {
  if (usuarioId === null && quem === null && dados['campos'] === undefined)
    return 'Corrigiu os próprios dados'
  const campos = Array.isArray(dados['campos']) ? dados['campos'].join(', ') : ''
  if (dados['isPropria'] === true) {
    const own = campos === '' ? '' : `Corrigiu os próprios dados: ${campos}`
    const told = [own, TROCA[String(dados['troca'])] ?? ''].filter((one) => one !== '')
    return told.length === 0 ? 'Conferiu os próprios dados' : told.join(' · ')
  }
  return dados['isDesfeita'] === true ? `Correção desfeita: ${campos}` : `Dados corrigidos: ${campos}`
}
const campanha = (evento: EventoRow) => evento.campanha ?? 'campanha removida'
const sobre = (evento: EventoRow) => (evento.campanha === null ? '' : ` sobre ${evento.campanha}`)
const motivo = (evento: EventoRow, before: string) =>
  evento.motivo === null ? '' : `${before}${evento.motivo}`
const etapa = (evento: EventoRow, before: string) => (evento.etapa === null ? '' : `${before}${evento.etapa}`)

/** A person's story from the event log, newest first (product 40), with what waits to leave (product 60). */
export function toTimeline(row: TalentoDetailRow, emailLigado: boolean): Talento['linhaDoTempo'] {
  const undoable = findUndoable(row)
  const historia = row.eventos.flatMap((evento) => {
    const write = isTipoEvento(evento.tipo) ? TEXTS[evento.tipo] : undefined
    if (write === undefined) return []
    const desfazer = undoable.get(evento)
    const { tipo, quem, criadoEm } = evento
    return [
      { tipo, texto: write(evento), quem: quem ?? '', criadoEm, ...(desfazer !== undefined && { desfazer }) },
    ]
  })
  const waiting = row.mensagens.map((mensagem) => toWaiting(mensagem, emailLigado))
  return [...waiting, ...historia].toSorted((a, b) => Date.parse(b.criadoEm) - Date.parse(a.criadoEm))
}

type Entry = Talento['linhaDoTempo'][number]

/** What says where somebody stands: the last of them can be taken back while it is young. */
const PLACE_CHANGES = ['inscricao_criada', 'inscricao_movida', 'inscricao_desfeita', 'inscricao_retirada']

/** Of each application the last change of place, when a recruiter made it within the window and it is no undoing. */
function findUndoable({ eventos, participacoes }: TalentoDetailRow): Map<EventoRow, Entry['desfazer']> {
  const found = new Map<EventoRow, Entry['desfazer']>()
  for (const { inscricaoId, campanhaId, etapaId, versao, situacao } of participacoes) {
    const last = eventos.find((one) => one.inscricaoId === inscricaoId && PLACE_CHANGES.includes(one.tipo))
    if (last === undefined || last.usuarioId === null || last.desfazerAte === null) continue
    if (last.tipo === 'inscricao_desfeita' || last.dados['isDesfeito'] === true) continue
    if (situacao === 'retirada' || etapaId === null || last.dados['etapaId'] !== etapaId) continue
    const ate = new Date(last.desfazerAte).toISOString()
    found.set(last, { campanhaId, kanbanId: etapaId, versao, ate })
  }
  return found
}

function toWaiting(mensagem: TalentoDetailRow['mensagens'][number], emailLigado: boolean): Entry {
  const { id, canal, estado, assunto, corpo, criadaEm, enviarDepoisDe, quem, campanha: vaga } = mensagem
  const canCancelar = isWaiting(estado)
  return {
    tipo: 'mensagem_na_fila',
    texto: `${canalWords[canal]} ${canCancelar ? 'na fila' : 'saindo agora'}${vaga === null ? '' : ` sobre ${vaga}`}`,
    quem: quem ?? '',
    criadoEm: new Date(criadaEm).toISOString(),
    mensagem: {
      id,
      canal,
      assunto,
      corpo: hideChaves(corpo),
      saiEm: new Date(enviarDepoisDe).toISOString(),
      canCancelar,
      emailLigado,
    },
  }
}
