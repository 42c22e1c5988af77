import type { CampanhaRascunho } from '@seleta/contract/campanhas'
import { IDIOMA_DA_FLAG, NIVEL_DA_FLAG } from '@seleta/contract/flag-words'

/** The flags of step 3, in the order of spec section 3, with their words. */

type Vaga = CampanhaRascunho['vaga']
type FlagsOf<T> = { [K in keyof T]: T[K] extends boolean ? K : never }[keyof T] & string
interface Flag<T> {
  readonly key: FlagsOf<T>
  readonly label: string
}

const INDIFERENTE = { key: 'indiferente', label: 'Indiferente' } as const

const named = <K extends string>(words: Readonly<Record<K, string>>) =>
  // Object.keys forgets the literal keys.
  (Object.keys(words) as K[]).map((key) => ({ key, label: words[key] }))

export const NIVEL_FLAGS: readonly Flag<Vaga['nivelEnsino']>[] = [INDIFERENTE, ...named(NIVEL_DA_FLAG)]

export const CURSO_FLAGS: readonly Flag<Vaga['curso']>[] = [
  INDIFERENTE,
  { key: 'completo', label: 'Completo' },
  { key: 'trancado', label: 'Trancado' },
  { key: 'cursando', label: 'Cursando' },
]

export const EXPERIENCIA_FLAGS: readonly Flag<Vaga['tempoExperiencia']>[] = [
  INDIFERENTE,
  { key: 'ate6Meses', label: 'Até 6 meses' },
  { key: 'umDoisAnos', label: '1 a 2 anos' },
  { key: 'tresQuatroAnos', label: '3 a 4 anos' },
  { key: 'cincoAnos', label: '5 anos ou mais' },
]

export const IDIOMA_FLAGS: readonly Flag<Vaga['idiomas']>[] = [INDIFERENTE, ...named(IDIOMA_DA_FLAG)]
