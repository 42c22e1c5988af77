import { useCan, wordsFor } from '@seleta/api-client'
import type { Figura } from '@seleta/contract/figuras'
import { formatInteger } from '@seleta/regras/numbers'
import { Link as RouterLink } from '@seleta/shell'
import { Box, Link, Menu, MenuItem } from '@seleta/ui/core'
import { useId, useState } from 'react'
import { useCampanhasDaFigura } from '../../queries/use-indicadores'
import { listOf } from '../../rules/indicadores-words'

interface Props {
  readonly value: number
  readonly figura: Figura
  /** Null: of several campaigns, each of which has a list of its own (decision 162). */
  readonly campanhaId: number | null
  /** In place of the number alone: «34 pessoas». */
  readonly text?: string | undefined
}

/** A number that opens exactly the people whom it counts (decision 178). */
export function FiguraNumber({ value, figura, campanhaId, text = formatInteger(value) }: Props) {
  const hasList = useCan()('filterTalentos')
  if (value === 0 || !hasList) return text
  return campanhaId === null ? (
    <OfMany figura={figura} text={text} />
  ) : (
    <Link component={RouterLink} to={listOf(campanhaId, figura)}>
      {text}
    </Link>
  )
}

interface ManyProps {
  readonly figura: Figura
  readonly text: string
}

/** People of several campaigns: each campaign's are one list. */
function OfMany({ figura, text }: ManyProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  const close = () => setAnchor(null)
  return (
    <>
      <Link
        component="button"
        type="button"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ font: 'inherit', verticalAlign: 'baseline' }}
      >
        {text}
      </Link>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={close}>
        {anchor === null ? null : <Campanhas figura={figura} onClose={close} />}
      </Menu>
    </>
  )
}

function Campanhas({ figura, onClose }: { readonly figura: Figura; readonly onClose: () => void }) {
  const { data, error, refetch } = useCampanhasDaFigura(figura)
  if (data === undefined)
    return error === null ? (
      <MenuItem disabled>Carregando…</MenuItem>
    ) : (
      <MenuItem onClick={() => void refetch()}>{wordsFor(error)} Tentar novamente</MenuItem>
    )
  return data.map(({ campanhaId, nome, total }) => (
    <MenuItem
      key={campanhaId}
      component={RouterLink}
      to={listOf(campanhaId, figura)}
      onClick={onClose}
      sx={{ gap: 6, whiteSpace: 'normal' }}
    >
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        {nome}
      </Box>
      <strong>{formatInteger(total)}</strong>
    </MenuItem>
  ))
}
