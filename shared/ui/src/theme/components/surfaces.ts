import type { Components, Theme } from '@mui/material/styles'
import { media, paint } from '../paint'
import { floatingShadow, height, radius } from '../tokens'
import { accordionIcons } from './icons'

const floating = {
  border: `1px solid ${paint.border}`,
  borderRadius: radius.card,
  boxShadow: floatingShadow,
  backgroundImage: 'none',
}

/** Paper and everything that floats over it. */
export const surfaces: Components<Theme> = {
  MuiPaper: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      rounded: { borderRadius: radius.card },
      outlined: { borderColor: paint.border },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        ...floating,
        borderRadius: radius.dialog,
        variants: [{ props: { fullScreen: true }, style: { borderRadius: 0, border: 0 } }],
      },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: {
        backgroundColor: 'rgb(13 17 16 / 0.5)',
        variants: [{ props: { invisible: true }, style: { backgroundColor: 'transparent' } }],
      },
    },
  },
  MuiDialogTitle: {
    defaultProps: { variant: 'h2' },
    styleOverrides: { root: { padding: '24px 24px 8px', fontSize: '1.125rem', lineHeight: '1.625rem' } },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: { padding: '8px 24px 16px', '&:focus-visible': { outline: 'none' } },
      dividers: { borderColor: paint.border },
    },
  },
  MuiDialogContentText: {
    styleOverrides: { root: { color: paint.text, maxWidth: '70ch' } },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: {
        padding: '16px 24px 24px',
        gap: 8,
        // On a phone of 320 px two buttons may not fit side by side, nor long words on one line.
        flexWrap: 'wrap',
        '& .MuiButton-root': { whiteSpace: 'normal' },
      },
    },
    defaultProps: { disableSpacing: true },
  },
  MuiPopover: { styleOverrides: { paper: floating } },
  MuiMenu: {
    styleOverrides: { paper: { ...floating, minWidth: 200, marginBlock: 4 }, list: { padding: 4 } },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 36,
        padding: '8px 12px',
        gap: 8,
        borderRadius: radius.control,
        fontSize: '0.875rem',
        lineHeight: '1.25rem',
        '&:hover, &.Mui-focusVisible': { backgroundColor: paint.sunken },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: paint.primarySoft, fontWeight: 550 },
        '&.Mui-selected.Mui-focusVisible': { backgroundColor: paint.primarySoft },
        '& .MuiListItemIcon-root': { minWidth: 28, color: 'inherit' },
        '& + .MuiDivider-root': { marginBlock: 4 },
        [media.touch]: { minHeight: height.controlTouch },
      },
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        borderRadius: radius.control,
        '&:hover': { backgroundColor: paint.sunken },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: paint.primarySoft },
      },
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 36, color: paint.textSecondary } } },
  MuiDrawer: {
    styleOverrides: {
      paper: { border: 0, borderRight: `1px solid ${paint.border}`, boxShadow: floatingShadow },
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 300, enterTouchDelay: 0, leaveTouchDelay: 5000 },
    styleOverrides: {
      tooltip: {
        padding: '6px 10px',
        borderRadius: radius.control,
        backgroundColor: paint.text,
        color: paint.bg,
        fontSize: '0.8125rem',
        lineHeight: '1.125rem',
        fontWeight: 400,
        maxWidth: 320,
      },
      arrow: { color: paint.text },
    },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, square: true },
    styleOverrides: {
      root: {
        border: 0,
        borderBottom: `1px solid ${paint.border}`,
        backgroundColor: 'transparent',
        '&::before': { display: 'none' },
      },
    },
  },
  MuiAccordionSummary: {
    defaultProps: accordionIcons,
    styleOverrides: {
      root: {
        minHeight: 48,
        padding: '0 4px',
        borderRadius: radius.control,
        fontFamily: 'inherit',
        fontSize: '0.875rem',
        fontWeight: 550,
        '&:hover': { backgroundColor: paint.sunken },
      },
      content: { margin: '12px 0' },
    },
  },
  MuiAccordionDetails: { styleOverrides: { root: { padding: '4px 4px 16px' } } },
  MuiDivider: { styleOverrides: { root: { borderColor: paint.border } } },
}
