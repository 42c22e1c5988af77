import { wordsFor } from '@seleta/api-client'
import { Asked } from '@seleta/campanha/asked'
import type { CampanhaExcluida } from '@seleta/contract/campanhas'
import { DIAS_TO_RESTORE } from '@seleta/contract/limits'
import {
  Alert,
  Box,
  BusyButton,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  ItemRow,
  Typography,
} from '@seleta/ui/core'
import { useExcluidas, useRestoreCampanha } from '../../queries/use-excluidas'
import { campanhaTitle } from '@seleta/contract/campanha-title'
import { dayInNumbers } from '../../rules/campanha-words'

interface Props {
  readonly onRestored?: (campanhaId: number) => void
  readonly onClose: () => void
}

/** Deleted campaigns of the last 30 days, each with its way back (product 15). */
export function ExcluidasDialog({ onRestored, onClose }: Props) {
  const excluidas = useExcluidas()
  const restore = useRestoreCampanha(excluidas.data, onRestored)
  return (
    <Dialog open onClose={onClose} aria-labelledby="excluidas-titulo" fullWidth maxWidth="sm">
      <DialogTitle id="excluidas-titulo">Campanhas excluídas</DialogTitle>
      <DialogContent>
        {restore.isError ? (
          <Alert severity="error" sx={{ mb: 3 }}>
            {wordsFor(restore.error)}
          </Alert>
        ) : null}
        <Asked query={excluidas} loading="Carregando campanhas excluídas" rows={3} level={3}>
          {(campanhas) =>
            campanhas.length === 0 ? (
              <Typography>Nenhuma campanha foi excluída nos últimos {DIAS_TO_RESTORE} dias.</Typography>
            ) : (
              <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {campanhas.map((campanha) => (
                  <Row
                    key={campanha.id}
                    campanha={campanha}
                    isBusy={restore.isPending && restore.variables === campanha.id}
                    onRestore={() => {
                      if (!restore.isPending) restore.mutate(campanha.id)
                    }}
                  />
                ))}
              </Box>
            )
          }
        </Asked>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Fechar</Button>
      </DialogActions>
    </Dialog>
  )
}

interface RowProps {
  readonly campanha: CampanhaExcluida
  readonly isBusy: boolean
  readonly onRestore: () => void
}

function Row({ campanha, isBusy, onRestore }: RowProps) {
  const name = campanhaTitle(campanha)
  return (
    <ItemRow
      title={name}
      detail={`#${campanha.id} · pode voltar até ${dayInNumbers(campanha.restauravelAte)}`}
    >
      <BusyButton variant="outlined" busy={isBusy} aria-label={`Restaurar ${name}`} onClick={onRestore}>
        Restaurar
      </BusyButton>
    </ItemRow>
  )
}
