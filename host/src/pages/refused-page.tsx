import { useAcesso } from '@seleta/api-client'
import { tellWhoHelps } from '@seleta/contract/papeis'
import { Typography } from '@seleta/ui/core'
import { TroublePage } from '../features/trouble/trouble-page'

/** In place of a page that the role does not open: says who can help (product 70). */
export function RefusedPage() {
  return (
    <TroublePage title="Seu papel não abre esta página" isFramed>
      <Typography>{tellWhoHelps(useAcesso().administradores)}</Typography>
    </TroublePage>
  )
}
