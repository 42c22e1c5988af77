/** The roles of a company's people (product 70). Whoever signs up is ADMINISTRADOR. */
export const PAPEIS = ['ADMINISTRADOR', 'RECRUTADOR', 'GESTOR', 'LEITURA'] as const
export type Papel = (typeof PAPEIS)[number]

/** Who calls: somebody of the company in a role, or a guest of one campaign, who came by a link (product 72). */
export type Chamador = Papel | 'CONVIDADO'

/** What people read. */
export const PAPEL_WORDS = {
  ADMINISTRADOR: 'Administrador',
  RECRUTADOR: 'Recrutador',
  GESTOR: 'Gestor',
  LEITURA: 'Leitura',
} as const satisfies Record<Papel, string>

/** What somebody is in the team of a campaign (product 71). */
export const FUNCOES_NA_EQUIPE = ['RESPONSAVEL', 'RECRUTADOR', 'GESTOR', 'ENTREVISTADOR'] as const
export type FuncaoNaEquipe = (typeof FUNCOES_NA_EQUIPE)[number]

export const FUNCAO_WORDS = {
  RESPONSAVEL: 'Responsável',
  RECRUTADOR: 'Recrutador',
  GESTOR: 'Gestor',
  ENTREVISTADOR: 'Entrevistador',
} as const satisfies Record<FuncaoNaEquipe, string>

/**
 * What each role may be chosen for in a team (product 71): whoever answers for a campaign, or moves its people, is somebody
 * who recruits; whoever reads no people judges none.
 */
const FUNCOES_DO_PAPEL = {
  ADMINISTRADOR: FUNCOES_NA_EQUIPE,
  RECRUTADOR: FUNCOES_NA_EQUIPE,
  GESTOR: ['GESTOR', 'ENTREVISTADOR'],
  LEITURA: [],
} as const satisfies Record<Papel, readonly FuncaoNaEquipe[]>

/** The functions that somebody of a role may be chosen for; in the order in which they are offered. */
export const funcoesDo = (papel: Papel): readonly FuncaoNaEquipe[] => FUNCOES_DO_PAPEL[papel]

/** Whether a team has somebody who answers for the campaign: each has. */
export const hasResponsavel = (equipe: readonly { readonly funcao: FuncaoNaEquipe }[]): boolean =>
  equipe.some(({ funcao }) => funcao === 'RESPONSAVEL')
export const NO_RESPONSAVEL = 'Escolha quem é responsável pela campanha.'

/** Stable word of a refusal by role: unlike other refusals of its kind it ends no session. */
export const FORBIDDEN_CODE = 'sem_permissao'

/** Names that are read out; who has more is asked for by the first ones. */
const MOST_NAMES = 3

/**
 * Who can help somebody whose role does not allow what they want (product 70).
 * @param administradores their names
 * @returns a sentence: 'Peça a um administrador: Ana, Rui.'
 */
export function tellWhoHelps(administradores: readonly string[]): string {
  const nomes = administradores.slice(0, MOST_NAMES).join(', ')
  return nomes === '' ? 'Peça a um administrador.' : `Peça a um administrador: ${nomes}.`
}
