import { COM_A_EMPRESA } from '../../../domain/inscricao/inscricoes-repository'
import { isTipoFinal, UNDO_WINDOW_SECONDS, type TipoEtapa } from '@seleta/contract/limits'

/** What the state of an application is read from. */
export interface EstadoFacts {
  readonly isRetirada: boolean
  /** False: it was sent with their e-mail, and taken back or refused before they had said that it was theirs. */
  readonly isDaPessoa: boolean
  /** The person may apply no more, and nobody is being chosen. */
  readonly isProcessoEncerrado: boolean
  readonly tipo: TipoEtapa | null
  /** The recruiter can still take the last move back, with its message (product 49). */
  readonly isWithinWindow: boolean
}

export interface EstadoWords {
  readonly estado: string
  readonly explicacao: string
}

const analise: EstadoWords = {
  estado: 'Em análise',
  explicacao: 'A empresa recebeu sua inscrição. Você recebe uma resposta quando ela for avaliada.',
}

const ofTipo: Readonly<Record<TipoEtapa, EstadoWords>> = {
  triagem: analise,
  questionario: {
    estado: 'Respostas em avaliação',
    explicacao: 'Sua inscrição seguiu em frente, e a empresa está avaliando suas respostas.',
  },
  entrevista: {
    estado: 'Fase de entrevistas',
    explicacao: 'Sua inscrição chegou às entrevistas. A empresa combina dia e hora com você.',
  },
  finalista: {
    estado: 'Fase final',
    explicacao: 'Você está entre as últimas pessoas deste processo.',
  },
  contratado: {
    estado: 'Vaga conquistada',
    explicacao: 'A empresa escolheu você para esta vaga. Ela entra em contato para os próximos passos.',
  },
  reprovado: {
    estado: 'Processo concluído para você',
    explicacao: 'Desta vez a empresa seguiu com outras pessoas. Agradecemos seu interesse.',
  },
  desistente: {
    estado: 'Fora do processo',
    explicacao: 'A empresa registrou que você não segue neste processo.',
  },
}

/** The state of an application as its person reads it (product 55): plain, kind, and never ahead of an undo. */
export function tellEstado({
  isRetirada,
  isDaPessoa,
  isProcessoEncerrado,
  tipo,
  isWithinWindow,
}: EstadoFacts): EstadoWords {
  if (!isDaPessoa)
    return {
      estado: 'Inscrição desfeita',
      explicacao: 'O que foi enviado com o seu e-mail não conta neste processo.',
    }
  if (isRetirada) return { estado: 'Inscrição retirada', explicacao: 'Você saiu deste processo.' }
  const isDecisao = isTipoFinal(tipo)
  if (isDecisao && isWithinWindow) return analise
  if (isProcessoEncerrado && !isDecisao) {
    return {
      estado: 'Processo encerrado',
      explicacao: 'A empresa encerrou este processo. Agradecemos seu interesse.',
    }
  }
  return tipo === null ? analise : ofTipo[tipo]
}

interface Linha {
  readonly situacao: 'ativa' | 'retirada'
  readonly isDaPessoa: boolean
  readonly campanhaSituacao: string
  /** Null while the campaign is there; restored, its people are read again. */
  readonly excluidaEm: Date | null
  readonly tipo: EstadoFacts['tipo']
  readonly naEtapaDesde: Date
}

/** The state of an application as it is kept, at that moment. */
export const estadoOf = (row: Linha, agora: Date): EstadoWords =>
  tellEstado({
    isRetirada: row.situacao === 'retirada',
    isDaPessoa: row.isDaPessoa,
    isProcessoEncerrado: row.campanhaSituacao === 'ENCERRADA' || row.excluidaEm !== null,
    tipo: row.tipo,
    isWithinWindow: agora.getTime() - row.naEtapaDesde.getTime() < UNDO_WINDOW_SECONDS * 1000,
  })

interface EnvioFacts {
  readonly estado: 'recebida' | 'confirmada' | 'recusada' | 'retirada'
  /** The application that it counts for. */
  readonly isRetirada: boolean
  readonly fezInscricao: boolean
  readonly hasEmail: boolean
  /** The person whom it counts for has an e-mail. */
  readonly isOfMailbox: boolean
}

/** What was sent counts no more: taken back, refused by its person, or its application left. */
export const isEnvioRetirado = ({
  estado,
  isRetirada,
  fezInscricao,
}: Pick<EnvioFacts, 'estado' | 'isRetirada' | 'fezInscricao'>): boolean =>
  estado === 'retirada' || estado === 'recusada' || (fezInscricao && isRetirada)

/**
 * Sent without an e-mail, and a recruiter has said whose it is: what stands is not its sender's alone any more. Nor does
 * a mailbox open what has been confirmed of somebody who has none: a recruiter has taken them apart from whose it is.
 */
export const isWithEmpresa = ({
  estado,
  fezInscricao,
  hasEmail,
  isOfMailbox,
}: Omit<EnvioFacts, 'isRetirada'>): boolean =>
  (estado === 'confirmada' && !(hasEmail && isOfMailbox)) ||
  (estado === 'recebida' && !hasEmail && (!fezInscricao || isOfMailbox))

/**
 * The state of what was sent, for whoever sent it: the same words whoever the e-mail belongs to, for the mailbox opens
 * what the company answers. Without an e-mail there is no other page than this one.
 * @param daInscricao how the application itself stands
 */
export function tellEnvio({ hasEmail, ...envio }: EnvioFacts, daInscricao: EstadoWords): EstadoWords {
  // Before anything of the application, which is somebody else's too.
  if (isWithEmpresa({ ...envio, hasEmail }))
    return { estado: 'Inscrição recebida', explicacao: COM_A_EMPRESA }
  if (isEnvioRetirado(envio))
    return { estado: 'Inscrição retirada', explicacao: 'O que você enviou não conta mais neste processo.' }
  if (!hasEmail && envio.estado === 'recebida') return daInscricao
  return {
    estado: 'Inscrição recebida',
    explicacao: hasEmail
      ? 'A empresa recebeu o que você enviou. O andamento abre pelo link que vai ao seu e-mail.'
      : 'A empresa recebeu o que você enviou e fala com você pelo contato informado.',
  }
}
