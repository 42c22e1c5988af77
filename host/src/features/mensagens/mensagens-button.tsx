import { IconButton, Tooltip } from '@seleta/ui/core'
import { MessageIcon } from '@seleta/ui/icons'
import { lazy } from 'react'
import { useSearchParams } from 'react-router-dom'
import { OptionalPart } from '../trouble/optional-part'

const MensagensDrawer = lazy(() => import('./mensagens-drawer'))

/** In the address, so that a figure elsewhere opens what it counts: `falhas`, or all of them. */
const PARAM = 'mensagens'

/** The message icon: messages to candidates, failures first (product 10). */
export function MensagensButton() {
  const [search, setSearch] = useSearchParams()
  const which = search.get(PARAM)
  const show = (value: string | null) =>
    setSearch((before) => {
      const after = new URLSearchParams(before)
      if (value === null) after.delete(PARAM)
      else after.set(PARAM, value)
      return after
    })
  const close = () => show(null)
  return (
    <>
      <Tooltip title="Mensagens">
        <IconButton
          aria-label="Mensagens"
          aria-haspopup="dialog"
          aria-expanded={which !== null}
          onClick={() => show('todas')}
        >
          <MessageIcon />
        </IconButton>
      </Tooltip>
      {which !== null && (
        <OptionalPart onFailure={close}>
          <MensagensDrawer
            key={which}
            areFalhas={which === 'falhas'}
            onAll={() => show('todas')}
            onClose={close}
          />
        </OptionalPart>
      )}
    </>
  )
}
