import type { Components, Theme } from '@mui/material/styles'
import { media, paint } from '../paint'
import { motion, radius } from '../tokens'
import { checkboxIcons, radioIcons } from './icons'

/** The box to tick; also where it is drawn without MUI, in the cells of a table. */
export const checkboxStyle = {
  padding: 8,
  borderRadius: radius.control,
  color: paint.controlBorder,
  '&:hover': { backgroundColor: paint.sunken },
  [media.touch]: { padding: 11 },
} as const

/** Checkbox, radio, switch, slider: all drawn by us so that a line never fades below 3:1. */
export const choices: Components<Theme> = {
  MuiFormControlLabel: {
    styleOverrides: {
      root: { marginLeft: -8, marginRight: 16, gap: 4 },
      label: { fontSize: '0.875rem', lineHeight: '1.25rem' },
    },
  },
  MuiCheckbox: {
    defaultProps: checkboxIcons,
    styleOverrides: {
      root: {
        ...checkboxStyle,
        '&.Mui-checked, &.MuiCheckbox-indeterminate': { color: paint.primary },
        '& .MuiSvgIcon-root': { fontSize: '1.375rem' },
      },
    },
  },
  MuiRadio: {
    defaultProps: radioIcons,
    styleOverrides: {
      root: {
        padding: 8,
        color: paint.controlBorder,
        '&:hover': { backgroundColor: paint.sunken },
        '&.Mui-checked': { color: paint.primary },
        '& .MuiSvgIcon-root': { fontSize: '1.375rem' },
        [media.touch]: { padding: 11 },
      },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 44, height: 24, padding: 0, margin: 8, overflow: 'visible' },
      switchBase: {
        padding: 3,
        '&:hover': { backgroundColor: 'transparent' },
        '&.Mui-checked': { transform: 'translateX(20px)', color: paint.onPrimary },
        '&.Mui-checked + .MuiSwitch-track': {
          backgroundColor: paint.primary,
          borderColor: paint.primary,
          opacity: 1,
        },
        '&.Mui-checked .MuiSwitch-thumb': { backgroundColor: paint.onPrimary },
        '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.5 },
        '&.Mui-focusVisible': { outline: 'none' },
        '&.Mui-focusVisible + .MuiSwitch-track': { outline: `3px solid ${paint.focus}`, outlineOffset: 2 },
      },
      thumb: { width: 18, height: 18, boxShadow: 'none', backgroundColor: paint.controlBorder },
      track: {
        boxSizing: 'border-box',
        borderRadius: 12,
        border: `2px solid ${paint.controlBorder}`,
        backgroundColor: paint.surface,
        opacity: 1,
        transition: `background-color ${motion.fast}ms`,
      },
    },
  },
  MuiSlider: {
    styleOverrides: {
      root: { color: paint.primary, height: 6, padding: '17px 0', borderRadius: 3 },
      rail: { opacity: 1, backgroundColor: paint.controlBorder, height: 2 },
      track: { border: 0 },
      thumb: {
        width: 20,
        height: 20,
        backgroundColor: paint.surface,
        border: `3px solid ${paint.primary}`,
        boxShadow: 'none',
        '&::before': { boxShadow: 'none' },
        '&::after': { width: 40, height: 40 },
        '&:hover, &.Mui-active': { boxShadow: `0 0 0 6px ${paint.primarySoft}` },
        '&.Mui-focusVisible': { boxShadow: 'none', outline: `3px solid ${paint.focus}`, outlineOffset: 2 },
        [media.touch]: { width: 24, height: 24 },
      },
      valueLabel: {
        borderRadius: radius.control,
        backgroundColor: paint.text,
        color: paint.bg,
        fontSize: '0.8125rem',
        fontVariantNumeric: 'tabular-nums',
      },
      markLabel: { fontSize: '0.75rem', color: paint.textSecondary },
    },
  },
}
