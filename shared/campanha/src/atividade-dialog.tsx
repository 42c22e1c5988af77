import type { AtividadeItem } from '@seleta/contract/atividade'
import { talentoAlone } from '@seleta/contract/dashboard-addresses'
import { formatMoment } from '@seleta/regras/moment'
import { Link as RouterLink } from '@seleta/shell'
import { Box, Button, Link, MenuItem, TextField, Typography } from '@seleta/ui/core'
import { useState } from 'react'
import { Asked } from './asked'
import { useAtividade, useAutores } from './queries/use-atividade'
import { ShownDialog } from './shown-dialog'

interface Props {
  readonly campanha: { readonly id: number; readonly nome: string }
  readonly onClose: () => void
}

/** Who did what in a campaign, newest first, of everybody or of one colleague (product 74). */
export function AtividadeDialog({ campanha, onClose }: Props) {
  const [usuario, setUsuario] = useState<number | null>(null)
  const autores = useAutores(campanha.id)
  return (
    <ShownDialog title={`Atividade de ${campanha.nome}`} onClose={onClose}>
      <TextField
        select
        label="De quem"
        size="small"
        value={usuario === null ? '' : String(usuario)}
        onChange={(event) => setUsuario(event.target.value === '' ? null : Number(event.target.value))}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ mt: 2, maxWidth: 320 }}
      >
        <MenuItem value="">Todos</MenuItem>
        {autores.map(({ id, nome }) => (
          <MenuItem key={id} value={String(id)}>
            {nome}
          </MenuItem>
        ))}
      </TextField>
      <Box>
        <Part key={usuario} campanhaId={campanha.id} antes={null} usuario={usuario} onLeave={onClose} />
      </Box>
    </ShownDialog>
  )
}

interface PartProps {
  readonly campanhaId: number
  /** What lies before this one; null is the newest. */
  readonly antes: number | null
  readonly usuario: number | null
  readonly onLeave: () => void
}

/** One part of the list, and behind it the next when it is wanted. */
function Part({ campanhaId, antes, usuario, onLeave }: PartProps) {
  const part = useAtividade(campanhaId, { antes, usuario })
  const [isMore, setIsMore] = useState(false)
  return (
    <Asked query={part} loading="Carregando a atividade" rows={5} level={3}>
      {({ itens, antes: next }) => {
        if (itens.length === 0 && antes === null)
          return <Typography color="text.secondary">Nada aconteceu ainda.</Typography>
        return (
          <>
            <Box component="ul" aria-label="Atividade" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {itens.map((item) => (
                <Item key={item.id} item={item} onLeave={onLeave} />
              ))}
            </Box>
            {next === null ? null : isMore ? (
              <Part campanhaId={campanhaId} antes={next} usuario={usuario} onLeave={onLeave} />
            ) : (
              <Button onClick={() => setIsMore(true)} sx={{ mt: 2 }}>
                Mostrar mais
              </Button>
            )}
          </>
        )
      }}
    </Asked>
  )
}

function Item({ item, onLeave }: { readonly item: AtividadeItem; readonly onLeave: () => void }) {
  const { texto, criadaEm, identificador } = item
  return (
    <Box component="li" sx={{ py: 2, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      {identificador === null ? (
        texto
      ) : (
        <Link component={RouterLink} to={talentoAlone(identificador)} onClick={onLeave}>
          {texto}
        </Link>
      )}
      <Typography variant="body2" color="text.secondary">
        {formatMoment(criadaEm)}
      </Typography>
    </Box>
  )
}
