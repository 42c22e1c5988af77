import type { CampanhaRascunho } from '@seleta/contract/campanhas'

/** The flags of step 3, in the order of spec section 3, with their words. */

type Vaga = CampanhaRascunho['vaga']
type FlagsOf<T> = { [K in keyof T]: T[K] extends boolean ? K : never }[keyof T] & string
interface Flag<T> {
  readonly key: FlagsOf<T>
  readonly label: string
}

export const NIVEL_FLAGS: readonly Flag<Vaga['nivelEnsino']>[] = [
  { key: 'indiferente', label: 'Indiferente' },
  { key: 'fundamental', label: 'Ensino Fundamental' },
  { key: 'medio', label: 'Ensino Médio' },
  { key: 'tecnico', label: 'Ensino Técnico' },
  { key: 'superior', label: 'Ensino Superior' },
]

export const CURSO_FLAGS: readonly Flag<Vaga['curso']>[] = [
  { key: 'indiferente', label: 'Indiferente' },
  { key: 'completo', label: 'Completo' },
  { key: 'trancado', label: 'Trancado' },
  { key: 'cursando', label: 'Cursando' },
]

export const EXPERIENCIA_FLAGS: readonly Flag<Vaga['tempoExperiencia']>[] = [
  { key: 'indiferente', label: 'Indiferente' },
  { key: 'ate6Meses', label: 'Até 6 meses' },
  { key: 'umDoisAnos', label: '1 a 2 anos' },
  { key: 'tresQuatroAnos', label: '3 a 4 anos' },
  { key: 'cincoAnos', label: '5 anos ou mais' },
]

export const IDIOMA_FLAGS: readonly Flag<Vaga['idiomas']>[] = [
  { key: 'indiferente', label: 'Indiferente' },
  { key: 'portugues', label: 'Português' },
  { key: 'ingles', label: 'Inglês' },
  { key: 'espanhol', label: 'Espanhol' },
  { key: 'frances', label: 'Francês' },
  { key: 'alemao', label: 'Alemão' },
  { key: 'italiano', label: 'Italiano' },
]
