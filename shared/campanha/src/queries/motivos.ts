import { change, useCall, useCan, wordsFor } from '@seleta/api-client'
import type { Motivo } from '@seleta/contract/motivos'
import { useHostServices } from '@seleta/shell'

/** The reasons that are offered for a process's end (product 68), and how the question for them stands. */
export function useMotivos(isEnabled: boolean): {
  readonly motivos: readonly Motivo[] | undefined
  readonly error: Error | null
  readonly refetch: () => unknown
} {
  const isMine = useCan()('listMotivos')
  const { data, error, refetch } = useCall(
    'listMotivos',
    {},
    { isEnabled: isEnabled && isMine, freshFor: 60_000 },
  )
  return { motivos: data?.filter(({ isOculto }) => !isOculto), error, refetch }
}

/** The same for whoever goes on without them: undefined while they are on their way, or do not come. */
export const useOfferedMotivos = (isEnabled = true): readonly Motivo[] | undefined =>
  useMotivos(isEnabled).motivos

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
