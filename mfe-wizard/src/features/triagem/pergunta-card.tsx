import type { Pergunta } from '@seleta/contract/perguntas'
import { Box, IconButton, Paper, StatusChip, Tooltip, Typography } from '@seleta/ui/core'
import { ArrowDownIcon, ArrowUpIcon, EditIcon, TrashIcon } from '@seleta/ui/icons'
import { formatDia } from '@seleta/regras/dia'
import { paint } from '@seleta/ui/paint'
import type { ReactNode } from 'react'
import { perguntaProblem } from '@seleta/contract/value-checks'
import { EFEITOS, TIPO_NAMES, hasRightAnswer } from '../../rules/perguntas'

export interface PerguntaCardProps {
  readonly pergunta: Pergunta
  /** 1-based. */
  readonly position: number
  readonly count: number
  readonly onEdit: () => void
  readonly onRemove: () => void
  readonly onMove: (by: -1 | 1) => void
}

/** A question: its kind, text, real creation date and what it does (product 25). */
export function PerguntaCard({ pergunta, position, count, onEdit, onRemove, onMove }: PerguntaCardProps) {
  const name = pergunta.title.trim() === '' ? `pergunta ${position}` : pergunta.title
  const problem = perguntaProblem(pergunta)
  return (
    <Paper
      component="li"
      variant="outlined"
      id={`vaga.perguntas.${pergunta.id}`}
      tabIndex={-1}
      sx={{ p: 4, display: 'grid', gap: 2 }}
    >
      <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 2, alignItems: 'flex-start' }}>
        <Box sx={{ flex: { xs: '1 1 100%', sm: 1 }, minWidth: 0 }}>
          <Typography component="h4" variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
            {pergunta.title.trim() === '' ? 'Pergunta sem texto' : pergunta.title}
          </Typography>
          <Box sx={{ fontSize: '0.8125rem', color: paint.textSecondary }}>
            {detailsOf(pergunta)} · criada em {formatDia(pergunta.criadaEm)}
          </Box>
        </Box>
        <Box sx={{ display: 'flex', flex: 'none', ml: { xs: -2, sm: 0 } }}>
          <CardButton label={`Mover para cima: ${name}`} isOff={position === 1} onPress={() => onMove(-1)}>
            <ArrowUpIcon size={18} />
          </CardButton>
          <CardButton
            label={`Mover para baixo: ${name}`}
            isOff={position === count}
            onPress={() => onMove(1)}
          >
            <ArrowDownIcon size={18} />
          </CardButton>
          <CardButton label={`Editar: ${name}`} onPress={onEdit}>
            <EditIcon size={18} />
          </CardButton>
          <CardButton label={`Remover: ${name}`} onPress={onRemove}>
            <TrashIcon size={18} />
          </CardButton>
        </Box>
      </Box>
      {pergunta.tipo === 'MULTIPLA' ? (
        <Box component="ul" sx={{ m: 0, pl: 5, fontSize: '0.875rem' }}>
          {pergunta.opcoes.map((opcao) => (
            <li key={opcao.id}>
              {opcao.title}
              {opcao.correta ? <strong> — correta</strong> : null}
            </li>
          ))}
        </Box>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {pergunta.obrigatoria && pergunta.tipo !== 'VIDEO' ? (
          <StatusChip tone="info">Obrigatória</StatusChip>
        ) : null}
        {hasRightAnswer(pergunta.tipo) ? (
          <StatusChip tone={pergunta.efeito === 'ELIMINAR' ? 'warning' : 'neutral'}>
            {EFEITOS.find(({ value }) => value === pergunta.efeito)?.label}
          </StatusChip>
        ) : null}
      </Box>
      {problem === null ? null : <Box sx={{ color: paint.error.text, fontSize: '0.8125rem' }}>{problem}</Box>}
    </Paper>
  )
}

interface CardButtonProps {
  label: string
  isOff?: boolean
  onPress: () => void
  children: ReactNode
}

/** Stays focusable at the end of the list, so that moving by keyboard does not lose its place. */
function CardButton({ label, isOff = false, onPress, children }: CardButtonProps) {
  return (
    <Tooltip title={label.split(':')[0]}>
      <IconButton
        aria-label={label}
        aria-disabled={isOff || undefined}
        onClick={() => {
          if (!isOff) onPress()
        }}
        sx={isOff ? { opacity: 0.4 } : {}}
      >
        {children}
      </IconButton>
    </Tooltip>
  )
}

function detailsOf(pergunta: Pergunta): string {
  const tipo = TIPO_NAMES[pergunta.tipo]
  if (pergunta.tipo === 'VIDEO')
    return pergunta.duracao === null
      ? `${tipo}, sem limite de tempo`
      : `${tipo}, ${pergunta.duracao} segundos`
  if (pergunta.tipo !== 'SIM_NAO') return tipo
  const right = [pergunta.simCorreta ? 'sim' : '', pergunta.naoCorreta ? 'não' : ''].filter(Boolean)
  return right.length === 1 ? `${tipo}, certa: ${right[0]}` : tipo
}
