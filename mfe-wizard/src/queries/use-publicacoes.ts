import { useCall } from '@seleta/api-client'
import type { Campanha } from '@seleta/contract/campanhas'
import { useRascunho } from './rascunho/use-rascunho'

/** What became of a published campaign on each job board; nothing while it is a draft. */
export function usePublicacoes(): Campanha['publicacoes'] {
  const origin = useRascunho((state) => state.origin)
  const id = origin.kind === 'campanha' ? origin.id : 0
  const campanha = useCall('getCampanha', { params: { id } }, { isEnabled: id !== 0 })
  return campanha.data?.publicacoes ?? []
}
