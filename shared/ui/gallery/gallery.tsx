import '../src/theme/fonts.css'
import { createRoot } from 'react-dom/client'
import { Box, Typography } from '../src/core'
import { AppTheme, useTema } from '../src/theme/theme'
import { ChartsRoom } from './charts-room'
import { CoreRoom } from './core-room'
import { FormRoom } from './form-room'
import { GridRoom } from './grid-room'
import { useEffect } from 'react'

const ROOMS = { core: CoreRoom, form: FormRoom, grid: GridRoom, charts: ChartsRoom }

function Gallery() {
  const { setTema } = useTema()
  const asked = new URLSearchParams(location.search).get('tema')
  useEffect(() => setTema(asked === 'escuro' ? 'escuro' : 'claro'), [asked, setTema])
  const name = location.hash.slice(1)
  const Room = name === 'form' || name === 'grid' || name === 'charts' ? ROOMS[name] : ROOMS.core
  return (
    <Box component="main" sx={{ maxWidth: 1440, mx: 'auto', p: { xs: 4, sm: 8 } }}>
      <Typography variant="h1" sx={{ mb: 6 }}>
        Seleta UI
      </Typography>
      <Room />
    </Box>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <AppTheme>
      <Gallery />
    </AppTheme>,
  )
