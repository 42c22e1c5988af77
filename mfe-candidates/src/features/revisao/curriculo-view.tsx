import { Box, ErrorState, Skeleton } from '@seleta/ui/core'
import { lazy, Suspense } from 'react'
import { useCurriculoBytes } from '../../queries/revisao-queries'
import { curriculoWords } from '../../queries/use-curriculo'

const PdfPages = lazy(() => import('./pdf-pages'))

interface Props {
  readonly identificador: string
  readonly nome: string
  /** False: drawn ahead, out of sight, for whoever comes next. */
  readonly isShown: boolean
}

/** The résumé in the page: the file, or what is drawn from the person's data where there is none (product 41, 63). */
export function CurriculoView({ identificador, nome, isShown }: Props) {
  const { data, error, isFetching, refetch } = useCurriculoBytes(identificador)
  return (
    <Box sx={isShown ? {} : AHEAD} aria-hidden={!isShown}>
      {data !== undefined ? (
        <Suspense fallback={<Paper />}>
          <PdfPages bytes={data} nome={nome} isShown={isShown} />
        </Suspense>
      ) : error === null ? (
        <Paper />
      ) : (
        <ErrorState
          title={curriculoWords(error)}
          kept="Os dados ao lado são da pessoa."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          level={3}
        />
      )}
    </Box>
  )
}

/** It has its width, and takes no place. */
const AHEAD = {
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: 0,
  overflow: 'hidden',
  visibility: 'hidden',
} as const

/** As large as the page that will stand there. */
const Paper = () => (
  <Skeleton variant="rectangular" sx={{ width: '100%', height: 'auto', aspectRatio: '210 / 297' }} />
)
