import type { Acompanhamento } from '@seleta/contract/acompanhamento'
import type { CampanhaPublica, VagaPublicaItem } from '@seleta/contract/publico'
import type { FieldErrors, InscricaoForm } from './inscricao-form'

/**
 * What each public page is drawn from. The server draws a page with it and leaves it in the document, so that the
 * area's code takes the same page over without asking for anything and without a flicker (product 53).
 */
export interface Pages {
  readonly campanha: {
    readonly vaga: CampanhaPublica
    /** Absolute address of the job, for passing it on. */
    readonly endereco: string
  }
  readonly inscricao: {
    readonly vaga: CampanhaPublica
    /** Absolute address of this product, for the links that somebody keeps. */
    readonly site: string
    readonly origem: string
    /** What was sent and could not be taken, with what is wrong; null on a first visit. */
    readonly envio: {
      readonly form: InscricaoForm
      readonly faltas: FieldErrors
      readonly aviso: string
    } | null
    readonly feita: Taken | null
  }
  /** The open jobs of all companies. */
  readonly vagas: ListOfVagas
  /** Those of one. */
  readonly empresa: ListOfVagas & {
    readonly empresa: { readonly nome: string; readonly slug: string; readonly former: readonly string[] }
  }
  readonly acompanhamento: {
    /** Null: the link is not one of ours, or the data were deleted. */
    readonly dados: Acompanhamento | null
    /** The link asks whether a mailbox is the person's; null: it does not. */
    readonly troca: { readonly empresa: string; readonly email: string } | null
    /** The link asked that, of a change that was given up or replaced; null or absent: it did not. */
    readonly desfeita?: { readonly empresa: string } | null
    /** The link asks whether somebody goes on (decision 116), who may never have applied; null: it does not. */
    readonly continuar: {
      readonly guarda: NonNullable<Acompanhamento['guarda']>
      readonly aConfirmar: Acompanhamento['aConfirmar']
    } | null
    readonly chave: string
    /** The company that it is about; where nothing is found, the installation's only one. */
    readonly slug: string | null
    readonly aviso: string
    /** Why what was asked for was not done; '' when it was. */
    readonly refusal: string
    /** The correction as it was typed, when it could not be taken; null otherwise. */
    readonly correcao: CorrecaoTyped | null
    /** What is wrong in it, by field. */
    readonly faltas: FieldErrors
  }
  /** What a company has chosen (decision 116), or the installation's only one; null where there are several. */
  readonly privacidade: {
    readonly empresa: string | null
    readonly meses: number | null
    readonly slug: string | null
    /** Whether the installation sends e-mails. */
    readonly emailLigado: boolean
  }
}
/** A correction as it was typed. */
export type CorrecaoTyped = Acompanhamento['pessoa'] & {
  /** With what its form was drawn, as JSON. */
  readonly antes?: string
  readonly desistir?: boolean
}
/** A page of open jobs, the newest first, or of what a search finds among them. */
interface ListOfVagas {
  readonly vagas: readonly VagaPublicaItem[]
  readonly total: number
  readonly page: number
  readonly pages: number
  readonly busca: string
}
export type PageId = keyof Pages

/** An application that was taken. */
export interface Taken {
  /** Key of the page that shows what was sent. */
  readonly acompanhamento: string
}

/** Id of the element that carries a page's data in the document. */
export const DATA_ID = 'seleta-dados'

export interface ServedPage<P extends PageId = PageId> {
  readonly page: P
  readonly dados: Pages[P]
}
