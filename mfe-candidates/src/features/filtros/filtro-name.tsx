import { wordsFor } from '@seleta/api-client'
import type { Filtros } from '@seleta/campanha/filtros/filtros'
import { toFiltroBody } from '@seleta/campanha/filtros/filtros-wire'
import { FILTRO_NOME_MAX } from '@seleta/contract/text-max'
import { Box, BusyButton, Button, TextField } from '@seleta/ui/core'
import { useState } from 'react'
import { useSaveFiltro } from '../../queries/use-save-filtro'
import { WORDS } from '../../rules/words'

interface Props {
  readonly tela: 'candidatos' | 'cesta'
  readonly applied: Filtros
  readonly onDone: () => void
}

/** The name, in place: no dialog for one field. */
export function FiltroName({ tela, applied, onDone }: Props) {
  const [nome, setNome] = useState('')
  const save = useSaveFiltro(tela)
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (nome.trim() === '') return
    // Stages are of one campaign: what is kept can be used in any.
    const { etapas: _, ...consulta } = toFiltroBody(applied)
    save.mutate({ nome: nome.trim(), consulta }, { onSuccess: onDone })
  }
  return (
    <Box
      component="form"
      onSubmit={submit}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end' }}
    >
      <TextField
        // The person has just asked for it.
        autoFocus
        size="small"
        label="Nome do filtro"
        value={nome}
        onChange={(event) => setNome(event.target.value)}
        error={save.isError}
        helperText={
          save.isError ? wordsFor(save.error) : applied.etapas.length > 0 ? WORDS.etapasNotKept : undefined
        }
        slotProps={{ htmlInput: { maxLength: FILTRO_NOME_MAX } }}
      />
      <BusyButton type="submit" variant="contained" busy={save.isPending} aria-disabled={nome.trim() === ''}>
        Salvar
      </BusyButton>
      <Button onClick={onDone}>Cancelar</Button>
    </Box>
  )
}
