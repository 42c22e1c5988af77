import { PAPEIS, PAPEL_WORDS, type Papel } from '@seleta/contract/papeis'
import type { UsuarioItem } from '@seleta/contract/usuarios'
import { useCan } from '@seleta/api-client'
import { shownName } from '@seleta/regras/pessoa'
import { Button, Chip, ItemRow, MenuItem, TextField } from '@seleta/ui/core'
import { useSavePapel } from '../../queries/use-usuarios'

interface Props {
  readonly usuario: UsuarioItem
  readonly isMe: boolean
  readonly onRemove: () => void
  /** Takes their second factor away (product 75). */
  readonly onReset: () => void
}

/** A colleague: who they are, in which role, and what whoever administers may do about it (product 70). */
export function UsuarioRow({ usuario, isMe, onRemove, onReset }: Props) {
  const { nome, email, situacao, papel = 'ADMINISTRADOR', temSegundoFator } = usuario
  const can = useCan()
  const shown = shownName(usuario)
  return (
    <ItemRow title={shown} {...(nome !== '' && { detail: email })}>
      {situacao === 'CONVIDADA' && <Chip label="Convite enviado" size="small" color="info" />}
      {isMe && <Chip label="Você" size="small" color="primary" />}
      {temSegundoFator === true && <Chip label="Segundo fator" size="small" />}
      {can('savePapel') ? (
        <PapelField id={usuario.id} shown={shown} papel={papel} />
      ) : (
        <Chip label={PAPEL_WORDS[papel]} size="small" />
      )}
      {can('resetSegundoFator') && temSegundoFator === true && !isMe && (
        <Button
          variant="outlined"
          size="small"
          aria-label={`Retirar segundo fator de ${shown}`}
          onClick={onReset}
        >
          Retirar segundo fator
        </Button>
      )}
      {can('deleteUsuario') && !isMe && (
        <Button variant="outlined" size="small" aria-label={`Remover ${shown}`} onClick={onRemove}>
          Remover
        </Button>
      )}
    </ItemRow>
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
