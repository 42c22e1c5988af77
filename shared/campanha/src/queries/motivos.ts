import { change, useCall, useCan, wordsFor } from '@seleta/api-client'
import type { Motivo } from '@seleta/contract/motivos'
import { useHostServices } from '@seleta/shell'

/** The reasons that are offered for a process's end (product 68); undefined while they are on their way. */
export function useOfferedMotivos(isEnabled = true): readonly Motivo[] | undefined {
  const isMine = useCan()('listMotivos')
  return useCall('listMotivos', {}, { isEnabled: isEnabled && isMine, freshFor: 60_000 }).data?.filter(
    ({ isOculto }) => !isOculto,
  )
}

/** Whose reason is said. */
export interface Ended {
  readonly campanhaId: number
  readonly identificadores: readonly string[]
}

/** Says why it ended for them once they have been moved; null takes it back. Answers whether it is written. */
export function useSetMotivo() {
  const { notify } = useHostServices()
  return async ({ campanhaId, identificadores }: Ended, motivo: Pick<Motivo, 'id' | 'nome'> | null) => {
    try {
      const body = { campanhaId, identificadores: [...identificadores], motivoId: motivo?.id ?? null }
      await change('setMotivo', { body })
      notify({ text: motivo === null ? 'Motivo retirado.' : `Motivo: ${motivo.nome}.`, tone: 'success' })
      return true
    } catch (error) {
      notify({ text: wordsFor(error), tone: 'error' })
      return false
    }
  }
}
