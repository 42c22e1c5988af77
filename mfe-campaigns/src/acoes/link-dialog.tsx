import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@seleta/ui/core'

/** The link, selected, for a clipboard that refuses (product 18). */
export function LinkDialog({ link, onClose }: { link: string; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} aria-labelledby="link-titulo" fullWidth maxWidth="sm">
      <DialogTitle id="link-titulo">Link da campanha</DialogTitle>
      <DialogContent>
        <TextField
          label="Copie este endereço"
          value={link}
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
