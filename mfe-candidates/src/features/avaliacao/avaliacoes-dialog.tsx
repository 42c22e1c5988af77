import { tellAvaliacoes, tellEspalhamento } from '@seleta/contract/avaliacao-words'
import type { AvaliacoesDaEtapa } from '@seleta/contract/avaliacoes'
import { Alert, Box, Button, DialogActions, DialogContent, Typography } from '@seleta/ui/core'
import { DialogFrame } from '@seleta/ui/form'
import { useState } from 'react'
import { useAvaliacoes } from '../../queries/avaliacoes-queries'
import { AvaliacaoCard } from './avaliacao-card'
import { AvaliacaoForm } from './avaliacao-form'
import { useBegunEtapa } from './use-begun-etapa'

export interface AvaliacoesDialogProps {
  readonly identificador: string
  readonly nome: string
  readonly campanhaId: number
  readonly onClose: () => void
}

/** How a person was judged, stage by stage, with one's own card (product 73). */
export function AvaliacoesDialog({ identificador, nome, campanhaId, onClose }: AvaliacoesDialogProps) {
  const { data } = useAvaliacoes(identificador, campanhaId)
  const { etapas, begin, end } = useBegunEtapa(data ?? [])
  return (
    <DialogFrame title={`Avaliações de ${nome}`} onClose={onClose} width="sm" isWholePhone isHeld>
      <DialogContent sx={{ display: 'grid', gap: 8, alignContent: 'start' }}>
        {etapas.map((etapa) => (
          <DaEtapa
            key={etapa.etapaId}
            identificador={identificador}
            campanhaId={campanhaId}
            etapa={etapa}
            onBegun={() => begin(etapa)}
            onSent={() => end(etapa)}
          />
        ))}
        {data !== undefined && etapas.length === 0 ? (
          <Typography>Esta pessoa não está mais em uma etapa com avaliações.</Typography>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          Fechar
        </Button>
      </DialogActions>
    </DialogFrame>
  )
}

interface DaEtapaProps {
  readonly identificador: string
  readonly campanhaId: number
  readonly etapa: AvaliacoesDaEtapa
  readonly onBegun: () => void
  readonly onSent: () => void
}

function DaEtapa({ identificador, campanhaId, etapa, onBegun, onSent }: DaEtapaProps) {
  const { minha, outras, canAvaliar, faltam, ficha } = etapa
  const [isWriting, setWriting] = useState(canAvaliar && outras === null)
  const hasForm = isWriting && canAvaliar
  return (
    <section aria-label={`Etapa ${etapa.etapa}`}>
      <Typography component="h3" variant="h3">
        {etapa.etapa}
        {ficha === null ? '' : ` · ${ficha.nome}`}
      </Typography>
      <Figures etapa={etapa} />
      {outras === null ? (
        <Alert severity="info" sx={{ mt: 3 }}>
          As avaliações dos outros aparecem depois que você enviar a sua.
        </Alert>
      ) : null}
      {hasForm ? (
        <Box sx={{ mt: 5 }}>
          <AvaliacaoForm
            identificador={identificador}
            campanhaId={campanhaId}
            etapa={etapa}
            onBegun={onBegun}
            onSent={() => {
              setWriting(false)
              onSent()
            }}
          />
        </Box>
      ) : null}
      {canAvaliar && !isWriting ? (
        <Button variant="outlined" onClick={() => setWriting(true)} sx={{ mt: 3 }}>
          {minha === null ? 'Avaliar' : 'Enviar nova versão'}
        </Button>
      ) : null}
      <Box component="ul" sx={{ m: 0, mt: 4, p: 0, listStyle: 'none' }}>
        {minha === null || hasForm ? null : <AvaliacaoCard avaliacao={minha} quem="Você" />}
        {(outras ?? []).map((avaliacao) => (
          <AvaliacaoCard
            key={`${avaliacao.quem} ${avaliacao.enviadaEm}`}
            avaliacao={avaliacao}
            quem={avaliacao.quem}
          />
        ))}
      </Box>
      {faltam.length === 0 ? null : (
        <Typography variant="body2" color="text.secondary">
          Ainda sem avaliação de {faltam.join(', ')}
        </Typography>
      )}
    </section>
  )
}

/** '2 de 3 · 3,4 · falta 1', and how far apart they are. */
function Figures({ etapa }: { readonly etapa: AvaliacoesDaEtapa }) {
  const spread = tellEspalhamento(etapa)
  return (
    <Typography sx={{ mt: 1 }}>
      {tellAvaliacoes({ ...etapa, faltam: etapa.faltam.length })}
      {spread === '' ? '' : ` · médias ${spread}`}
    </Typography>
  )
}
