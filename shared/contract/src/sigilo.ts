import { z } from 'zod'
import type { Chamador } from './papeis'

/** What of a person not everybody may read who may read of the person: product 70, decision 174. */

/** Whoever judges by a link reads what a Gestor does (product 72). */
const FORA_DO_RECRUTAMENTO = ['GESTOR', 'CONVIDADO', 'LEITURA'] as const

export const SIGILOS = {
  /** Where they live and how they are reached. */
  contato: FORA_DO_RECRUTAMENTO,
  /** CPF, PIS. */
  documento: FORA_DO_RECRUTAMENTO,
  /** What they earn and ask for. */
  salario: FORA_DO_RECRUTAMENTO,
  /** What must not weigh in a choice. */
  sensivel: FORA_DO_RECRUTAMENTO,
  /** What happened with them elsewhere in the company, and who else they may be. */
  percurso: FORA_DO_RECRUTAMENTO,
  /** Where they learned, what they wrote of themselves, and the file as it came: hidden blind alone (decision 193). */
  escola: [],
  texto: [],
  arquivo: [],
} as const satisfies Record<string, readonly Chamador[]>
export type Sigilo = keyof typeof SIGILOS

/** Whether a role reads nothing of what is kept so. */
export const isKeptFrom = (papel: Chamador, sigilo: Sigilo): boolean => {
  const papeis: readonly Chamador[] = SIGILOS[sigilo]
  return papeis.includes(papel)
}

/** What is hidden of somebody in blind triage, whoever reads it: product 76, decision 193. */
const AS_CEGAS: readonly Sigilo[] = [
  'contato',
  'documento',
  'sensivel',
  'percurso',
  'escola',
  'texto',
  'arquivo',
]
export const isKeptBlind = (sigilo: Sigilo): boolean => AS_CEGAS.includes(sigilo)

/** What a role reads nothing of. */
export const sigilosOf = (papel: Chamador): Sigilo[] =>
  // Object.keys forgets the literal keys.
  (Object.keys(SIGILOS) as Sigilo[]).filter((sigilo) => isKeptFrom(papel, sigilo))

interface Marca {
  /** The roles that read nothing here. */
  readonly sigilo?: Sigilo
  /** Of a list: the key of its items that holds the campaign; others than those in reach are left out. */
  readonly campanha?: string
}

/** What the fields of answers say of themselves. */
export const marcas = z.registry<Marca>()

/** A field that reads as empty for some roles. */
export const sigiloso = <T extends z.ZodType>(sigilo: Sigilo, campo: T): T => {
  marcas.add(campo, { sigilo })
  return campo
}

/** A list of things of several campaigns: whoever sees some campaigns alone gets theirs. */
export const porCampanha = <T extends z.ZodObject>(item: T, campanha: keyof z.output<T> & string) => {
  const list = z.array(item)
  marcas.add(list, { campanha })
  return list
}
