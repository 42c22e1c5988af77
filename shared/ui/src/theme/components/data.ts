import type { Components, Theme } from '@mui/material/styles'
import { media, paint } from '../paint'
import { height, radius } from '../tokens'
import { alertIcons, chipIcons, sortIcons } from './icons'

const softAlert = (name: 'success' | 'warning' | 'error' | 'info') => ({
  props: { variant: 'standard' as const, severity: name },
  style: {
    backgroundColor: paint[name].tint,
    color: paint.text,
    border: `1px solid color-mix(in srgb, ${paint[name].text} 35%, transparent)`,
    '& .MuiAlert-icon': { color: paint[name].text },
  },
})

const softChip = (name: 'success' | 'warning' | 'error' | 'info') => ({
  props: { color: name, variant: 'filled' as const },
  style: { backgroundColor: paint[name].tint, color: paint[name].text },
})

/** What shows content and state. */
export const data: Components<Theme> = {
  MuiAlert: {
    defaultProps: alertIcons,
    styleOverrides: {
      root: {
        alignItems: 'flex-start',
        padding: '8px 16px',
        borderRadius: radius.card,
        fontSize: '0.875rem',
        lineHeight: '1.25rem',
        variants: (['success', 'warning', 'error', 'info'] as const).map(softAlert),
      },
      icon: { padding: '6px 0', marginRight: 12, fontSize: '1.25rem', opacity: 1 },
      message: { padding: '6px 0', minWidth: 0, flex: 1, overflow: 'visible' },
      action: { padding: 0, marginRight: -8, alignItems: 'center' },
    },
  },
  MuiAlertTitle: {
    styleOverrides: {
      root: { margin: '0 0 2px', fontSize: '0.875rem', lineHeight: '1.25rem', fontWeight: 680 },
    },
  },
  MuiChip: {
    defaultProps: chipIcons,
    styleOverrides: {
      root: {
        height: 32,
        borderRadius: radius.full,
        fontSize: '0.8125rem',
        backgroundColor: paint.sunken,
        color: paint.text,
        variants: [
          { props: { size: 'small' }, style: { height: 24, fontSize: '0.75rem' } },
          {
            props: { variant: 'outlined' },
            style: { backgroundColor: 'transparent', borderColor: paint.controlBorder },
          },
          { props: { color: 'primary' }, style: { backgroundColor: paint.primarySoft, color: paint.text } },
          ...(['success', 'warning', 'error', 'info'] as const).map(softChip),
          {
            props: { clickable: true },
            style: { '&:hover': { backgroundColor: paint.border } },
          },
        ],
      },
      label: { paddingInline: 12, lineHeight: 1.4 },
      deleteIcon: {
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        color: paint.textSecondary,
        width: 24,
        height: 24,
        margin: '0 4px 0 -8px',
        borderRadius: '50%',
        '&:hover': { color: paint.text },
        [media.touch]: { width: 28, height: 28 },
      },
    },
  },
  MuiBadge: { styleOverrides: { badge: { fontWeight: 680, fontSize: '0.6875rem' } } },
  MuiAvatar: {
    styleOverrides: {
      root: { backgroundColor: paint.primarySoft, color: paint.text, fontSize: '0.8125rem', fontWeight: 680 },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse' },
    styleOverrides: { root: { backgroundColor: paint.border, transform: 'none', borderRadius: 4 } },
  },
  MuiLinearProgress: {
    styleOverrides: { root: { height: 4, borderRadius: 2, backgroundColor: paint.border } },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: '8px 12px',
        fontSize: '0.8125rem',
        lineHeight: '1.25rem',
        borderColor: paint.border,
        fontVariantNumeric: 'tabular-nums',
      },
      head: { color: paint.textSecondary, fontWeight: 550, backgroundColor: 'transparent' },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: {
        '&:hover': { backgroundColor: 'transparent' },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: paint.primarySoft },
      },
    },
  },
  MuiTableSortLabel: { defaultProps: sortIcons },
  MuiTablePagination: {
    styleOverrides: {
      toolbar: { minHeight: 56, paddingInline: 8 },
      displayedRows: { fontVariantNumeric: 'tabular-nums', fontSize: '0.8125rem' },
      selectLabel: { fontSize: '0.8125rem' },
    },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: { minWidth: height.control, height: height.control, borderRadius: radius.control },
    },
  },
  MuiStepper: { styleOverrides: { root: { padding: 0 } } },
  MuiStepButton: {
    styleOverrides: {
      root: {
        padding: '8px',
        margin: '0',
        borderRadius: radius.control,
        justifyContent: 'flex-start',
        width: '100%',
        '&:hover': { backgroundColor: paint.sunken },
        '&[aria-current="step"]': { backgroundColor: paint.primarySoft },
      },
    },
  },
  MuiStepLabel: {
    styleOverrides: {
      root: { padding: 0 },
      label: {
        fontSize: '0.875rem',
        lineHeight: '1.25rem',
        color: paint.textSecondary,
        '&.Mui-active, &.Mui-completed': { color: paint.text, fontWeight: 550 },
      },
    },
  },
  MuiStepConnector: {
    styleOverrides: { root: { marginLeft: 19 }, line: { borderColor: paint.border, minHeight: 8 } },
  },
  MuiStepIcon: {
    styleOverrides: {
      root: { color: paint.controlBorder, '&.Mui-active, &.Mui-completed': { color: paint.primary } },
    },
  },
}
