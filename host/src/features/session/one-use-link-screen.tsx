import { paths } from '@seleta/shell'
import { Alert, Box, Link as TextLink, Typography } from '@seleta/ui/core'
import type { FormEvent, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ScreenTitle, SignInFrame } from './sign-in-frame'

interface OneUseLinkScreenProps {
  readonly title: string
  /** Below the title: what is asked for here. */
  readonly intro?: string
  /** Of the address; empty when the link was cut off. */
  readonly token: string
  /** What to do then. */
  readonly incomplete: string
  readonly back: string
  readonly onSubmit: (event: FormEvent) => void
  /** Fields and button. */
  readonly children: ReactNode
}

/** Where a link of an e-mail leads that can be used once: an invitation, a new password (product 5, 7). */
export function OneUseLinkScreen(props: OneUseLinkScreenProps) {
  const { title, intro, token, incomplete, back, onSubmit, children } = props
  return (
    <SignInFrame>
      <Box sx={{ mb: intro === undefined ? 6 : 2 }}>
        <ScreenTitle>{title}</ScreenTitle>
      </Box>
      {intro !== undefined && <Typography sx={{ mb: 6, color: 'text.secondary' }}>{intro}</Typography>}
      {token === '' ? (
        <Alert severity="error">{incomplete}</Alert>
      ) : (
        <Box component="form" noValidate onSubmit={onSubmit} sx={{ display: 'grid', gap: 5 }}>
          {children}
        </Box>
      )}
      <TextLink component={Link} to={paths.login()} variant="body2" sx={{ display: 'inline-block', mt: 6 }}>
        {back}
      </TextLink>
    </SignInFrame>
  )
}
