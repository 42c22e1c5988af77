import { Box, IconButton, Tooltip, Typography } from '@seleta/ui/core'
import { CloseIcon } from '@seleta/ui/icons'
import { useCampanha } from '@seleta/campanha/campanha'

interface Props {
  readonly campanhaId: number
  /** «3 de 12»; empty while nobody is on the screen. */
  readonly place: string
  readonly onClose: () => void
}

/** A thin head instead of the product's bars (design 6). */
export function RevisaoHead({ campanhaId, place, onClose }: Props) {
  const campanha = useCampanha(campanhaId).data
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        minHeight: 56,
        px: { xs: 4, sm: 6 },
        borderBottom: 1,
        borderColor: 'divider',
        flex: 'none',
      }}
    >
      <Typography component="h2" sx={{ fontWeight: 680, flex: 'none' }}>
        Revisar{place === '' ? '' : ` · ${place}`}
      </Typography>
      <Typography color="text.secondary" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        #{campanhaId} {campanha?.nome}
      </Typography>
      <Tooltip title="Fechar (Esc)">
        <IconButton aria-label="Fechar" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Tooltip>
    </Box>
  )
}
