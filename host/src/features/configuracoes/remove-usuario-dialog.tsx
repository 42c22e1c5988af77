import { wordsFor } from '@seleta/api-client'
import type { UsuarioItem } from '@seleta/contract/usuarios'
import { shownName } from '@seleta/regras/pessoa'
import { countOf } from '@seleta/regras/plural'
import { MenuItem, TextField, Typography } from '@seleta/ui/core'
import { FormDialog } from '@seleta/ui/form'
import { useState } from 'react'
import { useRemoveUsuario } from '../../queries/use-usuarios'

interface Props {
  readonly usuario: UsuarioItem
  /** Who may take the campaigns over. */
  readonly colegas: readonly UsuarioItem[]
  readonly onClose: () => void
}

/** What it means to be removed. */
export const LEAVES =
  'As sessões dessa pessoa terminam agora e ela não entra mais; os links para avaliar que ela criou são encerrados. As campanhas que ela criou continuam; candidatos que estão com ela passam a quem assume as campanhas, ou ficam sem responsável.'

/** The question before it. */
export const askRemoval = (usuario: UsuarioItem) => `Remover “${shownName(usuario)}”?`

/** Somebody leaves the company who is responsible for campaigns: a colleague takes them (product 70). */
export function RemoveUsuarioDialog({ usuario, colegas, onClose }: Props) {
  const remove = useRemoveUsuario()
  const [herdeiro, setHerdeiro] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const campanhas = usuario.responsavelPor ?? 0
  const submit = () => {
    if (herdeiro === '') return setIsMissing(true)
    remove.mutate(
      { params: { id: usuario.id }, query: { herdeiro: Number(herdeiro) } },
      { onSuccess: onClose },
    )
  }
  return (
    <FormDialog
      title={askRemoval(usuario)}
      submitLabel="Remover pessoa"
      error={remove.isError ? wordsFor(remove.error) : null}
      isSaving={remove.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography variant="body2" color="text.secondary">
        {LEAVES}
      </Typography>
      <TextField
        select
        label="Quem assume as campanhas"
        value={herdeiro}
        error={isMissing && herdeiro === ''}
        helperText={
          isMissing && herdeiro === ''
            ? 'Escolha quem assume.'
            : `É responsável por ${countOf(campanhas, 'campanha', 'campanhas')}, contando as excluídas que ainda podem voltar.`
        }
        onChange={(event) => setHerdeiro(event.target.value)}
      >
        {colegas.map((colega) => (
          <MenuItem key={colega.id} value={String(colega.id)}>
            {shownName(colega)}
          </MenuItem>
        ))}
      </TextField>
    </FormDialog>
  )
}
