import type { HTMLAttributes } from 'react'
import {
  ChevronDownIcon,
  CloseIcon,
  ErrorIcon,
  InfoIcon,
  SuccessIcon,
  WarningIcon,
  ArrowUpIcon,
} from '../../icons/icons'
import { paint } from '../paint'

/** Square of 22 px on the checkbox's colour; `sign` is the path inside a filled one. */
function Box({ sign }: { sign?: string }) {
  return (
    <svg width="22" height="22" viewBox="0 0 22 22" fill="none" aria-hidden focusable="false">
      <rect
        x="2.75"
        y="2.75"
        width="16.5"
        height="16.5"
        rx="4"
        stroke="currentColor"
        strokeWidth="1.5"
        fill={sign ? 'currentColor' : paint.surface}
      />
      {sign ? (
        <path
          d={sign}
          stroke={paint.onPrimary}
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : null}
    </svg>
  )
}

function Disc({ isOn }: { isOn: boolean }) {
  return (
    <svg width="22" height="22" viewBox="0 0 22 22" fill="none" aria-hidden focusable="false">
      <circle cx="11" cy="11" r="8.25" stroke="currentColor" strokeWidth="1.5" fill={paint.surface} />
      {isOn ? <circle cx="11" cy="11" r="4.5" fill="currentColor" /> : null}
    </svg>
  )
}

/** MUI clones the delete icon to hand it class and click, so it takes any attribute of a span. */
function ChipRemove(props: HTMLAttributes<HTMLSpanElement>) {
  return (
    <span {...props}>
      <CloseIcon size={16} />
    </span>
  )
}

/** MUI's own signs replaced by those of the product: default props per component. */
export const checkboxIcons = {
  icon: <Box />,
  checkedIcon: <Box sign="M6.8 11.4l2.8 2.8 5.6-6" />,
  indeterminateIcon: <Box sign="M7 11h8" />,
}
export const radioIcons = { icon: <Disc isOn={false} />, checkedIcon: <Disc isOn /> }
export const selectIcons = { IconComponent: ChevronDownIcon }
export const autocompleteIcons = { popupIcon: <ChevronDownIcon />, clearIcon: <CloseIcon size={18} /> }
export const chipIcons = { deleteIcon: <ChipRemove /> }
export const accordionIcons = { expandIcon: <ChevronDownIcon size={18} /> }
export const sortIcons = { IconComponent: ArrowUpIcon }
export const alertIcons = {
  iconMapping: {
    success: <SuccessIcon />,
    info: <InfoIcon />,
    warning: <WarningIcon />,
    error: <ErrorIcon />,
  },
  slots: { closeIcon: CloseIcon },
}
