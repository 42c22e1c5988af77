import { IconButton, Tooltip } from '@seleta/ui/core'
import { MessageIcon } from '@seleta/ui/icons'
import { lazy, useState } from 'react'
import { OptionalPart } from '../trouble/optional-part'

const MensagensDrawer = lazy(() => import('./mensagens-drawer'))

/** The message icon: messages to candidates, failures first (product 10). */
export function MensagensButton() {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Tooltip title="Mensagens">
        <IconButton
          aria-label="Mensagens"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(true)}
        >
          <MessageIcon />
        </IconButton>
      </Tooltip>
      {isOpen && (
        <OptionalPart onFailure={close}>
          <MensagensDrawer onClose={close} />
        </OptionalPart>
      )}
    </>
  )
}
