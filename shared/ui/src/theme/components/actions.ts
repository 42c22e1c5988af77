import type { Components, Theme } from '@mui/material/styles'
import { media, paint } from '../paint'
import { height, radius } from '../tokens'

const pressed = { transform: 'translateY(1px)' }

/** The button that is an icon alone; also where it is drawn without MUI, in the cells of a table. */
export const iconButtonStyle = {
  width: height.control,
  height: height.control,
  padding: 8,
  borderRadius: radius.control,
  color: paint.textSecondary,
  '&:hover': { backgroundColor: paint.sunken, color: paint.text },
  '&:active': pressed,
  '&[aria-expanded="true"]': { backgroundColor: paint.sunken, color: paint.text },
  [media.touch]: { width: height.controlTouch, height: height.controlTouch },
} as const

/** Things one presses. */
export const actions: Components<Theme> = {
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: height.control,
        minWidth: 0,
        padding: '8px 16px',
        borderRadius: radius.control,
        whiteSpace: 'nowrap',
        '&:active': pressed,
        [media.touch]: { minHeight: height.controlTouch },
        variants: [
          { props: { variant: 'text' }, style: { padding: '8px 12px' } },
          {
            props: { variant: 'text', color: 'primary' },
            style: { '&:hover': { backgroundColor: paint.primarySoft } },
          },
          {
            props: { variant: 'text', color: 'inherit' },
            style: { '&:hover': { backgroundColor: paint.sunken } },
          },
          // The second button of a screen: paper with a line, ink as text.
          {
            props: { variant: 'outlined' },
            style: {
              padding: '7px 15px',
              backgroundColor: paint.surface,
              borderColor: paint.controlBorder,
              color: paint.text,
              '&:hover': { backgroundColor: paint.sunken, borderColor: paint.text },
              '&.Mui-disabled': { borderColor: paint.border },
            },
          },
          {
            props: { variant: 'outlined', color: 'error' },
            style: {
              color: paint.error.text,
              borderColor: paint.error.text,
              '&:hover': { backgroundColor: paint.error.tint, borderColor: paint.error.text },
            },
          },
          ...(['success', 'error', 'warning', 'info'] as const).map((color) => ({
            props: { variant: 'contained' as const, color },
            style: {
              '&:hover': { backgroundColor: `color-mix(in srgb, ${paint[color].text} 86%, ${paint.text})` },
            },
          })),
          {
            props: { size: 'small' },
            style: { minHeight: 32, padding: '5px 12px', fontSize: '0.8125rem' },
          },
          { props: { size: 'large' }, style: { minHeight: 48, padding: '12px 24px', fontSize: '0.9375rem' } },
        ],
        '&.Mui-disabled': { color: paint.textSecondary, opacity: 0.72 },
        '&[aria-disabled="true"]': { opacity: 0.8, cursor: 'default' },
      },
      startIcon: { marginRight: 8, marginLeft: -4, '& > *:nth-of-type(1)': { fontSize: '1.125rem' } },
      endIcon: { marginLeft: 8, marginRight: -4, '& > *:nth-of-type(1)': { fontSize: '1.125rem' } },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        ...iconButtonStyle,
        variants: [
          { props: { size: 'small' }, style: { width: 32, height: 32, padding: 6 } },
          { props: { edge: 'end' }, style: { marginRight: -4 } },
          { props: { edge: 'start' }, style: { marginLeft: -4 } },
          { props: { color: 'error' }, style: { '&:hover': { color: paint.error.text } } },
          { props: { color: 'inherit' }, style: { color: 'inherit' } },
        ],
      },
    },
  },
  MuiToggleButtonGroup: { styleOverrides: { root: { backgroundColor: paint.surface } } },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        minHeight: height.control,
        minWidth: height.control,
        padding: '7px 12px',
        borderColor: paint.controlBorder,
        color: paint.textSecondary,
        '&:hover': { backgroundColor: paint.sunken },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: paint.primarySoft,
          color: paint.text,
          borderColor: paint.primary,
        },
        [media.touch]: { minHeight: height.controlTouch, minWidth: height.controlTouch },
      },
    },
  },
  MuiTabs: {
    defaultProps: { variant: 'scrollable', scrollButtons: 'auto', allowScrollButtonsMobile: true },
    styleOverrides: {
      root: { minHeight: height.control, boxShadow: `inset 0 -1px ${paint.border}` },
      list: { gap: 4 },
      indicator: { height: 3, borderRadius: '3px 3px 0 0', backgroundColor: paint.primary },
      scroller: { paddingBlock: 5, marginBlock: -5 },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: height.control,
        minWidth: 0,
        padding: '10px 12px',
        color: paint.textSecondary,
        fontSize: '0.875rem',
        '&:hover': { color: paint.text },
        '&.Mui-selected': { color: paint.text },
        [media.touch]: { minHeight: height.controlTouch },
      },
    },
  },
}
