import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@seleta/ui/core'

interface Props {
  readonly links: readonly string[]
  readonly onClose: () => void
}

/** The links, selected, for a clipboard that refuses (product 18). */
export function LinkDialog({ links, onClose }: Props) {
  const isOne = links.length === 1
  return (
    <Dialog open onClose={onClose} aria-labelledby="link-titulo" fullWidth maxWidth="sm">
      <DialogTitle id="link-titulo">{isOne ? 'Link da campanha' : 'Links das campanhas'}</DialogTitle>
      <DialogContent>
        {/* Opened to be copied from: the text is in focus and selected. */}
        <TextField
          label={isOne ? 'Copie este endereço' : 'Copie estes endereços'}
          value={links.join('\n')}
          multiline={!isOne}
          fullWidth
          autoFocus
          onFocus={(event) => event.target.select()}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Fechar</Button>
      </DialogActions>
    </Dialog>
  )
}
