import { request } from '@seleta/api-client'
import { tellPreview } from '@seleta/contract/tell-avisos'

/**
 * What a move into a stage would send to whom, in words, before it is made (product 60).
 * @throws CallError
 */
export const askAviso = async (campanhaId: number, kanbanId: number, identificadores: readonly string[]) =>
  tellPreview(
    await request('previewMovimento', {
      body: { identificadores: [...identificadores], campanhaId, kanbanId },
    }),
  )
