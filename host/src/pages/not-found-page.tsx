import { paths } from '@seleta/shell'
import { Button, Typography } from '@seleta/ui/core'
import { Link } from 'react-router-dom'
import { useDocumentTitle } from '../queries/document-title'
import { notFoundEntry } from '../rules/page-table'
import { TroublePage } from '../features/trouble/trouble-page'

/** An address that is nobody's. */
export function NotFoundPage({ isFramed }: { isFramed: boolean }) {
  const { title } = notFoundEntry.page
  useDocumentTitle(title)
  return (
    <TroublePage title={title} isFramed={isFramed}>
      <Typography sx={{ color: 'text.secondary' }}>
        O endereço pode ter mudado ou sido digitado com algum erro, ou o que ele mostrava foi excluído.
      </Typography>
      <Button component={Link} to={paths.campanhas()} variant="contained">
        Voltar para as campanhas
      </Button>
    </TroublePage>
  )
}
