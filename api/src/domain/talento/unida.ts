import type { MotivoSemelhanca } from '@seleta/contract/entrada'
import type { Vinda } from './de-oculta-repository'
import type { ChaveDevolvida } from './find-same'

/* What a join of two people keeps of who went, so that it can be taken back (decision 108). */

/** An application that had to give way to the other person's to the same campaign, whole. */
export interface DroppedInscricao {
  readonly inscricao: Readonly<Record<string, unknown>> & {
    readonly id: number
    readonly talento_id: number
    readonly campanha_id: number
  }
  readonly respostas: readonly object[]
  /** Which one stands for both, or stood for it when that one gave way too. */
  readonly ficaId: number
  readonly mensagens: readonly number[]
  readonly eventos: readonly number[]
  readonly declaracoes: readonly number[]
  /** Sendings that had made it, or one that stands for it: none of them makes another's. Not in older joins. */
  readonly fezInscricao?: readonly number[]
  /** Its own cards, of which those that held go on holding there. Not in older joins. */
  readonly avaliacoes?: readonly number[]
  /** Merges that it had come with. Not in older joins. */
  readonly fusoes?: readonly number[]
  /** What stages had written to its person, which no stage writes twice. Not in older joins. */
  readonly daEtapa?: readonly DaEtapa[]
  /** When what waited to be said of it was taken back; null: nothing did. Not in older joins. */
  readonly canceladasEm?: string | null
  /** Of the stage where it stood; null: of none. Not in older joins. */
  readonly etapaTipo?: string | null
  /** A mailbox had confirmed its answers; it counted only by what waited for one's word. Not in older joins. */
  readonly isConfirmada?: boolean
  readonly isAConfirmar?: boolean
  /** The one that stands has its answers, as it had none. */
  readonly emprestadas?: Emprestadas | null
}

/** Answers that an application has from one for which it stands. */
export interface Emprestadas {
  /** Ids of the copies. */
  readonly respostas: readonly number[]
  /** What the one that stands was judged by before. */
  readonly eliminadaMotivo: string | null
  readonly sinalizacoes: readonly object[]
}

export interface DaEtapa {
  readonly etapaId: number
  readonly canal: string
  readonly mensagemId: number
}

/** The two that were joined, as they stood beside each other. */
export interface Par {
  readonly talentoId: number
  readonly outroId: number
  readonly motivo: MotivoSemelhanca
}

/** A pair, whole, of the two people whom it was written of. */
export interface DroppedSemelhanca extends Readonly<Record<string, unknown>> {
  readonly id: number
  readonly talento_id: number
  readonly outro_id: number
}

/** Pairs with others of somebody who went into another person. */
export interface SemelhancasUnidas {
  /** Ids of those that stand with who stayed: where the one who went came later, and where they were there first. */
  readonly mais: readonly number[]
  readonly menos: readonly number[]
  /** Those for which another one stands, and those of two who are one. */
  readonly largadas: readonly DroppedSemelhanca[]
  /** The pair of the two that were joined is among them; not in older joins. */
  readonly comPar?: boolean
}

/** A whole person who went into another, with all that is needed to bring them back. */
export interface Unida {
  readonly talento: Readonly<Record<string, unknown>> & { readonly id: number }
  /** Ids of the rows that moved along, by table. */
  readonly linhas: Readonly<Record<string, readonly number[]>>
  /** Rows of imported files that had brought them. */
  readonly importadas: readonly { readonly importacaoId: number; readonly numero: number }[]
  readonly largadas: readonly DroppedInscricao[]
  /** Both people's applications that were not withdrawn when they were joined; not in older joins. */
  readonly ativas?: readonly number[]
  readonly par: Par
  /** Pairs with others that stood; not in older joins. */
  readonly semelhancas?: SemelhancasUnidas
  /** Only of whom a form alone had made, and whose mailbox is that of who stays. */
  readonly vinda?: Vinda
  /** Keys of who stays that gave way to those of who went (decision 234); not in older joins. */
  readonly cedidas?: readonly ChaveDevolvida[]
  /** A recruiter chose the e-mail of who went, which is among them. */
  readonly isEscolhida?: boolean
  /** What only a file had told of who went, that was taken back since: nobody else has it of them (decision 234). */
  readonly devolvidas?: readonly ChaveDevolvida[]
}

/** Who stands where, now that two are two again. */
export interface Voltando {
  readonly ficaId: number
  readonly voltaId: number
}

export const NO_SEMELHANCAS: SemelhancasUnidas = { mais: [], menos: [], largadas: [] }
