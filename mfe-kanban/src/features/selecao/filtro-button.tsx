import { plural } from '@seleta/regras/plural'
import { Button, Popover, Stack } from '@seleta/ui/core'
import { FilterIcon } from '@seleta/ui/icons'
import { useId, useState } from 'react'
import { clearShared, countOwn, countShared, readFiltro, writeFiltro } from '../../rules/filtro-address'
import { FiltroFields } from './filtro-fields'
import { useShownParams } from './use-shown-params'

/** The board's filters by fit, answers and time in the stage; kept in the address. */
export function FiltroButton() {
  const [params, setParams] = useShownParams()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const titleId = useId()
  const shared = countShared(params)
  const count = countOwn(params) + shared

  function takeAway(): void {
    // The button goes with the filters: the focus goes back to where it came from.
    setAnchor(null)
    setParams(clearShared(params))
  }

  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FilterIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Filtros{count === 0 ? '' : ` (${count})`}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { mt: 1, p: 4, width: 300 } } }}
      >
        <Stack spacing={4}>
          <strong id={titleId}>Filtros da seleção</strong>
          <FiltroFields
            filtro={readFiltro(params)}
            onChange={(filtro) => setParams(writeFiltro(params, filtro))}
          />
          {shared === 0 ? null : (
            <Button variant="outlined" onClick={takeAway}>
              Tirar {plural(shared, 'o filtro', `os ${shared} filtros`)} da lista de candidatos
            </Button>
          )}
        </Stack>
      </Popover>
    </>
  )
}
