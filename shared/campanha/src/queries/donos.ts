import { change, useCall, wordsFor } from '@seleta/api-client'
import type { Dono, SetDonoAnswer } from '@seleta/contract/donos'
import { undoUntil } from '@seleta/contract/tell-avisos'
import { now } from '@seleta/regras/now'
import { useHostServices } from '@seleta/shell'
import { tellDono, tellDonoUndone } from '../dono-words'

/** Colleagues who may take care of a campaign's people: whoever asks first. */
export function useDonos(campanhaId: number): {
  readonly donos: readonly Dono[] | undefined
  readonly eu: number | undefined
  readonly error: Error | null
  readonly refetch: () => unknown
} {
  const { data, error, refetch } = useCall('listDonos', { params: { id: campanhaId } }, { freshFor: 60_000 })
  const eu = useCall('getUsuario', {}).data?.id
  const mine = data?.filter(({ id }) => id === eu) ?? []
  return { donos: data && [...mine, ...data.filter(({ id }) => id !== eu)], eu, error, refetch }
}

/** Leaves people with a colleague, or with nobody; it can be taken back for two minutes. Answers whether it is written. */
export function useSetDono(campanhaId: number) {
  const { notify, undo } = useHostServices()
  const eu = useCall('getUsuario', {}, { isEnabled: false }).data?.id

  async function takeBack(mudadas: SetDonoAnswer['pessoas'], donoId: number | null): Promise<void> {
    const pessoas = mudadas.map(({ identificador, antes }) => ({
      identificador,
      donoId: antes?.id ?? null,
      de: donoId,
    }))
    const answer = await change('setDono', { body: { campanhaId, pessoas } })
    notify({ text: tellDonoUndone(answer.pessoas, mudadas.length), tone: 'info' })
  }

  return async (identificadores: readonly string[], dono: Dono | null): Promise<boolean> => {
    const donoId = dono?.id ?? null
    try {
      const { pessoas } = await change('setDono', {
        body: { campanhaId, pessoas: identificadores.map((identificador) => ({ identificador, donoId })) },
      })
      const mudadas = pessoas.filter(({ resultado }) => resultado === 'mudou')
      const text = tellDono(pessoas, identificadores.length, dono, eu)
      if (mudadas.length === 0) notify({ text, tone: 'info' })
      else
        undo.offer({
          about: `dono-${campanhaId}-${identificadores[0] ?? ''}-${identificadores.length}`,
          text,
          until: undoUntil(now()),
          run: () => takeBack(mudadas, donoId),
        })
      return true
    } catch (error) {
      notify({ text: wordsFor(error), tone: 'error' })
      return false
    }
  }
}
