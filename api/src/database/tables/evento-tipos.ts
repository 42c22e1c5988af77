/**
 * What the log remembers, and what each entry carries. Ids and facts, never contents of people: the log outlives
 * them. Metrics, time in stage, timeline, live updates and audit are read from it (architecture.md).
 */
export interface EventoData {
  campanha_publicada: NoData
  campanha_alterada: NoData
  campanha_pausada: NoData
  campanha_retomada: NoData
  campanha_encerrada: { enviarEncerramento: boolean }
  campanha_excluida: NoData
  campanha_restaurada: NoData
  campanha_duplicada: { deCampanhaId: number }
  etapa_criada: { etapaId: number }
  etapa_alterada: { etapaId: number }
  etapa_removida: { etapaId: number; destinoId: number | null }
  etapa_restaurada: { etapaId: number }
  inscricao_criada: {
    etapaId: number | null
    origem: 'MANUAL' | 'ABLER' | 'BNE'
    fonte: string
    /** Version of the consent text; null when a recruiter added the person. */
    consentimentoVersao: string | null
    /** Why the process ended for them with it (decision 170); absent where nobody said so. */
    motivoId?: number
  }
  inscricao_movida: {
    deEtapaId: number | null
    etapaId: number
    /** Takes back the move before it, within the two minutes of product 49. */
    isDesfeito: boolean
    /** What it takes back is that a recruiter had put them into the campaign, where they stay by what others told. */
    isAdicao?: true
    /** Since when the person had been in the stage they left, ISO 8601. */
    desde?: string
    /** Why the process ends for them by it; absent where nobody said so (decision 170). */
    motivoId?: number
    /** The reason that they had until then. */
    deMotivoId?: number
  }
  /** A recruiter said why the process had ended for somebody, or took that back. */
  inscricao_motivo: { motivoId: number | null }
  /** The person was left with a colleague, or with nobody (decision 186). */
  inscricao_atribuida: { donoId: number | null; deDonoId: number | null }
  /** Somebody sent a card, or a new version of theirs (product 73): that they did, never what it says; a guest, by which link. */
  inscricao_avaliada: { etapaId: number; versao: number; linkId?: number }
  /** A recruiter took back that they had put the person into the stage; the application went with it, or stayed. */
  inscricao_desfeita: { etapaId: number | null; isRemovida: boolean }
  /** A person had their data erased: open boards read themselves again, as after any change of the whole. */
  campanha_pessoa_apagada: NoData
  /** A person was hidden, or is there again (decision 116): as above. */
  campanha_pessoa_oculta: NoData
  /** A recruiter corrected what is told of a person, or took it back: as above. */
  campanha_pessoa_corrigida: NoData
  /** A recruiter joined two people, or took it back: as above. */
  campanha_pessoas_unidas: NoData
  /** The person left the process, who had sent what nobody vouches for took it back, or its mailbox knows nothing of it. */
  inscricao_retirada: { deEtapaId: number | null; isFromEnvio?: true; isFromCaixa?: true }
  /** The person said that an application under their e-mail was theirs, or that it was not (decision 108). */
  inscricao_confirmada: NoData
  /** `hasLostEmail`: of somebody whom the company had met, and who has stayed without the e-mail. */
  inscricao_recusada: { hasLostEmail?: true }
  /** Somebody's data were corrected: by a recruiter, or on the person's own page; there it may not say which fields. */
  talento_corrigido: {
    campos?: readonly string[]
    isDesfeita?: true
    /** Nobody's word: it gave way to who came in (decision 234). */
    isCedida?: true
    /** The person did it. Absent before `campos` were told of them. */
    isPropria?: true
    /** They asked for another e-mail, or did not want it any more. */
    troca?: 'pedida' | 'desistida'
  }
  /** Their time was over; a recruiter, they themselves or a new application brought them back. */
  talento_oculto: NoData
  talento_restaurado: NoData
  /** They asked to be kept on. */
  talento_continua: NoData
  /** A legal hold was put on them, or taken off. */
  talento_guardado: { isGuardada: boolean }
  /** Colleagues came into the team of a campaign, or are no longer in it (product 71). */
  equipe_alterada: { entraram: number[]; sairam: number[] }
  nota_criada: { notaId: number }
  resultado_teste_registrado: { testeId: number; resultadoId: number }
  /** Somebody new, not by the public form. */
  talento_criado: { via: 'recrutador' | 'importacao' | 'origem' }
  /** Somebody known came in again, and was taken apart again. */
  talento_unido: {
    via: 'formulario' | 'recrutador' | 'importacao' | 'origem'
    motivo: 'email' | 'telefone' | 'cpf' | 'referencia' | 'nome'
  }
  /**
   * `isDevolvida`: not by hand, but with the import that had brought it; null: only an e-mail or CPF of it left. `deCaixa`:
   * random id of the person who has another mailbox since, and left what was sent from the former one to who had sent it;
   * null: nothing of it had been told of them.
   */
  talento_separado: { fusaoId: number | null; isDevolvida?: true; deCaixa?: string }
  /** A recruiter said that they and somebody like them are two, or took that back. */
  talento_distinguido: { semelhancaId: number; isSeparada: boolean }
  mensagem_enviada: { mensagemId: number; tipo: string; etapaId: number | null }
  mensagem_falhou: { mensagemId: number; tipo: string; etapaId: number | null }
  /** A text that the company writes again and again (product 61). */
  mensagem_modelo_criado: { modeloId: number }
  mensagem_modelo_alterado: { modeloId: number }
  mensagem_modelo_removido: { modeloId: number }
  /** The stages that the company begins its boards with (product 64). */
  processo_modelo_criado: { modeloId: number }
  processo_modelo_alterado: { modeloId: number }
  processo_modelo_removido: { modeloId: number }
}

type NoData = Record<string, never>
export type TipoEvento = keyof EventoData

const TIPOS: Readonly<Record<TipoEvento, true>> = {
  campanha_publicada: true,
  campanha_alterada: true,
  campanha_pausada: true,
  campanha_retomada: true,
  campanha_encerrada: true,
  campanha_excluida: true,
  campanha_restaurada: true,
  campanha_duplicada: true,
  etapa_criada: true,
  etapa_alterada: true,
  etapa_removida: true,
  etapa_restaurada: true,
  inscricao_criada: true,
  inscricao_movida: true,
  inscricao_motivo: true,
  inscricao_atribuida: true,
  inscricao_avaliada: true,
  inscricao_desfeita: true,
  campanha_pessoa_apagada: true,
  campanha_pessoa_oculta: true,
  campanha_pessoa_corrigida: true,
  campanha_pessoas_unidas: true,
  inscricao_retirada: true,
  inscricao_confirmada: true,
  inscricao_recusada: true,
  talento_corrigido: true,
  talento_oculto: true,
  talento_restaurado: true,
  talento_continua: true,
  talento_guardado: true,
  equipe_alterada: true,
  nota_criada: true,
  resultado_teste_registrado: true,
  talento_criado: true,
  talento_unido: true,
  talento_separado: true,
  talento_distinguido: true,
  mensagem_enviada: true,
  mensagem_falhou: true,
  mensagem_modelo_criado: true,
  mensagem_modelo_alterado: true,
  mensagem_modelo_removido: true,
  processo_modelo_criado: true,
  processo_modelo_alterado: true,
  processo_modelo_removido: true,
}

/** Whether a text of the log is one of ours. */
export const isTipoEvento = (tipo: string): tipo is TipoEvento => tipo in TIPOS
