/**
 * What one number of the figures counts (decision 178): lists take it as a filter, so that a number opens exactly its
 * people. No zod: the browser reads it.
 */

/** Of these, `valor` names the source, as `formatFonte` writes it; '' is any. */
const OF_FONTE = [
  /** Applied in the period. */
  'inscricoes',
  /** Of them, who ever came to a stage of interviews. */
  'entrevistadas',
  /** Of them, who is hired now. */
  'contratadas',
] as const

export const FIGURAS = [
  ...OF_FONTE,
  /** Applied in the period and had a first answer. */
  'respondidas',
  /** Hired in the period. */
  'contratacoes',
  /** Hired in the period, and with it the last position of the campaign was filled. */
  'preenchimentos',
  /** Came in the period to a kind of stage, which `valor` names. */
  'chegaram',
  /** Of them, who came to a later kind since. */
  'avancaram',
  /** Process ended in the period, for the reason whose id `valor` is. */
  'encerradas',
  /** Never had a word, and are neither gone nor hired. */
  'pendentes',
] as const
export type NomeDaFigura = (typeof FIGURAS)[number]

export interface Figura {
  readonly nome: NomeDaFigura
  /** What lies after this moment is counted; absent: from the beginning. */
  readonly desde?: string | undefined
  /** Only applications that this colleague moved last. */
  readonly usuarioId?: number | undefined
  readonly valor?: string | undefined
}

/** A source in one word; the free word of who applied directly stands after the first stroke. */
export const formatFonte = ({ origem, fonte }: { readonly origem: string; readonly fonte: string }) =>
  `${origem}/${fonte}`

/** @returns null for what is no source */
export function readFonte(valor: string): { readonly origem: string; readonly fonte: string } | null {
  const [, origem, fonte] = /^([A-Z]+)\/(.*)$/s.exec(valor) ?? []
  return origem === undefined || fonte === undefined ? null : { origem, fonte }
}

const PARTS = /^([a-z]+)~([^~]*)~(\d{0,15})~(.*)$/s

/** A figure as addresses have it. */
export const formatFigura = ({ nome, desde = '', usuarioId, valor = '' }: Figura): string =>
  [nome, desde, usuarioId ?? '', valor].join('~')

/** @returns null for what is no figure */
export function readFigura(text: string): Figura | null {
  const [, word, desde, usuarioId, valor] = PARTS.exec(text) ?? []
  const nome = FIGURAS.find((one) => one === word)
  if (nome === undefined || (desde !== '' && Number.isNaN(Date.parse(desde ?? '')))) return null
  return {
    nome,
    ...(desde !== '' && { desde }),
    ...(usuarioId !== '' && { usuarioId: Number(usuarioId) }),
    ...(valor !== '' && { valor }),
  }
}
