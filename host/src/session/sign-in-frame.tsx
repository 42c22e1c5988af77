import { Box, Typography } from '@seleta/ui/core'
import type { ReactNode } from 'react'
import { BrandMark } from '../frame/brand-mark'

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
          <BrandMark sx={{ mb: 10, display: { md: 'none' } }} />
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
        <BrandMark tone="dark" />
        <Box sx={{ maxWidth: 460, position: 'relative' }}>
          <Typography
            variant="h1"
            component="p"
            sx={{ color: 'sidebar.active', fontSize: '2.5rem', lineHeight: '3rem', textWrap: 'balance' }}
          >
            Cada vaga clara, cada pessoa com resposta.
          </Typography>
          <Typography sx={{ mt: 4, maxWidth: '44ch' }}>
            Monte a campanha em nove passos, veja por que cada pessoa combina com a vaga e leve a seleção até
            o fim.
          </Typography>
        </Box>
        <StagesDrawing />
      </Box>
    </Box>
  )
}

/** The product in one line drawing: people moving through stages. Decoration only. */
function StagesDrawing() {
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
