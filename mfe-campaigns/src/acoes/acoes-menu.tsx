import type { CampanhaItem } from '@seleta/contract/campanhas'
import { paths } from '@seleta/shell'
import { Divider, IconButton, Menu, MenuItem, Tooltip } from '@seleta/ui/core'
import { LinkIcon, MoreIcon, UsersIcon } from '@seleta/ui/icons'
import { useState } from 'react'
import { nameOf } from '../lista/campanha-words'
import type { Around } from './acoes'
import { copyLink, deleteCampanha, duplicateCampanha, pauseCampanha, resumeCampanha } from './acoes'

interface Props {
  readonly campanha: CampanhaItem
  readonly around: Around
  readonly onEncerrar: () => void
}

/** Two actions in sight, the others in a menu; an action that the state does not allow is not drawn (design 4.2). */
export function AcoesMenu({ campanha, around, onEncerrar }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const name = nameOf(campanha)
  const { situacao } = campanha
  const isDraft = situacao === 'RASCUNHO'
  const isOpen = situacao === 'PUBLICADA' || situacao === 'PAUSADA'
  const item = (label: string, run: () => void) => (
    <MenuItem
      key={label}
      onClick={() => {
        close()
        run()
      }}
    >
      {label}
    </MenuItem>
  )
  return (
    <>
      {!isDraft && (
        <Tooltip title="Ver candidatos">
          <IconButton
            aria-label={`Ver candidatos de ${name}`}
            onClick={() => around.navigate(paths.candidatos(campanha.id))}
          >
            <UsersIcon />
          </IconButton>
        </Tooltip>
      )}
      {!isDraft && (
        <Tooltip title="Copiar link">
          <IconButton aria-label={`Copiar link de ${name}`} onClick={() => void copyLink(campanha, around)}>
            <LinkIcon />
          </IconButton>
        </Tooltip>
      )}
      <IconButton
        aria-label={`Mais ações de ${name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {!isDraft && item('Analisar métricas', () => around.navigate(paths.metricas(campanha.id)))}
        {situacao !== 'ENCERRADA' &&
          item('Editar', () => around.navigate(paths.passo('detalhes', campanha.id)))}
        {item('Duplicar', () => void duplicateCampanha(campanha, around))}
        {situacao === 'PUBLICADA' && item('Pausar campanha', () => void pauseCampanha(campanha, around))}
        {situacao === 'PAUSADA' && item('Retomar campanha', () => void resumeCampanha(campanha, around))}
        {isOpen && item('Encerrar campanha', onEncerrar)}
        <Divider />
        <MenuItem
          sx={{ color: 'error.main' }}
          onClick={() => {
            close()
            void deleteCampanha(campanha, around)
          }}
        >
          Excluir campanha
        </MenuItem>
      </Menu>
    </>
  )
}
