import { wordsFor } from '@seleta/api-client'
import { Box, Button, BusyButton, IconButton, Menu, MenuItem, TextField } from '@seleta/ui/core'
import { BookmarkIcon, TrashIcon } from '@seleta/ui/icons'
import { useState } from 'react'
import { useExcluirFiltro, useFiltrosSalvos, useSaveFiltro } from '../../queries/filtros-queries'
import type { Filtros } from '../../rules/filtros'
import { countFiltros, fromFiltroBody, toFiltroBody } from '../../rules/filtros'

interface Props {
  readonly tela: 'candidatos' | 'cesta'
  /** Filters that apply now: what «Salvar este filtro» keeps. */
  readonly aplicados: Filtros
  readonly onAplicar: (filtros: Filtros) => void
}

/** «Salvar este filtro» and the saved ones (design.md 4.5). */
export function FiltrosSalvos({ tela, aplicados, onAplicar }: Props) {
  const salvos = useFiltrosSalvos(tela)
  const excluir = useExcluirFiltro(tela)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isNaming, setNaming] = useState(false)
  const lista = salvos.data ?? []
  return (
    <>
      {lista.length === 0 ? null : (
        <>
          <Button
            size="small"
            startIcon={<BookmarkIcon size={18} />}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            Filtros salvos
          </Button>
          <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
            {lista.map((filtro) => (
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
                    onAplicar(fromFiltroBody(filtro.consulta))
                  }}
                >
                  {filtro.nome}
                </MenuItem>
                <IconButton
                  size="small"
                  aria-label={`Excluir o filtro ${filtro.nome}`}
                  onClick={() => excluir.mutate(filtro)}
                >
                  <TrashIcon size={16} />
                </IconButton>
              </Box>
            ))}
          </Menu>
        </>
      )}
      {countFiltros(aplicados) > 0 && !isNaming ? (
        <Button size="small" onClick={() => setNaming(true)}>
          Salvar este filtro
        </Button>
      ) : null}
      {isNaming ? <NomeDoFiltro tela={tela} aplicados={aplicados} onDone={() => setNaming(false)} /> : null}
    </>
  )
}

interface NomeProps {
  readonly tela: Props['tela']
  readonly aplicados: Filtros
  readonly onDone: () => void
}

/** The name, in place: no dialog for one field. */
function NomeDoFiltro({ tela, aplicados, onDone }: NomeProps) {
  const [nome, setNome] = useState('')
  const salvar = useSaveFiltro(tela)
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (nome.trim() === '') return
    salvar.mutate({ nome: nome.trim(), consulta: toFiltroBody(aplicados) }, { onSuccess: onDone })
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
        error={salvar.isError}
        helperText={salvar.isError ? wordsFor(salvar.error) : undefined}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      <BusyButton
        type="submit"
        variant="contained"
        busy={salvar.isPending}
        aria-disabled={nome.trim() === ''}
      >
        Salvar
      </BusyButton>
      <Button onClick={onDone}>Cancelar</Button>
    </Box>
  )
}
