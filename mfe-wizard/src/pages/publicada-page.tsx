import { BACK_TO_CAMPANHAS } from '@seleta/contract/screen-words'
import { CallError, wordsFor } from '@seleta/api-client'
import { CAMPANHA_GONE } from '@seleta/contract/faltas'
import { Link, paths, useParams } from '@seleta/shell'
import { Button, ErrorState, LoadingRows } from '@seleta/ui/core'
import { PublicadaView } from '../features/publicacao/publicada-view'
import { usePublicada } from '../queries/publicada-queries'

/** A campaign that is out: its link, its job boards and whom to invite (audit W14). */
export default function PublicadaPage() {
  const { campanhaId = '' } = useParams()
  const publicada = usePublicada(Number(campanhaId))
  const { data, error } = publicada
  if (data !== undefined) return <PublicadaView campanha={data} />
  if (!publicada.isError) return <LoadingRows rows={4} label="Carregando a campanha" />
  const isGone = error instanceof CallError && error.kind === 'not-found'
  return (
    <ErrorState
      title={isGone ? CAMPANHA_GONE : wordsFor(error)}
      level={3}
      {...(isGone ? {} : { onRetry: () => void publicada.refetch(), isRetrying: publicada.isFetching })}
      action={
        <Button variant="outlined" component={Link} to={paths.campanhas()}>
          {BACK_TO_CAMPANHAS}
        </Button>
      }
    />
  )
}
