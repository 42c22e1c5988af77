import { useAcesso } from '@seleta/api-client'
import { PAPEL_WORDS, tellWhoHelps } from '@seleta/contract/papeis'
import { paths } from '@seleta/shell'
import { Button, Typography } from '@seleta/ui/core'
import { Link } from 'react-router-dom'
import { TroublePage } from '../features/trouble/trouble-page'

/** In place of a page that the role does not open: says who can help (product 70). */
export function RefusedPage() {
  const { papel, administradores } = useAcesso()
  return (
    <TroublePage title="Seu papel não abre esta página" isFramed>
      <Typography>
        {papel === undefined ? null : `Seu papel na empresa é ${PAPEL_WORDS[papel]}. `}
        {tellWhoHelps(administradores)}
      </Typography>
      <Button variant="contained" component={Link} to={paths.campanhas()}>
        Ver campanhas
      </Button>
    </TroublePage>
  )
}
