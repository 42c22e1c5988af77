import { Asked } from '@seleta/campanha/asked'
import { RECOMENDACAO_WORDS } from '@seleta/contract/avaliacao-words'
import type { AvaliacaoEnviada } from '@seleta/contract/avaliacoes'
import { formatDecimal } from '@seleta/regras/numbers'
import { Box, Button, EmptyState, ItemRow } from '@seleta/ui/core'
import { useState } from 'react'
import type { useEnviadas } from '../../queries/avaliacoes-queries'
import { chaveOf } from '../../rules/mesa'
import { LaterAvaliacoesDialog } from '../avaliacao/later-avaliacoes-dialog'
import { TimeAgo } from '../talentos/time-ago'

/** Whom one has judged: read again, with the others' cards, and changed by a new version (product 72, 73). */
export const Enviadas = ({ enviadas }: { readonly enviadas: ReturnType<typeof useEnviadas> }) => (
  <Asked query={enviadas} loading="Carregando o que você avaliou" rows={4} level={2}>
    {(data) => <List data={data} />}
  </Asked>
)

function List({ data }: { readonly data: readonly AvaliacaoEnviada[] }) {
  const [open, setOpen] = useState<AvaliacaoEnviada | null>(null)
  // Whoever's card is open stays, although the list has nobody any more.
  if (data.length === 0 && open === null)
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
        <LaterAvaliacoesDialog
          identificador={open.identificador}
          nome={open.nome}
          campanhaId={open.campanhaId}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}
