import { BACK_TO_CAMPANHAS } from '@seleta/contract/screen-words'
import { sessionAtom, useAtomValue } from '@seleta/api-client'
import { paths } from '@seleta/shell'
import { Button, Typography } from '@seleta/ui/core'
import { Link, useLocation } from 'react-router-dom'
import { useDocumentTitle } from '../queries/document-title'
import { notFoundEntry } from '../rules/page-table'
import { publicPageAbove } from '../rules/public-page'
import { TroublePage } from '../features/trouble/trouble-page'

/** An address that is nobody's. */
export function NotFoundPage({ isFramed }: { isFramed: boolean }) {
  const { isAuth } = useAtomValue(sessionAtom)
  const { title } = notFoundEntry.page
  useDocumentTitle(title)
  return (
    <TroublePage title={title} isFramed={isFramed}>
      <Typography sx={{ color: 'text.secondary' }}>
        O endereço pode ter mudado ou sido digitado com algum erro, ou o que ele mostrava foi excluído.
      </Typography>
      {isAuth ? (
        <Button component={Link} to={paths.campanhas()} variant="contained">
          {BACK_TO_CAMPANHAS}
        </Button>
      ) : (
        <WaysOfAStranger />
      )}
    </TroublePage>
  )
}

/** Whoever is not signed in may be looking for a job, or for the door. */
function WaysOfAStranger() {
  const above = publicPageAbove(useLocation().pathname)
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>
        Procura uma vaga? Abra o endereço que a empresa divulgou. Já se inscreveu? O link da sua inscrição
        está no e-mail de confirmação.
      </Typography>
      {above !== null && (
        <Button href={above.address} variant="contained">
          {above.label}
        </Button>
      )}
      <Button component={Link} to={paths.login()} variant={above === null ? 'contained' : 'text'}>
        Entrar na Seleta
      </Button>
    </>
  )
}
