import { Box } from '@seleta/ui/core'
import { AppearanceSection } from './appearance-section'

/** /dashboard/configuracoes (product 7, design 2). */
export default function SettingsPage() {
  return (
    <Box sx={{ display: 'grid', gap: 8, maxWidth: 760 }}>
      <AppearanceSection />
    </Box>
  )
}
