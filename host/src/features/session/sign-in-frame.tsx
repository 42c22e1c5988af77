import { Box, LogoSeleta, Typography } from '@seleta/ui/base'
import type { ReactNode } from 'react'

/** `h1` of the screens without bars. In the text font: the display font's 41 kB would be a fifth of the first page. */
export function ScreenTitle({ children }: { children: ReactNode }) {
  return (
    <Typography
      variant="h2"
      component="h1"
      sx={{ fontSize: '1.75rem', lineHeight: '2.25rem', letterSpacing: '-0.02em' }}
    >
      {children}
    </Typography>
  )
}

/** Two panels from 900 px: a form of 400 px and the quiet bottle-green one; below, the form alone (design 4.1). */
export function SignInFrame({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <Box
        component="main"
        sx={{
          flex: '1 1 50%',
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          px: { xs: 4, sm: 8 },
          py: 8,
        }}
      >
        <Box sx={{ width: '100%', maxWidth: 400, my: 'auto' }}>
          <Box sx={{ mb: 10, display: { md: 'none' } }}>
            <LogoSeleta />
          </Box>
          {children}
        </Box>
      </Box>
      <Box
        aria-hidden
        sx={{
          flex: '1 1 50%',
          display: { xs: 'none', md: 'flex' },
          flexDirection: 'column',
          justifyContent: 'space-between',
          p: 12,
          color: 'sidebar.text',
          bgcolor: 'sidebar.ground',
          position: 'relative',
          overflow: 'hidden',
        }}
      >
        <LogoSeleta ground="green" />
        <Box sx={{ maxWidth: 460, position: 'relative' }}>
          <Typography
            variant="h2"
            component="p"
            sx={{
              color: 'sidebar.active',
              fontSize: '2.5rem',
              lineHeight: '3rem',
              letterSpacing: '-0.025em',
              textWrap: 'balance',
            }}
          >
            Cada vaga clara, cada pessoa com resposta.
          </Typography>
          <Typography sx={{ mt: 4, maxWidth: '44ch' }}>
            Monte a campanha em nove passos, veja por que cada pessoa combina com a vaga e leve a seleção até
            o fim.
          </Typography>
        </Box>
        <EtapasDrawing />
      </Box>
    </Box>
  )
}

/** The product in one line drawing: people moving through stages. Decoration only. */
function EtapasDrawing() {
  const columns = [
    { x: 0, cards: [0, 1, 2, 3], mark: -1 },
    { x: 116, cards: [0, 1, 2], mark: 1 },
    { x: 232, cards: [0, 1], mark: -1 },
    { x: 348, cards: [0], mark: 0 },
  ]
  return (
    <Box
      component="svg"
      viewBox="0 0 448 150"
      focusable="false"
      sx={{ width: '100%', maxWidth: 448, color: 'sidebar.activeGround' }}
    >
      {columns.map(({ x, cards, mark }) => (
        <g key={x}>
          <line
            x1={x}
            y1="2"
            x2={x + 100}
            y2="2"
            stroke="currentColor"
            strokeWidth="3"
            strokeLinecap="round"
          />
          {cards.map((row) => (
            <g key={row} transform={`translate(${x} ${16 + row * 34})`}>
              <Box
                component="rect"
                width="100"
                height="26"
                rx="5"
                fill="none"
                strokeWidth="1.5"
                sx={{ stroke: row === mark ? 'var(--seleta-palette-sidebar-bar)' : 'currentColor' }}
              />
              <line
                x1="10"
                y1="13"
                x2={54 + ((x + row * 17) % 32)}
                y2="13"
                stroke="currentColor"
                strokeWidth="3"
                strokeLinecap="round"
              />
            </g>
          ))}
        </g>
      ))}
    </Box>
  )
}
