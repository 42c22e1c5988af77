import type { Components, Theme } from '@mui/material/styles'
import { media, paint } from '../paint'
import { floatingShadow, height, radius } from '../tokens'
import { autocompleteIcons, selectIcons } from './icons'

/** Half of its 20 px: MUI counts by a font size. */
const selectIcon = { color: paint.textSecondary, top: 'calc(50% - 10px)' }

/** Fields: the label stands above the outline, and a field in focus wears the ring of the product. */
export const fields: Components<Theme> = {
  MuiTextField: {
    defaultProps: { variant: 'outlined', fullWidth: true, slotProps: { inputLabel: { shrink: true } } },
  },
  MuiFormControl: { defaultProps: { fullWidth: true } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 6,
        overflow: 'visible',
        whiteSpace: 'normal',
        pointerEvents: 'auto',
        color: paint.text,
        fontSize: '0.875rem',
        lineHeight: '1.25rem',
        fontWeight: 550,
        '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: paint.text },
      },
      asterisk: { color: paint.error.text },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        color: paint.text,
        fontSize: '0.875rem',
        lineHeight: '1.25rem',
        fontWeight: 550,
        '&.Mui-focused, &.Mui-error': { color: paint.text },
      },
      asterisk: { color: paint.error.text },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: height.control,
        borderRadius: radius.control,
        backgroundColor: paint.surface,
        fontSize: '0.875rem',
        lineHeight: '1.25rem',
        '& fieldset': { top: 0, borderColor: paint.controlBorder },
        '& fieldset legend': { display: 'none' },
        '&:hover:not(.Mui-error, .Mui-disabled) fieldset': { borderColor: paint.text },
        '&.Mui-focused': { outline: `3px solid ${paint.focus}`, outlineOffset: 2 },
        '&.Mui-focused:not(.Mui-error) fieldset': { borderColor: paint.text, borderWidth: 1 },
        '&.Mui-error fieldset, &.Mui-error.Mui-focused fieldset': {
          borderColor: paint.error.text,
          borderWidth: 2,
        },
        '&.Mui-disabled': { backgroundColor: paint.sunken },
        '&.Mui-disabled fieldset': { borderColor: paint.border },
        [media.touch]: { minHeight: height.controlTouch, fontSize: '1rem' },
      },
      input: {
        height: 'auto',
        padding: '9px 12px',
        '&:focus-visible': { outline: 'none' },
        '&::placeholder': { color: paint.textSecondary, opacity: 1 },
        '&:-webkit-autofill': {
          WebkitBoxShadow: `0 0 0 100px ${paint.primarySoft} inset`,
          WebkitTextFillColor: paint.text,
          borderRadius: 'inherit',
        },
        '&.Mui-disabled': { WebkitTextFillColor: paint.textSecondary },
      },
      multiline: {
        padding: 0,
        '& textarea': { padding: '9px 12px', '&:focus-visible': { outline: 'none' } },
      },
      adornedStart: { paddingLeft: 12, '& input': { paddingLeft: 8 } },
      adornedEnd: { paddingRight: 8 },
    },
  },
  MuiInputAdornment: {
    styleOverrides: { root: { margin: 0, color: paint.textSecondary, maxHeight: 'none' } },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '6px 0 0',
        fontSize: '0.8125rem',
        lineHeight: '1.125rem',
        color: paint.textSecondary,
        '&.Mui-error': { color: paint.error.text, fontWeight: 550 },
      },
    },
  },
  MuiSelect: {
    defaultProps: selectIcons,
    styleOverrides: {
      select: { minHeight: 0, '&:focus-visible': { outline: 'none' } },
      icon: selectIcon,
    },
  },
  MuiNativeSelect: { styleOverrides: { icon: selectIcon } },
  MuiAutocomplete: {
    defaultProps: { blurOnSelect: 'mouse', ...autocompleteIcons },
    styleOverrides: {
      inputRoot: {
        padding: 4,
        gap: 4,
        '& .MuiAutocomplete-input': { padding: '5px 8px' },
        '& .MuiAutocomplete-input:focus-visible': { outline: 'none' },
      },
      tag: { margin: 0, maxWidth: '100%' },
      paper: { marginTop: 4, borderRadius: radius.card, boxShadow: floatingShadow },
      listbox: { padding: 4, maxHeight: 320 },
      option: {
        minHeight: 36,
        borderRadius: radius.control,
        fontSize: '0.875rem',
        '&.Mui-focused, &.Mui-focusVisible': { backgroundColor: `${paint.sunken} !important` },
        '&[aria-selected="true"]': { backgroundColor: `${paint.primarySoft} !important`, fontWeight: 550 },
        [media.touch]: { minHeight: height.controlTouch },
      },
      groupLabel: {
        position: 'static',
        backgroundColor: 'transparent',
        color: paint.textSecondary,
        fontSize: '0.75rem',
        fontWeight: 680,
        lineHeight: '2rem',
        padding: '0 12px',
      },
      noOptions: { fontSize: '0.875rem', color: paint.textSecondary },
      loading: { fontSize: '0.875rem', color: paint.textSecondary },
    },
  },
}
