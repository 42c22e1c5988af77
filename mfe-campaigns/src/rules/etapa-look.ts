import type { TipoEtapa } from '@seleta/contract/limits'
import { paint } from '@seleta/ui/paint'

interface EtapaLook {
  readonly color: string
  /** Neighbours that look alike to whoever sees few colours differ by stripes. */
  readonly isHatched?: true
}

/** A stage of no type, and people in none. */
export const LOOK_OF_OTHERS: EtapaLook = { color: paint.controlBorder }

/** In a chart a stage has the colour of its type, as on every other screen (design section 6). */
const LOOK_OF_TIPO: Readonly<Record<TipoEtapa, EtapaLook>> = {
  triagem: { color: paint.steps.triagem.text },
  questionario: { color: paint.steps.questionario.text, isHatched: true },
  entrevista: { color: paint.steps.entrevistas.text },
  finalista: { color: paint.steps.finalistas.text, isHatched: true },
  contratado: { color: paint.success.text },
  reprovado: { color: paint.error.text },
  desistente: LOOK_OF_OTHERS,
}

/** @param tipo null is a stage of no type; one of a newer server looks the same (audit A10) */
export const lookOfTipo = (tipo: TipoEtapa | null): EtapaLook =>
  tipo === null ? LOOK_OF_OTHERS : (LOOK_OF_TIPO[tipo] ?? LOOK_OF_OTHERS)
