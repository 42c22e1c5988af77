import type { MotivoFusao } from '@seleta/contract/entrada'
import type { Origem } from '@seleta/contract/limits'
import type { Envio } from '../inscricao/triagem'
import type { Proven } from './find-same'
import type { Chaves, Curriculo, Pessoa } from './pessoa'

/** How somebody comes in. */
export type Via = 'formulario' | 'recrutador' | 'importacao' | 'origem'

/** What the way in is told beside the people. Nothing is optional, so that no caller forgets it. */
export interface Entrada {
  readonly empresaId: number
  readonly via: Via
  readonly origem: Origem
  /** Where an application came from, in free words; empty when not told. */
  readonly fonte: string
  readonly proven: Proven
  /** Version of the consent that the person gave now; null when they gave none. */
  readonly consentimento: string | null
  /** Null: the person themselves, or a program, sent it. */
  readonly usuarioId: number | null
  readonly importacaoId: number | null
  /** Of a file that comes in parts; null: nobody comes but those who are brought in now. */
  readonly listHomonimas: ListHomonimas | null
  /** Already locked by this transaction, with the stage where people enter; null is only into the basket. */
  readonly campanha: { readonly id: number; readonly etapaId: number | null } | null
  /** Computes the scores that a change of people makes old (domain/aderencia, `createRescore`). */
  readonly rescore: Rescore
  /** Brings those of them who are hidden back into the company's sight (domain/retencao, `showTalentos`). */
  readonly bringBack: BringBack
}

/** Everybody of the whole file who has one of these names. */
export type ListHomonimas = (nomes: readonly string[]) => Promise<readonly Chaves[]>

export type Rescore = (byCampanha: readonly InscricoesDaCampanha[]) => Promise<void>

export type BringBack = (talentoIds: readonly number[]) => Promise<unknown>

export interface InscricoesDaCampanha {
  readonly campanhaId: number
  readonly inscricaoIds: readonly number[]
}

/** One person who comes in, with what came along. */
export interface Chegada {
  readonly pessoa: Pessoa
  /** Replaces an older one. */
  readonly curriculo: Curriculo | null
  /** The row of the file that told of them; null when no file did. */
  readonly linha: number | null
  /** Answers to the campaign's questions, judged; null when nobody was asked. */
  readonly envio: Envio | null
}

/** An application by the form, as it was sent (decision 108). */
export interface Declarada {
  /** Random id of what was sent. */
  readonly identificador: string
  /**
   * `nova`: it made the person. `inscrita`: a known person has a new application. `repete`: they stood in the campaign.
   * `volta`: they had withdrawn, and are asked.
   */
  readonly conta: 'nova' | 'inscrita' | 'repete' | 'volta'
  /** The application that it made, or that was there. */
  readonly inscricao: { readonly id: number; readonly identificador: string }
  /** First name and address of whom it counts for, as they are on record. */
  readonly nome: string
  readonly email: string | null
}

export type ResultadoEntrada =
  | {
      readonly tipo: 'criada' | 'unida'
      readonly talentoId: number
      readonly identificador: string
      readonly motivo: MotivoFusao | null
      /** Null: no campaign, or the person stood in it already. */
      readonly inscricao: { readonly id: number; readonly identificador: string } | null
      /** Null unless a form sent it. */
      readonly declaracao: Declarada | null
    }
  | {
      readonly tipo: 'declarada'
      readonly talentoId: number
      readonly identificador: string
      readonly declaracao: Declarada
    }
  | { readonly tipo: 'recusada'; readonly motivo: string; readonly other: string }

/**
 * What somebody says instead of what is on record. `emailPedido`: the e-mail whose mailbox has yet to say yes; null takes
 * an earlier wish back.
 */
export type Correcao = Partial<
  Pick<Pessoa, 'nome' | 'email' | 'telefone' | 'cidadeId' | 'sobre'> & { readonly emailPedido: string | null }
>
