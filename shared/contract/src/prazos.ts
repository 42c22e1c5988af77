/**
 * How long a company keeps a person after their last process (product 90, decision 116): months, as it chooses; a process
 * in which nothing happens for so many months counts as over; days between the mail that tells and the hiding, and
 * between the hiding and the erasing.
 */
export const RETENCAO = {
  minMeses: 3,
  maxMeses: 24,
  padraoMeses: 6,
  paradoMeses: 12,
  avisoDias: 30,
  ocultaDias: 30,
  /** So often somebody is told anew whose mail never left. */
  avisosDeNovo: 2,
} as const

/** A link to judge without an account holds for so many days; each time it is opened, for so many hours (product 72). */
export const LINK_AVALIACAO_DIAS = 14
export const CONVIDADO_HORAS = 12
/** An invitation can be taken up for so many days. */
export const CONVITE_DIAS = 7
/** After the password a code of the second factor is waited for so long. */
export const CODIGO_MINUTES = 5
/** Whoever goes to the company's provider is back by then. */
export const IDA_MINUTES = 10
/** The link to a new password holds for so many minutes (product 5). */
export const SENHA_LINK_MINUTES = 30
/** The link of an account that a command made holds for so many hours. */
export const CONTA_LINK_HOURS = 24
/** What a campaign's conversion stands beside: the whole company's, over so many days. */
export const EMPRESA_DIAS = 90
/** Days back for whoever is here for the first time. */
export const DIAS_FIRST = 7
/** A call with an `Idempotency-Key` gets its first answer again for so long. */
export const CHAVE_HOURS = 24
