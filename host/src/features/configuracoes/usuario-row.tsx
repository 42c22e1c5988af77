import { PAPEIS, PAPEL_WORDS, type Papel } from '@seleta/contract/papeis'
import type { UsuarioItem } from '@seleta/contract/usuarios'
import { useCan } from '@seleta/api-client'
import { Box, Button, Chip, MenuItem, TextField, Typography } from '@seleta/ui/core'
import { useSavePapel } from '../../queries/use-usuarios'

interface Props {
  readonly usuario: UsuarioItem
  readonly isMe: boolean
  readonly onRemove: () => void
}

/** The name by which a colleague is shown: who was asked in by address alone has none yet. */
export const shownName = ({ nome, email }: Pick<UsuarioItem, 'nome' | 'email'>) =>
  nome === '' ? email : nome

/** A colleague: who they are, in which role, and what whoever administers may do about it (product 70). */
export function UsuarioRow({ usuario, isMe, onRemove }: Props) {
  const { nome, email, situacao, papel = 'ADMINISTRADOR' } = usuario
  const can = useCan()
  const shown = shownName(usuario)
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        py: 3,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 550 }}>{shown}</Typography>
        {nome !== '' && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {email}
          </Typography>
        )}
      </Box>
      {situacao === 'CONVIDADA' && <Chip label="Convite enviado" size="small" color="info" />}
      {isMe && <Chip label="Você" size="small" color="primary" />}
      {can('savePapel') ? (
        <PapelField id={usuario.id} shown={shown} papel={papel} />
      ) : (
        <Chip label={PAPEL_WORDS[papel]} size="small" />
      )}
      {can('deleteUsuario') && !isMe && (
        <Button variant="outlined" size="small" aria-label={`Remover ${shown}`} onClick={onRemove}>
          Remover
        </Button>
      )}
    </Box>
  )
}

function PapelField({ id, shown, papel }: { id: number; shown: string; papel: Papel }) {
  const saving = useSavePapel()
  return (
    <TextField
      select
      size="small"
      value={saving.isPending ? saving.variables.papel : papel}
      // Not disabled meanwhile: that would throw the keyboard's focus away.
      onChange={(event) => {
        // The options are the roles.
        if (!saving.isPending) saving.mutate({ id, papel: event.target.value as Papel })
      }}
      slotProps={{ select: { SelectDisplayProps: { 'aria-label': `Papel de ${shown}` } } }}
      sx={{ width: 160 }}
    >
      {PAPEIS.map((one) => (
        <MenuItem key={one} value={one}>
          {PAPEL_WORDS[one]}
        </MenuItem>
      ))}
    </TextField>
  )
}
