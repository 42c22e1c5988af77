import { FILTRO_NOME_MAX } from '@seleta/contract/text-max'
import { wordsFor } from '@seleta/api-client'
import { Box, Button, BusyButton, IconButton, Menu, MenuItem, TextField, Tooltip } from '@seleta/ui/core'
import { BookmarkIcon, TrashIcon } from '@seleta/ui/icons'
import { useState } from 'react'
import { useRemoveFiltro, useFiltrosSalvos, useSaveFiltro } from '../../queries/filtros-queries'
import type { Filtros } from '@seleta/campanha/filtros/filtros'
import { countFiltros } from '@seleta/campanha/filtros/filtros'
import { fromFiltroBody, toFiltroBody } from '@seleta/campanha/filtros/filtros-wire'
import { WORDS } from '../../rules/words'

interface Props {
  readonly tela: 'candidatos' | 'cesta'
  /** Filters that apply now: what «Salvar este filtro» keeps. */
  readonly applied: Filtros
  readonly onApply: (filtros: Filtros) => void
}

/** «Salvar este filtro» and the saved ones (design.md 4.5). */
export function FiltrosSalvos({ tela, applied, onApply }: Props) {
  const saved = useFiltrosSalvos(tela)
  const remove = useRemoveFiltro(tela)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isNaming, setNaming] = useState(false)
  const list = saved.data ?? []
  return (
    <>
      {list.length === 0 ? null : (
        <>
          <Tooltip title="Filtros salvos">
            <IconButton
              aria-label="Filtros salvos"
              aria-haspopup="menu"
              aria-expanded={anchor !== null}
              onClick={(event) => setAnchor(event.currentTarget)}
            >
              <BookmarkIcon size={18} />
            </IconButton>
          </Tooltip>
          <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
            {list.map((filtro) => (
              <Box
                key={filtro.id}
                component="li"
                role="none"
                sx={{ display: 'flex', alignItems: 'center', pr: 1 }}
              >
                <MenuItem
                  component="button"
                  sx={{ flex: 1 }}
                  onClick={() => {
                    setAnchor(null)
                    onApply(fromFiltroBody(filtro.consulta))
                  }}
                >
                  {filtro.nome}
                </MenuItem>
                <IconButton
                  size="small"
                  aria-label={`Excluir o filtro ${filtro.nome}`}
                  onClick={() => remove.mutate(filtro)}
                >
                  <TrashIcon size={16} />
                </IconButton>
              </Box>
            ))}
          </Menu>
        </>
      )}
      {countFiltros(applied) > 0 && !isNaming ? (
        <Button size="small" onClick={() => setNaming(true)}>
          Salvar este filtro
        </Button>
      ) : null}
      {isNaming ? <FiltroName tela={tela} applied={applied} onDone={() => setNaming(false)} /> : null}
    </>
  )
}

interface NomeProps {
  readonly tela: Props['tela']
  readonly applied: Filtros
  readonly onDone: () => void
}

/** The name, in place: no dialog for one field. */
function FiltroName({ tela, applied, onDone }: NomeProps) {
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
