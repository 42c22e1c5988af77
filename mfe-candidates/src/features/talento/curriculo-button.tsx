import { Box, BusyButton } from '@seleta/ui/core'
import { FileIcon } from '@seleta/ui/icons'
import { useCurriculo } from '../../queries/use-curriculo'

/** Opens the résumé in a tab of its own (product 41). */
export function CurriculoButton({ identificador }: { readonly identificador: string }) {
  const curriculo = useCurriculo(identificador)
  return (
    <Box>
      <BusyButton
        variant="outlined"
        startIcon={<FileIcon />}
        busy={curriculo.isOpening}
        busyLabel="Abrindo currículo…"
        onClick={curriculo.open}
      >
        Abrir currículo
      </BusyButton>
      {curriculo.error === null ? null : (
        <Box role="alert" sx={{ mt: 1, fontSize: '0.8125rem', color: 'error.main' }}>
          {curriculo.error}
        </Box>
      )}
    </Box>
  )
}
