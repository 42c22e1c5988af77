import { formatInteger } from '@seleta/regras/numbers'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import type { ReactElement } from 'react'
import { ChevronLeftIcon, ChevronRightIcon, FirstPageIcon, LastPageIcon } from '../icons/icons'
import { paint } from '../theme/paint'

export interface PagerProps {
  /** Zero-based. */
  page: number
  pageSize: number
  rowCount: number
  onPageChange: (page: number) => void
  /** Word before the page size: «Talentos por página». */
  pageSizeLabel?: string
}

const Root = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '4px 24px',
  minHeight: 56,
  padding: '8px 4px',
  color: paint.textSecondary,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
})

const Buttons = styled('span')({ display: 'flex', alignItems: 'center', gap: 4 })

/** Pages there are; at least one, so that an empty list reads «Página 1 de 1». */
export function pageCount(rowCount: number, pageSize: number): number {
  return Math.max(1, Math.ceil(rowCount / pageSize))
}

/**
 * «1–12 de 57», first, previous, «Página 1 de 5», next, last. A button at its limit stays reachable, so that the
 * keyboard's focus never falls off the page.
 */
export function Pager({ page, pageSize, rowCount, onPageChange, pageSizeLabel }: PagerProps) {
  const last = pageCount(rowCount, pageSize) - 1
  const from = rowCount === 0 ? 0 : page * pageSize + 1
  const to = Math.min(rowCount, (page + 1) * pageSize)
  const isFirst = page <= 0
  const isLast = page >= last
  return (
    <Root aria-label="Paginação">
      {pageSizeLabel ? (
        <span>
          {pageSizeLabel} <strong>{pageSize}</strong>
        </span>
      ) : null}
      <span>
        {formatInteger(from)}–{formatInteger(to)} de {formatInteger(rowCount)}
      </span>
      <Buttons>
        <PageButton
          label="Primeira página"
          isOff={isFirst}
          go={() => onPageChange(0)}
          icon={<FirstPageIcon />}
        />
        <PageButton
          label="Página anterior"
          isOff={isFirst}
          go={() => onPageChange(page - 1)}
          icon={<ChevronLeftIcon />}
        />
        <span>
          Página {formatInteger(page + 1)} de {formatInteger(last + 1)}
        </span>
        <PageButton
          label="Próxima página"
          isOff={isLast}
          go={() => onPageChange(page + 1)}
          icon={<ChevronRightIcon />}
        />
        <PageButton
          label="Última página"
          isOff={isLast}
          go={() => onPageChange(last)}
          icon={<LastPageIcon />}
        />
      </Buttons>
    </Root>
  )
}

interface PageButtonProps {
  label: string
  isOff: boolean
  go: () => void
  icon: ReactElement
}

function PageButton({ label, isOff, go, icon }: PageButtonProps) {
  return (
    <IconButton
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : go}
      sx={isOff ? { opacity: 0.45, cursor: 'default' } : {}}
    >
      {icon}
    </IconButton>
  )
}
