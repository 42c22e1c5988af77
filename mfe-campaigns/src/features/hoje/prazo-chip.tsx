import { ENCERRA_EM_DIAS } from '@seleta/contract/limits'
import { Box, Chip } from '@seleta/ui/core'
import { CloseIcon } from '@seleta/ui/icons'

/** The list shows those about to close alone, and how to see all of them again. */
export const PrazoChip = ({ onRemove }: { readonly onRemove: () => void }) => (
  <Box sx={{ mb: 3 }}>
    <Chip
      variant="outlined"
      label={`Encerram em até ${ENCERRA_EM_DIAS} dias`}
      onClick={onRemove}
      onDelete={onRemove}
      deleteIcon={<CloseIcon size={16} />}
      aria-label={`Remover filtro: encerram em até ${ENCERRA_EM_DIAS} dias`}
    />
  </Box>
)
