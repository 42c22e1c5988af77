import { type Chamador, PAPEIS } from './papeis'

/** What somebody may do, and who: product 70, decision 174. Read by the api alone. */

const ADMINISTRA = ['ADMINISTRADOR'] as const
const RECRUTA = ['ADMINISTRADOR', 'RECRUTADOR'] as const
const AVALIA = ['ADMINISTRADOR', 'RECRUTADOR', 'GESTOR'] as const
/** Guests too, who came by a link (product 72). */
const DA_MESA = [...AVALIA, 'CONVIDADO'] as const

export const capacidades = {
  /** Ending one's own session. */
  sair: [...PAPEIS, 'CONVIDADO'],
  /** One's own account and sessions, the company's name, the words of the catalogues. */
  conta: PAPEIS,
  /** Campaigns, and how they do. */
  campanhas: PAPEIS,
  /** How the company does, over all of its campaigns. */
  graficos: ['ADMINISTRADOR', 'RECRUTADOR', 'LEITURA'],
  /** People of a campaign: lists and boards. */
  pessoas: AVALIA,
  /** One person, what they answered, and their résumé. */
  pessoa: DA_MESA,
  notas: AVALIA,
  /** The bell: the company's notices for whoever recruits, and one's own. */
  avisos: AVALIA,
  /** Judging people, and reading how others did once that may be. */
  avaliar: DA_MESA,
  /** Making and changing campaigns, their stages and models. */
  publicar: RECRUTA,
  /** Moving people, bringing them in, and what is told of them to whoever recruits. */
  recrutar: RECRUTA,
  documentos: RECRUTA,
  mensagens: RECRUTA,
  exportar: RECRUTA,
  colegas: RECRUTA,
  /** Who works here, and in which role. */
  usuarios: ADMINISTRA,
  chaves: ADMINISTRA,
  /** Erasing a person for good. */
  apagar: ADMINISTRA,
  empresa: ADMINISTRA,
} as const satisfies Record<string, readonly Chamador[]>

export type Capacidade = keyof typeof capacidades

/** Those of people who see only the campaigns of their teams: each call says where its campaigns are found. */
export type CapacidadeDaEquipe = {
  [C in Capacidade]: 'GESTOR' extends (typeof capacidades)[C][number] ? C : never
}[Capacidade]
