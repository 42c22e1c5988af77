import { Button, Checkbox, FormControlLabel, MenuItem, Popover, Stack, TextField } from '@seleta/ui/core'
import { FilterIcon } from '@seleta/ui/icons'
import { useId, useState } from 'react'
import type { FiltroEndereco } from '../../rules/filtro-endereco'
import { clearShared, countOwn, countShared, readFiltro, writeFiltro } from '../../rules/filtro-endereco'
import { useShownParams } from './use-shown-params'

const ADERENCIAS = [
  { valor: 0, label: 'Qualquer aderência' },
  { valor: 50, label: '50 ou mais' },
  { valor: 70, label: '70 ou mais' },
  { valor: 85, label: '85 ou mais' },
] as const

const ELIMINADAS = [
  { valor: '', label: 'Com as eliminadas' },
  { valor: 'sem', label: 'Sem as eliminadas' },
  { valor: 'so', label: 'Só as eliminadas' },
] as const

/** The board's filters by fit, answers and time in the stage; kept in the address. */
export function FiltroButton() {
  const [params, setParams] = useShownParams()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const titleId = useId()
  const filtro = readFiltro(params)
  const shared = countShared(params)
  const count = countOwn(params) + shared
  const set = (change: FiltroEndereco) => setParams(writeFiltro(params, { ...filtro, ...change }))

  function setAderencia(valor: number): void {
    const { aderenciaMinima: _, ...others } = filtro
    setParams(writeFiltro(params, valor === 0 ? others : { ...others, aderenciaMinima: valor }))
  }

  function setEliminadas(valor: string): void {
    const { eliminadas: _, ...others } = filtro
    setParams(
      writeFiltro(params, valor === 'sem' || valor === 'so' ? { ...others, eliminadas: valor } : others),
    )
  }

  function setFlag(name: 'sinalizadas' | 'paradas', isOn: boolean): void {
    if (isOn) {
      set({ [name]: true })
      return
    }
    const { [name]: _, ...others } = filtro
    setParams(writeFiltro(params, others))
  }

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
          <TextField
            select
            label="Aderência"
            value={filtro.aderenciaMinima ?? 0}
            onChange={(event) => setAderencia(Number(event.target.value))}
          >
            {withOwn(filtro.aderenciaMinima).map(({ valor, label }) => (
              <MenuItem key={valor} value={valor}>
                {label}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            label="Respostas da triagem"
            value={filtro.eliminadas ?? ''}
            onChange={(event) => setEliminadas(event.target.value)}
            slotProps={{ select: { displayEmpty: true } }}
          >
            {ELIMINADAS.map(({ valor, label }) => (
              <MenuItem key={valor} value={valor}>
                {label}
              </MenuItem>
            ))}
          </TextField>
          <Stack>
            <FormControlLabel
              control={
                <Checkbox
                  checked={filtro.sinalizadas === true}
                  onChange={(_, isOn) => setFlag('sinalizadas', isOn)}
                />
              }
              label="Só com respostas para ver"
            />
            <FormControlLabel
              control={
                <Checkbox
                  checked={filtro.paradas === true}
                  onChange={(_, isOn) => setFlag('paradas', isOn)}
                />
              }
              label="Só além do limite de dias da etapa"
            />
          </Stack>
          {shared === 0 ? null : (
            <Button variant="outlined" onClick={takeAway}>
              Tirar {shared === 1 ? 'o filtro' : `os ${shared} filtros`} da lista de candidatos
            </Button>
          )}
        </Stack>
      </Popover>
    </>
  )
}

/** An address may ask for another number than the list offers. */
function withOwn(aderencia: number | undefined) {
  const isListed = aderencia === undefined || ADERENCIAS.some(({ valor }) => valor === aderencia)
  return isListed ? ADERENCIAS : [...ADERENCIAS, { valor: aderencia, label: `${aderencia} ou mais` }]
}
