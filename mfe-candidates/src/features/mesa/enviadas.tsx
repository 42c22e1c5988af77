import { wordsFor } from '@seleta/api-client'
import { RECOMENDACAO_WORDS } from '@seleta/contract/avaliacao-words'
import type { AvaliacaoEnviada } from '@seleta/contract/avaliacoes'
import { formatDecimal } from '@seleta/regras/numbers'
import { Box, Button, EmptyState, ErrorState, ItemRow, LoadingRows } from '@seleta/ui/core'
import { lazy, Suspense, useState } from 'react'
import type { useEnviadas } from '../../queries/avaliacoes-queries'
import { chaveOf } from '../../rules/mesa'
import { TimeAgo } from '../talentos/time-ago'

const AvaliacoesDialog = lazy(() =>
  import('../avaliacao/avaliacoes-dialog').then((m) => ({ default: m.AvaliacoesDialog })),
)

/** Whom one has judged: read again, with the others' cards, and changed by a new version (product 72, 73). */
export function Enviadas({ enviadas }: { readonly enviadas: ReturnType<typeof useEnviadas> }) {
  const [open, setOpen] = useState<AvaliacaoEnviada | null>(null)
  const { data, error, isFetching, refetch } = enviadas
  if (data === undefined && error === null)
    return <LoadingRows rows={4} label="Carregando o que você avaliou" />
  if (data === undefined)
    return (
      <ErrorState title={wordsFor(error)} onRetry={() => void refetch()} isRetrying={isFetching} level={2} />
    )
  if (data.length === 0)
    return (
      <EmptyState title="Você ainda não avaliou ninguém.">
        <p>O que você enviar aparece aqui, e pode ser mudado por uma versão nova.</p>
      </EmptyState>
    )
  return (
    <>
      <Box component="ul" aria-label="Pessoas que você avaliou" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((one) => (
          <ItemRow
            key={chaveOf(one)}
            title={one.nome}
            detail={
              <>
                {one.campanha} · {one.etapa} · {RECOMENDACAO_WORDS[one.recomendacao]}, média{' '}
                {formatDecimal(one.media)} · <TimeAgo moment={one.enviadaEm} />
              </>
            }
          >
            <Button
              variant="outlined"
              size="small"
              aria-label={`${one.canAvaliar ? 'Ver ou mudar' : 'Ver'} a avaliação de ${one.nome}`}
              onClick={() => setOpen(one)}
            >
              {one.canAvaliar ? 'Ver ou mudar' : 'Ver'}
            </Button>
          </ItemRow>
        ))}
      </Box>
      {open === null ? null : (
        <Suspense>
          <AvaliacoesDialog
            identificador={open.identificador}
            nome={open.nome}
            campanhaId={open.campanhaId}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </>
  )
}
