import { formatDecimal } from '@seleta/regras/numbers'

/** What judging people is called. No zod: the browser reads it. Product 73. */

/** A ficha's criteria, what each is judged by, and how long its words are. */
export const FICHA = {
  minCriterios: 3,
  maxCriterios: 8,
  notas: [1, 2, 3, 4],
  menor: 1,
  maior: 4,
  criterio: 60,
  ponta: 120,
} as const

/** Whether two criteria are called the same: in one ficha none are. */
export const isSameCriterio = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

export const RECOMENDACOES = ['SIM', 'TALVEZ', 'NAO'] as const
export type Recomendacao = (typeof RECOMENDACOES)[number]
export const RECOMENDACAO_WORDS = {
  SIM: 'Sim',
  TALVEZ: 'Talvez',
  NAO: 'Não',
} as const satisfies Record<Recomendacao, string>

/** The most that wait for one person's judgment in one answer. */
export const PENDENTES_MAX = 500
/** The most that somebody has judged, in one answer: the latest. */
export const ENVIADAS_MAX = 100

export const LINK_SITUACOES = ['ABERTO', 'ENCERRADO', 'EXPIRADO'] as const
/** Links that are open at once for one campaign. */
export const LINKS_MAX = 50
/** Begins what a guest's session is known by. */
export const TOKEN_DO_CONVIDADO = 'convidado_'

/** Behind the name of who came by a link. */
export const BY_CONVITE = ' (por convite)'
export const FALTA_NOME_DA_FICHA = 'Informe o nome da ficha.'
export const FICHA_EM_USO = 'Já existe uma ficha com este nome.'
export const FICHA_NOT_FOUND = 'Ficha não encontrada.'
export const FALTA_CRITERIO = 'Informe o critério.'
export const FALTA_PONTA = 'Diga o que esta nota quer dizer.'
export const POUCOS_CRITERIOS = `Uma ficha tem de ${FICHA.minCriterios} a ${FICHA.maxCriterios} critérios.`
export const CRITERIO_REPETIDO = 'Cada critério uma vez.'
export const FALTA_NOTA = `Dê uma nota de ${FICHA.menor} a ${FICHA.maior}.`
export const FALTA_NOME_DO_CONVIDADO = 'Informe o nome de quem vai avaliar.'
export const LINK_DESCONHECIDO =
  'Este link não existe. Confira se o endereço veio inteiro ou peça outro a quem convidou você.'
export const LINK_ENCERRADO =
  'Este link foi encerrado por quem convidou você. Se ainda for avaliar, peça outro.'
export const LINK_EXPIRADO = 'O prazo deste link terminou. Peça outro a quem convidou você.'
export const LINK_CAMPANHA_EXCLUIDA = 'A campanha deste link foi excluída. Fale com quem convidou você.'
export const ACESSO_TERMINADO = 'Seu acesso terminou. Abra de novo o link que você recebeu.'
export const FALTA_RECOMENDACAO = 'Escolha sim, talvez ou não.'

interface Resumo {
  readonly enviadas: number
  readonly faltam: number
  readonly media: number | null
  readonly menor: number | null
  readonly maior: number | null
}

/** '2 de 3': cards that were sent, of those that are asked for. */
export const tellEnviadas = ({ enviadas, faltam }: Pick<Resumo, 'enviadas' | 'faltam'>): string =>
  `${enviadas} de ${enviadas + faltam}`

/**
 * How far the judging of somebody is, and what came of it.
 * @returns '2 de 3 · 3,4 · falta 1'; without the mean for whoever has not sent their own
 */
export const tellAvaliacoes = ({ enviadas, faltam, media }: Resumo): string =>
  [
    tellEnviadas({ enviadas, faltam }),
    ...(media === null ? [] : [formatDecimal(media)]),
    ...(faltam === 0 ? [] : [faltam === 1 ? 'falta 1' : `faltam ${faltam}`]),
  ].join(' · ')

/** How far apart the cards are: 'de 2,8 a 4'; '' where there are no two, or they may not be read yet. */
export const tellEspalhamento = ({ menor, maior }: Pick<Resumo, 'menor' | 'maior'>): string =>
  menor === null || maior === null || menor === maior
    ? ''
    : `de ${formatDecimal(menor)} a ${formatDecimal(maior)}`
