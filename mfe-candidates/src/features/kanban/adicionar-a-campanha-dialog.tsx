import { Box, Button, BusyButton, Dialog, DialogActions, DialogContent, DialogTitle } from '@seleta/ui/core'
import { useState } from 'react'
import type { ResultadoPessoa } from '../../queries/use-adicionar-a-campanha'
import { useAdicionarACampanha } from '../../queries/use-adicionar-a-campanha'
import { CampanhaPicker } from './campanha-picker'
import { EtapaPicker } from './etapa-picker'
import { ResultadoPorPessoa } from './resultado-por-pessoa'

export interface Pessoa {
  readonly identificador: string
  readonly nome: string
}

interface Props {
  readonly pessoas: readonly Pessoa[]
  readonly onClose: () => void
}

/** Step 1 campaign, step 2 stage, then what became of each person (product 52, design.md 4.8). */
export function AdicionarACampanhaDialog({ pessoas, onClose }: Props) {
  const [campanhaId, setCampanhaId] = useState<number | null>(null)
  const [etapaId, setEtapaId] = useState<number | null>(null)
  const [resultados, setResultados] = useState<readonly ResultadoPessoa[] | null>(null)
  const adicionar = useAdicionarACampanha()
  const title =
    pessoas.length === 1
      ? `Adicionar ${pessoas[0]?.nome ?? ''} a uma campanha`
      : `Adicionar ${pessoas.length} pessoas a uma campanha`
  const send = () => {
    if (campanhaId === null || etapaId === null) return
    adicionar.mutate(
      { pessoas, campanhaId, etapaId },
      { onSuccess: (all) => (all.every(({ erro }) => erro === null) ? onClose() : setResultados(all)) },
    )
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="adicionar-a-campanha">
      <DialogTitle id="adicionar-a-campanha">{title}</DialogTitle>
      <DialogContent>
        {resultados === null ? (
          <Box sx={{ display: 'grid', gap: 6, pt: 2 }}>
            <CampanhaPicker
              value={campanhaId}
              onChange={(id) => {
                setCampanhaId(id)
                setEtapaId(null)
              }}
            />
            {campanhaId === null ? null : (
              <EtapaPicker campanhaId={campanhaId} value={etapaId} onChange={setEtapaId} />
            )}
          </Box>
        ) : (
          <ResultadoPorPessoa resultados={resultados} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{resultados === null ? 'Cancelar' : 'Fechar'}</Button>
        {resultados === null ? (
          <BusyButton
            variant="contained"
            busy={adicionar.isPending}
            busyLabel="Adicionando…"
            aria-disabled={etapaId === null}
            onClick={send}
          >
            Adicionar
          </BusyButton>
        ) : null}
      </DialogActions>
    </Dialog>
  )
}
