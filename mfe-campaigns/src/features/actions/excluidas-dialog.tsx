import { wordsFor } from '@seleta/api-client'
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
  ErrorState,
  ItemRow,
  LoadingRows,
  Typography,
} from '@seleta/ui/core'
import { useExcluidas, useRestoreCampanha } from '../../queries/use-excluidas'
import { nameOf } from '@seleta/campanha/campanha-words'
import { dayInNumbers } from '../../rules/campanha-words'

interface Props {
  readonly onRestored?: () => void
  readonly onClose: () => void
}

/** Deleted campaigns of the last 30 days, each with its way back (product 15). */
export function ExcluidasDialog({ onRestored, onClose }: Props) {
  const excluidas = useExcluidas()
  const restore = useRestoreCampanha(onRestored)
  return (
    <Dialog open onClose={onClose} aria-labelledby="excluidas-titulo" fullWidth maxWidth="sm">
      <DialogTitle id="excluidas-titulo">Campanhas excluídas</DialogTitle>
      <DialogContent>
        {restore.isError ? (
          <Alert severity="error" sx={{ mb: 3 }}>
            {wordsFor(restore.error)}
          </Alert>
        ) : null}
        {excluidas.data === undefined ? (
          excluidas.isError ? (
            <ErrorState
              level={3}
              title={wordsFor(excluidas.error)}
              onRetry={() => void excluidas.refetch()}
              isRetrying={excluidas.isFetching}
            />
          ) : (
            <LoadingRows rows={3} label="Carregando campanhas excluídas" />
          )
        ) : excluidas.data.length === 0 ? (
          <Typography>Nenhuma campanha foi excluída nos últimos {DIAS_TO_RESTORE} dias.</Typography>
        ) : (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {excluidas.data.map((campanha) => (
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
        )}
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
  const name = nameOf(campanha)
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
