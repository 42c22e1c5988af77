import { paths } from '@seleta/shell'
import { IconButton, Tooltip } from '@seleta/ui/core'
import { MessageIcon } from '@seleta/ui/icons'
import { Link, useLocation } from 'react-router-dom'

/** The message icon: the page of messages to candidates (product 67). */
export function MensagensLink() {
  const { pathname } = useLocation()
  return (
    <Tooltip title="Mensagens">
      <IconButton
        component={Link}
        to={paths.mensagens()}
        aria-label="Mensagens"
        {...(pathname === paths.mensagens() && { 'aria-current': 'page' })}
      >
        <MessageIcon />
      </IconButton>
    </Tooltip>
  )
}
